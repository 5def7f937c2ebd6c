dnl SPDX-License-Identifier: MIT
dnl Macros for configure.ac.

dnl TABLESIDE_WITH(NAME, VARIABLE, MODULES, WHAT FOR)
dnl A library that may be missing: --with-NAME=yes|no|auto, VARIABLE_CFLAGS and
dnl VARIABLE_LIBS, and have_NAME, yes or no.
AC_DEFUN([TABLESIDE_WITH], [
AC_ARG_WITH([$1],
	[AS_HELP_STRING([--with-$1], [use $1 for $4, yes, no or auto @<:@auto@:>@])],
	[], [with_$1=auto])
have_$1=no
AS_IF([test "x$with_$1" != xno],
	[PKG_CHECK_MODULES([$2], [$3], [have_$1=yes],
		[AS_IF([test "x$with_$1" = xyes],
			[AC_MSG_ERROR([--with-$1 was given, and $1 is missing: $$2_PKG_ERRORS])])])])
])

dnl TABLESIDE_WARNINGS(FLAGS): those the compiler knows, in WARN_CFLAGS.
AC_DEFUN([TABLESIDE_WARNINGS], [
WARN_CFLAGS=
for tableside_flag in $1; do
	tableside_saved=$CFLAGS
	# without -Werror clang accepts options that it does not know, and warns
	CFLAGS="$CFLAGS -Werror $WARN_CFLAGS $tableside_flag"
	AC_MSG_CHECKING([whether $CC takes $tableside_flag])
	AC_COMPILE_IFELSE([AC_LANG_PROGRAM([], [])],
		[AC_MSG_RESULT([yes])
		WARN_CFLAGS="$WARN_CFLAGS${WARN_CFLAGS:+ }$tableside_flag"],
		[AC_MSG_RESULT([no])])
	CFLAGS=$tableside_saved
done
])

dnl TABLESIDE_PTHREAD: what a program with threads is compiled and linked with,
dnl in PTHREAD_CFLAGS and PTHREAD_LIBS.
AC_DEFUN([TABLESIDE_PTHREAD], [
tableside_cflags=$CFLAGS
tableside_libs=$LIBS
AC_MSG_CHECKING([how to link a program with threads])
for tableside_flag in -pthread -lpthread ''; do
	PTHREAD_CFLAGS=
	AS_CASE([$tableside_flag], [-pthread], [PTHREAD_CFLAGS=-pthread])
	PTHREAD_LIBS=$tableside_flag
	CFLAGS="$tableside_cflags $PTHREAD_CFLAGS"
	LIBS="$PTHREAD_LIBS $tableside_libs"
	AC_LINK_IFELSE([AC_LANG_PROGRAM([[#include <pthread.h>
		static void *run(void *data) { return data; }]],
		[[pthread_t thread; return pthread_create(&thread, 0, run, 0);]])],
		[tableside_threads=yes], [tableside_threads=no])
	test "$tableside_threads" = yes && break
done
CFLAGS=$tableside_cflags
LIBS=$tableside_libs
AS_IF([test "$tableside_threads" = no], [AC_MSG_ERROR([no threads here])])
AC_MSG_RESULT([${tableside_flag:-nothing needed}])
AC_SUBST([PTHREAD_CFLAGS])
AC_SUBST([PTHREAD_LIBS])
])

dnl TABLESIDE_COMPLETION(SHELL, VARIABLE, FOLDER)
dnl Where the completion of a shell goes: --with-SHELL-completion-dir=yes|no|DIR.
dnl The folder of the prefix, not the one the shell was built with, so that
dnl --prefix and DESTDIR hold for it too. SHELLcompletiondir, and VARIABLE for
dnl the Makefile.
AC_DEFUN([TABLESIDE_COMPLETION], [
AC_ARG_WITH([$1-completion-dir],
	[AS_HELP_STRING([--with-$1-completion-dir=DIR],
		[where $1 looks for completions; no: install none @<:@DATADIR/$3@:>@])],
	[], [with_$1_completion_dir=yes])
AS_CASE([$with_$1_completion_dir],
	[yes], [$1completiondir='${datadir}/$3'],
	[no], [$1completiondir=],
	[$1completiondir=$with_$1_completion_dir])
AC_SUBST([$1completiondir])
AM_CONDITIONAL([$2], [test "x$$1completiondir" != x])
])
