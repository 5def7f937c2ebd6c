/* SPDX-License-Identifier: MIT */
/*
 * The formats of an export.
 */
#include "export.h"

extern const struct page_format page_csv, page_md, page_html, page_svg;

const struct page_format *const page_formats[] = { &page_csv, &page_md, &page_html, &page_svg, NULL };
