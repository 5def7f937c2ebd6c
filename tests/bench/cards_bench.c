/* SPDX-License-Identifier: MIT */
/*
 * Card data: the time and memory for reading a bulk file, and the cost of the
 * second check of a deck. Makes a file of the true shape (one object a
 * line, members in their usual order, most of it addresses and prices that
 * nobody wants) and reads it; cJSON, an object at a time, stands beside it.
 *
 * cards_bench [MIB]: the size of the file, 156 unless given.
 */
#include <cjson/cJSON.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "bench.h"
#include "rules/magic/deck.h"
#include "saves/cards/data.h"
#include "saves/cards/scan.h"

enum { MIB = 156, ROUNDS = 5, CHECKS = 50, DECK = 99, LINE_ROOM = 16 << 10 };

static char folder[] = "/tmp/tableside-bench.XXXXXX", cards_file[64], cache_file[64];
static struct store store;

static void clean_up(void)
{
	unlink(cards_file);
	unlink(cache_file);
	rmdir(folder);
}

static void set_place(void)
{
	bench_need(mkdtemp(folder) != NULL, folder, "cannot be made");
	atexit(clean_up);
	snprintf(cards_file, sizeof cards_file, "%s/cards.json", folder);
	snprintf(cache_file, sizeof cache_file, "%s/cards.index", folder);
	snprintf(store.cache, sizeof store.cache, "%s", folder);
}

/* ---- the file ---- */

static int add_images(char *out, int n)
{
	static const char *const sizes[] = { "small", "normal", "large", "png", "art_crop", "border_crop" };
	int end = sprintf(out, "\"image_uris\":{");

	for (int i = 0; i < 6; i++)
		end += sprintf(out + end,
		               "%s\"%s\":\"https://cards.example.org/%s/front/%x/%x/"
		               "%08x-1111-4222-8333-%012x.jpg?%d\"",
		               i ? "," : "", sizes[i], sizes[i], n % 16, n / 16 % 16, n, n, 1562000000 + n);
	return end + sprintf(out + end, "},");
}

static int add_legalities(char *out)
{
	static const char *const formats[] = {
		"standard",    "future",        "historic", "timeless", "gladiator",       "pioneer",
		"modern",      "legacy",        "pauper",   "vintage",  "penny",           "commander",
		"oathbreaker", "standardbrawl", "brawl",    "alchemy",  "paupercommander", "duel",
		"oldschool",   "premodern",     "predh"
	};
	int end = sprintf(out, "\"legalities\":{");

	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
		end += sprintf(out + end, "%s\"%s\":\"%s\"", i ? "," : "", formats[i],
		               i % 4 ? "legal" : "not_legal");
	return end + sprintf(out + end, "},");
}

static int add_shops(char *out, int n)
{
	static const char *const shops[] = { "tcgplayer", "cardmarket", "cardhoarder",
		                             "gatherer",  "edhrec",     "articles" };
	int end = sprintf(out, "\"purchase_uris\":{");

	for (int i = 0; i < 6; i++)
		end += sprintf(out + end,
		               "%s\"%s\":\"https://%s.example.org/product/%d?page=1&utm_campaign=affiliate&"
		               "utm_medium=api&utm_source=cards&searchString=Card+of+Number+%d\"",
		               i ? "," : "", shops[i], shops[i], n, n);
	return end + sprintf(out + end, "}");
}

static int make_card(char *out, int n)
{
	static const char *const colors[] = {
		"", "\"W\"", "\"U\"", "\"B\"", "\"R\"", "\"G\"", "\"G\",\"U\",\"W\""
	};
	int end = sprintf(out,
	                  "{\"object\":\"card\",\"id\":\"%08x-1111-4222-8333-%012x\",\"oracle_id\":\"%08x-"
	                  "5555-4666-8777-%012x\","
	                  "\"multiverse_ids\":[%d],\"mtgo_id\":%d,\"name\":\"Card of Number "
	                  "%d\",\"lang\":\"en\",\"released_at\":"
	                  "\"2010-12-%02d\",\"uri\":\"https://api.example.org/cards/"
	                  "%08x\",\"layout\":\"normal\",\"highres_image\":true,",
	                  n, n, n, n, n, n, n, n % 28 + 1, n);

	end += add_images(out + end, n);
	end += sprintf(out + end,
	               "\"mana_cost\":\"{%d}{W/U}\",\"cmc\":%d.0,\"type_line\":\"%sCreature \xe2\x80\x94 Elf "
	               "Druid\","
	               "\"oracle_text\":\"Vigilance, %s\\n{T}: Add {G}. ({G} is one green "
	               "mana.)\\n\xe2\x80\xa2 Nothing \\\"else\\\" "
	               "happens here at "
	               "all.\",\"power\":\"2\",\"toughness\":\"3\",\"colors\":[%s],\"color_identity\":[%s],"
	               "\"keywords\":[\"Vigilance\",\"Flying\"],",
	               n % 7, n % 7 + 1, n % 10 ? "" : "Legendary ",
	               "when this comes into play, look at the top card of your library", colors[n % 7],
	               colors[n % 7]);
	end += add_legalities(out + end);
	end += sprintf(out + end,
	               "\"games\":[\"paper\",\"mtgo\"],\"reserved\":false,\"foil\":true,\"set\":\"abc\","
	               "\"set_name\":\"A Set\","
	               "\"rulings_uri\":\"https://api.example.org/cards/%08x/"
	               "rulings\",\"collector_number\":\"%d\",\"rarity\":\"common\","
	               "\"artist\":\"Somebody\",\"prices\":{\"usd\":\"0.%02d\",\"usd_foil\":null,\"eur\":\"1."
	               "%02d\",\"tix\":null},",
	               n, n % 300, n % 100, n % 97);
	end += add_shops(out + end, n);
	return end + sprintf(out + end, "}");
}

/* The cards in it; *size: its bytes. */
static int make_file(size_t wanted, size_t *size)
{
	static char line[LINE_ROOM];
	FILE *file = fopen(cards_file, "w");
	int n = 0;

	bench_need(file != NULL, cards_file, "cannot be made");
	fputs("[\n", file);
	for (*size = 2; *size < wanted; n++) {
		int end = make_card(line, n);

		if (n)
			*size += (size_t)fprintf(file, ",\n");
		*size += fwrite(line, 1, (size_t)end, file);
	}
	fputs("\n]\n", file);
	bench_need(fclose(file) == 0, cards_file, "cannot be written");
	return n;
}

/* ---- measuring ---- */

static bool count_one(struct card_taker *taker, const struct card_text *text, struct reason *why)
{
	return true;
}

static double peak_mib(void)
{
	struct rusage usage;

	getrusage(RUSAGE_SELF, &usage);
	return (double)usage.ru_maxrss / 1024;
}

static double mib_per_second(size_t size, int64_t ns)
{
	return (double)size / (1 << 20) / ((double)ns / 1e9);
}

static void measure_scan(size_t size)
{
	struct card_taker taker = { count_one };
	struct samples speed = { 0 };
	struct reason why = { 0 };

	for (int i = 0; i < ROUNDS; i++) {
		int fd = open(cards_file, O_RDONLY);
		int64_t begin = bench_cpu_ns();

		bench_need(cards_scan(fd, &taker, &why), cards_file, why.text);
		samples_add(&speed, mib_per_second(size, bench_cpu_ns() - begin));
		close(fd);
	}
	printf("the stream alone        %8.0f MiB/s\n", samples_percent(&speed, 50));
	samples_free(&speed);
}

static void measure_index(size_t size)
{
	struct samples speed = { 0 };
	struct reason why = { 0 };
	struct cards cards;

	for (int i = 0; i < ROUNDS; i++) {
		int64_t begin;

		unlink(cache_file);
		begin = bench_cpu_ns();
		bench_need(cards_open(&cards, &store, cards_file, &why), cards_file, why.text);
		samples_add(&speed, mib_per_second(size, bench_cpu_ns() - begin));
		if (i + 1 == ROUNDS)
			printf("stream, index, cache    %8.0f MiB/s, %d cards, an index of %.1f MiB\n",
			       samples_percent(&speed, 50), index_cards(&cards.index),
			       (double)cards.index.size / (1 << 20));
		cards_done(&cards);
	}
	printf("most memory so far      %8.1f MiB\n", peak_mib());
	bench_goal("card data read for the first time, MiB a second", samples_percent(&speed, 50), -500);
	samples_free(&speed);
}

static void check_once(const struct deck *deck, const struct bans *bans)
{
	struct deck_law law = { .rules = RULES_CURRENT, .format = FORMAT_COMMANDER, .bans = bans };
	struct deck_answer answer;
	struct reason why = { 0 };
	struct cards cards;

	bench_need(cards_open(&cards, &store, cards_file, &why), cards_file, why.text);
	bench_need(cards.cached, cache_file, "was not used");
	law.finder = &cards.finder;
	deck_check(deck, &law, &answer);
	bench_need(answer.unknowns == 0, cards_file, "a card is unknown");
	deck_answer_done(&answer);
	cards_done(&cards);
}

static void measure_check(int all)
{
	struct samples times = { 0 };
	struct reason why = { 0 };
	struct deck deck = { 0 };
	struct bans bans;
	char name[60];

	bans_begin(&bans, RULES_CURRENT, FORMAT_COMMANDER);
	for (int i = 0; i <= DECK; i++) {
		snprintf(name, sizeof name, "card of number %d", (int)((long long)i * all / (DECK + 1)));
		bench_need(deck_add(&deck, i ? DECK_MAIN : DECK_COMMANDER, name, 1, 0, &why), name, why.text);
	}
	for (int i = 0; i < CHECKS; i++) {
		int64_t begin = bench_cpu_ns();

		check_once(&deck, &bans);
		samples_add(&times, (double)(bench_cpu_ns() - begin) / 1e6);
	}
	printf("a deck, from the cache  %8.2f ms, the slowest %.2f ms\n", samples_percent(&times, 50),
	       samples_percent(&times, 100));
	bench_goal("the second deck of an evening, ms", samples_percent(&times, 50), 5);
	samples_free(&times);
	deck_done(&deck);
	bans_done(&bans);
}

/* The cost of a line as a tree; the whole array would not fit. */
static void measure_tree(size_t size)
{
	static char line[LINE_ROOM];
	FILE *file = fopen(cards_file, "r");
	int64_t begin = bench_cpu_ns();

	while (fgets(line, sizeof line, file)) {
		cJSON *tree = cJSON_Parse(line);

		cJSON_Delete(tree);
	}
	printf("cJSON, line by line     %8.0f MiB/s\n", mib_per_second(size, bench_cpu_ns() - begin));
	fclose(file);
}

int main(int argc, char **argv)
{
	size_t wanted = (size_t)(argc > 1 ? atoi(argv[1]) : MIB) << 20, size;
	int all;

	set_place();
	all = make_file(wanted, &size);
	printf("%zu MiB, %d cards, %zu bytes a card\n", size >> 20, all, size / (size_t)all);
	measure_scan(size);
	measure_index(size);
	measure_check(all);
	measure_tree(size);
	return 0;
}
