# SPDX-License-Identifier: MIT
"""What tests/phones/browser.sh says: in TAP."""
import os
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

from cards import WORDS, asked_card, board_card, hall_card, march_card, odd_card, seat_card  # noqa: E402
from devtools import Browser, Fault, Tab  # noqa: E402
from mock import Table  # noqa: E402

MOST_BYTES = 44 * 1024
SIZES = {'phone': (360, 740), 'tablet': (820, 1180), 'laptop': (1280, 800)}
BOARDS = {'phone': (360, 740), 'lying': (740, 360), 'screen': (1024, 768)}

# What a page must hold anywhere; each finds what does not.
MEASURES = r'''(() => {
	const shown = (e) => e.checkVisibility() && e.getClientRects().length && !e.closest('.spoken');
	const name = (e) => e.tagName + '.' + e.className + '#' + e.id + ' ' + e.textContent.trim().slice(0, 30);
	const all = [...document.querySelectorAll('body *')].filter(shown);
	const flat = all.filter((e) => !e.closest('#map')); // the map is moved under its frame
	const keys = all.filter((e) => e.matches('button, input, summary'));
	const rgb = (colour) => colour.match(/[\d.]+/g).map(Number);
	const light = (c) => c.slice(0, 3).map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
		.reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
	const ground = (e) => {
		for (; e; e = e.parentElement) {
			const c = rgb(getComputedStyle(e).backgroundColor);
			if (c.length < 4 || c[3] === 1) return c;
		}
		return [255, 255, 255];
	};
	const contrast = (e, of) => {
		const [a, b] = [light(rgb(getComputedStyle(e, of).color)), light(ground(e))].sort((x, y) => y - x);
		return (a + 0.05) / (b + 0.05);
	};
	const written = all.filter((e) => e.tagName === 'INPUT' || [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()));
	const width = document.documentElement.clientWidth;
	return {
		sideways: flat.filter((e) => e.getBoundingClientRect().right > width + 1 || e.getBoundingClientRect().left < -1).map(name),
		cut: flat.filter((e) => e.tagName !== 'INPUT' && e.clientWidth && e.scrollWidth > e.clientWidth + 1).map(name),
		small: keys.filter((e) => e.getBoundingClientRect().width < 44 || e.getBoundingClientRect().height < 44).map(name),
		faint: written.filter((e) => contrast(e) < 4.5).map((e) => name(e) + ' ' + contrast(e).toFixed(2))
			.concat(all.filter((e) => getComputedStyle(e, '::before').content !== 'none' && contrast(e, '::before') < 4.5).map((e) => name(e) + ' before')),
		nameless: keys.filter((e) => !(e.getAttribute('aria-label') || e.textContent || (e.labels && e.labels.length))).map(name),
		keys: keys.length,
	};
})()'''

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
        tab.picture(os.path.join(os.environ['PICTURES'], name.replace(' ', '-') + '.png'))


def live(tab):
    return tab.wait('document.body && document.body.dataset.state === "live"')


def opened(table, card, size='phone', dark=False, lang='en'):
    """A tab that shows this card."""
    if card.get('clock'):
        card['clock']['at'] = int(time.time()) - 30
    table.show(card)
    tab = Tab(BROWSER, *SIZES[size], dark=dark, lang=lang)
    tab.open(table.url())
    if not live(tab):
        tell(False, 'the page is connected')
    return tab


def click(tab, name):
    tab.run('document.querySelector(\'[aria-label="%s"]\').click()' % name)


def text(tab, what):
    return tab.run('document.getElementById(%r).textContent' % what)


def answered(tab, words, seconds=5):
    return tab.wait('document.getElementById("answer").textContent.includes(%s)' % repr(words), seconds)


# ---- how it looks ----

def measured(tab, name):
    found = tab.run(MEASURES)
    nothing(found['sideways'] + found['cut'], name + ': nothing is wider than the page or its place')
    nothing(found['small'], name + ': what can be pressed has 44 pixels')
    nothing(found['faint'], name + ': what is written has a contrast of 4.5')
    nothing(found['nameless'], name + ': what can be pressed has a name')
    return found['keys']


def walked(tab, keys, name):
    """Tab comes to everything that can be pressed, once around."""
    tab.run('document.activeElement.blur()')
    tab.run('window.walked = new Set()')
    for _ in range(keys + 2):
        tab.tab()
        tab.run('walked.add(document.activeElement)')
    missed = tab.run('[...document.querySelectorAll("button, input, summary")].filter((e) => e.checkVisibility() && !walked.has(e))'
                     '.map((e) => e.textContent || e.id)')
    nothing(missed, name + ': Tab comes to all of it')


def looks(table):
    cards = {'seat': seat_card, 'asked': asked_card, 'hall': hall_card}
    for lang in ('en', 'ja'):
        for size in SIZES:
            for dark in (False, True):
                for kind, make in cards.items():
                    name = ' '.join((kind, size, lang, 'night' if dark else 'day'))
                    tab = opened(table, make(lang), size, dark, lang)
                    keys = measured(tab, name)
                    picture(tab, name)
                    tell(tab.run('document.documentElement.lang') == lang, name + ': it says its language')
                    if size == 'phone' and not dark:
                        walked(tab, keys, name)
                    tab.run('document.documentElement.style.fontSize = "200%"')
                    measured(tab, name + ', letters twice as large')
                    nothing(tab.complaints(), name + ': no complaint in the console')
                    tab.close()


def odd_cards(table):
    tab = opened(table, odd_card())
    tab.call('Emulation.setDeviceMetricsOverride', width=320, height=640, deviceScaleFactor=1, mobile=True)
    tell(text(tab, 'name').startswith('<b onclick'), 'a name is text, never markup')
    measured(tab, 'an odd card on 320 pixels')
    picture(tab, 'odd')
    tab.run('document.documentElement.style.fontSize = "200%"')
    measured(tab, 'an odd card on 320 pixels, letters twice as large')
    for card in ({}, {'lang': 'xx'}, {'me': None, 'ask': None, 'big': None}):
        table.show(card)
        tell(tab.wait('!document.getElementById("empty").hidden'), 'an empty card says so: %s' % card)
    table.show(seat_card())
    tell(tab.wait('document.getElementById("name").textContent === "Bob"'), 'and the next card is drawn')
    nothing(tab.complaints(), 'odd cards: no complaint in the console')
    tab.close()


# ---- what it does ----

def presses(table):
    tab = opened(table, seat_card())

    def slow(press):
        time.sleep(0.4)
        table.show(dict(seat_card(life=34), rev=13))
        return 200, {'said': ['Bob: 34 life']}

    done, table.answer = table.answer, slow
    click(tab, 'life -1')
    tell(tab.run('document.querySelector("[aria-label=\'life -1\']").getAttribute("aria-busy") === "true" && '
                 '!document.getElementById("sending").hidden'), 'a press shows at once that it is on its way')
    tell(answered(tab, 'Bob: 34 life'), 'its answer is told')
    tell(table.presses[-1:] == [{'rev': 12, 'button': 2}], 'the table hears its number and what was seen', table.presses)
    tell(tab.wait('document.querySelector(".big .value").textContent === "34"'), 'and the card is drawn anew')
    tell(tab.wait('document.querySelector(".big .step").textContent === "−1"'), 'with by how much it has changed')
    tell(tab.run('document.getElementById("answer").getAttribute("role")') == 'status', 'a screen reader reads the answer')

    table.answer = done
    for _ in range(3):
        click(tab, 'life +1')
    tell(tab.wait('!document.querySelector("[aria-busy]")') and [p['button'] for p in table.presses[-3:]] == [3, 3, 3],
         'three quick presses are three')

    for status, error, said in ((422, 'Alice cannot have 99 life', 'Alice cannot have 99 life'), (403, 'no such button', 'no such button'),
                                (409, '', 'meanwhile'), (429, '', 'Too many presses'), (500, '', 'refused it (500)')):
        table.answer = lambda press: (status, {'error': error})
        table.card = dict(seat_card(life=status % 100), rev=14)  # only a page that asks sees it
        click(tab, 'life +5')
        tell(answered(tab, said), '%d is told: %s' % (status, said), text(tab, 'answer'))
        if status in (403, 409):
            tell(tab.wait('document.querySelector(".big .value").textContent === "%d"' % (status % 100)), '%d: the card is drawn anew' % status)
    tell(tab.run('document.getElementById("answer").className') == 'bad', 'a refusal looks otherwise')
    errors = [c for c in tab.complaints() if 'status of' not in c]  # the browser tells each 4xx
    nothing(errors, 'presses: no complaint in the console')
    tab.close()


def by_key(table):
    """Asks a number, a text, whether somebody is sure; with a keyboard alone, while cards come in."""
    tab = opened(table, seat_card())
    table.presses.clear()
    tab.run('document.querySelector("[aria-label=\'life set\']").focus()')
    tab.enter()
    tell(tab.wait('document.getElementById("sheet").open && document.activeElement.id === "given"'), 'a number is asked on the page')
    measured(tab, 'the question for a number')
    picture(tab, 'number')
    tab.type('1234')
    tab.enter()
    tell(tab.wait('document.getElementById("wrong").textContent.includes("0 to 999")'), 'a number beyond the limits is refused there')
    table.show(seat_card(life=20))
    tab.wait('document.querySelector(".big .value").textContent === "20"')
    tell(tab.run('document.getElementById("given").value === "1234" && document.activeElement.id === "given"'),
         'a card that comes in leaves what is typed, and the focus')
    tab.run('document.getElementById("given").select()')
    tab.type('17')
    tab.enter()
    tell(answered(tab, 'done') and table.presses[-1:] == [{'rev': 12, 'button': 5, 'value': 17}], 'the number goes with the press', table.presses)
    tell(tab.run('document.activeElement.getAttribute("aria-label")') == 'life set', 'and the focus is where it was')

    tab.run('document.querySelector("[aria-label=\'rename\']").focus()')
    tab.enter()
    tab.type('Bobby "B"')
    tab.enter()
    tell(tab.wait('!document.getElementById("sheet").open && !document.querySelector("[aria-busy]")') and
         table.presses[-1] == {'rev': 12, 'button': 32, 'value': 'Bobby "B"'}, 'a text goes with the press', table.presses)

    presses = len(table.presses)
    tab.run('document.querySelector("[aria-label=\'concede\']").focus()')
    tab.enter()
    tell(tab.wait('document.getElementById("sheet").open && document.activeElement.id === "cancel"') and text(tab, 'sure') == 'You concede?',
         'whether somebody is sure is asked on the page, and no is chosen')
    measured(tab, 'the question whether somebody is sure')
    picture(tab, 'sure')
    tab.enter()
    tell(tab.wait('!document.getElementById("sheet").open') and len(table.presses) == presses, 'no sends nothing')
    tab.enter()
    tab.key('Escape', number=27)
    tell(tab.wait('!document.getElementById("sheet").open') and len(table.presses) == presses, 'Escape neither')
    tab.enter()
    tab.tab()
    tab.enter()
    tell(answered(tab, 'done') and table.presses[-1] == {'rev': 12, 'button': 33}, 'yes is sent', table.presses)

    tab.wait('!document.querySelector("[aria-busy]")')
    tab.enter()
    table.show(dict(seat_card(), do=[]))
    tell(answered(tab, 'no longer asked') and not tab.run('document.getElementById("sheet").open'),
         'a question whose button has gone is closed with a word')
    table.show(seat_card())
    tab.wait('document.querySelector("[aria-label=\'poison +1\']")')
    tab.run('document.querySelector("[aria-label=\'poison +1\']").focus()')
    more = seat_card()
    more['facts'].insert(0, {'label': 'energy', 'value': 1, 'buttons': [{'id': 77, 'text': '+1'}]})
    table.show(more)
    tell(tab.wait('document.querySelector("[aria-label=\'energy +1\']")') and
         tab.run('document.activeElement.getAttribute("aria-label")') == 'poison +1', 'a row before the focus leaves it')
    nothing(tab.complaints(), 'questions: no complaint in the console')
    tab.close()


def answers(table):
    """What a seat owes, and what only it may see."""
    tab = opened(table, asked_card())
    table.presses.clear()
    tell(tab.run('document.querySelector("#reply button").getAttribute("aria-disabled")') == 'true' and text(tab, 'chosen') == '0 of 4 chosen',
         'an answer that lacks something cannot be sent')
    click(tab, 'discard' if tab.run('!!document.querySelector("[aria-label=discard]")') else '')
    tell(not table.presses, 'and is not')
    click(tab, 'brick +1')
    click(tab, 'brick +1')
    click(tab, 'lumber +1')
    tab.run('document.querySelector(".box").click()')
    tell(text(tab, 'chosen') == '4 of 4 chosen', 'it says how many are chosen', text(tab, 'chosen'))
    click(tab, 'ore +1')
    tell(text(tab, 'chosen') == '4 of 4 chosen', 'and lets nobody choose more')
    table.show(dict(asked_card(), rev=15, said='Alice waits'))
    tab.wait('document.getElementById("last").textContent === "Alice waits"')
    tell(text(tab, 'chosen') == '4 of 4 chosen', 'a card that comes in leaves what is chosen')
    picture(tab, 'chosen')
    tab.run('document.querySelector("#reply button").click()')
    tell(answered(tab, 'done') and table.presses == [{'rev': 15, 'button': 51, 'value': [0, 0, 1, 3]}], 'the places that are chosen are sent', table.presses)
    table.show(dict(asked_card(), ask={'text': 'self or others?', 'button': 61, 'buttons': [
        {'id': 61, 'text': 'self'}, {'id': 62, 'text': 'others'}], 'label': 'self', 'pick': []}))
    tab.wait('document.querySelectorAll("#reply button").length === 2')
    click(tab, 'others')
    tell(tab.wait('!document.querySelector("[aria-busy]")') and table.presses[-1]['button'] == 62, 'an answer may be one of two buttons', table.presses)

    click(tab, 'year of plenty play')
    tell(tab.wait('!document.querySelector("[aria-busy]")') and table.presses[-1]['button'] == 41, 'a row with one number of a button has that button')
    click(tab, 'hide: For you alone')
    tell('lumber' not in text(tab, 'secret'), 'hidden secrets are not on the page at all')
    picture(tab, 'hidden')
    tab.call('Page.reload')
    tell(live(tab) and tab.wait('document.getElementById("name").textContent === "Bob"') and 'lumber' not in text(tab, 'secret'),
         'nor after a reload, which keeps the code')
    click(tab, 'show: For you alone')
    tell('lumber' in text(tab, 'secret'), 'and come back when they are wanted')
    nothing(tab.complaints(), 'answers: no complaint in the console')
    tab.close()


def hall(table):
    tab = opened(table, hall_card(players=333))
    tab.run('(() => { const e = document.getElementById("wanted"); e.value = "ＢＯＢ 005"; e.oninput(); })()')
    tell(tab.run('[...document.querySelectorAll("#lists li")].filter((e) => e.checkVisibility()).map((e) => e.textContent)') ==
         ['Bob 005table 2, chooses 2', 'Bob 005DE2-1-0 5'], 'a name is found in all lists', text(tab, 'found'))
    table.show(dict(hall_card(players=333), said='a result has come'))
    tab.wait('document.getElementById("last").textContent === "a result has come"')
    tell(tab.run('document.getElementById("wanted").value') == 'ＢＯＢ 005' and '2 of 666' in text(tab, 'found'), 'and stays found when a card comes in')
    clock = text(tab, 'clock')
    tell(tab.wait('document.getElementById("clock").textContent !== %s' % repr(clock), 3), 'the clock runs on the page')
    began = time.time()
    tab.run('show(card)')
    tell(time.time() - began < 1, 'a card with 666 rows is drawn in no time', time.time() - began)
    nothing(tab.complaints(), 'hall: no complaint in the console')
    tab.close()


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


def covers(table):
    for size in BOARDS:
        table.show(seat_card())
        tab = Tab(BROWSER, *BOARDS[size])
        tab.open(table.url())
        live(tab)
        measured(tab, 'seat ' + size)
        nothing(tab.run(COVERED), 'seat ' + size + ': the bar covers nothing of it')
        picture(tab, 'seat ' + size)
        tab.close()


# ---- the picture of the board ----

def tap(tab, name, across=0, down=0):
    """A finger on the mark of that name, or beside it, once the picture has come to rest."""
    tab.run('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    at = tab.run("""(() => {
        const node = [...document.querySelectorAll('.spot')].find((e) => e.getAttribute('aria-label').includes(%s));
        if (!node) return null;
        node.scrollIntoView({ block: 'center', inline: 'center' });
        const box = node.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    })()""" % repr(name))
    if not tell(at, 'there is a mark for ' + name):
        return
    for kind in ('touchStart', 'touchEnd'):
        tab.call('Input.dispatchTouchEvent', type=kind, touchPoints=[{'x': at[0] + across, 'y': at[1] + down}] if kind == 'touchStart' else [])
    tab.wait("[...document.querySelectorAll('.spot[aria-pressed=true]')].some((e) => e.getAttribute('aria-label').includes(%s))" % repr(name), 2)


def marks(tab):
    return tab.run('[...document.querySelectorAll(".spot")].map((e) => e.getAttribute("aria-label"))')


def reply(tab):
    return tab.run('[...document.querySelectorAll("#reply button")].map((e) => e.textContent)')


def boards(table):
    for size in BOARDS:
        for kind, make in {'board': board_card, 'march': march_card}.items():
            name = ' '.join((kind, size))
            table.show(make())
            tab = Tab(BROWSER, *BOARDS[size])
            tab.call('Emulation.setTouchEmulationEnabled', enabled=True)
            tab.open(table.url())
            live(tab)
            tab.run('new Promise(requestAnimationFrame)')
            measured(tab, name)
            nothing(tab.run(COVERED), name + ': the bar covers nothing of it')
            picture(tab, name)
            if kind == 'board':
                chooses(table, tab, name)
            if kind == 'march':
                marches(table, tab, name)
            nothing(tab.complaints(), name + ': no complaint in the console')
            tab.close()


def chooses(table, tab, name):
    tell(tab.wait('document.getElementById("image").naturalWidth === 664'), name + ': the picture is drawn')
    tell(not tab.run('document.getElementById("fold").open') and len(marks(tab)) == 54, name + ': its rows are folded below it')
    tap(tab, 'spot 33', 9, -7)
    tell(text(tab, 'chosen') == 'spot 33', name + ': a finger beside a place means the nearest', text(tab, 'chosen'))
    table.presses.clear()
    tap(tab, 'spot 20')
    tell(text(tab, 'chosen') == 'spot 20', name + ': another place is chosen instead', text(tab, 'chosen'))
    tab.run('document.querySelector("#reply button").click()')
    tell(answered(tab, 'done') and table.presses == [{'rev': 12, 'button': 51, 'value': [20]}], name + ': its number is sent', table.presses)
    tab.run('document.getElementById("rows").click()')
    tell(tab.run('document.querySelectorAll("#picks .box")[20].checkVisibility()'), name + ': the list can be unfolded')
    table.show(dict(board_card(), rev=13, ask=None, board=None))
    tell(tab.wait('document.getElementById("ask").hidden'), name + ': nothing stays of it')


def marches(table, tab, name):
    tell(marks(tab) == ['Rd01 moves to', 'Rd03 moves to'], name + ': who moves is chosen first', marks(tab))
    tap(tab, 'Rd03')
    tell(marks(tab) == ['Rd01 moves to', 'Rd03 moves to', 'Rd03 moves to: 13 Marsh', 'Rd03 moves to: 15 Plains'], name + ': then where to', marks(tab))
    tap(tab, '13 Marsh')
    tell(reply(tab) == ['Rd03 moves to: 13 Marsh'], name + ': and only then it can be said', reply(tab))
    table.presses.clear()
    tab.run('document.querySelector("#reply button").click()')
    tell(answered(tab, 'done') and table.presses == [{'rev': 12, 'button': 71}], name + ': by its button', table.presses)
    tap(tab, 'Rd01')
    tap(tab, '13 Marsh')
    tab.run('document.querySelector("#reply button").click()')
    tell(tab.run('document.getElementById("sheet").open') and text(tab, 'sure') == 'You meet Bu01', name + ': a loss is asked about, as in a row')
    tab.run('document.getElementById("cancel").click()')
    tab.run('document.querySelector(".spot:last-child").focus()')
    tab.enter()
    tell(reply(tab) == ['Rd01 moves to: 13 Marsh'], name + ': a keyboard chooses too', reply(tab))


# ---- sleeping and waking ----

def sleeps(table):
    tab = opened(table, seat_card())
    table.stop()
    tell(tab.wait('!document.getElementById("banner").hidden'), 'a page whose table is gone says that it is old')
    tell('Not connected since' in text(tab, 'trouble'), 'and since when', text(tab, 'trouble'))
    measured(tab, 'the page without a table')
    picture(tab, 'old')
    presses = len(table.presses)
    click(tab, 'life -1')
    tell(answered(tab, 'nothing was sent') and len(table.presses) == presses, 'a press then says that nothing was sent')
    table.card = seat_card(life=11)
    table.start()
    tell(tab.wait('document.querySelector(".big .value").textContent === "11" && document.getElementById("banner").hidden', 15),
         'it comes back by itself and shows the present')
    other = Tab(BROWSER, 360, 740)
    other.run('1')
    tab.call('Emulation.setFocusEmulationEnabled', enabled=False)
    BROWSER.call('Target.activateTarget', targetId=other.target)
    hidden = tab.wait('document.hidden', 3)
    tell(hidden, 'another page hides it')
    table.stop()
    time.sleep(4)
    table.card = seat_card(life=12)
    table.start()
    began = time.time()
    BROWSER.call('Target.activateTarget', targetId=tab.target)
    tell(tab.wait('!document.hidden && document.querySelector(".big .value").textContent === "12"', 5) and time.time() - began < 2,
         'a page that is looked at again shows the present at once', time.time() - began)
    tell(tab.wait('document.getElementById("banner").hidden', 2), 'and says nothing of it')
    time.sleep(0.3)
    tell(table.streams == 1, 'it listens once', table.streams)
    other.close()
    table.full = True
    tab.run('listen()')
    tell(tab.wait('document.body.dataset.state === "full"') and 'Too many' in text(tab, 'trouble'), 'a table with too many pages says so', text(tab, 'trouble'))
    table.full = False
    tell(tab.wait('document.body.dataset.state === "live" && document.getElementById("banner").hidden'), 'and lets it in later')
    errors = [c for c in tab.complaints() if 'Failed to load' not in c and 'net::' not in c]
    nothing(errors, 'sleep: no complaint in the console but what did not load')
    tab.close()


def ends(table):
    tab = opened(table, asked_card())
    table.token = 'b' * 32
    table.show(asked_card())
    tell(tab.wait('document.body.dataset.state === "void"') and 'scan the new one' in text(tab, 'trouble'), 'a void code says so', text(tab, 'trouble'))
    tell('lumber' not in tab.run('document.body.textContent.replace(/<script>.*/s, "")').split("'use strict'")[0], 'and shows no secrets any more')
    picture(tab, 'void')
    tab.run('location.hash = "#%s"' % table.token)
    tell(live(tab), 'the next code that is scanned counts')
    table.close()
    tell(tab.wait('document.body.dataset.state === "closed"') and 'closed' in text(tab, 'trouble'), 'a closed table says so', text(tab, 'trouble'))
    measured(tab, 'the page of a closed table')
    picture(tab, 'closed')
    tab.open('http://127.0.0.1:%d/' % table.port)
    tell(tab.wait('document.body && document.body.dataset.state === "missing"') and 'scan yours' in text(tab, 'trouble'),
         'an address without a code says so')
    table.closed = False
    tab.close()


# ---- with the program ----

class Program:
    """A table of the program, said a line at a time; its pages are by telephone."""

    def __init__(self, game, lang, *lines):
        env = dict(os.environ, HOME=HOME, XDG_DATA_HOME=HOME, XDG_STATE_HOME=HOME, XDG_CONFIG_HOME=HOME, XDG_CACHE_HOME=HOME,
                   LC_ALL='C.UTF-8')
        if lang == 'ja':
            env['LC_ALL'] = 'ja_JP.UTF-8'
        people = ('Ann', 'Bob', 'Cid', 'Dora')[:2 if game == 'meccg' else 4]
        self.told = []
        self.process = subprocess.Popen([PROGRAM, '--plain', 'new', game, *people, '--phones', '--phones-bind=127.0.0.1'],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env, cwd=HOME)
        threading.Thread(target=self.listen, daemon=True).start()
        self.hears('#')
        for line in lines:
            self.say(line)

    def listen(self):
        for line in self.process.stdout:
            self.told.append(line.rstrip('\n'))

    def say(self, line):
        self.process.stdin.write(line + '\n')
        self.process.stdin.flush()

    def hears(self, words, seconds=10):
        until = time.time() + seconds
        while time.time() < until:
            if any(words in line for line in self.told):
                return True
            time.sleep(0.02)
        return False

    def address(self, who):
        """The last one that was told: None is for onlookers."""
        found = [line.split(': ', 1) for line in self.told if ': http://127.0.0.1:' in line]
        return [url for name, url in found if name == who or who is None and name in ('onlookers', '観戦者')][-1]

    def end(self):
        self.process.stdin.close()
        self.process.wait(20)


def real(game, lang, *lines):
    """The pages of a table of any game, of its first seat and of the onlookers."""
    table = Program(game, lang, *lines)
    for seat in ('Ann', None) if game != 'championship' else (None,):
        name = ' '.join(('a table of', game, lang, seat or 'onlookers'))
        try:
            url = table.address(seat)
        except IndexError:
            tell(False, name + ': it has an address', '\n'.join(table.told))
            continue
        for size in ('phone', 'tablet') if lang == 'en' else ('phone',):
            tab = Tab(BROWSER, *SIZES[size], dark=size == 'phone', lang=lang)
            tab.open(url)
            tell(live(tab), name + ': it is connected')
            tell(tab.run('document.documentElement.lang') == lang, name + ': it says its language')
            measured(tab, name + ' ' + size)
            picture(tab, name + ' ' + size)
            tab.run('document.documentElement.style.fontSize = "200%"')
            measured(tab, name + ' ' + size + ', letters twice as large')
            nothing(tab.complaints(), name + ': no complaint in the console')
            tab.close()
    table.end()


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


def has_telephones():
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
    """Telephones and the laptop at one table."""
    table = Program('commander', 'en')
    tabs = {}
    for who in ('Ann', 'Bob', 'Cid', 'Dora'):
        tabs[who] = Tab(BROWSER, *SIZES['phone'])
        tabs[who].open(table.address(who))
    for who, tab in tabs.items():
        live(tab)
        click(tab, 'life -1')
        tell(table.hears(who + ': 39 life') and answered(tab, who + ': 39 life'), 'four at a table: %s loses a life' % who, '\n'.join(table.told))
    for who, tab in tabs.items():
        tell(tab.wait('[...document.querySelectorAll("#other td")].every((e) => e.textContent.includes("39"))'), 'and %s sees it of all' % who)
        nothing(tab.complaints(), 'and %s hears no complaint' % who)
        tab.close()
    table.end()

    table = Program('catan', 'en', *GAMES['catan'])
    tab = Tab(BROWSER, *SIZES['phone'])
    tab.open(table.address('Ann'))
    live(tab)
    click(tab, 'roll the dice')
    tell(table.hears('Ann rolls'), 'what is pressed is said at the laptop', '\n'.join(table.told))
    tell(tab.wait('document.getElementById("answer").textContent.includes("Ann rolls")'), 'and the page hears it')
    table.say('undo')
    tell(tab.wait('!!document.querySelector("[aria-label=\'roll the dice\']")'), 'what the laptop says comes to the page')
    table.say('roll 3 4')
    tell(tab.wait('document.getElementById("asked").textContent === "discard 8 cards"'), 'it is asked for its cards')
    picture(tab, 'a seven')
    for kind, count in (('brick', 5), ('ore', 3)):
        for _ in range(count):
            click(tab, kind + ' +1')
    tab.run('document.querySelector("#reply button").click()')
    tell(table.hears('Ann discards') and tab.wait('document.getElementById("asked").textContent !== "discard 8 cards"'), 'and gives them', '\n'.join(table.told[-3:]))
    tab.run('show(Object.assign({}, card, { big: [{ label: "old", buttons: [{ id: 99999, text: "+1" }] }] }))')
    click(tab, 'old +1')
    tell(tab.wait('document.getElementById("answer").className === "bad"') and
         tab.wait('!document.querySelector("[aria-label=\'old +1\']")'), 'what was never offered is refused, and the card drawn anew',
         text(tab, 'answer'))
    table.say('phones new')
    tell(tab.wait('document.body.dataset.state === "void"'), 'with new codes the old one says that it is void')
    del table.told[:]
    table.say('phones')
    table.hears('Dora: http')
    tab.run('location.hash = %s' % repr(table.address('Ann').split('#')[1]))
    tell(live(tab), 'the new one works')
    table.end()
    tell(tab.wait('document.body.dataset.state === "closed"') and 'closed' in text(tab, 'trouble'), 'a table that is closed says so', text(tab, 'trouble'))
    errors = [c for c in tab.complaints() if 'Failed to load' not in c and 'net::' not in c]
    nothing(errors, 'a table: no complaint in the console but what did not load')
    tab.close()


def taps():
    """A spot, an edge and a hex of a real table of Catan, a land and a hex of Titan."""
    table = Program('catan', 'en', 'board draw')
    tab = Tab(BROWSER, *SIZES['phone'])
    tab.call('Emulation.setTouchEmulationEnabled', enabled=True)
    tab.open(table.address('Ann'))
    live(tab)
    for what, told in (('(20)', 'Ann builds a settlement'), ('20', 'Ann builds a road')):
        tap(tab, what)
        picture(tab, 'a picture of ' + told)
        tab.run('document.querySelector("#reply button").click()')
        tell(table.hears(told), 'what is tapped is said: ' + told, '\n'.join(table.told[-3:]))
        tab.wait('!document.querySelector("[aria-busy]")')
    for line in ('undo', 'undo', 'turn', 'roll 3 4'):
        table.say(line)
    tell(tab.wait('document.getElementById("asked").textContent === "where does the robber go?"'), 'the robber is asked for', '\n'.join(table.told[-3:]))
    tap(tab, 'wool')
    picture(tab, 'a picture of the robber')
    tab.run('document.querySelector("#reply button").click()')
    tell(table.hears('the robber moves from'), 'and moves', '\n'.join(table.told[-3:]))
    table.end()
    tab.close()

    table = Program('titan', 'en', 'option board on', *GAMES['titan'], 'colour Ann red', 'colour Bob blue', 'colour Cid gold', 'colour Dora green', 'step',
                    'legion Ann Rd01 titan angel ogre*3 at=17', 'legion Bob Bu01 titan warlock lion*2 at=19', 'begin Ann turn=5', 'step', 'movement 2', 'step')
    tab = Tab(BROWSER, *SIZES['phone'])
    tab.call('Emulation.setTouchEmulationEnabled', enabled=True)
    tab.open(table.address('Ann'))
    live(tab)
    tab.wait('document.querySelector(".spot")')
    tap(tab, '19 Jungle')
    picture(tab, 'a picture of a march')
    tab.run('document.querySelector("#reply button").click()')
    tell(table.hears('Rd01 meets Bu01 there'), 'a land is tapped', '\n'.join(table.told[-3:]))
    for line in ('step', 'step', 'encounter Rd01 Bu01', 'step', 'step', 'step', 'done-proposing defender', 'step'):
        table.say(line)
    tab.open(table.address('Bob'))
    live(tab)
    tab.wait('document.querySelector(".spot")')
    tap(tab, 'D4')
    picture(tab, 'a picture of a battle')
    tab.run('document.querySelector("#reply button").click()')
    tell(table.hears('d1 enters'), 'a hex is tapped', '\n'.join(table.told[-3:]))
    table.end()
    tab.close()


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
    for part in (looks, odd_cards, presses, by_key, answers, covers, boards, hall, sleeps, ends):
        table = Table(page, policy).start()
        try:
            part(table)
        except Fault as fault:
            tell(False, part.__name__ + ': the browser did as it was told', fault)
        table.stop()
    if has_telephones():
        games()
        played()
        taps()
    else:
        tell(True, 'the pages of the program # SKIP needs libmicrohttpd (Debian: libmicrohttpd-dev)')


HOME = tempfile.mkdtemp()
PROGRAM = os.path.abspath(os.environ.get('TABLESIDE', 'build/tableside'))
BROWSER = Browser(os.environ['BROWSER'], HOME)
try:
    all_of_it()
finally:
    BROWSER.end()
    shutil.rmtree(HOME, ignore_errors=True)
print('1..%d' % count)
sys.exit(failures > 0)
