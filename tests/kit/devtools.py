# SPDX-License-Identifier: MIT
"""A Chromium without a window, driven by its DevTools protocol over two pipes."""
import base64
import fcntl
import json
import os
import select
import subprocess
import time

from tab import AnyTab, Fault

FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
         '--disable-component-update', '--disable-sync', '--hide-scrollbars', '--remote-debugging-pipe']


class Browser:
    """Our own pages only, without a network: it may do without a sandbox, which root has not."""

    def __init__(self, program, home, first=''):
        self.first = first  # what each page runs before its own scripts
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in os.pipe() + os.pipe()]
        self.write, self.read = ends[1], ends[2]

        def plumb():
            os.dup2(ends[0], 3)
            os.dup2(ends[3], 4)

        self.process = subprocess.Popen([program] + FLAGS + ['--user-data-dir=' + home, 'about:blank'], preexec_fn=plumb,
                                        pass_fds=(3, 4), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        os.close(ends[0])
        os.close(ends[3])
        self.rest = b''
        self.number = 0
        self.events = []

    def receive(self, until):
        """The next message; None when there is none in time."""
        while b'\0' not in self.rest:
            if not select.select([self.read], [], [], max(0, until - time.time()))[0]:
                return None
            more = os.read(self.read, 1 << 20)
            if not more:
                raise Fault('the browser has ended')
            self.rest += more
        message, self.rest = self.rest.split(b'\0', 1)
        return json.loads(message)

    def call(self, method, session=None, seconds=30, **params):
        self.number += 1
        message = {'id': self.number, 'method': method, 'params': params}
        if session:
            message['sessionId'] = session
        data = json.dumps(message).encode() + b'\0'
        while data:
            data = data[os.write(self.write, data):]
        until = time.time() + seconds
        while True:
            answer = self.receive(until)
            if answer is None:
                raise Fault(method + ': no answer')
            if answer.get('id') == self.number:
                if 'error' in answer:
                    raise Fault(method + ': ' + answer['error']['message'])
                return answer['result']
            self.events.append(answer)

    def listen(self):
        """What has been told meanwhile."""
        while (event := self.receive(0)) is not None:
            self.events.append(event)

    def end(self):
        try:
            self.call('Browser.close')
        except Fault:
            pass
        self.process.wait(20)


KEYS = {'Tab': (9, ''), 'Enter': (13, '\r'), 'Escape': (27, '')}


class Tab(AnyTab):
    """A page, as large as a phone; what it complains of and asks for is kept."""

    def __init__(self, browser, lang='en', beside=None):
        self.browser = browser
        self.target = browser.call('Target.createTarget', url='about:blank')['targetId']
        self.session = browser.call('Target.attachToTarget', targetId=self.target, flatten=True)['sessionId']
        for domain in ('Page', 'Runtime', 'Log', 'Network'):
            self.call(domain + '.enable')
        self.call('Emulation.setUserAgentOverride', userAgent=self.run('navigator.userAgent'), acceptLanguage=lang)
        self.call('Emulation.setTouchEmulationEnabled', enabled=True)
        self.call('Page.addScriptToEvaluateOnNewDocument', source=browser.first)

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def size(self, width, height):
        self.call('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=2, mobile=width < 1000)

    def look(self, dark):
        self.call('Emulation.setEmulatedMedia',
                  features=[{'name': 'prefers-color-scheme', 'value': 'dark' if dark else 'light'},
                            {'name': 'prefers-reduced-motion', 'value': 'reduce'}])

    def front(self):
        """Shown, and all others hidden."""
        self.browser.call('Target.activateTarget', targetId=self.target)

    def open(self, url):
        self.call('Page.navigate', url=url)

    def reload(self):
        self.call('Page.reload')

    def run(self, code):
        """The value of an expression in the page; of a promise, what it brings."""
        answer = self.call('Runtime.evaluate', expression=code, returnByValue=True, awaitPromise=True)
        if 'exceptionDetails' in answer:
            raise Fault(answer['exceptionDetails'].get('exception', {}).get('description', 'an exception'))
        return answer['result'].get('value')

    def touch(self, x, y):
        self.call('Input.dispatchTouchEvent', type='touchStart', touchPoints=[{'x': x, 'y': y}])
        self.call('Input.dispatchTouchEvent', type='touchEnd', touchPoints=[])

    def press(self, name):
        number, text = KEYS[name]
        params = {'key': name, 'code': name, 'windowsVirtualKeyCode': number}
        self.call('Input.dispatchKeyEvent', type='keyDown' if text else 'rawKeyDown', text=text, **params)
        self.call('Input.dispatchKeyEvent', type='keyUp', **params)

    def type(self, text):
        self.call('Input.insertText', text=text)

    def picture(self, path):
        data = self.call('Page.captureScreenshot', format='png')['data']
        with open(path, 'wb') as out:
            out.write(base64.b64decode(data))

    def told(self):
        """What the browser has told of this page: methods and their parameters."""
        self.browser.listen()
        return [(event['method'], event['params']) for event in self.browser.events if event.get('sessionId') == self.session]

    def complaints(self):
        """What stood in the console: faults of the script, violations of the policy, what did not load."""
        found = []
        for method, what in self.told():
            if method == 'Runtime.exceptionThrown':
                found.append(what['exceptionDetails'].get('exception', {}).get('description', 'an exception'))
            elif method == 'Runtime.consoleAPICalled' and what['type'] in ('error', 'warning'):
                found.append(' '.join(str(a.get('value', a.get('description'))) for a in what['args']))
            elif method == 'Log.entryAdded' and what['entry']['level'] in ('error', 'warning'):
                found.append(what['entry']['text'])
        return found

    def requests(self):
        """The addresses that were asked for."""
        return [what['request']['url'] for method, what in self.told() if method == 'Network.requestWillBeSent']

    def forget(self):
        self.browser.events = [event for event in self.browser.events if event.get('sessionId') != self.session]

    def close(self):
        self.browser.call('Target.closeTarget', targetId=self.target)
