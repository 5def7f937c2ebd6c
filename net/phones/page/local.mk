# SPDX-License-Identifier: MIT
if HAVE_PHONES
nodist_libnet_a_SOURCES = %D%/embedded.c
endif
EXTRA_DIST += %D%/embed.sh %D%/page.css %D%/page.html %D%/page.js
CLEANFILES += %D%/embedded.c

%D%/embedded.c: %D%/embed.sh %D%/page.css %D%/page.html %D%/page.js
	$(AM_V_GEN)$(MKDIR_P) %D%
	$(AM_V_at)$(SHELL) '$(srcdir)/%D%/embed.sh' '$(srcdir)/%D%' >$@.tmp && mv $@.tmp $@
