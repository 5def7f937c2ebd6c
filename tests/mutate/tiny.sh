#!/bin/sh
# SPDX-License-Identifier: MIT
# What `make mutate` says of a product of two functions whose tests forget the boundaries; and each change that
# equivalent.list calls none can still be made.

set -u
srcdir=${srcdir:-.}
sources=$(cd "$srcdir" && pwd)
points=$(pwd)/tests/mutate/points
folder=$(mktemp -d "${TMPDIR:-/tmp}/tiny.XXXXXX") || exit 99
trap 'rm -rf "$folder"' EXIT
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

cd "$folder" && mkdir rules || exit 99
cat >rules/within.c <<'END'
#define MOST 5
int within(int number);
int within(int number)
{
	if (number < 0 || number > MOST)
		return 0;
	else
		return 1;
}
END
cat >rules/halves.c <<'END'
/* no token: if (1 < 2) */
static const struct { const char *word; int number; } table[] = { { "a < b", 1 } };
void halves(int number), ask(void);
void halves(int number)
{
	for (int left = number; left; left /= 2)
		ask();
}
END
# What goes on for ever waits, and does not compute.
cat >within_test.c <<'END'
int within(int number), usleep(unsigned microseconds);
void halves(int number);
static int asked;
void ask(void) { asked++; usleep(9999); }
#ifdef CAREFUL
int main(void) { return within(-1) || within(6) || within(0) != 1 || within(5) != 1; }
#else
int main(void) { halves(2); return within(-2) || within(7) || within(3) != 1 || asked != 2; }
#endif
END
cat >Makefile <<'END'
within_test: within_test.o librules.a
	$(CC) -w -o within_test within_test.o librules.a
never_test: never_test.o librules.a
	$(CC) -w -o never_test never_test.o librules.a
.c.o:
	$(CC) -w $(FLAGS) -c $<
librules.a: rules/within.c rules/halves.c
	$(CC) -w -c rules/within.c rules/halves.c
	ar cr librules.a within.o halves.o
END
echo 'rules/ 1 within_test' >tests.list
: >equivalent.list

# FLAG PLACE: a run in the place, with the test compiled so.
mutate() {
	rm -f within_test within_test.o
	srcdir=. REACH=${REACH-} AGAIN=${AGAIN-} N=${N-0} SEED=${SEED-1} IN=$2 LOG=log MUTATE_CC=${CC:-cc} MUTATE_POINTS=$points MUTATE_TESTS=${MUTATE_TESTS-tests.list} \
		MUTATE_EQUIVALENT=equivalent.list FLAGS=$1 MAKE="${MAKE-make}" sh "$sources/tests/mutate/mutate.sh" 2>&1
	echo "status $?"
}

forgetful=$(mutate '' rules)
echo "$forgetful" | sed 's/^/# /'
test "$(echo "$forgetful" | grep '^+ ')" = '+ if (number <= 0 || number > MOST)
+ if (number < 1 || number > MOST)
+ if (number < 0 || number >= MOST)'
tell $? 'a test without boundaries lets three changes live' "$forgetful"
echo "$forgetful" | grep -q '^status 1$'
tell $? 'which is a failure'
test "$(grep -c '^killed' log)" -eq 10 && grep -q '^killed.*call dropped' log && grep -q '^killed.*left /= 1)' log
tell $? 'the others are killed, a call left out and a loop without end among them' "$(cat log)"
test "$(grep -c '^no C.*leaving dropped' log)" -eq 2
tell $? 'a function that ends without its value is no C' "$(cat log)"
nothing 'comments, macros and tables with texts are not changed' "$(cut -f 2 log | grep -E 'within.c:1$|halves.c:[1-2]$')"

mv log forgetful.log
careful=$(AGAIN=forgetful.log mutate -DCAREFUL rules)
echo "$careful" | grep -q '^status 0$' && test "$(grep -c '^killed' log)" -eq 3
tell $? 'a test of both sides of the boundaries kills those three' "$careful"

echo 'int main(void) { return 1; }' >never_test.c
{ echo 'rules/ 1 never_test'; cat tests.list; } >never.list
{
	echo 'rules/within.c'
	echo "$forgetful" | grep -A 1 '^- ' | sed -n 1,2p
	echo 'nobody asks for 0'
} >equivalent.list
N=2 SEED=24 MUTATE_TESTS=never.list mutate '' rules/within.c >out
test "$(grep -c '^killed by within_test' log)" -eq 1
tell $? 'so do tests behind one that fails without any change' "$(cat log)"
grep -q 'equivalent: 1,' out
tell $? 'what equivalent.list knows is not told again' "$(cat log)"

# With what each test reaches: only the second one reaches the line with code, and the first one, which always fails, is
# not asked.
mkdir reach
printf '1 never_test\n1 within_test\n' >reach/rows
echo rules/within.c:5 | tee reach/code >reach/2
: >reach/1
: >equivalent.list
N=1 REACH=$folder/reach MUTATE_TESTS=never.list mutate '' rules/within.c >out
test "$(grep -c '^killed by within_test' log)" -eq 1 && ! grep -q 'never_test fails' out
tell $? 'only tests that reach the line are asked' "$(cat log out)"
: >reach/2
N=1 REACH=$folder/reach mutate '' rules/within.c >out
! grep -q '^killed' log && grep -q '^survives' log
tell $? '.. and none where none does' "$(cat log)"

# A line of each kind of change, and what becomes of it.
cat >rules/kinds.c <<'END'
static const int odd[] = { 1, 3, 5 };
static const struct { int low, high; } spans[] = { { 1, 2 }, { 4, 8 }, { 16, 32 } };
int larger(int a, int b), power(int a, int b), strcmp(const char *one, const char *other);
int kinds(int number, int *out)
{
	int sum = 0;

	if (number && *out)
		return 0;
	sum = number > 2 ? spans[0].low : odd[0];
	*out = power(sum, number);
	power(1, 2);
	return larger(sum, number);
}
int alike(const char *one, const char *other)
{
	return strcmp(one, other) == 0 || !strcmp(other, one);
}
int by_word(const char *one, const char *other)
{
	return strcmp(one, other);
}
END
"$points" 0 1 rules/kinds.c | cut -f 7,8 >kinds
for change in 'if (*out)	condition dropped' 'if (number )	condition dropped' 'if (!(number && *out))	condition negated' \
	';	leaving dropped' 'sum = number > 2 ? odd[0] : spans[0].low;	arms swapped' '(void)0;	assignment dropped' \
	'*out = power(number, sum);	arguments swapped' 'return strcmp(other, one);	arguments swapped' '(void)0;	call dropped' 'if (number || *out)	sign'; do
	sed 's|/\*\*/ *||' kinds | grep -Fxq -e "$change"
	tell $? "a change of its kind: $change" "$(cat kinds)"
done
test "$(grep -c 'arguments swapped' kinds)" -eq 3
tell $? 'operands that are equal by definition stay as they are' "$(cat kinds)"
test "$(grep -c 'row dropped' kinds)" -eq 2
tell $? 'each row of a table may go, but the last' "$(cat kinds)"
test "$("$points" 50% 1 rules/kinds.c | wc -l)" -eq $(($(wc -l <kinds) / 2))
tell $? 'a share of all'
awk '{ print "other/ 1 " $3 }' tests.list >none.list
MUTATE_TESTS=none.list mutate '' rules | grep -q '^rules/halves.c has no tests'
tell $? 'a file without tests is told'

few() { "$points" 4 "$1" rules/within.c; }
test "$(few 7)" = "$(few 7)" -a "$(few 7)" != "$(few 8)" -a "$(few 7 | wc -l)" -eq 4
tell $? 'a seed chooses the same changes again'

# The entries, a line each: file, line now, line changed.
known() {
	awk 'BEGIN { RS = ""; FS = "\n" }
		!/^#/ { print $1 "\t" substr($2, 3) "\t" (NF > 3 ? substr($3, 3) : "without a reason") }' tests/mutate/equivalent.list
}
cd "$sources" || exit 99
# shellcheck disable=SC2046 # a list of words
nothing 'each change of equivalent.list can still be made, and has a reason' \
	"$("$points" 0 1 $(known | cut -f 1 | LC_ALL=C sort -u) | cut -f 1,6,7 >"$folder/can"; known | awk 'NR == FNR { can[$0]; next } !($0 in can)' "$folder/can" -)"
told
