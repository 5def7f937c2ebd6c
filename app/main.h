/* SPDX-License-Identifier: MIT */
/* The command line's entry, called by main() when locale and messages stand. */
#ifndef APP_MAIN_H
#define APP_MAIN_H

int cli_main(int argc, char **argv);

#endif
