# SPDX-License-Identifier: MIT
"""A Firefox without a window, driven by WebDriver BiDi; as devtools.py drives a Chromium."""
import asyncio
import atexit
import base64
import json
import os
import subprocess
import time

import websockets

from tab import AnyTab, Fault

# What --remote-debugging-port does not set by itself.
PREFERENCES = {'browser.chrome.site_icons': False, 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1}
DARK = 'Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", %d)'  # 0 dark, 1 light
KEYS = {'Tab': '\ue004', 'Enter': '\ue007', 'Escape': '\ue00c'}
# Firefox tells no driver what a policy forbids.
WATCH = 'addEventListener("securitypolicyviolation", (event) => console.error(event.violatedDirective, event.blockedURI));'


def address(path):
    """Where Firefox says that it listens."""
    until = time.time() + 120
    while time.time() < until:
        try:
            with open(path, encoding='utf-8') as file:
                return 'ws://%(ws_host)s:%(ws_port)d/session' % json.load(file)
        except (FileNotFoundError, ValueError):
            time.sleep(0.05)
    raise Fault('the browser does not listen')


async def connection(url):
    return await websockets.connect(url, max_size=None, ping_interval=None)


class Browser:
    def __init__(self, program, home, first=''):
        with open(os.path.join(home, 'user.js'), 'w', encoding='utf-8') as out:
            out.writelines('user_pref("%s", %s);\n' % (name, json.dumps(value)) for name, value in PREFERENCES.items())
        self.process = subprocess.Popen([program, '--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0',
                                         '--remote-allow-system-access'], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        atexit.register(self.process.kill)
        at = address(os.path.join(home, 'WebDriverBiDiServer.json'))
        self.loop = asyncio.new_event_loop()
        self.socket = self.loop.run_until_complete(connection(at))
        self.number = 0
        self.events = []
        self.call('session.new', capabilities={})
        self.call('session.subscribe', events=['log.entryAdded', 'network.beforeRequestSent'])
        self.call('script.addPreloadScript', functionDeclaration='() => {%s%s}' % (WATCH, first))
        self.chrome = self.call('browsingContext.getTree', **{'moz:scope': 'chrome'})['contexts'][0]['context']

    def receive(self, seconds):
        """The next message; None when there is none in time."""
        try:
            return json.loads(self.loop.run_until_complete(asyncio.wait_for(self.socket.recv(), seconds)))
        except asyncio.TimeoutError:
            return None
        except websockets.ConnectionClosed as closed:
            raise Fault('the browser has ended') from closed

    def call(self, method, **params):
        self.number += 1
        self.loop.run_until_complete(self.socket.send(json.dumps({'id': self.number, 'method': method, 'params': params})))
        until = time.time() + 120  # a first session waits until the browser has started, which a busy machine makes slow
        while (answer := self.receive(until - time.time())) is not None:
            if answer.get('id') == self.number:
                if 'error' in answer:
                    raise Fault(method + ': ' + answer['message'])
                return answer['result']
            self.events.append(answer)
        raise Fault(method + ': no answer')

    def listen(self):
        """What has been told meanwhile."""
        while (event := self.receive(0.01)) is not None:
            self.events.append(event)

    def evaluate(self, code, context):
        answer = self.call('script.evaluate', expression=code, target={'context': context}, awaitPromise=True)
        if answer['type'] != 'success':
            raise Fault(answer['exceptionDetails']['text'])
        return answer['result'].get('value')

    def end(self):
        try:
            self.call('browser.close')
        except Fault:
            pass
        self.loop.run_until_complete(self.socket.close())
        self.loop.close()
        self.process.wait(20)


class Tab(AnyTab):
    """In a window of its own, or in the one of another tab, which it hides."""

    def __init__(self, browser, lang='en', beside=None):
        self.browser = browser
        where = {'type': 'tab', 'referenceContext': beside.context} if beside else {'type': 'window'}
        self.context = browser.call('browsingContext.create', **where)['context']
        browser.call('emulation.setLocaleOverride', contexts=[self.context], locale=lang)

    def call(self, method, **params):
        return self.browser.call(method, **{'context': self.context, **params})

    def size(self, width, height):
        self.call('browsingContext.setViewport', viewport={'width': width, 'height': height}, devicePixelRatio=2)

    def look(self, dark):
        self.browser.evaluate(DARK % (not dark), self.browser.chrome)

    def front(self):
        """Shown, and all others of its window hidden."""
        self.call('browsingContext.activate')

    def open(self, url):
        self.call('browsingContext.navigate', url=url)

    def reload(self):
        self.call('browsingContext.reload')

    def run(self, code):
        """The value of an expression in the page, by way of JSON; of a promise, what it brings."""
        found = self.browser.evaluate('(async () => JSON.stringify(await (%s)))()' % code, self.context)
        return None if found is None else json.loads(found)

    def act(self, kind, actions, **params):
        self.call('input.performActions', actions=[{'type': kind, 'id': kind, 'actions': actions, **params}])

    def touch(self, x, y):
        self.act('pointer', [{'type': 'pointerMove', 'x': round(x), 'y': round(y)}, {'type': 'pointerDown', 'button': 0},
                             {'type': 'pointerUp', 'button': 0}], parameters={'pointerType': 'touch'})

    def press(self, name):
        self.type(KEYS.get(name, name))

    def type(self, text):
        self.act('key', [{'type': kind, 'value': letter} for letter in text for kind in ('keyDown', 'keyUp')])

    def picture(self, path):
        with open(path, 'wb') as out:
            out.write(base64.b64decode(self.call('browsingContext.captureScreenshot')['data']))

    def mine(self, event):
        what = event.get('params', {})
        return what.get('context', what.get('source', {}).get('context')) == self.context

    def told(self, method):
        """What the browser has told of this page by this method."""
        self.browser.listen()
        return [event['params'] for event in self.browser.events if event.get('method') == method and self.mine(event)]

    def complaints(self):
        return [what['text'] for what in self.told('log.entryAdded') if what['level'] in ('error', 'warn')]

    def requests(self):
        return [what['request']['url'].split('#')[0] for what in self.told('network.beforeRequestSent')]

    def forget(self):
        self.browser.events = [event for event in self.browser.events if not self.mine(event)]

    def close(self):
        self.call('browsingContext.close')
