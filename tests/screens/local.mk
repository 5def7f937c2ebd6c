# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/cards_test \
	%D%/grammar_test \
	%D%/hidden_test \
	%D%/keys_test \
	%D%/losses_test \
	%D%/scripts_test \
	%D%/tour_test

# The pictures and their sums as they are drawn from now on: look first at what differs, `git diff` tells.
drawn = %D%/kit/digits_test %D%/kit/face_test %D%/scripts_test %D%/shell/pages_test %D%/shell/settings_test
.PHONY: drawn
drawn: $(drawn)
	$(AM_V_at)folder=$$(mktemp -d) && export srcdir='$(srcdir)' SNAPSHOTS=$$folder && \
		for test in $(drawn); do ./$$test >/dev/null 2>&1 || exit 1; done && \
		cp -R $$folder/. '$(srcdir)/%D%' && rm -rf $$folder
