# SPDX-License-Identifier: MIT
"""A table that answers phones as net/phones/ does, and does what a test wants."""
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOKEN = 'a' * 32


class Table:
    """The card of one seat, who listens to it, and what was pressed."""

    def __init__(self, page, policy):
        self.page, self.policy = page, policy
        self.changed = threading.Condition()
        self.token, self.closed, self.full = TOKEN, False, False
        self.card, self.version = {}, 0
        self.presses, self.streams = [], 0
        self.answer = lambda press: (200, {'said': ['done']})
        self.port, self.server = 0, None
        self.pause = 0  # after the first piece of a card, in seconds

    def start(self):
        self.stopping = False
        self.server = Server(('127.0.0.1', self.port), Handler)
        self.server.table = self
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def stop(self):
        """Ends all connections too, as a laptop that is shut."""
        with self.changed:
            self.stopping = True
            self.changed.notify_all()
        self.server.shutdown()
        self.server.server_close()

    def url(self):
        return 'http://127.0.0.1:%d/#%s' % (self.port, self.token)

    def show(self, card):
        with self.changed:
            self.card, self.version = card, self.version + 1
            self.changed.notify_all()

    def renew(self):
        with self.changed:
            self.token = 'b' * 32
            self.version += 1
            self.changed.notify_all()

    def close(self):
        with self.changed:
            self.closed = True
            self.changed.notify_all()


class Server(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, request, address):
        pass  # a page that went away


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, *words):
        pass

    def table(self):
        return self.server.table

    def send(self, status, kind='text/plain', body=b'', **more):
        self.send_response(status)
        self.send_header('Content-Type', kind)
        self.send_header('Cache-Control', 'no-store')
        if status != 204:
            self.send_header('Content-Length', str(len(body)))
        for name, value in more.items():
            self.send_header(name.replace('_', '-'), value)
        self.end_headers()
        self.wfile.write(body)

    def send_json(self, status, what):
        self.send(status, 'application/json', json.dumps(what, ensure_ascii=False).encode())

    def may(self):
        if self.table().stopping:
            self.close_connection = True
        elif self.headers.get('Authorization') != 'Bearer ' + self.table().token:
            self.send_json(401, {'error': 'no'})
        elif self.table().closed:
            self.send(204)
        elif self.table().full:
            self.send_json(503, {'error': 'full'})
        else:
            return True
        return False

    def do_GET(self):
        if self.path == '/':
            self.send(200, 'text/html; charset=utf-8', self.table().page, Content_Security_Policy=self.table().policy,
                      Referrer_Policy='no-referrer')
        elif self.path == '/card' and self.may():
            self.send_json(200, self.table().card)
        elif self.path == '/events' and self.may():
            self.stream()
        elif self.path not in ('/card', '/events'):
            self.send(404)

    def stream(self):
        table, sent = self.table(), None
        token = table.token
        self.send_response(200)
        self.send_header('Content-Type', 'text/event-stream')
        self.send_header('Cache-Control', 'no-store')
        self.send_header('Connection', 'close')
        self.end_headers()
        self.close_connection = True
        table.streams += 1
        try:
            while True:
                with table.changed:
                    table.changed.wait_for(lambda: table.version != sent or table.stopping or table.closed, 15)
                    if table.stopping or table.closed or table.token != token:
                        return
                    data = ': \n\n' if table.version == sent else 'data: %s\n\n' % json.dumps(table.card, ensure_ascii=False)
                    sent = table.version
                data = data.encode()
                # in pieces, as a network may bring it
                for at in range(0, len(data), 1000):
                    self.wfile.write(data[at:at + 1000])
                    self.wfile.flush()
                    time.sleep(0 if at else table.pause)
        finally:
            table.streams -= 1

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get('Content-Length', 0)))
        if self.path == '/press' and self.may():
            press = json.loads(body)
            self.table().presses.append(press)
            self.send_json(*self.table().answer(press))
