# The lines that people know; the scripts behind them are in .ci.
PREFIX ?= $(HOME)/.local

.PHONY: build install uninstall test

build:
	.ci/setup && swift build -c release --product strata

install:
	PREFIX="$(PREFIX)" .ci/install

uninstall:
	rm -f "$(PREFIX)/bin/strata" "$(PREFIX)/share/man/man1/strata.1" \
	    "$(PREFIX)/share/bash-completion/completions/strata" \
	    "$(PREFIX)/share/zsh/site-functions/_strata" \
	    "$(PREFIX)/share/fish/vendor_completions.d/strata.fish"

test:
	.ci/run
