# SPDX-License-Identifier: MIT
"""A player's phone, as README.md shows it: picture.py BROWSER FOLDER writes phone.png and phone-ja.png there, and of
which page they are."""
import hashlib
import os
import subprocess
import sys
import tempfile

from program import Program

PLAYERS = {'en': ('phone.png', ['Alice', 'Bob', 'Carol', 'Dave']), 'ja': ('phone-ja.png', ['明', '遥', '健', '葵'])}
STORY = ['commander {0} Atraxa', 'commander {1} Krenko', 'commander {2} Tymna', 'commander {3} Thrasios', 'damage {1} 7 from={2}',
         'poison {1} +2', 'life {3} -6', 'life {0} -3', 'turn']
PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../net/phones/page')


def page_sum():
    """Of the files that the page is made of."""
    sum_of = hashlib.sha256()
    for name in ('page.html', 'page.css', 'page.js'):
        with open(os.path.join(PAGE, name), 'rb') as file:
            sum_of.update(file.read())
    return sum_of.hexdigest()[:16]


def draw(browser, lang, out):
    name, people = PLAYERS[lang]
    with tempfile.TemporaryDirectory() as home:
        program = Program(home, 'commander', people, lang)
        for line in STORY:
            program.say(line.format(*people))
        program.hears(people[1])
        subprocess.run([browser, '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--window-size=390,780',
                        '--virtual-time-budget=5000', '--user-data-dir=' + home + '/browser',
                        '--screenshot=' + os.path.join(out, name), program.address(people[1])],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        program.end()


if __name__ == '__main__':
    if len(sys.argv) == 3:
        for language in PLAYERS:
            draw(sys.argv[1], language, sys.argv[2])
        with open(os.path.join(sys.argv[2], 'phone.of'), 'w', encoding='ascii') as of:
            of.write(page_sum() + '\n')
    else:
        print(page_sum())
