# SPDX-License-Identifier: MIT
"""Phones that press at random at a real table, while the process that serves them is killed now and then:

    python3 tests/phones/soak.py [PHONES [MINUTES [KILLS]]]

Each press that was answered 200 must stand in the journal, and none twice. Prints the figures; fails if it is not so."""
import collections
import http.client
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from urllib.parse import urlsplit

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from program import PROGRAM, Program, read_on  # noqa: E402

MOST_SEATS = 10


class Phone:
    """A stream of cards, and presses on what the last one offers."""

    def __init__(self, url):
        where = urlsplit(url)
        self.place = where.netloc
        self.key = {'Authorization': 'Bearer ' + where.fragment}
        self.card = None
        self.counts = collections.Counter()
        self.answered = []  # what the table said to each press that it took
        self.waits = []     # how long each answer took, in seconds
        self.threads = [threading.Thread(target=part, daemon=True) for part in (self.watch, self.play)]

    def watch(self):
        for _ in read_on(self.place, self.key, OVER, self.hear, 0.2):
            self.counts['streams ended'] += 1

    def hear(self, data):
        if data.startswith(b'data: '):
            self.card = json.loads(data[6:])
            self.counts['cards'] += 1

    def play(self):
        while not OVER.wait(random.uniform(0.1, 1)):
            offers = buttons(self.card)
            if offers:
                self.press(random.choice(offers))

    def press(self, button):
        body = {'rev': self.card['rev'], 'button': button['id']}
        if button.get('asks') == 'number':
            body['value'] = random.randint(button['least'], min(button['most'], 30))
        self.counts['presses'] += 1
        began = time.time()
        try:
            line = http.client.HTTPConnection(self.place, timeout=10)
            line.request('POST', '/press', json.dumps(body), {**self.key, 'Content-Type': 'application/json'})
            answer = line.getresponse()
            said = json.loads(answer.read())
        except (OSError, http.client.HTTPException):
            self.counts['unheard'] += 1
            return
        self.waits.append(time.time() - began)
        self.counts[answer.status] += 1
        if answer.status == 200:
            self.answered.append(' / '.join(said['said']))


def buttons(card):
    """What a card offers, but what ends a player or takes a press back."""
    rows = [row for kind in ('big', 'facts', 'do') for row in (card or {}).get(kind, [])]
    return [b for row in rows for b in row['buttons'] if not b.get('sure') and b['text'] != 'undo' and b.get('asks', 'number') == 'number']


def soak(table, phones, seconds, kills):
    """Kills the server at as many times, evenly; how many came back. At the laptop a game follows the other."""
    for phone in phones:
        for thread in phone.threads:
            thread.start()
    began, back, killed = time.time(), 0, 0
    while (gone := time.time() - began) < seconds:
        if gone > seconds * (killed + 1) / (kills + 1):
            killed += 1
            back += bool(table.kill_server())
        table.say('rematch')
        time.sleep(min(10, seconds / (kills + 1) / 4))
    OVER.set()
    for phone in phones:
        phone.threads[1].join(20)
    return back


def journal(table):
    log = subprocess.run([PROGRAM, '--json', 'log', 'soak'], env=table.env, check=True, stdout=subprocess.PIPE)
    return [' / '.join(event['said']) for event in json.loads(log.stdout)['log'] if event['do'].split()[0] not in ('seat', 'rematch')]


def main(count, minutes, kills):
    people = ['P%d' % n for n in range(1, min(count, MOST_SEATS) + 1)]
    table = Program(HOME, 'commander', people, title='soak')
    phones = [Phone(table.address(people[n % len(people)])) for n in range(count)]
    back = soak(table, phones, minutes * 60, kills)
    table.end()
    written = collections.Counter(journal(table))
    answered = collections.Counter(said for phone in phones for said in phone.answered)
    counts = sum((phone.counts for phone in phones), collections.Counter())
    lost, more = answered - written, written - answered
    waits = sorted(wait for phone in phones for wait in phone.waits)
    print('%d phones, %g minutes, the server killed %d times, back %d times' % (count, minutes, kills, back))
    print(', '.join('%s %d' % (what, n) for what, n in sorted(counts.items(), key=str)))
    print('answers took %.0f ms in the middle, %.0f ms at most' % (waits[len(waits) // 2] * 1000, waits[-1] * 1000))
    print('%d lines in the journal, %d presses answered 200: %d of these are missing, %d lines were not answered' %
          (written.total(), answered.total(), lost.total(), more.total()))
    for said in [*lost.elements()][:9]:
        print('  missing: ' + said)
    for said in [*more.elements()][:9]:
        print('  not answered: ' + said)
    # a press whose answer was lost with the server may count, once
    return back == kills and answered and not lost and more.total() <= counts['unheard']


OVER = threading.Event()
HOME = tempfile.mkdtemp()
try:
    words = sys.argv[1:] + ['10', '10', '3'][len(sys.argv) - 1:]
    good = main(int(words[0]), float(words[1]), int(words[2]))
finally:
    shutil.rmtree(HOME, ignore_errors=True)
sys.exit(0 if good else 1)
