# SPDX-License-Identifier: MIT
"""What tests/phones/chromium.sh and firefox.sh say: the same list of checks, in TAP.

    browser.py devtools|bidi BROWSER

The first word is a driver in tests/kit. First with a table of the test (mock.py), then with the program: by tap and by key,
in three sizes and two languages, by day and by night. axe-core is had by ./bootstrap browser. PICTURES=FOLDER keeps what was
seen."""
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [HERE, os.path.join(TOP, 'tests', 'kit')]

from cards import WORDS, asked_card, board_card, hall_card, march_card, odd_card, seat_card, typist_card  # noqa: E402
from mock import Table  # noqa: E402
from program import PROGRAM, Program, eventually  # noqa: E402
from tab import Fault  # noqa: E402

MOST_BYTES = 44 * 1024
SIZES = ((360, 740), (740, 360), (1024, 768))
PHONE = SIZES[0]
REPLY = 'document.querySelector("#reply button")'
LARGER = 'document.documentElement.style.fontSize = "%s"'

# What does not hold, and must anywhere.
MEASURES = r'''(() => {
	const shown = (e) => e.checkVisibility() && e.getClientRects().length && !e.closest('.spoken');
	const name = (e) => e.tagName + '.' + e.className + '#' + e.id + ' ' + e.textContent.trim().slice(0, 30);
	const all = [...document.querySelectorAll('body *')].filter(shown);
	const flat = all.filter((e) => !e.closest('#map')); // the map is moved under its frame
	const keys = all.filter((e) => e.matches('button, input, summary'));
	const rgb = (colour) => colour.match(/[\d.]+/g).map(Number);
	const light = (c) => c.slice(0, 3).map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
		.reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
	const ground = (e, of) => {
		for (; e; e = of ? e : e.parentElement, of = '') {
			const c = rgb(getComputedStyle(e, of).backgroundColor);
			if (c.length < 4 || c[3] === 1) return c;
		}
		return [255, 255, 255];
	};
	const contrast = (e, of) => {
		const [a, b] = [light(rgb(getComputedStyle(e, of).color)), light(ground(e, of))].sort((x, y) => y - x);
		return (a + 0.05) / (b + 0.05);
	};
	const written = all.filter((e) => e.tagName === 'INPUT' || [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()));
	const width = document.documentElement.clientWidth;
	const wrong = (what, some) => some.map((e) => what + ': ' + name(e));
	const box = (e) => e.getBoundingClientRect();
	return [
		...wrong('wider than the page', flat.filter((e) => box(e).right > width + 1 || box(e).left < -1)),
		...wrong('wider than its place', flat.filter((e) => e.tagName !== 'INPUT' && e.clientWidth && e.scrollWidth > e.clientWidth + 1)),
		...wrong('less than 44 pixels to press', keys.filter((e) => box(e).width < 44 || box(e).height < 44)),
		...wrong('a contrast of less than 4.5', written.filter((e) => contrast(e) < 4.5)),
		...wrong('a contrast of less than 4.5 before', all.filter((e) => getComputedStyle(e, '::before').content !== 'none' && contrast(e, '::before') < 4.5)),
		...wrong('nothing to call it', keys.filter((e) => !(e.getAttribute('aria-label') || e.textContent || (e.labels && e.labels.length)))),
	];
})()'''

FAULTS = r'''axe.run({ resultTypes: ['violations'] }).then((found) => found.violations.flatMap((one) =>
	one.nodes.map((node) => one.id + ': ' + node.target.join(' ') + ' ' + one.help)))'''

count = failures = 0


def tell(good, name, why=''):
    global count, failures
    count += 1
    failures += not good
    print('%sok %d - %s' % ('' if good else 'not ', count, name))
    if not good:
        for line in str(why).split('\n')[:12]:
            print('#   ' + line[:300])
    sys.stdout.flush()
    return good


def nothing(found, name):
    tell(not found, name, '\n'.join(map(str, found)) if found else '')


def picture(tab, name):
    if os.environ.get('PICTURES'):
        tab.picture(os.path.join(os.environ['PICTURES'], re.sub(r'\W+', '-', DRIVER + ' ' + name) + '.png'))


def becomes(tab, state):
    return tab.wait('document.body && document.body.dataset.state === "%s"' % state)


def live(tab):
    return becomes(tab, 'live')


def connected(url, size=PHONE, lang='en'):
    tab = SPARE[lang].pop() if SPARE[lang] else Tab(BROWSER, lang)
    tab.shape, tab.lang = size, lang
    tab.front()
    tab.look(False)
    tab.size(*size)
    tab.open(url)
    if not live(tab):
        tell(False, 'the page is connected')
    return tab


def opened(table, card, size=PHONE, lang='en'):
    """A tab that shows this card."""
    if card.get('clock'):
        card['clock']['at'] = int(time.time()) - 30
    table.show(card)
    return connected(table.url(), size, lang)


def ended(tab, name, without_table=False):
    """The last of a page: without_table, what could not be loaded is no complaint."""
    nothing([what for what in tab.complaints() if not (without_table and ('Failed to load' in what or 'net::' in what))],
            name + ': no complaint in the console')
    home, asked = tab.run('location.origin') + '/', tab.requests()
    tell(home in asked and all(url.startswith((home, 'data:')) for url in asked), name + ': all that is asked for is asked of the laptop', asked)
    tab.open('about:blank')
    tab.forget()
    SPARE[tab.lang].append(tab)


def click(tab, name):
    tab.tap("document.querySelector('[aria-label=%s]')" % json.dumps(name))


def text(tab, what):
    return tab.run('document.getElementById(%r).textContent' % what)


def says(tab, what, words):
    return tab.wait('document.getElementById(%r).textContent === %s' % (what, json.dumps(words)))


def idle(tab):
    return tab.wait('!document.querySelector("[aria-busy]")')


def answered(tab, words, seconds=5):
    return tab.wait('document.getElementById("answer").textContent.includes(%s)' % json.dumps(words), seconds)


# ---- how it looks ----

def measured(tab, name, sizes=SIZES):
    """The state that the page is in, in all sizes, with letters twice as large too; a page
    that is tried in another size has been in the same states as a phone."""
    for width, height in sizes if tab.shape == PHONE else ():
        tab.size(width, height)
        tab.wait('innerWidth === %d' % width)
        where = '%s, %dx%d' % (name, width, height)
        nothing(tab.run(MEASURES), where + ': all of it has its place, is legible, has a name, can be hit')
        if AXE and tab.lang == 'en' and (width, height) != SIZES[1]:  # nothing else differs in Japanese, or there
            nothing(tab.run(FAULTS), where + ': axe-core finds nothing')
        picture(tab, where)
        tab.run(LARGER % '200%')
        nothing(tab.run(MEASURES), where + ', letters twice as large: the same')
        tab.run(LARGER % '')
    tab.size(*tab.shape)


def walked(tab, name):
    """Tab comes to everything that can be pressed, once around."""
    tab.run('document.activeElement.blur()')
    keys = tab.run('(window.keys = [...document.querySelectorAll("button, input, summary")].filter((e) => e.checkVisibility())).length')
    for _ in range(keys + 2):
        tab.press('Tab')
        tab.run('keys = keys.filter((e) => e !== document.activeElement)')
    nothing(tab.run('keys.map((e) => e.textContent || e.id)'), name + ': Tab comes to all of it')


def looks(table):
    cards = {'seat': seat_card, 'asked': asked_card, 'hall': lambda lang: hall_card(lang, 40)}
    for lang in ('en', 'ja'):
        for kind, make in cards.items():
            tab = opened(table, make(lang), lang=lang)
            tell(tab.run('document.documentElement.lang') == lang, '%s %s: it says its language' % (kind, lang))
            walked(tab, '%s %s' % (kind, lang))
            for dark in (False, True) if lang == 'en' else (False,):
                tab.look(dark)
                measured(tab, '%s %s by %s' % (kind, lang, 'night' if dark else 'day'))
            ended(tab, '%s %s' % (kind, lang))


def odd_cards(table):
    tab = opened(table, odd_card())
    tell(text(tab, 'name').startswith('<b onclick'), 'a name is text, never markup')
    measured(tab, 'an odd card', ((320, 640), *SIZES))
    for card in ({}, {'lang': 'xx'}, {'me': None, 'ask': None, 'big': None}):
        table.show(card)
        tell(tab.wait('!document.getElementById("empty").hidden'), 'an empty card says so: %s' % card)
    measured(tab, 'an empty card')
    table.show(seat_card())
    tell(says(tab, 'name', 'Bob'), 'and the next card is drawn')
    ended(tab, 'odd cards')


# ---- what it does ----

def presses(table, size):
    tab = opened(table, seat_card(), size)
    seen = threading.Event()

    def slow(press):
        seen.wait(5)
        table.show(dict(seat_card(life=34), rev=13))
        return 200, {'said': ['Bob: 34 life']}

    done, table.answer = table.answer, slow
    click(tab, 'life -1')
    tell(tab.run('document.querySelector("[aria-label=\'life -1\']").getAttribute("aria-busy") === "true" && '
                 '!document.getElementById("sending").hidden'), 'a press shows at once that it is on its way')
    measured(tab, 'a press on its way')
    seen.set()
    tell(answered(tab, 'Bob: 34 life'), 'its answer is told')
    tell(table.presses[-1:] == [{'rev': 12, 'button': 2}], 'the table hears its number and what was seen', table.presses)
    tell(tab.wait('document.querySelector(".big .value").textContent === "34"'), 'and the card is redrawn')
    tell(tab.wait('document.querySelector(".big .step").textContent === "−1"'), 'with by how much it has changed')
    tell(tab.run('document.getElementById("answer").getAttribute("role")') == 'status', 'a screen reader reads the answer')

    table.answer = done
    for _ in range(3):
        click(tab, 'life +1')
    tell(idle(tab) and [p['button'] for p in table.presses[-3:]] == [3, 3, 3], 'three quick presses are three')

    for status, error, said in ((422, 'Alice cannot have 99 life', 'Alice cannot have 99 life'), (403, 'no such button', 'no such button'),
                                (409, '', 'This has changed'), (429, '', 'Too many presses'), (500, '', 'refused it (500)')):
        table.answer = lambda press: (status, {'error': error})
        table.card = dict(seat_card(life=status % 100), rev=14)  # only a page that asks sees it
        click(tab, 'life +5')
        tell(answered(tab, said), '%d is told: %s' % (status, said), text(tab, 'answer'))
        if status in (403, 409):
            tell(tab.wait('document.querySelector(".big .value").textContent === "%d"' % (status % 100)), '%d: the card is redrawn' % status)
    tell(tab.run('document.getElementById("answer").className') == 'bad', 'a refusal looks otherwise')
    measured(tab, 'a refusal')
    ended(tab, 'presses', True)  # Chromium tells each 4xx


def by_key(table, size):
    """Asks a number, a text, whether somebody is sure; with a keyboard alone, while cards come in."""
    tab = opened(table, seat_card(), size)
    table.presses.clear()
    tab.run('document.querySelector("[aria-label=\'life set\']").focus()')
    tab.press('Enter')
    tell(tab.wait('document.getElementById("sheet").open && document.activeElement.id === "given"'), 'a number is asked on the page')
    measured(tab, 'the question for a number')
    tab.type('1234')
    tab.press('Enter')
    tell(tab.wait('document.getElementById("wrong").textContent.includes("0 to 999")'), 'a number beyond the limits is refused there')
    measured(tab, 'a number that is refused')
    table.show(seat_card(life=20))
    tab.wait('document.querySelector(".big .value").textContent === "20"')
    tell(tab.run('document.getElementById("given").value === "1234" && document.activeElement.id === "given"'),
         'a card that comes in leaves what is typed, and the focus')
    tab.run('document.getElementById("given").select()')
    tab.type('17')
    tab.press('Enter')
    tell(answered(tab, 'done') and table.presses[-1:] == [{'rev': 12, 'button': 5, 'value': 17}], 'the number goes with the press', table.presses)
    tell(tab.run('document.activeElement.getAttribute("aria-label")') == 'life set', 'and the focus is where it was')

    tab.run('document.querySelector("[aria-label=\'rename\']").focus()')
    tab.press('Enter')
    tab.type('Bobby "B"')
    tab.press('Enter')
    tell(tab.wait('!document.getElementById("sheet").open && !document.querySelector("[aria-busy]")') and
         table.presses[-1:] == [{'rev': 12, 'button': 32, 'value': 'Bobby "B"'}], 'a text goes with the press', table.presses)

    presses = len(table.presses)
    tab.run('document.querySelector("[aria-label=\'concede\']").focus()')
    tab.press('Enter')
    tell(tab.wait('document.getElementById("sheet").open && document.activeElement.id === "cancel"') and text(tab, 'sure') == 'You concede?',
         'whether somebody is sure is asked on the page, and no is chosen')
    measured(tab, 'the question whether somebody is sure')
    tab.press('Enter')
    tell(tab.wait('!document.getElementById("sheet").open') and len(table.presses) == presses, 'no sends nothing')
    tab.press('Enter')
    tab.press('Escape')
    tell(tab.wait('!document.getElementById("sheet").open') and len(table.presses) == presses, 'Escape neither')
    tab.press('Enter')
    tab.press('Tab')
    tab.press('Enter')
    tell(answered(tab, 'done') and table.presses[-1:] == [{'rev': 12, 'button': 33}], 'yes is sent', table.presses)

    idle(tab)
    tab.press('Enter')
    table.show(dict(seat_card(), do=[]))
    tell(answered(tab, 'No longer asked') and not tab.run('document.getElementById("sheet").open'),
         'a question whose button has gone is closed with a word')
    table.show(seat_card())
    tab.wait('document.querySelector("[aria-label=\'poison +1\']")')
    tab.run('document.querySelector("[aria-label=\'poison +1\']").focus()')
    more = seat_card()
    more['facts'].insert(0, {'label': 'energy', 'value': 1, 'buttons': [{'id': 77, 'text': '+1'}]})
    table.show(more)
    tell(tab.wait('document.querySelector("[aria-label=\'energy +1\']")') and
         tab.run('document.activeElement.getAttribute("aria-label")') == 'poison +1', 'a row before the focus leaves it')
    ended(tab, 'questions')


def answers(table, size):
    """What a seat owes, and what only it may see."""
    tab = opened(table, asked_card(), size)
    table.presses.clear()
    tell(tab.run('document.querySelector("#reply button").getAttribute("aria-disabled")') == 'true' and text(tab, 'chosen') == '0 of 4 chosen',
         'an answer that lacks something cannot be sent')
    click(tab, 'discard')
    tell(not table.presses, 'and is not')
    click(tab, 'brick +1')
    click(tab, 'brick +1')
    click(tab, 'lumber +1')
    tab.tap('document.querySelector(".box")')
    tell(text(tab, 'chosen') == '4 of 4 chosen', 'it says how many are chosen', text(tab, 'chosen'))
    click(tab, 'ore +1')
    tell(text(tab, 'chosen') == '4 of 4 chosen', 'and lets nobody choose more')
    table.show(dict(asked_card(), rev=15, said='Alice waits'))
    says(tab, 'last', 'Alice waits')
    tell(text(tab, 'chosen') == '4 of 4 chosen', 'a card that comes in leaves what is chosen')
    measured(tab, 'an answer that is chosen')
    click(tab, 'discard')
    tell(answered(tab, 'done') and table.presses == [{'rev': 15, 'button': 51, 'value': [0, 0, 1, 3]}], 'the places that are chosen are sent', table.presses)
    table.show(dict(asked_card(), ask={'text': 'self or others?', 'button': 61, 'buttons': [
        {'id': 61, 'text': 'self'}, {'id': 62, 'text': 'others'}], 'label': 'self', 'pick': []}))
    tab.wait('document.querySelectorAll("#reply button").length === 2')
    click(tab, 'others')
    tell(idle(tab) and [p['button'] for p in table.presses[-1:]] == [62], 'an answer may be one of two buttons', table.presses)

    click(tab, 'year of plenty play')
    tell(idle(tab) and [p['button'] for p in table.presses[-1:]] == [41], 'a row with one number of a button has that button')
    click(tab, 'hide: For you only')
    tell('lumber' not in text(tab, 'secret'), 'hidden secrets are not on the page at all')
    measured(tab, 'hidden secrets')
    tab.reload()
    tell(live(tab) and says(tab, 'name', 'Bob') and 'lumber' not in text(tab, 'secret'),
         'nor after a reload, which keeps the code')
    click(tab, 'show: For you only')
    tell('lumber' in text(tab, 'secret'), 'and come back when they are wanted')
    ended(tab, 'answers')


def typed(tab, table, *values):
    """Types into the open sheet, Enter behind each; what is sent."""
    before = len(table.presses)
    for value in values:
        tab.run('document.activeElement.value = "%s"' % value)
        tab.press('Enter')
    idle(tab)
    return table.presses[before:]


def types(table, size):
    """Several numbers on one sheet, as a result of four."""
    tab = opened(table, typist_card(), size)
    measured(tab, 'sheets to type')
    table.presses.clear()
    click(tab, 'table 3 type')
    tell(tab.run('[...document.querySelectorAll("#fields span")].map((e) => e.textContent)') == typist_card()['lists'][0]['rows'][1]['buttons'][0]['fields'] and
         tab.run('document.activeElement === document.querySelector("#fields input")'), 'a number has a field with its name, the first one the focus')
    tell(tab.run('[...document.querySelectorAll("#fields input")].every((e) => e.inputMode === "numeric" && e.labels.length)'), 'all with the keyboard of numbers')
    measured(tab, 'a sheet that is open')
    tell(not typed(tab, table, 10, '', 6, 5), 'a number that is missing is not sent')
    tell(tab.run('document.activeElement === document.querySelectorAll("#fields input")[1]') and '0' in text(tab, 'wrong'), 'and has the focus then', text(tab, 'wrong'))

    table.answer = lambda press: (422, {'error': 'who wins?', 'more': ['Dmitri', 'Alice']})
    tell([p['value'] for p in typed(tab, table, 11, 6, 5)] == [[10, 11, 6, 5]], 'Enter goes on, and the last one sends', table.presses)
    tell(says(tab, 'wrong', 'who wins?') and tab.run('[...document.querySelectorAll("#also button")].map((e) => e.textContent)') == ['Dmitri', 'Alice'],
         'what is asked then stands at the sheet', text(tab, 'wrong'))
    measured(tab, 'a sheet that asks')
    table.answer = lambda press: (422, {'error': 'nobody is here'})
    tab.tap('document.querySelectorAll("#also button")[1]')
    tell(says(tab, 'wrong', 'nobody is here') and table.presses[-1]['value'] == [10, 11, 6, 5, 1], 'its answer goes behind the numbers', table.presses[-1:])
    tell(tab.run('[...document.querySelectorAll("#fields input")].map((e) => e.value).join()') == '10,11,6,5' and
         tab.run('document.getElementById("sheet").open'), 'a refusal leaves what was typed')
    table.answer = lambda press: (200, {'said': ['done']})
    tab.tap('document.getElementById("send")')
    tell(answered(tab, 'done') and not tab.run('document.getElementById("sheet").open') and table.presses[-1]['value'] == [10, 11, 6, 5],
         'what is taken closes it', table.presses[-1:])

    click(tab, 'table 4 type')
    without = typist_card()
    del without['lists'][0]['rows'][2]
    table.show(dict(without, rev=15, said='Lee: table 4'))
    tell(answered(tab, 'No longer asked. Lee: table 4') and not tab.run('document.getElementById("sheet").open'), 'a sheet that somebody else has typed is closed', text(tab, 'answer'))
    click(tab, 'table 5 type')
    table.answer = lambda press: (409, {'error': 'Lee has typed it already'})
    typed(tab, table, 10, 8, 6, 5)
    tell(answered(tab, 'Lee has typed it already') and not tab.run('document.getElementById("sheet").open'), 'also by its answer', text(tab, 'answer'))
    table.answer = lambda press: (200, {'said': ['done']})
    tell(tab.run('document.getElementById("wanted").checkVisibility()'), 'a long list has a field to find one')
    ended(tab, 'sheets', True)


def hall(table):
    table.pause = 0.2
    tab = opened(table, hall_card(players=333))
    tell(tab.run('document.getElementById("lists").checkVisibility()'), 'a card that comes in pieces is shown when it is whole')
    table.pause = 0
    tab.run('(() => { const e = document.getElementById("wanted"); e.value = "ＢＯＢ 005"; e.oninput(); })()')
    found = tab.run('[...document.querySelectorAll("#lists li")].filter((e) => e.checkVisibility()).map((e) => e.textContent)')
    tell(found == ['Bob 005table 2, chooses 2', 'Bob 005DE2-1-0 5'], 'a name is found in all lists', found)
    table.show(dict(hall_card(players=333), said='a result has come'))
    says(tab, 'last', 'a result has come')
    tell(tab.run('document.getElementById("wanted").value') == 'ＢＯＢ 005' and '2 of 666' in text(tab, 'found'), 'and stays found when a card comes in')
    clock = text(tab, 'clock')
    tell(tab.wait('document.getElementById("clock").textContent !== %s' % repr(clock), 3), 'the clock runs on the page')
    began = time.time()
    tab.run('show(card)')
    tell(time.time() - began < 1, 'a card with 666 rows is drawn in no time', time.time() - began)
    ended(tab, 'hall')


# ---- what lies upon what ----

# Keys of the card, its picture too, that something else lies upon while the page stands at its top.
COVERED = r'''(() => {
	scrollTo(0, 0);
	const bar = document.getElementById('bar').getBoundingClientRect();
	return [...document.querySelectorAll('#map, #reply > *, .big:first-child .act, .spot')].filter((e) => {
		const box = e.getBoundingClientRect(), frame = e.closest('#map') ? document.getElementById('map').getBoundingClientRect() : box;
		const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
		if (!box.width || box.y + box.height / 2 > frame.bottom || box.y + box.height / 2 < frame.y || box.x + box.width / 2 > frame.right || box.x + box.width / 2 < frame.x) return false;
		return e.classList.contains('spot') ? !on || !on.closest('#spots') : box.bottom > bar.top;
	}).map((e) => e.id + e.className + e.textContent);
})()'''


def covers(table, size):
    tab = opened(table, seat_card(), size)
    nothing(tab.run(COVERED), 'the bar covers nothing of a seat')
    ended(tab, 'a seat')


# ---- the picture of the board ----

def tap_mark(tab, name, across=0, down=0):
    """A finger on the mark of that name, or beside it, once the picture has come to rest."""
    mark = "[...document.querySelectorAll('.spot')].find((e) => e.getAttribute('aria-label').includes(%s))" % json.dumps(name)
    if not tell(tab.wait('!!' + mark), 'there is a mark for ' + name, marks(tab)):
        return
    tab.run('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    at = tab.run("""(() => {
        const node = %s;
        node.scrollIntoView({ block: 'center', inline: 'center' });
        const box = node.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    })()""" % mark)
    tab.touch(at[0] + across, at[1] + down)
    tab.wait("[...document.querySelectorAll('.spot[aria-pressed=true]')].some((e) => e.getAttribute('aria-label').includes(%s))" % json.dumps(name), 2)


def marks(tab):
    return tab.run('[...document.querySelectorAll(".spot")].map((e) => e.getAttribute("aria-label"))')


def reply(tab):
    return tab.run('[...document.querySelectorAll("#reply button")].map((e) => e.textContent)')


def boards(table, size):
    for name, make, used in (('board', board_card, chooses), ('march', march_card, marches)):
        tab = opened(table, make(), size)
        tab.run('new Promise(requestAnimationFrame)')
        nothing(tab.run(COVERED), name + ': the bar covers nothing of it')
        measured(tab, name)
        used(table, tab, name)
        ended(tab, name)


def chooses(table, tab, name):
    tell(tab.wait('document.getElementById("image").naturalWidth === 664'), name + ': the picture is drawn')
    tell(not tab.run('document.getElementById("fold").open') and len(marks(tab)) == 54, name + ': its rows are folded below it')
    tap_mark(tab, 'spot 33', 9, -7)
    tell(text(tab, 'chosen') == 'spot 33', name + ': a finger beside a place means the nearest', text(tab, 'chosen'))
    table.presses.clear()
    tap_mark(tab, 'spot 20')
    tell(text(tab, 'chosen') == 'spot 20', name + ': another place is chosen instead', text(tab, 'chosen'))
    tab.tap(REPLY)
    tell(answered(tab, 'done') and table.presses == [{'rev': 12, 'button': 51, 'value': [20]}], name + ': its number is sent', table.presses)
    tab.tap('document.getElementById("rows")')
    tell(tab.run('document.querySelectorAll("#picks .box")[20].checkVisibility()'), name + ': the list can be unfolded')
    table.show(dict(board_card(), rev=13, ask=None, board=None))
    tell(tab.wait('document.getElementById("ask").hidden'), name + ': nothing stays of it')


def marches(table, tab, name):
    tell(marks(tab) == ['Rd01 moves to', 'Rd03 moves to'], name + ': who moves is chosen first', marks(tab))
    tap_mark(tab, 'Rd03')
    tell(marks(tab) == ['Rd01 moves to', 'Rd03 moves to', 'Rd03 moves to: 13 Marsh', 'Rd03 moves to: 15 Plains'], name + ': then where to', marks(tab))
    tap_mark(tab, '13 Marsh')
    tell(reply(tab) == ['Rd03 moves to: 13 Marsh'], name + ': and only then it can be said', reply(tab))
    table.presses.clear()
    tab.tap(REPLY)
    tell(answered(tab, 'done') and table.presses == [{'rev': 12, 'button': 71}], name + ': by its button', table.presses)
    tap_mark(tab, 'Rd01')
    tap_mark(tab, '13 Marsh')
    tab.tap(REPLY)
    tell(tab.run('document.getElementById("sheet").open') and text(tab, 'sure') == 'You meet Bu01', name + ': a loss is asked about, as in a row')
    tab.tap('document.getElementById("cancel")')
    tab.run('document.querySelector(".spot:last-child").focus()')
    tab.press('Enter')
    tell(reply(tab) == ['Rd01 moves to: 13 Marsh'], name + ': a keyboard chooses too', reply(tab))


# ---- sleeping and waking ----

def sleeps(table):
    tab = opened(table, seat_card())
    table.stop()
    tell(tab.wait('!document.getElementById("banner").hidden'), 'a page whose table is gone says that it is old')
    tell('Not connected since' in text(tab, 'trouble'), 'and since when', text(tab, 'trouble'))
    presses = len(table.presses)
    click(tab, 'life -1')
    tell(answered(tab, 'nothing was sent') and len(table.presses) == presses, 'a press then says that nothing was sent')
    table.card = seat_card(life=11)
    table.start()
    tell(tab.wait('document.querySelector(".big .value").textContent === "11" && document.getElementById("banner").hidden', 15),
         'it comes back by itself and shows the present')
    other = Tab(BROWSER, beside=tab)
    other.front()
    hidden = tab.wait('document.hidden', 3)
    tell(hidden, 'another page hides it')
    table.stop()
    time.sleep(4)
    table.card = seat_card(life=12)
    table.start()
    began = time.time()
    tab.front()
    tell(tab.wait('!document.hidden && document.querySelector(".big .value").textContent === "12"', 5) and time.time() - began < 2,
         'a page that is looked at again shows the present at once', time.time() - began)
    tell(tab.wait('document.getElementById("banner").hidden', 2), 'and says nothing of it')
    tell(eventually(lambda: table.streams == 1), 'it listens once', table.streams)
    other.close()
    table.full = True
    tab.run('(attempt = 0, void listen())')
    tell(becomes(tab, 'full') and 'Too many' in text(tab, 'trouble'), 'a table with too many pages says so', text(tab, 'trouble'))
    table.full = False
    tell(live(tab) and tab.wait('document.getElementById("banner").hidden'), 'and lets it in later')
    table.full = True
    tab.run('void listen()')
    tell(becomes(tab, 'full'), 'it is full again')
    measured(tab, 'the page of a table with too many')
    table.stop()
    tab.tap('document.getElementById("again")')
    tell(becomes(tab, 'lost'), 'who wants it tries at once')
    measured(tab, 'the page without a table')
    ended(tab, 'sleep', True)


def ends(table):
    tab = opened(table, asked_card())
    table.token = 'b' * 32
    table.show(asked_card())
    tell(becomes(tab, 'void') and 'scan the new one' in text(tab, 'trouble'), 'a void code says so', text(tab, 'trouble'))
    tell('lumber' not in tab.run('document.body.textContent.replace(/<script>.*/s, "")').split("'use strict'")[0], 'and shows no secrets any more')
    measured(tab, 'a void code')
    tab.run('location.hash = "#%s"' % table.token)
    tell(live(tab), 'the next code that is scanned counts')
    table.close()
    tell(becomes(tab, 'closed') and 'closed' in text(tab, 'trouble'), 'a closed table says so', text(tab, 'trouble'))
    measured(tab, 'the page of a closed table')
    tab.open('http://127.0.0.1:%d/' % table.port)
    tell(becomes(tab, 'missing') and 'scan yours' in text(tab, 'trouble'), 'an address without a code says so')
    measured(tab, 'an address without a code')
    table.closed = False
    ended(tab, 'ends', True)


# ---- with the program ----

def table_of(game, lang='en', *lines):
    people = ('Ann', 'Bob', 'Cid', 'Dora')
    table = Program(HOME, game, people[:2] if game == 'meccg' else people, lang)
    for line in lines:
        table.say(line)
    return table


def real(game, lang, *lines):
    """The pages of a table of any game, of its first seat and of the onlookers."""
    table = table_of(game, lang, *lines)
    for seat in ('Ann', None) if game != 'championship' else (None,):
        name = ' '.join(('a table of', game, lang, seat or 'onlookers'))
        try:
            url = table.address(seat)
        except IndexError:
            tell(False, name + ': it has an address', '\n'.join(table.told))
            continue
        tab = connected(url, lang=lang)
        tell(tab.run('document.documentElement.lang') == lang, name + ': it says its language')
        measured(tab, name)
        ended(tab, name)
    table.end()


LIFE = 'document.querySelector(".big .value").textContent === "%d"'

# Lines that bring a table to something to see.
GAMES = {
    'archenemy': ['archenemy Ann'],
    'catan': ['build Ann settlement free at=g6,o8,l4', 'build Bob settlement free at=o8,w9,l5', 'hand Ann 5b2l2w4g4o', 'turn'],
    'championship': ['player P%02d nation=DE' % n for n in range(20)] + ['schedule rounds=3', 'layout 1 draw', 'post 1'],
    'commander': ['commander Ann Atraxa', 'hit Ann Bob 5'],
    'meccg': [],
    'score': ['points Ann 12'],
    'titan': ['tower Ann 1', 'tower Bob 2', 'tower Cid 3', 'tower Dora 4'],
}


def has_phones():
    if not os.access(PROGRAM, os.X_OK):
        return False
    tried = subprocess.run([PROGRAM, '--plain', 'new', 'score', 'Ann', 'Bob', '--phones', '--phones-bind=127.0.0.1'], cwd=HOME,
                           env=dict(os.environ, HOME=HOME, XDG_DATA_HOME=HOME), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    return 'libmicrohttpd' not in tried.stdout


def games():
    for lang in ('en', 'ja') if os.environ.get('LOCPATH') else ('en',):
        for game, lines in GAMES.items():
            real(game, lang, *lines)


def played():
    """Phones and the laptop at one table."""
    table = table_of('commander')
    tabs = {who: connected(table.address(who)) for who in ('Ann', 'Bob', 'Cid', 'Dora')}
    for who, tab in tabs.items():
        tab.front()
        click(tab, 'life -1')
        tell(table.hears(who + ': 39 life') and answered(tab, who + ': 39 life'), 'four at a table: %s loses a life' % who, '\n'.join(table.told))
    for who, tab in tabs.items():
        tell(tab.wait('[...document.querySelectorAll("#other td")].every((e) => e.textContent.includes("39"))'), 'and %s sees it of all' % who)
        ended(tab, who)
    table.end()

    table = table_of('catan', 'en', *GAMES['catan'])
    tab = connected(table.address('Ann'))
    click(tab, 'roll the dice')
    tell(table.hears('Ann rolls'), 'what is pressed is said at the laptop', '\n'.join(table.told))
    tell(answered(tab, 'Ann rolls'), 'and the page hears it')
    table.say('undo')
    tell(tab.wait('!!document.querySelector("[aria-label=\'roll the dice\']")'), 'what the laptop says comes to the page')
    table.say('roll 3 4')
    tell(says(tab, 'asked', 'discard 8 cards'), 'it is asked for its cards')
    measured(tab, 'a seven')
    for kind, count in (('brick', 5), ('ore', 3)):
        for _ in range(count):
            click(tab, kind + ' +1')
    tab.tap(REPLY)
    tell(table.hears('Ann discards') and tab.wait('document.getElementById("asked").textContent !== "discard 8 cards"'), 'and gives them', '\n'.join(table.told[-3:]))
    tab.run('show(Object.assign({}, card, { big: [{ label: "old", buttons: [{ id: 99999, text: "+1" }] }] }))')
    click(tab, 'old +1')
    tell(tab.wait('document.getElementById("answer").className === "bad"') and
         tab.wait('!document.querySelector("[aria-label=\'old +1\']")'), 'what was never offered is refused, and the card redrawn',
         text(tab, 'answer'))
    table.say('phones new')
    tell(becomes(tab, 'void'), 'with new codes the old one says that it is void')
    del table.told[:]
    table.say('phones')
    table.hears('Dora: http')
    tab.run('location.hash = %s' % json.dumps(table.address('Ann').split('#')[1]))
    tell(live(tab), 'the new one works')
    table.end()
    tell(becomes(tab, 'closed') and 'closed' in text(tab, 'trouble'), 'a table that is closed says so', text(tab, 'trouble'))
    ended(tab, 'a table', True)


def taps():
    """A spot, an edge and a hex of a real table of Catan, a land and a hex of Titan."""
    table = table_of('catan', 'en', 'board draw')
    tab = connected(table.address('Ann'))
    for what, told in (('(20)', 'Ann builds a settlement'), ('20', 'Ann builds a road')):
        tap_mark(tab, what)
        measured(tab, 'a picture of ' + told)
        tab.tap(REPLY)
        tell(table.hears(told), 'what is tapped is said: ' + told, '\n'.join(table.told[-3:]))
        idle(tab)
    for line in ('undo', 'undo', 'turn', 'roll 3 4'):
        table.say(line)
    tell(says(tab, 'asked', 'where does the robber go?'), 'the robber is asked for', '\n'.join(table.told[-3:]))
    tap_mark(tab, 'wool')
    measured(tab, 'a picture of the robber')
    tab.tap(REPLY)
    tell(table.hears('the robber moves from'), 'and moves', '\n'.join(table.told[-3:]))
    ended(tab, 'a board')
    table.end()

    table = table_of('titan', 'en', 'option board on', *GAMES['titan'], 'colour Ann red', 'colour Bob blue', 'colour Cid gold', 'colour Dora green', 'step',
                    'legion Ann Rd01 titan angel ogre*3 at=17', 'legion Bob Bu01 titan warlock lion*2 at=19', 'begin Ann turn=5', 'step', 'movement 2', 'step')
    tab = connected(table.address('Ann'))
    tap_mark(tab, '19 Jungle')
    measured(tab, 'a picture of a march')
    tab.tap(REPLY)
    tell(table.hears('Rd01 meets Bu01 there'), 'a land is tapped', '\n'.join(table.told[-3:]))
    for line in ('step', 'step', 'encounter Rd01 Bu01', 'step', 'step', 'step', 'done-proposing defender', 'step'):
        table.say(line)
    tab.open(table.address('Bob'))
    live(tab)
    tap_mark(tab, 'D4')
    measured(tab, 'a picture of a battle')
    tab.tap(REPLY)
    tell(table.hears('d1 enters'), 'a hex is tapped', '\n'.join(table.told[-3:]))
    ended(tab, 'a march and a battle', True)
    table.end()


def comes_back():
    """The process that serves the pages dies: nobody but the phones hears of it."""
    table = table_of('commander')
    tab = connected(table.address('Ann'))
    click(tab, 'life -1')
    tell(answered(tab, 'Ann: 39 life') and tab.wait(LIFE % 39), 'a press before the server is killed')
    tab.run('window.kept = true')
    tell(table.kill_server(), 'the server that is killed has a successor')
    table.say('life Ann -9')
    tell(tab.wait(LIFE % 30) and live(tab), 'the page comes back by itself and shows the present')
    click(tab, 'life -1')
    tell(answered(tab, 'Ann: 29 life') and tab.wait(LIFE % 29), 'the next press counts', text(tab, 'answer'))
    tell(tab.run('kept'), 'and nobody has reloaded the page')
    ended(tab, 'a server that is killed', True)
    table.end()


# ---- with a table of the test ----

def built():
    """The page and its policy, as they are built into the program."""
    folder = os.path.join(TOP, 'net', 'phones', 'page')

    def embed(what):
        return subprocess.run(['sh', os.path.join(folder, 'embed.sh'), folder, what], check=True, stdout=subprocess.PIPE).stdout
    return embed('page'), embed('policy').decode().strip()


def all_of_it():
    page, policy = built()
    tell(len(page) < MOST_BYTES, 'the page has less than %d bytes' % MOST_BYTES, len(page))
    tell(b' style=' not in page and b' onclick=' not in page and b'http' not in page.replace(b'HTTP', b''),
         'it has no style or script in an attribute, and no address of another place')
    for part in (looks, odd_cards, hall, sleeps, ends):
        tried_with(Table(page, policy), part)
    for size in SIZES:
        for part in (presses, by_key, answers, types, covers, boards):
            tried_with(Table(page, policy), part, size)
    if has_phones():
        for part in (games, played, taps, comes_back):
            tried(part)
    else:
        tell(True, 'the pages of the program # SKIP needs libmicrohttpd (Debian: libmicrohttpd-dev)')


def tried_with(table, part, *words):
    table.start()
    tried(part, table, *words)
    table.stop()


def contents(path):
    try:
        with open(path, encoding='utf-8') as file:
            return file.read()
    except FileNotFoundError:
        return ''


def tried(part, *words):
    print('# ' + ' '.join(map(str, (part.__name__, *words[1:]))))
    began = time.time()
    try:
        part(*words)
    except Fault as fault:
        tell(False, part.__name__ + ': the browser did as it was told', fault)
    print('# %.1f s' % (time.time() - began))


SPARE = {'en': [], 'ja': []}  # tabs to use again: to open one takes longer than most of what is done there
DRIVER, program = sys.argv[1:]
driver = importlib.import_module(DRIVER)
Tab = driver.Tab
AXE = contents('axe-core/node_modules/axe-core/axe.min.js')
HOME = tempfile.mkdtemp()
BROWSER = driver.Browser(program, HOME, AXE)
try:
    if not AXE:
        tell(True, 'axe-core finds nothing # SKIP needs axe-core (npm)')
    all_of_it()
finally:
    BROWSER.end()
    shutil.rmtree(HOME, ignore_errors=True)
print('1..%d' % count)
sys.exit(failures > 0)
