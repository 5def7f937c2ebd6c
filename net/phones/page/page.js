// SPDX-License-Identifier: MIT
// The page of the phones: draws the card of a seat and sends what is pressed. It
// knows no game. A card is drawn into what is already there, so that nobody loses the
// place, a half-typed number or an open question; its words are text, never markup.
'use strict';

// ---- words ----

const words = {
	en: {
		again: 'try now',
		old: 'Not connected since {0}: this is out of date. Trying again…',
		away: 'The table is not answering. Trying again…',
		full: 'Too many phones are connected. Trying again…',
		closed: 'The table is closed: this is how it stood.',
		void: 'This code is no longer valid: scan the new one at the laptop.',
		missing: 'This address has no code: scan yours at the laptop.',
		sending: 'sending…',
		sent: 'done',
		unsent: 'Not connected: nothing was sent.',
		unheard: 'No answer: check whether it counted before pressing again.',
		changed: 'This has changed, so nothing was sent: look, then press again.',
		hasty: 'Too many presses at once: wait a moment.',
		refused: 'The table refused it ({0}).',
		gone: 'No longer asked.',
		unread: 'The card cannot be read.',
		mine: 'your turn',
		turn: 'turn: {0}',
		round: 'round {0}',
		left: '{0} left',
		paused: '{0}, paused',
		over: 'over time',
		facts: 'Counts',
		secret: 'For you only',
		hide: 'hide',
		show: 'show',
		covered: 'Hidden from your neighbours.',
		others: 'At the table',
		out: 'out',
		choose: 'choose',
		danger: 'danger',
		find: 'Find',
		found: '{0} of {1}',
		chosen: '{0} of {1} chosen',
		between: '{0} chosen, {1} to {2} needed',
		answer: 'answer',
		tap: 'Tap a marked place.',
		rows: 'as a list',
		less: 'less',
		more: 'more',
		cancel: 'cancel',
		ok: 'OK',
		number: 'a number',
		range: 'a number from {0} to {1}',
		text: 'up to {0} letters',
		yes: 'yes: {0}',
		empty: 'There is nothing to see yet.',
		unsaved: 'Not saved yet.',
		about: 'about this page',
		asleep: 'Over plain HTTP no page can keep the screen awake. Let the phone sleep: when it wakes, the page is up to date at once.',
		awake: 'The screen stays awake while this page is shown.',
		seat: 'Anyone with the address of this page sees what you see and can press for you.',
		public: 'Anyone may see this page: it has no secrets and no buttons.',
		wifi: 'Over plain HTTP anyone on the same Wi-Fi who knows how can read along.',
		truth: 'A press counts once it is answered here; the laptop can undo it.',
	},
	ja: {
		again: '今すぐ再接続',
		old: '{0}から接続なし。表示は古い。再接続中…',
		away: '卓からの応答なし。再接続中…',
		full: '接続中のスマホが多すぎる。再接続中…',
		closed: '卓は閉じた。最後の状態を表示中。',
		void: 'このコードは無効。ノートPCの新しいコードを読み取ること。',
		missing: 'このアドレスにはコードがない。ノートPCのコードを読み取ること。',
		sending: '送信中…',
		sent: '完了',
		unsent: '接続なし。何も送っていない。',
		unheard: '応答なし。反映されたか確かめてから押し直すこと。',
		changed: '状況が変わったため、何も反映していない。確かめてから押し直すこと。',
		hasty: '押す間隔が短すぎる。少し待つこと。',
		refused: '卓に拒否された({0})。',
		gone: 'この質問はもうない。',
		unread: '読み取れないデータが届いた。',
		mine: 'あなたのターン',
		turn: 'ターン: {0}',
		round: '{0}巡目',
		left: '残り{0}',
		paused: '{0} 停止中',
		over: '時間超過',
		facts: '数',
		secret: 'あなただけに表示',
		hide: '隠す',
		show: '見せる',
		covered: '隣の人から隠している。',
		others: '卓の全員',
		out: '敗北',
		choose: '選ぶ',
		danger: '危険',
		find: '探す',
		found: '{1}件中{0}件',
		chosen: '{1}のうち{0}を選択',
		between: '{0}を選択({1}〜{2}が必要)',
		answer: '答える',
		tap: '印をタップする。',
		rows: '一覧で選ぶ',
		less: '減らす',
		more: '増やす',
		cancel: 'やめる',
		ok: '決定',
		number: '数',
		range: '{0}〜{1}の数',
		text: '半角{0}文字まで',
		yes: 'はい: {0}',
		empty: 'まだ何もない。',
		unsaved: '未保存。',
		about: 'このページについて',
		asleep: 'ただのHTTPでは、画面を点けたままにできない。スリープしてよい。戻ればすぐに今を表示する。',
		awake: 'このページの表示中、画面は消えない。',
		seat: 'このページのアドレスを知っている人は、同じものを見て、代わりに押せる。',
		public: 'このページは誰が見てもよい。秘密もボタンもない。',
		wifi: 'ただのHTTPなので、同じWi-Fiにいて方法を知る人は読むことができる。',
		truth: '押したことは、ここに応答が出れば反映済み。ノートPCで取り消せる。',
	},
};
let say = words.en;

// "{0} of {1}" with what belongs into the holes.
function put(text, ...filled) {
	return text.replace(/\{(\d)\}/g, (hole, n) => filled[n]);
}

function speak(lang) {
	const known = Object.keys(words).find((code) => lang.toLowerCase().startsWith(code)) || 'en';
	if (say === words[known] && root.lang === known) return;
	say = words[known];
	root.lang = known;
	document.querySelectorAll('[data-say]').forEach((node) => write(node, say[node.dataset.say]));
	document.querySelectorAll('[data-label]').forEach((node) => label(node, say[node.dataset.label]));
	showSecrets();
	showAwake();
	showTrouble();
}

// ---- the parts of a page ----

const $ = (id) => document.getElementById(id);
const root = document.documentElement;
const inside = (id) => [...$(id).children];
const list = (what) => (Array.isArray(what) ? what : []);
const there = (what) => what || what === 0;
// Those that are there, with this between them.
const join = (between, ...parts) => parts.filter(there).join(between);
// "-5" with a minus as wide as the plus.
const pretty = (text) => String(text).replace(/(^|\s)-(?=[\d…]|$)/g, '$1−');

// A name in whichever direction: the words beside it keep theirs.
const alone = (name) => (there(name) ? '\u2068' + name + '\u2069' : '');

// A new element: class names, then what is inside.
function make(name, kind, ...parts) {
	const node = document.createElement(name);
	if (kind) node.className = kind;
	node.append(...parts);
	return node;
}

// .. whose text comes from the table: in which direction it runs, its first letter says.
function text(name, kind) {
	const node = make(name, kind);
	node.dir = 'auto';
	return node;
}

// What is the same already is left alone: a screen reader would read it again.
function write(node, what) {
	const now = there(what) ? String(what) : '';
	if (node.textContent !== now) node.textContent = now;
}

function label(node, what) {
	if (node.getAttribute('aria-label') !== what) node.setAttribute('aria-label', what);
}

const flag = (node, name, on) => node.classList.toggle(name, Boolean(on));

function mark(node, name, value) {
	if (value) node.setAttribute(name, value);
	else node.removeAttribute(name);
}

// A child for each item, of the same item the same child: create() makes it, fill() brings
// it up to date. Two items with one key are told apart by their order.
function sync(parent, items, key, create, fill) {
	const before = parent.children_by_key || new Map();
	const after = new Map();
	items.forEach((item) => {
		let name = String(key(item));
		while (after.has(name)) name += '\n';
		after.set(name, before.get(name) || create(item));
		before.delete(name);
	});
	before.forEach((node) => node.remove());
	let at = parent.firstElementChild;
	let n = 0;
	after.forEach((node) => {
		if (node === at) at = at.nextElementSibling;
		else parent.insertBefore(node, at);
		fill(node, items[n], n);
		n++;
	});
	parent.children_by_key = after;
	return items.length > 0;
}

// Does this, and gives the focus back: to where it was, or, where that has gone, to the
// button now in its place.
function keepingFocus(act) {
	const node = document.activeElement;
	const home = node && node.closest('section, #big, .acts, #find');
	const place = home ? [...home.querySelectorAll('button')].indexOf(node) : -1;
	act();
	if (!home || document.activeElement === node) return;
	const left = [...home.querySelectorAll('button')];
	const next = node.isConnected ? node : left[Math.min(place, left.length - 1)];
	(next && next.offsetParent ? next : $('name')).focus({ preventScroll: true });
}

// ---- buttons and rows ----

function newButton() {
	const node = make('button', 'act');
	node.type = 'button';
	node.pressed = 0;
	node.onclick = () => push(node);
	return node;
}

// What the page asks before it sends.
const isField = (b) => b.asks && b.asks !== 'picks';

// name: of what they are buttons, for those who only hear them.
function fillButtons(home, buttons, name) {
	home.hidden = !sync(home, list(buttons), (b) => b.text, newButton, (node, b) => {
		node.offer = b;
		const what = join('', b.text).replace(/\s*\.\.$/, '');
		node.spoken = join(' ', name, what);
		write(node, pretty(what + (isField(b) ? '…' : '')));
		label(node, node.spoken);
		mark(node, 'aria-haspopup', (isField(b) || b.sure) && 'dialog');
		flag(node, 'grave', b.sure);
	});
}

// Everything on a card is a row: a word over it, a title, a note, a number, its buttons.
const newRow = (tag, kind, title) => () => {
	const node = make(tag, kind);
	const parts = (node.parts = {});
	const tags = { over: 'span', title, alarm: 'span', note: 'span', step: 'i', value: 'b', most: 'small', buttons: 'div' };
	Object.keys(tags).forEach((part) => { parts[part] = text(tags[part], part); });
	parts.step.setAttribute('aria-hidden', 'true');
	const cells = tag === 'tr' ? ['th', 'td'] : ['div', 'div'];
	node.append(make(cells[0], cells[0] === 'div' && 'words', parts.title, parts.alarm, parts.note), make(cells[1], cells[0] === 'div' && 'count', parts.step, make('span', '', parts.value, parts.most)));
	if (tag === 'tr') {
		node.role = 'row';
		node.firstChild.role = 'rowheader';
		node.lastChild.role = 'cell';
	} else {
		node.prepend(parts.over);
		node.append(parts.buttons);
	}
	return node;
};

function fillRow(node, row) {
	const parts = node.parts;
	const before = node.previousElementSibling;
	const shown = there(row.text) ? String(row.text) : pretty(join('', row.value));
	write(parts.over, row.over);
	flag(parts.over, 'spoken', before && before.parts.over.textContent === row.over);
	write(parts.title, row.title);
	write(parts.alarm, row.danger ? '! ' + say.danger : row.out ? say.out : '');
	write(parts.note, row.note);
	write(parts.value, shown);
	write(parts.most, row.most && !there(row.text) ? '/' + row.most : '');
	// 5 and 7 are what does not fit as large
	const letters = [...shown].length;
	parts.value.dataset.length = letters > 6 ? 7 : Math.min(letters, 5);
	showStep(node, row.value);
	fillButtons(parts.buttons, row.buttons, join(', ', row.over, row.title));
	['danger', 'here', 'out'].forEach((state) => flag(node, state, row[state]));
	flag(node, 'still', !list(row.buttons).length);
	mark(node, 'aria-current', row.here && 'true');
	mark(node, 'data-seat', seat(row.colour));
	node.searched = fold(join(' ', row.over, row.title, row.note));
}

// By how much a number has changed lately, until it has been still for a while.
function showStep(node, value) {
	if (typeof value === 'number' && typeof node.was === 'number' && value !== node.was) {
		node.sum = (node.sum || 0) + value - node.was;
		write(node.parts.step, (node.sum > 0 ? '+' : '') + pretty(node.sum || ''));
		clearTimeout(node.stills);
		node.stills = setTimeout(() => {
			node.sum = 0;
			write(node.parts.step, '');
		}, 5000);
	}
	node.was = value;
}

function fillRows(home, rows, create) {
	return sync(home, rows, (row) => join('\n', row.over, row.title), create, fillRow);
}

const labelled = (rows) => list(rows).map((row) => (there(row.of) ? { ...row, over: row.label, title: row.of } : { ...row, title: row.label }));

// A row of a list may have the number of its one button alone.
const items = (rows) => list(rows).map((row) => ({
	...row,
	title: row.text,
	note: join(' · ', row.of, row.note),
	text: row.shown,
	buttons: row.buttons || (there(row.button) ? [{ id: row.button, text: row.act || say.choose }] : []),
}));

function fillLists(home, lists, heading) {
	sync(home, list(lists), (one) => one.label, () => {
		const node = make('section');
		node.append((node.head = text(heading)), (node.note = text('p', 'note')), (node.rows = make('ul', 'rows')));
		return node;
	}, (node, one) => {
		write(node.head, one.label);
		write(node.note, one.note);
		fillRows(node.rows, items(one.rows), newRow('li', '', 'span'));
	});
}

// ---- the card ----

let card = null; // what is drawn

function draw() {
	speak(card.lang || navigator.language);
	drawHead();
	const acts = labelled(card.do);
	const isPlaced = (row) => card.board && list(row.buttons).length && row.buttons.every((b) => b.at);
	drawAsk(card.ask, acts.filter(isPlaced));
	fillRows($('big'), labelled(card.big), newRow('section', 'big', 'h2'));
	// what nobody should press by chance stands at the foot
	const grave = (row) => list(row.buttons).every((b) => b.sure);
	const others = acts.filter((row) => !isPlaced(row));
	fillRows($('do'), others.filter((row) => !grave(row)), newRow('section', 'do', 'h2'));
	fillRows($('end'), others.filter(grave), newRow('section', 'do', 'h2'));
	$('facts').hidden = !fillRows($('fact'), labelled(card.facts), newRow('li', '', 'span'));
	showSecrets();
	fillRows($('other'), list(card.others).filter((one) => one.name).map((one) => ({ ...one, title: one.name })), newRow('tr', '', 'span'));
	fillLists($('lists'), card.lists, 'h2');
	$('own').hidden = !(card.ask || [card.big, card.do, card.facts].some((some) => list(some).length));
	$('empty').hidden = !$('own').hidden || [card.secret, card.others, card.lists].some((some) => list(some).length);
	$('unsaved').hidden = card.saved !== false;
	if ($('last').textContent !== join('', card.said) && Date.now() - toldAt > 1500 && !$('answer').className) tell('');
	flag(document.body, 'public', !card.me);
	write($('last'), card.said);
	write($('whose'), card.me ? say.seat : say.public);
	find();
	tick();
	checkSheet();
	showEnabled();
}

function drawHead() {
	const me = card.me || {};
	const first = list(card.big)[0] || {};
	const seated = there(me.name);
	const mine = seated && card.turn === me.name && !me.out;
	const name = seated ? me.name : card.table;
	const about = join(' · ', seated && alone(card.table), card.game);
	mark($('head'), 'data-seat', seat(me.colour));
	write($('name'), name || 'tableside');
	write($('table'), about);
	write($('turn'), me.out ? say.out : mine ? say.mine : there(card.turn) ? put(say.turn, alone(card.turn)) : '');
	flag($('turn'), 'mine', mine);
	write($('round'), card.round > 0 ? put(say.round, card.round) : card.round || '');
	document.title = join(' · ', name, join('', first.text || first.value), about) || 'tableside';
}

// There are ten colours; 0 is none.
const seat = (colour) => (colour > 0 ? String(((colour - 1) % 10) + 1) : '');

// ---- secrets ----

let covered = recall('covered') === 'yes';

// What is kept for a reload; a browser may forbid it.
function recall(name) {
	try { return sessionStorage.getItem(name); } catch (error) { return null; }
}
function keep(name, value) {
	try { sessionStorage.setItem(name, value); } catch (error) { return; }
}

// Covered, they are not on the page at all.
function showSecrets() {
	const secret = card ? list(card.secret) : [];
	$('secret').hidden = !secret.length;
	$('covered').hidden = !covered;
	fillLists($('pile'), covered ? [] : secret, 'h3');
	write($('hide'), covered ? say.show : say.hide);
	label($('hide'), (covered ? say.show : say.hide) + ': ' + say.secret);
}

// ---- what is asked of the seat ----

let asked = null; // the text of the ask that is drawn

const room = (pick) => pick.most || 1;
const picked = () => inside('picks').map((node) => node.count);
const sum = (numbers) => numbers.reduce((all, n) => all + n, 0);

function drawAsk(ask, acts) {
	const { text, note, pick } = ask || { text: acts[0] && card.board.text };
	$('ask').hidden = !ask && !acts.length;
	if (asked !== text) sync($('picks'), [], String);
	asked = text;
	write($('asked'), text);
	write($('why'), note);
	sync($('picks'), list(pick), (one) => (room(one) > 1 ? 'n' : 'o') + one.text, newPick, fillPick);
	fillRows($('placed'), acts, newRow('section', 'do', 'h2'));
	drawBoard(list(pick), acts);
	fillButtons($('reply'), [...answersOf(ask), ...here().filter((one) => one.id)]);
	showChosen();
}

const answersOf = (ask) => (!ask ? [] : ask.buttons || [{
	id: ask.button, text: ask.label || say.answer, sure: ask.sure, asks: list(ask.pick).length ? 'picks' : ask.asks, least: ask.least, most: ask.most,
}]);

// One thing is chosen or not; of several there are a minus and a plus.
function newPick(pick) {
	const node = make('li');
	const parts = (node.parts = { title: text('span', 'title'), note: text('span', 'note') });
	const what = make('div', 'words', parts.title, parts.note);
	node.count = 0;
	if (room(pick) > 1) {
		parts.less = make('button', '', '−');
		parts.number = make('output', 'value');
		parts.more = make('button', '', '+');
		node.append(what, make('div', 'steps', parts.less, parts.number, parts.more));
		parts.less.onclick = () => choose(node, -1);
		parts.more.onclick = () => choose(node, 1);
		parts.less.type = parts.more.type = 'button';
	} else {
		parts.box = make('button', 'box', what);
		parts.box.type = 'button';
		parts.box.onclick = () => choose(node, node.count ? -1 : 1);
		node.append(parts.box);
	}
	return node;
}

function fillPick(node, pick) {
	node.pick = pick;
	node.count = Math.min(node.count, room(pick));
	write(node.parts.title, pick.text);
	write(node.parts.note, join(' ', pick.note, room(pick) > 1 ? '/ ' + room(pick) : ''));
	if (node.parts.more) {
		label(node.parts.less, pick.text + ' -1');
		label(node.parts.more, pick.text + ' +1');
	}
}

// Of one thing in all, the last one counts.
function choose(node, step) {
	const most = limits()[1];
	if (step > 0 && most === 1 && node.parts.box) inside('picks').forEach((other) => { other.count = 0; });
	if (step > 0 && (sum(picked()) >= most || node.count >= room(node.pick))) return;
	node.count = Math.max(0, node.count + step);
	showChosen();
}

function limits() {
	const { pick, least = 1, most = Infinity } = card.ask || {};
	return [least, Math.min(most, sum(list(pick).map(room)))];
}

function showChosen() {
	const [least, most] = limits();
	const total = sum(picked());
	const full = total >= most;
	inside('picks').forEach((node) => {
		const parts = node.parts;
		flag(node, 'chosen', node.count);
		if (parts.box) {
			parts.box.setAttribute('aria-pressed', String(node.count > 0));
			mark(parts.box, 'aria-disabled', full && most !== 1 && !node.count && 'true');
			return;
		}
		write(parts.number, node.count);
		mark(parts.less, 'aria-disabled', !node.count && 'true');
		mark(parts.more, 'aria-disabled', (full || node.count >= room(node.pick)) && 'true');
	});
	$('chosen').hidden = !$('picks').children.length && !card.board;
	write($('chosen'), card.board ? chosenPlace() : least === most ? put(say.chosen, total, most) : put(say.between, total, least, most));
	inside('reply').forEach((node) => { node.unready = node.offer.asks === 'picks' && (total < least || total > most); });
	showEnabled();
}

// ---- the picture of the board ----

let options = []; // what may be chosen on it: picks of the question, buttons of acts
let mover = '';   // the place of what moves: "120,88,56"
let spot = '';    // the place that was tapped

const isOpen = (one) => !one.start || one.start === mover;
const here = () => options.filter((one) => one.key === spot && isOpen(one));

function drawBoard(picks, acts) {
	const { board } = card;
	options = [...picks.map((pick, n) => ({ ...pick, n })), ...acts.flatMap((row) => row.buttons.map((b) => ({ ...b, of: row.title, text: join(': ', row.title, b.text) })))]
		.filter((one) => one.at).map((one) => ({ ...one, key: String(one.at), start: String(one.from || '') }));
	if (!board || $('map').hidden) $('fold').open = !board;
	$('map').hidden = $('rows').hidden = !board;
	flag($('own'), 'board', board);
	if (!board) {
		spot = '';
		return;
	}
	const image = $('image');
	if (image.svg !== board.svg) image.src = 'data:image/svg+xml,' + encodeURIComponent((image.svg = board.svg));
	image.alt = board.text;
	$('plan').style.width = 'max(' + board.least + 'px, min(100%, ' + 55 * board.width / board.height + 'vh))';
	const starts = new Map(options.filter((one) => one.start).map((one) => [one.start + one.of, one]));
	const firsts = new Set([...starts.values()].map((one) => one.start));
	if (!firsts.has(mover)) mover = firsts.size === 1 ? [...firsts][0] : '';
	drawSpots([...[...starts.values()].map((one) => ({ key: one.start, text: one.of, mover: true })), ...options.filter(isOpen)]);
}

// Who moves first, then where to: several at one place have one mark.
function drawSpots(marks) {
	const spots = new Map();
	marks.forEach((one) => {
		const before = spots.get(one.key) || {};
		spots.set(one.key, { ...one, ...before, text: join(', ', before.text, one.text) });
	});
	if (!spots.has(spot)) spot = '';
	sync($('spots'), [...spots.values()], (one) => one.key, () => make('button', 'spot'), (node, one) => {
		const [x, y, wide] = one.key.split(',');
		node.key = one.key;
		node.style.left = 100 * x / card.board.width + '%';
		node.style.top = 100 * y / card.board.height + '%';
		node.style.setProperty('--w', 100 * wide / card.board.width + 'cqw');
		label(node, one.text);
		flag(node, 'mover', one.mover);
	});
	const keys = [...spots.keys()].join(' ');
	const map = $('map');
	if (map.keys === keys) return;
	map.keys = keys;
	requestAnimationFrame(() => [['Left', 'Width'], ['Top', 'Height']].forEach(([side, size]) => {
		const at = inside('spots').map((node) => node['offset' + side]);
		map['scroll' + side] = (Math.min(...at) + Math.max(...at) - map['client' + size]) / 2;
	}));
}

// What was tapped, in words; and the marks say it too.
function chosenPlace() {
	const nodes = inside('picks');
	inside('spots').forEach((node) => {
		const pick = options.find((one) => one.n >= 0 && one.key === node.key);
		node.setAttribute('aria-pressed', String(pick ? nodes[pick.n].count > 0 : [spot, mover].includes(node.key)));
	});
	return nodes.filter((node) => node.count).map((node) => node.pick.text).join(', ') || (here().some((one) => one.id) ? '' : say.tap);
}

// A finger means what is nearest.
function tap(event) {
	const far = (node) => {
		const box = node.getBoundingClientRect();
		return Math.hypot(event.clientX - (box.left + box.right) / 2, event.clientY - (box.top + box.bottom) / 2);
	};
	const node = event.detail ? inside('spots').sort((a, b) => far(a) - far(b))[0] : event.target;
	if (!node.key) return;
	spot = node.key;
	if (options.some((one) => one.start === spot)) mover = spot;
	here().filter((one) => one.n >= 0).map((one) => $('picks').children[one.n]).forEach((pick) => choose(pick, pick.count ? -1 : 1));
	node.focus({ preventScroll: true });
	keepingFocus(draw);
}

// ---- finding a name ----

const LONG = 15;

// How a name is written, wide or narrow, large or small, does not count.
const fold = (what) => what.normalize('NFKC').toLowerCase();

function find() {
	const long = [list(card.others), ...list(card.lists).map((one) => list(one.rows))].some((rows) => rows.length > LONG);
	const parts = long ? fold($('wanted').value).split(/\s+/).filter(there) : [];
	const rows = [...$('all').querySelectorAll('#other > tr, #lists li')];
	let found = 0;
	rows.forEach((node) => {
		node.hidden = !parts.every((part) => node.searched.includes(part));
		found += !node.hidden;
	});
	$('lists').querySelectorAll('section').forEach((node) => {
		node.hidden = parts.length > 0 && !node.querySelector('li:not([hidden])');
	});
	$('others').hidden = !$('other').querySelector('tr:not([hidden])');
	$('find').hidden = !long;
	write($('found'), parts.length ? put(say.found, found, rows.length) : '');
}

// ---- the clock ----

let skew = 0; // by how much this phone's clock is behind the laptop's

function hours(seconds) {
	const s = Math.floor(Math.abs(seconds));
	const two = (n) => String(n).padStart(2, '0');
	const minutes = Math.floor(s / 60);
	return (seconds < 0 ? '−' : '') +
		(minutes < 60 ? minutes : Math.floor(minutes / 60) + ':' + two(minutes % 60)) + ':' + two(s % 60);
}

function tick() {
	const clock = (card && card.clock) || {};
	$('clock').hidden = !there(clock.seconds);
	if ($('clock').hidden) return;
	const gone = clock.running && clock.at ? Math.max(0, (Date.now() + skew) / 1000 - clock.at) : 0;
	const seconds = clock.left ? clock.seconds - gone : clock.seconds + gone;
	const over = clock.left ? seconds < 0 : clock.limit > 0 && seconds > clock.limit;
	let now = clock.left ? put(say.left, hours(seconds)) : hours(seconds) + (clock.limit ? ' / ' + hours(clock.limit) : '');
	if (!clock.running) now = put(say.paused, now);
	write($('clock'), over ? now + ' ' + say.over : now);
	flag($('clock'), 'danger', over);
}

// ---- pressing ----

let sending = Promise.resolve(); // one press at a time, in order

function push(node) {
	const value = node.offer.asks === 'picks' ? picked().flatMap((n, place) => Array(n).fill(place)) : undefined;
	if (node.getAttribute('aria-disabled')) {
		if (state !== 'live') tell(say.unsent, true);
	} else if (isField(node.offer) || node.offer.sure) {
		openSheet(node, value);
	} else {
		press(node, value);
	}
}

// What was seen when it was pressed goes with it, even if it waits for the one before.
function press(node, value) {
	const body = { rev: card.rev, button: node.offer.id };
	const from = sheet;
	if (value !== undefined) body.value = value;
	node.pressed = (node.pressed || 0) + 1;
	pending(node);
	tell('');
	sending = sending.then(() => send(body, from)).then(() => {
		node.pressed--;
		pending(node);
	});
}

function pending(node) {
	mark(node, 'aria-busy', node.pressed && 'true');
	$('sending').hidden = !document.querySelector('.act[aria-busy]');
}

async function send(body, from) {
	const stop = new AbortController();
	const patience = setTimeout(() => stop.abort(), 10000);
	try {
		const answer = await fetch('/press', {
			method: 'POST',
			headers: { ...key(), 'Content-Type': 'application/json' },
			body: JSON.stringify(body),
			cache: 'no-store',
			signal: stop.signal,
		});
		const got = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
		await heard(answer.status, got || {}, from);
	} catch (error) {
		tell(say.unheard, true);
		listen();
	} finally {
		clearTimeout(patience);
		if (from) from.busy = false;
	}
}

async function heard(status, got, from) {
	const own = { 409: say.changed, 429: say.hasty }[status] || put(say.refused, status);
	if (from && from === sheet) answerSheet(status, list(got.more));
	if (ends(status)) return;
	if (status === 200) return tell(list(got.said).join(' · ') || say.sent);
	tell([403, 409, 422].includes(status) && there(got.error) ? got.error : own, true);
	if (status === 409 || status === 403) await fetchCard().catch(() => listen());
}

// The last answer stands at the foot of the page: a refusal until the next press.
let told = 0;
let toldAt = 0;

function tell(what, bad) {
	const line = $('answer');
	clearTimeout(told);
	toldAt = Date.now();
	line.className = bad ? 'bad' : '';
	line.replaceChildren(...(what ? [make('span', '', what)] : []));
	$('last').hidden = Boolean(what);
	if (sheet && bad) write($('wrong'), what);
	if (what && !bad) told = setTimeout(() => tell(''), 8000);
}

// ---- numbers, a text, or whether somebody is sure ----

let sheet = null; // the button that asks, what was chosen already, whether its press is on the way

const fields = () => inside('fields').map((node) => node.lastChild);

// A number by its name; Enter goes on to the next one.
function newField() {
	const field = make('input');
	field.type = 'number';
	field.inputMode = 'numeric';
	field.onkeydown = (event) => {
		const next = fields()[fields().indexOf(field) + 1];
		if (event.key !== 'Enter' || !next) return;
		event.preventDefault();
		next.focus();
	};
	return make('label', 'split', text('span'), field);
}

// What the answers before left open, a button each.
function answerSheet(status, more) {
	if (status !== 422) return closeSheet();
	sync($('also'), more, String, () => make('button'), (node, what, n) => {
		node.type = 'button';
		write(node, what);
		node.onclick = () => sendSheet([...sheet.more, n]);
	});
	if (more.length) $('also').firstChild.focus();
}

function openSheet(node, value) {
	sheet = { node, value };
	sync($('fields'), [], String);
	sync($('also'), [], String);
	$('given').type = node.offer.asks === 'number' ? 'number' : 'text';
	$('given').value = '';
	write($('wrong'), '');
	checkSheet();
	$('sheet').showModal();
	(fields()[0] || ($('field').hidden ? $('cancel') : $('given'))).focus();
}

function closeSheet() {
	sheet = null;
	$('sheet').close();
}

// After each card: the words of an open question, or its end.
function checkSheet() {
	if (!sheet) return;
	const { node, busy } = sheet;
	if (busy) return;
	if (!node.isConnected || $('ask').hidden && $('ask').contains(node)) {
		closeSheet();
		tell(join(' ', say.gone, card.said), true);
		return;
	}
	const { asks, least, most, sure } = node.offer;
	const several = sync($('fields'), list(node.offer.fields), String, newField, (one, name) => {
		write(one.firstChild, name);
		one.lastChild.min = least;
		one.lastChild.max = most;
	});
	const field = isField(node.offer);
	write($('sheet-head'), pretty(node.spoken));
	write($('sure'), sure);
	write($('range'), asks === 'text' ? put(say.text, most) : there(most) ? put(say.range, least, most) : say.number);
	write($('send'), field ? say.ok : put(say.yes, node.textContent));
	flag($('send'), 'grave', sure);
	$('field').hidden = !field;
	// above the keyboard that will come up
	flag($('sheet'), 'typed', field);
	$('given').hidden = several;
	$('given').required = field && !several;
	$('less').hidden = $('more').hidden = asks !== 'number';
	mark($('given'), 'inputmode', asks === 'number' && !(least < 0) && 'numeric');
	mark($('given'), 'min', asks === 'number' && String(least));
	mark($('given'), 'max', asks === 'number' && String(most));
	mark($('given'), 'maxlength', asks === 'text' && most);
}

function sendSheet(more) {
	const { node, value, busy } = sheet;
	const { asks } = node.offer;
	const typed = $('given').value.trim();
	const bad = fields().find((one) => !one.value || !one.checkValidity());
	if (busy) return;
	if (bad) bad.focus();
	if (bad || $('given').required && (!typed || !$('given').checkValidity())) return write($('wrong'), $('range').textContent);
	if (asks === 'fields') {
		sheet.more = more;
		sheet.busy = true;
		write($('wrong'), '');
		return press(node, [...fields().map((one) => Number(one.value)), ...more]);
	}
	closeSheet();
	if (node.getAttribute('aria-disabled')) tell(say.unsent, true);
	else press(node, asks === 'number' ? Number(typed) : asks === 'text' ? typed : value);
}

// ---- the connection ----

let token = '';
let state = 'start'; // .. live, lost, full, closed, void, missing
let since = '';      // when the connection was lost
let attempt = 0;     // in a row without an answer
let stream = null;   // what stops the one stream that counts
let heardAt = 0;     // when it last brought anything
let soon = 0;        // the timer of the next attempt

const WAITS = [100, 500, 1000, 2000, 4000, 8000];

const key = () => ({ Authorization: 'Bearer ' + token });

function show(next) {
	card = next;
	// what is asked for elsewhere comes first
	if (list((card.ask || {}).pick).some((pick) => !pick.at)) card.board = null;
	keepingFocus(draw);
}

async function fetchCard() {
	const answer = await fetch('/card', { headers: key(), cache: 'no-store' });
	if (ends(answer.status)) return;
	const next = await answer.json();
	if (answer.ok && next) show(next);
}

// Whether an answer of that status was the last one.
function ends(status) {
	const why = { 204: 'closed', 401: 'void' }[status];
	if (why) leave(why);
	return why;
}

// Nothing comes here any more; a void code shows nothing to whoever holds the phone.
function leave(why) {
	if (stream) stream.abort();
	stream = null;
	change(why);
	if (why === 'void') show({ lang: card && card.lang });
	if (why === 'closed') later(15000);
}

function change(next) {
	if (next === 'lost' && !since) since = new Date().toLocaleTimeString(root.lang, { hour: '2-digit', minute: '2-digit' });
	if (next === 'live') since = '';
	state = next;
	document.body.dataset.state = next;
	showTrouble();
	showEnabled();
}

function showTrouble() {
	const what = { lost: card ? put(say.old, since) : say.away, full: say.full, closed: say.closed, void: say.void, missing: say.missing }[state];
	write($('trouble'), what);
	$('banner').hidden = !what;
	$('again').hidden = state !== 'lost' && state !== 'full';
	$('card').hidden = !card || state === 'void' || state === 'missing';
}

function showEnabled() {
	document.querySelectorAll('.act').forEach((node) => {
		mark(node, 'aria-disabled', ((state !== 'live' && state !== 'start') || node.unready) && 'true');
	});
}

function later(wait) {
	clearTimeout(soon);
	soon = setTimeout(listen, wait);
}

// A short gap is not worth a word: somebody only put the phone down.
function lost(began, why) {
	stream = null;
	if (heardAt && Date.now() - began > 2000) attempt = 0;
	attempt++;
	heardAt = 0;
	if (state === 'closed') return later(15000);
	if (state === 'live' && !why) setTimeout(() => { if (state === 'live' && !heardAt) change('lost'); }, 1500);
	else change(why || 'lost');
	later(WAITS[Math.min(attempt, WAITS.length) - 1] * (1 + Math.random() / 4));
}

// Reads cards until the stream ends.
async function listen() {
	clearTimeout(soon);
	if (state === 'missing') return;
	if (stream) stream.abort();
	const own = (stream = new AbortController());
	const patience = setTimeout(() => own.abort(), 8000);
	const began = Date.now();
	heardAt = 0;
	try {
		const answer = await fetch('/events', { headers: key(), cache: 'no-store', signal: own.signal });
		clearTimeout(patience);
		if (own !== stream) return;
		if (ends(answer.status)) return;
		if (answer.status === 503) return lost(began, 'full');
		if (!answer.ok) throw new Error(answer.status);
		const date = Date.parse(answer.headers.get('Date'));
		if (date) skew = date + 500 - Date.now();
		await readStream(answer.body.getReader(), own);
	} catch (error) {
		// no network, or too slow: the same as an end
	}
	clearTimeout(patience);
	if (own === stream) lost(began);
}

async function readStream(reader, own) {
	const decoder = new TextDecoder();
	let rest = '';
	for (;;) {
		const { value, done } = await reader.read();
		if (done || own !== stream) return;
		heardAt = Date.now();
		rest += decoder.decode(value, { stream: true });
		const events = rest.split(/\r?\n\r?\n/);
		rest = events.pop();
		if (events.some((event) => event.startsWith('event: closed'))) return leave('closed');
		const newest = events.map(dataOf).filter(there).pop();
		if (newest) {
			read(newest);
			if (state !== 'live') change('live');
		}
	}
}

function dataOf(event) {
	return event.split(/\r?\n/).filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart()).join('\n');
}

// A card that cannot be drawn is no trouble of the connection.
function read(data) {
	try {
		show(JSON.parse(data));
	} catch (error) {
		console.error(error);
		tell(say.unread, true);
	}
}

// A stream that has been silent for longer than the server ever is has died in its sleep.
function watch() {
	if (stream && heardAt && Date.now() - heardAt > 40000) listen();
}

function start() {
	token = location.hash.slice(1);
	attempt = 0;
	card = null;
	if (token) {
		change('start');
		listen();
	} else {
		change('missing');
	}
}

// ---- sleeping and waking ----

let lock = null;
let slept = 0;

async function stayAwake() {
	try {
		lock = await navigator.wakeLock.request('screen');
		lock.onrelease = () => { lock = null; showAwake(); };
	} catch (error) {
		lock = null;
	}
	showAwake();
}

function showAwake() {
	write($('awake'), lock ? say.awake : say.asleep);
}

function wake() {
	if (document.hidden) {
		slept = Date.now();
		return;
	}
	if (navigator.wakeLock && !lock) stayAwake();
	if (state === 'missing' || state === 'void') return;
	if (!stream || !heardAt || Date.now() - slept > 3000) listen();
	slept = Date.now();
}

// ---- begin ----

$('hide').onclick = () => {
	covered = !covered;
	keep('covered', covered ? 'yes' : 'no');
	showSecrets();
	showEnabled();
};
$('plan').onclick = tap;
$('wanted').value = recall('wanted') || '';
$('wanted').oninput = () => {
	keep('wanted', $('wanted').value);
	find();
};
$('again').onclick = () => { attempt = 1; listen(); };
$('less').onclick = () => $('given').stepDown();
$('more').onclick = () => $('given').stepUp();
$('cancel').onclick = closeSheet;
$('sheet').oncancel = (event) => { event.preventDefault(); closeSheet(); };
$('sheet').onclick = (event) => { if (event.target === $('sheet')) closeSheet(); };
$('form').onsubmit = (event) => { event.preventDefault(); sendSheet([]); };
document.onvisibilitychange = wake;
onpageshow = (event) => { if (event.persisted) wake(); };
onpagehide = () => { if (stream) stream.abort(); stream = null; };
ononline = () => { if (state !== 'missing' && state !== 'void') listen(); };
onoffline = () => { if (state === 'live') change('lost'); };
onhashchange = start;
setInterval(tick, 500);
setInterval(watch, 5000);
root.lang = '';
speak(navigator.language);
if (navigator.wakeLock) stayAwake();
start();
