# SPDX-License-Identifier: MIT
# Fuzzing: README.md tells how.
plain_tests += \
	%D%/corpus_test
fuzz_targets = \
	%D%/files.c \
	%D%/fuzz.c \
	%D%/fuzz.h \
	%D%/hall.c \
	%D%/keys.c \
	%D%/lines.c \
	%D%/memory.c \
	%D%/memory.h \
	%D%/phones.c \
	%D%/save.c \
	%D%/tables.c \
	%D%/typed.c \
	%D%/targets.def
tests_fuzz_corpus_test_SOURCES = %D%/corpus_test.c $(fuzz_targets)
if !HAVE_PHONES
tests_fuzz_corpus_test_SOURCES += net/phones/request.c
endif
# Of the other rooms, the readers of what comes from outside.
fuzz_others = app/files/championship.c app/core/lines.c app/files/meccg.c app/files/meccg_list.c \
	app/files/pairings.c app/files/planes.c app/files/players.c app/files/results.c app/files/rows.c app/files/schemes.c app/tui/reader.c app/tui/sequence.c \
	net/hall/keeper.c net/hall/keeper_file.c net/hall/place.c net/hall/row.c net/hall/stream.c net/hall/wire.c net/phones/request.c
EXTRA_DIST += %D%/fuzz.mk %D%/one.c

# How long each target is tried: so many inputs, or so many seconds (0: no end).
FUZZ_RUNS = 100000
FUZZ_SECONDS = 0
FUZZ_TARGETS = $$($(fuzz_tool) --names)
FUZZ_CC = clang
FUZZ_AFL_CC = afl-clang-fast
FUZZ_CFLAGS = -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined
FUZZ_FLAGS = -max_len=2048 -timeout=25

fuzz_tool = srcdir='$(srcdir)' %D%/corpus_test
fuzz_build = $(MAKE) -s -f '$(srcdir)/%D%/fuzz.mk' srcdir='$(srcdir)' \
	FILES='$(librules_a_SOURCES) $(libsaves_a_SOURCES) $(fuzz_targets) $(fuzz_others)' \
	NAMES="$$(echo $(FUZZ_TARGETS))" FUZZ_CFLAGS='$(FUZZ_CFLAGS)' \
	FUZZ_CPPFLAGS='$(DEFS) -I. -I$(srcdir) $(libsaves_a_CPPFLAGS)' FUZZ_LIBS='$(CJSON_LIBS) $(UUID_LIBS) $(PTHREAD_LIBS) $(LTLIBINTL)'

.PHONY: fuzz fuzz-afl fuzz-seeds
fuzz-seeds: %D%/corpus_test$(EXEEXT)
	$(AM_V_at)for target in $(FUZZ_TARGETS); do \
		rm -rf "fuzz/seeds/$$target"; \
		$(MKDIR_P) "fuzz/seeds/$$target" "fuzz/grown/$$target" fuzz/words fuzz/found || exit 1; \
		$(fuzz_tool) --seeds "$$target" "fuzz/seeds/$$target" || exit 1; \
		$(fuzz_tool) --words "$$target" | LC_ALL=C sort -u >"fuzz/words/$$target" || exit 1; \
		test ! -f "$(srcdir)/%D%/words/$$target" || \
			cat "$(srcdir)/%D%/words/$$target" >>"fuzz/words/$$target" || exit 1; \
	done

fuzz: fuzz-seeds
	+$(AM_V_at)$(fuzz_build) KIND=libfuzzer FUZZ_CC='$(FUZZ_CC)' \
		FUZZ_OBJECT_FLAGS=-fsanitize=fuzzer-no-link FUZZ_LINK_FLAGS=-fsanitize=fuzzer
	$(AM_V_at)for target in $(FUZZ_TARGETS); do \
		echo "== $$target"; \
		"fuzz/libfuzzer/bin/$$target" -runs=$(FUZZ_RUNS) -max_total_time=$(FUZZ_SECONDS) $(FUZZ_FLAGS) \
			-print_final_stats=1 -artifact_prefix="fuzz/found/$$target-" \
			$$(test ! -s "fuzz/words/$$target" || echo "-dict=fuzz/words/$$target") \
			"fuzz/grown/$$target" "fuzz/seeds/$$target" >"fuzz/$$target.log" 2>&1 || \
			{ tail -n 40 "fuzz/$$target.log"; exit 1; }; \
		grep number_of_executed_units "fuzz/$$target.log"; \
	done

# AFL++ goes by time alone.
fuzz-afl: fuzz-seeds
	+$(AM_V_at)$(fuzz_build) KIND=afl FUZZ_CC='$(FUZZ_AFL_CC)' FUZZ_LINK_FLAGS=-fsanitize=fuzzer
	$(AM_V_at)for target in $(FUZZ_TARGETS); do \
		echo "== $$target"; \
		AFL_NO_UI=1 AFL_SKIP_CPUFREQ=1 AFL_NO_AFFINITY=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 \
		AFL_BENCH_UNTIL_CRASH=1 afl-fuzz -V "$(FUZZ_SECONDS)" -t 5000 -i "fuzz/seeds/$$target" -o "fuzz/afl-$$target" \
			$$(test ! -s "fuzz/words/$$target" || echo "-x fuzz/words/$$target") -- "fuzz/afl/bin/$$target" >"fuzz/afl-$$target.log" 2>&1 || \
			{ tail -n 20 "fuzz/afl-$$target.log"; exit 1; }; \
		grep -E 'execs_done|saved_crashes|saved_hangs' "fuzz/afl-$$target/default/fuzzer_stats"; \
		grep -q '^saved_crashes *: 0' "fuzz/afl-$$target/default/fuzzer_stats" || exit 1; \
	done
