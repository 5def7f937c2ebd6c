# SPDX-License-Identifier: MIT
"""Cards as app/phones/ writes them: of a seat with much to press, of one that owes an answer, of onlookers, and odd ones."""


def button(number, text, **more):
    return dict(id=number, text=text, **more)


def counter(number):
    return [button(number + n, text) for n, text in enumerate(('-5', '-1', '+1', '+5'))]


WORDS = {
    'en': dict(names=('Alice', 'Bob', 'Carla', 'Dmitri'), table='Friday', game='Commander', life='life', damage='commander damage',
               poison='poison', set='set', rename='rename', next='next turn', concede='concede', sure='You concede?',
               said='Bob: 35 life', undo='undo', monarch='monarch', hand='your hand', kinds=('brick', 'lumber', 'ore', 'wool'),
               ask='Discard 4 cards', seven='a seven was rolled', discard='discard', play='play', plenty='year of plenty',
               seats='round 2: where do I sit', seat='table {}, chooses {}', standings='standings',
               sheet='table {}', type='type', missing='missing: round 2', sign='to sign: round 2', signed='all have signed'),
    'ja': dict(names=('アリス', '健二', '長谷川千代之助左衛門尉', 'ドミトリ'), table='金曜の会', game='統率者戦', life='ライフ', damage='統率者ダメージ',
               poison='毒', set='変更', rename='改名', next='次のターン', concede='投了', sure='投了する?',
               said='健二: ライフ35', undo='取り消す', monarch='統治者', hand='手札', kinds=('レンガ', '木材', '鉱石', '羊毛'),
               ask='カード4枚を捨てる', seven='7が出た', discard='捨てる', play='使う', plenty='収穫',
               seats='2回戦の席', seat='第{}卓 選択順{}', standings='順位',
               sheet='{}卓', type='入力', missing='未入力: 2回戦', sign='署名待ち: 2回戦', signed='全員署名済み'),
}


def seat_card(lang='en', life=35):
    w = WORDS[lang]
    alice, bob, carla, dmitri = w['names']
    hit = [button(21, '-1'), button(22, '+1')]
    return {
        'rev': 12, 'table': w['table'], 'game': w['game'], 'lang': lang, 'me': {'name': bob, 'colour': 2, 'out': False},
        'turn': bob, 'round': 3, 'saved': True, 'said': w['said'],
        'clock': {'running': True, 'left': False, 'at': 1700000000, 'seconds': 95, 'limit': 600},
        'big': [{'label': w['life'], 'value': life, 'danger': life < 6,
                 'buttons': counter(1) + [button(5, w['set'] + ' ..', asks='number', least=0, most=999)]}],
        'facts': [
            {'label': w['damage'], 'of': alice, 'value': 18, 'most': 21, 'danger': True, 'note': 'Atraxa', 'buttons': hit},
            {'label': w['damage'], 'of': carla, 'value': 0, 'most': 21, 'danger': False, 'buttons': hit},
            {'label': w['poison'], 'value': 2, 'most': 10, 'danger': False, 'buttons': [button(23, '+1')]}],
        'do': [
            {'label': '', 'buttons': [button(31, w['next']), button(32, w['rename'], asks='text', least=0, most=20),
                                      button(33, w['concede'], sure=w['sure'])]},
            {'label': w['said'], 'buttons': [button(34, w['undo'])]}],
        'lists': [], 'secret': [],
        'others': [
            {'name': alice, 'colour': 1, 'value': 40, 'out': False, 'here': False},
            {'name': bob, 'colour': 2, 'value': life, 'out': False, 'here': True, 'note': w['monarch']},
            {'name': carla, 'colour': 3, 'value': -2, 'out': True, 'here': False},
            {'name': dmitri, 'colour': 4, 'value': 3, 'danger': True, 'out': False, 'here': False}],
        'ask': None}


def asked_card(lang='en'):
    w = WORDS[lang]
    card = seat_card(lang)
    card.update(
        facts=[], do=[], clock=None, turn=w['names'][0],
        big=[{'label': w['life'], 'value': 7, 'most': 10, 'buttons': []}, {'label': w['hand'], 'value': 9, 'note': w['seven'], 'buttons': []}],
        secret=[{'label': w['hand'], 'rows': [{'text': kind, 'value': n + 1} for n, kind in enumerate(w['kinds'])] +
                 [{'text': w['plenty'], 'note': 'II', 'button': 41, 'act': w['play'], 'here': True}]}],
        ask={'text': w['ask'], 'note': w['seven'], 'pick': [{'text': kind, 'most': 4 - n} for n, kind in enumerate(w['kinds'])],
             'button': 51, 'label': w['discard'], 'asks': 'picks', 'least': 4, 'most': 4})
    return card


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 664 704" width="664" height="704"><rect width="664" height="704" fill="#d3e6f2"/></svg>'


def board_card(lang='en'):
    """A question whose answers lie on a board, 54 of them and close together."""
    card = asked_card(lang)
    card['board'] = {'text': 'The board', 'width': 664, 'height': 704, 'least': 332, 'svg': SVG}
    card['ask'] = {'text': 'a free settlement: where?', 'note': '5 left', 'button': 51, 'label': 'build', 'asks': 'picks', 'least': 1, 'most': 1,
                   'pick': [{'text': 'spot %d' % n, 'most': 1, 'at': [124 + n % 9 * 52, 102 + n // 9 * 90 + n % 2 * 30, 22]} for n in range(54)]}
    card['secret'], card['big'] = [], card['big'][:1]
    return card


def march_card():
    """Two legions on a large board: which one, then where to."""
    card = board_card()
    card['board'].update(width=1012, height=876, least=759, svg=SVG.replace('664', '1012').replace('704', '876'))
    card['ask'] = None
    card['do'] = [{'label': name + ' moves to', 'buttons': [button(first + n, text, at=[x, y, 56], **{'from': [692, start, 56]}, **more)
                                                            for n, (text, x, y, more) in enumerate(goals)]}
                  for name, first, start, goals in (
                      ('Rd01', 61, 259, (('19 Jungle', 630, 152, {}), ('13 Marsh', 754, 366, {'sure': 'You meet Bu01'}))),
                      ('Rd03', 71, 473, (('13 Marsh', 754, 366, {}), ('15 Plains', 630, 366, {}))))] + [
                  {'label': '', 'buttons': [button(81, 'moves done')]}]
    return card


def hall_card(lang='en', players=120):
    w = WORDS[lang]
    people = ['%s %03d' % (w['names'][n % 4], n) for n in range(players)]
    return {
        'rev': 9, 'table': 'Kyoto <40> & friends', 'game': w['game'], 'lang': lang, 'me': None, 'turn': None, 'round': 2,
        'clock': {'running': True, 'left': True, 'at': 1700000000, 'seconds': 4520, 'limit': 7200}, 'saved': True, 'said': '',
        'big': [], 'facts': [], 'do': [], 'secret': [], 'others': [], 'ask': None,
        'lists': [
            {'label': w['seats'], 'rows': [{'text': name, 'note': w['seat'].format(n // 4 + 1, n % 4 + 1)} for n, name in enumerate(people)]},
            {'label': w['standings'], 'rows': [{'text': name, 'note': 'DE', 'value': 20, 'shown': '2-1-0 %d' % n} for n, name in enumerate(people)]}]}


def typist_card(lang='en', tables=20):
    """Lists of sheets that somebody types: a button asks for four numbers, each by its name."""
    w = WORDS[lang]
    card = hall_card(lang)

    def sheet(n):
        people = ['%s %03d' % (w['names'][(n + k) % 4], 4 * n + k) for k in range(3)] + ['W' * 64]
        return {'text': w['sheet'].format(n), 'note': ', '.join(people), 'buttons': [
            button(n, w['type'], asks='fields', least=0, most=30, fields=people)]}
    card.update(me={'name': 'Kim'}, lists=[
        {'label': w['missing'], 'note': '1/%d' % tables, 'rows': [sheet(n) for n in range(2, tables + 1)]},
        {'label': w['sign'], 'rows': [{'text': w['sheet'].format(1), 'note': '10*, 8, 6, 5', 'buttons': [button(99, w['signed'], sure=w['sure'])]}]}])
    return card


def odd_card():
    """What no table should send, and one may."""
    card = seat_card()
    card.update(
        me={'name': '<b onclick=alert(1)>Bo</b> & "co" 👩‍👩‍👧', 'colour': 99}, turn='مرحبا بالعالم', table='\u202eevil טבלה', clock={},
        big=[{'label': 'x' * 60, 'value': -123456, 'most': 9, 'danger': True, 'note': 'n' * 80, 'buttons': counter(1)},
             {'label': 'text', 'text': 'W' * 8 + ' ' + 'W' * 17}, {'label': 'bare'}, {}],
        others=[{'name': 'W' * 24, 'colour': 1, 'value': 1000000}, {'name': 'שלום', 'text': 'a long text for a number', 'danger': True}, {}, {}],
        lists=[{'label': '', 'rows': [{'text': 'a' * 60, 'note': 'b' * 60, 'value': 3, 'buttons': [button(1, 'y' * 40), button(2, 'z')]}]}, {}],
        secret=[{'label': 's', 'rows': [{'text': 'i', 'button': 3}, {}]}], facts=[{}], do=[{}],
        ask={'text': 'q' * 90, 'button': 4, 'pick': [{'text': 'p' * 70, 'most': 3}, {'text': 'i'}]})
    return card
