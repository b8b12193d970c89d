# SwiftCal: make run, make test, make install. Run `make help` for the rest.

PREFIX ?= /usr/local
DESTDIR ?=
BUILD := .build/dist
SCRIPTS := Resources/scripts
SWIFT ?= swift

# One static file per program where the static libraries are installed. lld, because the default
# linker warns of the dlopen that the Swift runtime never makes in a static program.
STATIC := $(shell for l in ncursesw tinfo sqlite3; do test -e "$$($(CC) -print-file-name=lib$$l.a)" || echo no; done)
FLAGS := --configuration release --static-swift-stdlib -Xswiftc -use-ld=lld
# What a start touches lies side by side: a third fewer page faults and half the memory.
FLAGS += -Xlinker --symbol-ordering-file=$(CURDIR)/Resources/link-order \
  -Xlinker --no-warn-symbol-ordering
ifeq ($(STATIC),)
FLAGS += -Xswiftc -static-executable
endif

MAN := Resources/man/swiftcal.1 Resources/man/swiftcal-mini.1
BASH_COMPLETIONS := share/bash-completion/completions
ZSH_COMPLETIONS := share/zsh/site-functions
FISH_COMPLETIONS := share/fish/vendor_completions.d

.PHONY: help run build test install uninstall lint format torture fuzz screenshots bench order man almanac packages clean

help: ## Lists what can be made.
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile

run: packages build ## Installs missing system packages, builds, starts swiftcal.
	@$(BUILD)/swiftcal

packages: ## Installs the system packages that building needs, after saying which.
	@$(SCRIPTS)/packages build

build: ## Builds both programs into .build/dist, a single stripped file each.
	@command -v $(SWIFT) >/dev/null || { \
	  echo "make: Swift 6.2 or newer is needed, see https://www.swift.org/install/linux/" >&2; exit 69; }
	$(SWIFT) build $(FLAGS) --product swiftcal
	$(SWIFT) build $(FLAGS) --product swiftcal-mini
	@mkdir -p $(BUILD)
	@for program in swiftcal swiftcal-mini; do \
	  strip -o $(BUILD)/.$$program .build/release/$$program && \
	  mv -f $(BUILD)/.$$program $(BUILD)/$$program || exit 1; \
	done
	@ls -l $(BUILD)/swiftcal $(BUILD)/swiftcal-mini

order: build ## Renews Resources/link-order, by which the linker places what a start touches.
	@$(SCRIPTS)/packages order
	@for program in swiftcal swiftcal-mini; do \
	  $(SWIFT) build $(FLAGS) --product $$program -Xlinker --no-demangle \
	    -Xlinker -Map=$(CURDIR)/.build/$$program.map || exit 1; \
	done
	@$(SCRIPTS)/link-order .build .build/release > .build/link-order
	@mv .build/link-order Resources/link-order

test: build ## Builds, then runs every test; the end-to-end ones against the built programs.
	@SWIFTCAL_PROGRAMS=$(CURDIR)/$(BUILD) $(SCRIPTS)/test $(SWIFT) test

torture: build ## Runs the tests of faults in their long form and sums up trials and losses (20 minutes).
	@$(SCRIPTS)/packages test
	@rm -f .build/torture.txt
	@SWIFTCAL_TORTURE=$(CURDIR)/.build/torture.txt SWIFTCAL_PROGRAMS=$(CURDIR)/$(BUILD) \
	  $(SWIFT) test --filter '^FaultTests[.]'; status=$$?; sort .build/torture.txt; exit $$status

fuzz: ## Fuzzes the readers, the keys and the encoders, FUZZ_SECONDS (30) for each.
	@Tests/Fuzzing/run

install: ## Installs programs, man pages and completions under PREFIX (built before, as yourself).
	@test -x $(BUILD)/swiftcal || { echo "make: run make build first" >&2; exit 66; }
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 755 $(BUILD)/swiftcal $(BUILD)/swiftcal-mini $(DESTDIR)$(PREFIX)/bin
	install -m 644 $(MAN) $(DESTDIR)$(PREFIX)/share/man/man1
	install -d $(DESTDIR)$(PREFIX)/$(BASH_COMPLETIONS) $(DESTDIR)$(PREFIX)/$(ZSH_COMPLETIONS) \
	  $(DESTDIR)$(PREFIX)/$(FISH_COMPLETIONS)
	install -m 644 Resources/completions/swiftcal.bash $(DESTDIR)$(PREFIX)/$(BASH_COMPLETIONS)/swiftcal
	install -m 644 Resources/completions/_swiftcal $(DESTDIR)$(PREFIX)/$(ZSH_COMPLETIONS)/_swiftcal
	install -m 644 Resources/completions/swiftcal.fish $(DESTDIR)$(PREFIX)/$(FISH_COMPLETIONS)/swiftcal.fish

uninstall: ## Removes what make install put under PREFIX; the store stays.
	rm -f $(DESTDIR)$(PREFIX)/bin/swiftcal $(DESTDIR)$(PREFIX)/bin/swiftcal-mini
	rm -f $(MAN:Resources/man/%=$(DESTDIR)$(PREFIX)/share/man/man1/%)
	rm -f $(DESTDIR)$(PREFIX)/$(BASH_COMPLETIONS)/swiftcal
	rm -f $(DESTDIR)$(PREFIX)/$(ZSH_COMPLETIONS)/_swiftcal
	rm -f $(DESTDIR)$(PREFIX)/$(FISH_COMPLETIONS)/swiftcal.fish

SOURCES := Package.swift Sources Tests Resources

lint: ## Checks the format of the code and who imports whom.
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format $(SOURCES)
	@.ci/imports

format: ## Formats the code in place.
	$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format $(SOURCES)

man: build ## Writes the man pages and completions from the command table.
	@$(SCRIPTS)/generate $(BUILD)

almanac: ## Makes the bundled almanac's database from Resources/Almanac.csv.
	@$(SCRIPTS)/packages test
	@$(SCRIPTS)/almanac Resources/Almanac.csv Resources/Almanac.sqlite

screenshots: build ## Makes screenshots/ from the real programs in a real terminal.
	@$(SCRIPTS)/packages test screenshots
	@$(SCRIPTS)/screenshots $(BUILD)

bench: build ## Measures start-up, memory, bytes sent and wake-ups against the same work in C.
	@$(SCRIPTS)/packages test
	@Tests/Benchmarks/run $(BUILD)

clean: ## Removes what was built.
	rm -rf .build
