# SPDX-License-Identifier: MIT
"""A real table whose pages are on phones: the program, said a line at a time."""
import http.client
import os
import signal
import subprocess
import threading
import time

PROGRAM = os.path.abspath(os.environ.get('TABLESIDE', 'build/tableside'))


def eventually(true, seconds=10):
    """Whether this becomes true in time."""
    until = time.time() + seconds
    while not (found := true()) and time.time() < until:
        time.sleep(0.02)
    return found


def server_of(pid):
    """The process that serves the pages of this one; None while there is none."""
    with open('/proc/%d/task/%d/children' % (pid, pid), encoding='ascii') as children:
        for child in children.read().split():
            try:
                with open('/proc/%s/cmdline' % child, 'rb') as words:
                    if b'--serve-phones' in words.read():
                        return int(child)
            except OSError:
                pass  # it has ended meanwhile
    return None


def read_cards(place, key, over, hear):
    """Reads the stream of a page's cards to its end, or until it is over: hear(LINE) has each line of it."""
    line = http.client.HTTPConnection(place, timeout=40)
    line.request('GET', '/events', headers=key)
    stream = line.getresponse()
    while not over.is_set() and (data := stream.readline()):
        hear(data)


def read_on(place, key, over, hear, pause):
    """The same, opened again when it ends; yields after each end."""
    while not over.is_set():
        try:
            read_cards(place, key, over, hear)
        except (OSError, http.client.HTTPException):
            pass  # what serves it has been killed
        yield
        over.wait(pause)


class Program:
    def __init__(self, home, game, people, lang='en', title='Friday'):
        self.env = dict(os.environ, HOME=home, XDG_DATA_HOME=home, XDG_STATE_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home,
                        LC_ALL={'en': 'C.UTF-8', 'ja': 'ja_JP.UTF-8'}[lang])
        self.told = []
        self.process = subprocess.Popen([PROGRAM, '--plain', 'new', game, *people, '--title=' + title, '--phones',
                                         '--phones-bind=127.0.0.1'],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                        env=self.env, cwd=home)
        threading.Thread(target=self.listen, daemon=True).start()
        self.hears('#')

    def listen(self):
        for line in self.process.stdout:
            self.told.append(line.rstrip('\n'))

    def say(self, line):
        self.process.stdin.write(line + '\n')
        self.process.stdin.flush()

    def hears(self, words, seconds=10):
        return eventually(lambda: any(words in line for line in self.told), seconds)

    def address(self, who):
        """The last one that was told: None is for onlookers."""
        found = [line.split(': ', 1) for line in self.told if ': http://127.0.0.1:' in line]
        return [url for name, url in found if name == who or who is None and name in ('onlookers', '観戦者')][-1]

    def server(self):
        return server_of(self.process.pid)

    def kill_server(self):
        """Whether another one takes its place."""
        old = self.server()
        os.kill(old, signal.SIGKILL)
        return eventually(lambda: self.server() not in (None, old))

    def end(self):
        self.process.stdin.close()
        self.process.wait(20)
