# SPDX-License-Identifier: MIT
# Builds the fuzz targets apart from the program, with a fuzzer's compiler. Not
# to be called by hand: `make fuzz` and `make fuzz-afl` hand in everything.

# KIND: where the objects lie; FILES: below srcdir; NAMES: the targets.
folder = fuzz/$(KIND)
objects = $(patsubst %.c,$(folder)/%.o,$(filter %.c,$(FILES)))
programs = $(NAMES:%=$(folder)/bin/%)

all: $(programs)
$(objects): $(folder)/%.o: $(srcdir)/%.c
	@mkdir -p $(@D)
	$(FUZZ_CC) $(FUZZ_CPPFLAGS) $(FUZZ_CFLAGS) $(FUZZ_OBJECT_FLAGS) -MMD -c -o $@ $<
$(programs): $(folder)/bin/%: $(srcdir)/tests/fuzz/one.c $(objects)
	@mkdir -p $(@D)
	$(FUZZ_CC) $(FUZZ_CPPFLAGS) $(FUZZ_CFLAGS) $(FUZZ_LINK_FLAGS) -DFUZZ_TARGET=$* -o $@ $< $(objects) $(FUZZ_LIBS)

-include $(objects:.o=.d)
