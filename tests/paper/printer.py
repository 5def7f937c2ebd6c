# SPDX-License-Identifier: MIT
"""What tests/paper/printed.sh says: one Chromium that measures and prints pages, as many as it is told.

Each line of the input is an order, `measure PAGE OUT` or `print PAGE OUT`; each is answered with a line, when OUT is written."""
import base64
import os
import shutil
import sys
import tempfile
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), 'kit'))

from devtools import Browser, Fault  # noqa: E402

SECONDS = 120  # the sheets of 333 players on a busy machine


class Page:
    def __init__(self, browser):
        self.browser = browser
        target = browser.call('Target.createTarget', url='about:blank')['targetId']
        self.session = browser.call('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
        self.call('Page.enable')

    def call(self, method, **params):
        return self.browser.call(method, self.session, SECONDS, **params)

    def open(self, path):
        self.browser.events.clear()
        self.call('Page.navigate', url='file://' + os.path.abspath(path))
        until = time.time() + SECONDS
        while not any(event['method'] == 'Page.loadEventFired' for event in self.browser.events):
            event = self.browser.receive(until)
            if event is None:
                raise Fault(path + ' was not loaded')
            self.browser.events.append(event)

    def measure(self):
        return self.call('Runtime.evaluate', expression='document.body.textContent')['result']['value'].encode()

    def print(self):
        """As --print-to-pdf does, without the structure for screen readers, which is on no paper."""
        return base64.b64decode(self.call('Page.printToPDF', printBackground=True, preferCSSPageSize=True, generateTaggedPDF=False)['data'])


def obey(page):
    for order in sys.stdin:
        what, path, out = order.split()
        try:
            page.open(path)
            found = page.measure() if what == 'measure' else page.print()
        except Fault as fault:
            found = str(fault).encode()
        with open(out, 'wb') as file:
            file.write(found)
        print(out, flush=True)


HOME = tempfile.mkdtemp()
BROWSER = Browser(os.environ['BROWSER'], HOME)
try:
    obey(Page(BROWSER))
finally:
    BROWSER.end()
    shutil.rmtree(HOME, ignore_errors=True)
