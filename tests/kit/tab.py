# SPDX-License-Identifier: MIT
"""What the tabs of all browsers can do, by what their drivers (devtools.py, bidi.py) give them: run, touch, press."""
import time


class Fault(Exception):
    pass


# The middle of an element, scrolled into view; null where something lies over it. `tapped` becomes true with the click.
MIDDLE = r'''(() => {
	const node = %s;
	node.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { x, y, width, height } = node.getBoundingClientRect();
	window.tapped = false;
	addEventListener('click', () => { tapped = true; }, { capture: true, once: true });
	const middle = [x + width / 2, y + height / 2];
	return node.contains(document.elementFromPoint(...middle)) ? middle : null;
})()'''


class AnyTab:
    def wait(self, code, seconds=10):
        """Whether the expression becomes true in time."""
        until = time.time() + seconds
        while time.time() < until:
            if self.run(code):
                return True
            time.sleep(0.05)
        return False

    def tap(self, node):
        """Touches what the expression finds, as a finger does."""
        middle = self.run(MIDDLE % node)
        if not middle:
            raise Fault('something lies over ' + node)
        self.touch(*middle)
        if not self.wait('tapped', 2):
            raise Fault('the touch was no click: ' + node)
