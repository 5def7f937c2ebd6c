# SPDX-License-Identifier: MIT
"""An hour of results of a large championship: a desk that types (in tmux), typists and onlookers on pages, while
the desk is killed now and then:

    python3 tests/phones/event.py [PLAYERS [TYPISTS [ONLOOKERS [MINUTES [TABLES_AN_HOUR [KILLS]]]]]]

TABLES_AN_HOUR 0: as fast as they can. Each result that was taken must stand in the journal once. Prints how long
keys and pages took, what went over the network, the memory of both processes; fails if a result is lost."""
import collections
import http.client
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from urllib.parse import urlsplit

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from program import PROGRAM, eventually, read_on, server_of  # noqa: E402

ROUNDS = 4
SEATS = 4
NAMES = 'Anna Ben Chiara David Elena Finn Greta Hana Ivan Julia Kenji Lena Marco Nora Omar Paula Rosa Sven'.split()
TYPISTS = 'Ute Vera Wim Xenia Yves Zoe Ada Bea'.split()


def points(seats=SEATS):
    """Of a game: one has won."""
    winner = random.randrange(seats)
    return [random.randint(10, 12) if i == winner else random.randint(2, 9) for i in range(seats)]


def tables_of(players):
    return (players + SEATS - 1) // SEATS


# ---- the program ----

class Desk:
    """The event, opened in a window of tmux."""

    def __init__(self, home):
        self.env = dict(os.environ, HOME=home, XDG_DATA_HOME=home, XDG_STATE_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home,
                        LC_ALL='C.UTF-8')
        self.env.pop('TMUX', None)
        self.home = home
        self.typing = threading.Lock()  # nobody types while it is killed
        self.processor = 0              # ms of those that were killed

    def run(self, *words, said=None):
        done = subprocess.run([PROGRAM, *words], env=self.env, cwd=self.home, input=said, check=True, text=True,
                              stdout=subprocess.PIPE)
        return done.stdout

    def make(self, players):
        with open(os.path.join(self.home, 'players.csv'), 'w', encoding='ascii') as out:
            out.write('name\n' + ''.join('%s %d\n' % (random.choice(NAMES), i + 1) for i in range(players)))
        lines = ['players load players.csv', 'schedule rounds=%d' % ROUNDS]
        lines += ['layout %d draw' % number for number in range(1, ROUNDS + 1)] + ['post 1']
        self.run('run', 'championship', '--save', '--title=event', said='\n'.join(lines) + '\n')

    def addresses(self, typists):
        """Codes are kept for those who open the event next: of the onlookers, and of those who may type."""
        asks = ''.join('phones typist %s\n' % name for name in TYPISTS[:typists])
        told = self.run('--plain', 'open', 'event', '--phones', '--phones-bind=127.0.0.1', said=asks + 'phones\n')
        urls = dict(re.findall(r'^(\w+): (http://127\S+)$', told, re.M))
        self.port = urlsplit(urls['onlookers']).port
        return urls

    def tmux(self, *words):
        return subprocess.run(['tmux', '-L', 'event-trial', '-f', '/dev/null', *words], env=self.env, cwd=self.home, check=True,
                              text=True, stdout=subprocess.PIPE).stdout

    def open(self):
        self.tmux('new-session', '-d', '-x', '132', '-y', '43',
                  'exec %s open event --phones=%d --phones-bind=127.0.0.1' % (PROGRAM, self.port))
        self.pid = int(self.tmux('display', '-p', '#{pane_pid}'))
        shown = self.shows('http://127')
        self.press('Escape')
        return shown and self.shows('LEFT TO DO')

    def screen(self):
        return self.tmux('capture-pane', '-p')

    def shows(self, what, seconds=20):
        return eventually(lambda: what.lower() in self.screen().lower(), seconds)

    def press(self, *keys):
        self.tmux('send-keys', *keys)

    def kill(self):
        with self.typing:
            self.processor += processor(self.pid)
            os.kill(self.pid, signal.SIGKILL)
            eventually(lambda: not os.path.exists('/proc/%d' % self.pid))
            began = time.time()
            back = self.open()
            print('  the desk was killed, and is %s after %.1f s' % ('back' if back else 'NOT BACK', time.time() - began), flush=True)
            return back

    def end(self):
        for key in ('Escape', 'Escape', 'q', 'q'):
            time.sleep(0.1)
            self.press(key)
        eventually(lambda: not os.path.exists('/proc/%d' % self.pid))


def processor(pid):
    """Milliseconds of it, of all its threads."""
    spent = 0
    for thread in os.listdir('/proc/%d/task' % pid):
        with open('/proc/%d/task/%s/schedstat' % (pid, thread), encoding='ascii') as stat:
            spent += int(stat.read().split()[0])
    return spent / 1e6


def memory(pid):
    with open('/proc/%d/status' % pid, encoding='ascii') as status:
        return int(re.search(r'VmRSS:\s+(\d+)', status.read()).group(1))


# ---- who types ----

class Typing:
    """Somebody who types the sheets whose number is theirs."""

    def __init__(self, place, of, wait):
        self.place, self.of, self.wait = place, of, wait
        self.counts = collections.Counter()
        self.taken = []  # (round, table, points) of each result that was taken
        self.waits = []  # seconds until it was
        self.thread = threading.Thread(target=self.go_on, daemon=True)

    def is_mine(self, table):
        return table % self.of == self.place

    def go_on(self):
        while not OVER.is_set():
            began = time.time()
            if not self.type_next():
                OVER.wait(0.2)
            if self.wait:
                OVER.wait(max(0, random.uniform(0.5, 1.5) * self.wait - (time.time() - began)))


class DeskTyping(Typing):
    def __init__(self, desk, players, *where):
        super().__init__(*where)
        self.desk, self.posted, self.again = desk, 1, []
        self.left = [(number, table) for number in range(1, ROUNDS + 1) for table in range(1, tables_of(players) + 1)
                     if self.is_mine(table)]

    def type_next(self):
        with self.desk.typing:
            if not self.left or 'round %d of' % self.left[0][0] not in self.desk.screen():
                return False
            where = self.left.pop(0)
            if not self.type_sheet(*where) and where not in self.again:
                self.again.append(where)
                self.left.insert(0, where)
        return True

    def type_sheet(self, number, table):
        """Whether its result was taken."""
        given = points()
        self.desk.press('Escape')
        time.sleep(0.1)  # with a key at once it would be Alt
        if number > self.posted:
            self.posted = number
            self.desk.press(':', 'post %d' % number, 'Enter')
        self.desk.press(*str(table))
        if self.desk.shows('table (1 to', 0.1):  # a number that could go on; others open the sheet by themselves
            self.desk.press('Enter')
        if not self.desk.shows('SHEET  round %d, table %d ' % (number, table)):
            self.counts['no sheet'] += 1
            return False
        for n in given[:-1]:
            self.desk.press(*str(n), 'Space')
        self.desk.press(*str(given[-1]))
        began = time.time()
        self.desk.press('Space')
        if not self.desk.shows('round %d, table %d: ' % (number, table)):
            self.counts['not saved'] += 1
            return False
        self.waits.append(time.time() - began)
        self.taken.append((number, table, given))
        self.desk.press('Space', 'y')
        self.counts['signed' if self.desk.shows('table %d is locked' % table) else 'not signed'] += 1
        return True


class Page:
    """An address, and the stream of its cards, which it opens again when it ends."""

    def __init__(self, url):
        where = urlsplit(url)
        self.place, self.key = where.netloc, {'Authorization': 'Bearer ' + where.fragment}
        self.data = b''  # the last card
        self.heard = collections.Counter()
        self.reader = threading.Thread(target=self.read_on, daemon=True)
        self.reader.start()

    def read_on(self):
        for _ in read_on(self.place, self.key, GONE, self.hear, 0.5):
            self.heard['streams ended'] += 1

    def hear(self, data):
        self.heard['bytes'] += len(data)
        if data.startswith(b'data: '):
            self.data = data[6:]
            self.heard['cards'] += 1

    def ask(self, method, path, body=None):
        line = http.client.HTTPConnection(self.place, timeout=20)
        line.request(method, path, body and json.dumps(body), {**self.key, 'Content-Type': 'application/json'})
        answer = line.getresponse()
        return answer.status, answer.read()


class PageTyping(Typing):
    """.. on a page: a row of a table whose button asks for the points, then its button that all have signed."""

    def __init__(self, page, *where):
        super().__init__(*where)
        self.page = page
        self.read, self.card = b'', {}

    def rows(self):
        """((round, table), button) of each row of a table of mine that has one."""
        if self.page.data is not self.read:
            self.read = self.page.data
            self.card = json.loads(self.read or b'{}')
        for one in self.card.get('lists', []):
            number = re.search(r'round (\d+)', one['label'])
            for row in one['rows'] if number else []:
                table = re.fullmatch(r'table (\d+)', row['text'])
                if table and self.is_mine(int(table.group(1))):
                    for button in row.get('buttons') or ([{'id': row['button'], 'text': row['act']}] if 'button' in row else []):
                        yield (int(number.group(1)), int(table.group(1))), button

    def type_next(self):
        mine = list(self.rows())
        signs = [button for _, button in mine if 'sign' in button['text']]
        known = [one[:2] for one in self.taken[-3:]]  # though the card that says so has not come
        asks = [(where, button) for where, button in mine if button.get('asks') == 'fields' and where not in known]
        if signs:
            return self.press(signs[0], None) == 200
        if not asks:
            return False
        where, button = random.choice(asks)
        given = points(len(button['fields']))
        began = time.time()
        status = self.press(button, given)
        if status == 200:
            self.waits.append(time.time() - began)
            self.taken.append((*where, given))
        return status == 200

    def press(self, button, value):
        body = {'rev': self.card['rev'], 'button': button['id']}
        if value is not None:
            body['value'] = value
        try:
            status = self.page.ask('POST', '/press', body)[0]
        except (OSError, http.client.HTTPException):
            self.counts['unheard'] += 1
            return None
        self.counts[status] += 1
        return status


# ---- the trial ----

class Visitor:
    """Comes to the onlookers' page every other second, and asks for all of it."""

    def __init__(self, page):
        self.page, self.waits = page, []
        threading.Thread(target=self.look, daemon=True).start()

    def look(self):
        while not OVER.wait(2):
            began = time.time()
            try:
                if self.page.ask('GET', '/card')[0] == 200:
                    self.waits.append(time.time() - began)
            except (OSError, http.client.HTTPException):
                pass


def tell_waits(what, waits):
    waits = sorted(waits) or [0]
    at = [waits[min(int(len(waits) * part), len(waits) - 1)] * 1000 for part in (0.5, 0.95, 0.99, 1)]
    print('%s: %.0f ms in the middle, %.0f of 95, %.0f of 99 in a hundred, %.0f at most (%d)' % (what, *at, len(waits)))


def tell_processes(desk, when):
    print('%s: the desk has %d KiB, its server %d KiB' % (when, memory(desk.pid), memory(server_of(desk.pid))), flush=True)


def compare(desk, typing):
    """Whether each result that was taken stands in the journal once, and as it was typed."""
    told = [line for event in json.loads(desk.run('--json', 'log', 'event'))['log'] if not event['taken_back']
            for line in event['do'].split(' & ')]
    lines = collections.Counter(tuple(line.split()[1:3]) for line in told if line.split()[0] == 'result')
    state = {(int(r['round']), t['table']): [p['vp'] for p in t['players']]
             for r in json.loads(desk.run('--json', 'show', 'event'))['rounds'] for t in r['tables']}
    taken = [one for each in typing for one in each.taken]
    bad = [one for one in taken if lines[str(one[0]), str(one[1])] != 1 or state[one[:2]] != one[2]]
    doubled = [where for where, count in lines.items() if count > 1]
    print('%d results taken, %d in the journal, %d lost or other points, %d twice; load %.1f' %
          (len(taken), lines.total(), len(bad), len(doubled), os.getloadavg()[0]))
    for one in bad[:9]:
        print('  round %d, table %d, %s: %d times, %s' % (*one, lines[str(one[0]), str(one[1])], state[one[:2]]))
    unheard = sum(each.counts['unheard'] + each.counts['not saved'] for each in typing)
    return not bad and not doubled and lines.total() - len(taken) <= unheard


def play(desk, typing, minutes, kills):
    began, killed, back, told = time.time(), 0, 0, 0
    while time.time() - began < minutes * 60 and any(not isinstance(t, DeskTyping) or t.left for t in typing):
        time.sleep(0.5)
        if time.time() - began > minutes * 6 * (told + 1):
            told += 1
            tell_processes(desk, 'after %.0f s' % (time.time() - began))
        if killed < kills and time.time() - began > minutes * 60 * (killed + 1) / (kills + 1):
            killed += 1
            back += desk.kill()
    OVER.set()
    for each in typing:
        each.thread.join(60)
    return time.time() - began, killed == back


def main(players, typists, onlookers, minutes, an_hour, kills):
    desk = Desk(HOME)
    desk.make(players)
    urls = desk.addresses(typists)
    may_type = [urls[name] for name in TYPISTS[:typists] if name in urls]
    began = time.time()
    good = desk.open()
    print('%d players, %d typists, %d onlookers; the desk shows the event after %.1f s' %
          (players, len(may_type), onlookers, time.time() - began), flush=True)
    hands = len(may_type) + 1
    where = [(place, hands, an_hour and hands * 3600 / an_hour) for place in range(hands)]
    typing = [DeskTyping(desk, players, *where[0])] + [PageTyping(Page(url), *at) for url, at in zip(may_type, where[1:])]
    watching = [Page(urls['onlookers']) for _ in range(onlookers)]
    visitor = Visitor(watching[0]) if watching else None
    eventually(lambda: all(page.data for page in watching), 60)
    tell_processes(desk, 'in the beginning')
    spent, served = processor(desk.pid), processor(server_of(desk.pid))
    for each in typing:
        each.thread.start()
    seconds, came_back = play(desk, typing, minutes, kills)
    tell_processes(desk, 'in the end')
    taken = sum(len(each.taken) for each in typing)
    print('%.0f s; the desk took %.1f %% of a processor, its last server %.1f %% of it since it began' %
          (seconds, (desk.processor + processor(desk.pid) - spent) / seconds / 10, (processor(server_of(desk.pid)) - (0 if kills else served)) / seconds / 10))
    tell_waits('a result at the desk, until it is shown', typing[0].waits)
    tell_waits('a press on a page', [wait for each in typing[1:] for wait in each.waits])
    tell_waits("the whole onlookers' card", visitor.waits if visitor else [])
    heard = sum((page.heard for page in watching), collections.Counter())
    each = max(onlookers, 1)
    print("each onlooker: %.1f cards, %.2f MB; all together %.2f Mbit a second" %
          (heard['cards'] / each, heard['bytes'] / each / 1e6, heard['bytes'] * 8 / seconds / 1e6))
    said = re.compile(rb'"note":"(\d+ of \d+ tables in)"')
    now = said.search(watching[0].ask('GET', '/card')[1]).group(1) if watching else b''
    present = eventually(lambda: all(now in page.data for page in watching), 60)
    print('in the end all onlookers %s: %s' % ('see the present' if present else 'DO NOT see the present', now.decode()))
    print('answers: %s' % ', '.join('%s %d' % one for one in sorted(sum((t.counts for t in typing), collections.Counter()).items(), key=str)))
    GONE.set()
    desk.end()
    return compare(desk, typing) and good and came_back and present and taken


OVER, GONE = threading.Event(), threading.Event()
HOME = tempfile.mkdtemp()
try:
    given = sys.argv[1:] + '2000 4 50 60 500 3'.split()[len(sys.argv) - 1:]
    fine = main(int(given[0]), int(given[1]), int(given[2]), float(given[3]), int(given[4]), int(given[5]))
finally:
    subprocess.run(['tmux', '-L', 'event-trial', 'kill-server'], check=False, stderr=subprocess.DEVNULL)
    shutil.rmtree(HOME, ignore_errors=True)
sys.exit(0 if fine else 1)
