# SPDX-License-Identifier: MIT
house_scripts += \
	%D%/documents.sh \
	%D%/drift.sh \
	%D%/guide.sh
source_scripts += \
	%D%/circles.sh \
	%D%/cut.sh \
	%D%/driver.sh \
	%D%/externs.sh \
	%D%/format.sh \
	%D%/layers.sh \
	%D%/lists.sh \
	%D%/pages.sh \
	%D%/pictures.sh \
	%D%/painting.sh \
	%D%/translated.sh
# It reads the shim.
if HAVE_TERMINAL
source_scripts += %D%/calls.sh
endif
EXTRA_DIST += %D%/analyze.sh %D%/missing.sh
if MISSING_LIBS
TESTS += %D%/missing.sh
endif
CLEANFILES += format.now format.passed
