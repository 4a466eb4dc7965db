#!/usr/bin/env bash
# Builds, plays, serves and tests Mlin. Works from any directory, installs what is missing, and may be
# run as often as you like.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
PATH="$HOME/.cargo/bin:$PATH"

usage() {
  cat <<'TEXT'
usage: ./build.sh [build]        makes dist/ and prints its sizes and the file to open
       ./build.sh play           builds and opens the game in the default browser
       ./build.sh serve [port]   builds and serves dist/ on this machine only (port 8080)
       ./build.sh test [--long]  runs every test; --long adds the long runs
       ./build.sh fuzz [seconds] throws chance at every reader, so long at each (600)
TEXT
}

say() { printf '\n== %s\n' "$*"; }

fail() {
  printf '\n!! %s\n' "$1" >&2
  shift
  for advice in "$@"; do printf '   %s\n' "$advice" >&2; done
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# --- What a build needs -------------------------------------------------------------------------------

WASM=wasm32-unknown-unknown
TARGET=${CARGO_TARGET_DIR:-target}
DEBIAN_SOURCES=/usr/lib/rustlib/src/rust/library
BROWSER_TOOLS=(chromium firefox-esr WebKitWebDriver Xvfb)
BROWSER_PACKAGES=(chromium firefox-esr webkit2gtk-driver xvfb)

need_tools() {
  has cargo || fail "Rust is missing." "Install it from https://rustup.rs and run this again."
  has node && has npm || fail "Node.js is missing." "Install version 20 or newer from https://nodejs.org and run this again."
  node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' ||
    fail "Node.js $(node --version) is too old." "Install version 20 or newer from https://nodejs.org."
}

need_packages() {
  [[ node_modules/.package-lock.json -nt package-lock.json ]] && return
  say "Installing the node packages of package-lock.json"
  npm ci --no-audit --no-fund || fail "npm ci failed." "Check the network and run this again."
  touch node_modules/.package-lock.json
}

# Whether the compiler has the standard library of the wasm target.
has_wasm_target() { [[ -d "$(rustc --print sysroot)/lib/rustlib/$WASM/lib" ]]; }

need_wasm_target() {
  has_wasm_target && return
  say "Adding the Rust target $WASM"
  has rustup && rustup target add "$WASM" && return
  [[ -d $DEBIAN_SOURCES ]] && return
  as_root && apt_install rustc-web rust-web-src && return
  fail "The Rust target $WASM is missing." "Run: rustup target add $WASM" \
    "or, on Debian as root: apt-get install rustc-web rust-web-src"
}

need_browsers() {
  local tool missing=()
  for tool in "${BROWSER_TOOLS[@]}"; do has "$tool" || missing+=("$tool"); done
  ((${#missing[@]} == 0)) && return
  say "Installing browsers for the tests: ${missing[*]} missing"
  as_root && apt_install "${BROWSER_PACKAGES[@]}" && return
  fail "The browser tests need: ${missing[*]}" "On Debian as root: apt-get install ${BROWSER_PACKAGES[*]}"
}

as_root() { [[ $(id -u) == 0 ]] && has apt-get; }

apt_install() {
  apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

# --- build, play, serve -------------------------------------------------------------------------------

# No path of this machine gets into the module: the same commit makes the same bytes everywhere.
compile_wasm() (
  export CARGO_ENCODED_RUSTFLAGS=--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo
  local arguments=(--locked --release --package mlin --lib --crate-type cdylib --features wasm --target "$WASM")
  if has_wasm_target; then
    cargo rustc "${arguments[@]}"
  else
    # Debian's compiler with its sources, and the linker of the toolchain that lacks the target.
    local linker
    linker=$(echo "$(rustc --print sysroot)"/lib/rustlib/*-linux-gnu/bin/rust-lld)
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker \
      cargo rustc "${arguments[@]}" --target-dir "$TARGET/debian" -Z build-std=std,panic_abort
  fi
)

compiled_wasm() {
  if has_wasm_target; then echo "$TARGET/$WASM/release/mlin.wasm"; else echo "$TARGET/debian/$WASM/release/mlin.wasm"; fi
}

build() {
  need_tools
  need_wasm_target
  need_packages
  say "Compiling the rules and the engine to WebAssembly"
  compile_wasm
  say "Making the bindings"
  cargo build --locked --profile tool --package mlin-bindgen
  node www/build/bindings.mjs "$(compiled_wasm)" "$TARGET/tool/mlin-bindgen"
  say "Making dist/"
  node www/build/dist.mjs
  say "Done. Open $PWD/dist/index.html"
}

play() {
  build
  local page=$PWD/dist/index.html
  if has open && [[ $(uname) == Darwin ]]; then
    open "$page"
  elif has xdg-open && [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    xdg-open "$page"
  else
    echo "   No display here: open that file in a browser."
  fi
}

serve() {
  build
  say "Serving dist/"
  exec node www/build/serve.mjs "$@"
}

# --- fuzz ---------------------------------------------------------------------------------------------

FUZZ_TARGETS=(position options moves play record uci stored)

# libFuzzer is built from its C++ source.
can_fuzz() { has c++; }

# fuzz_target NAME SECONDS: a finding stays in crate/fuzz/artifacts, what was learnt in crate/fuzz/corpus.
fuzz_target() (
  cd crate/fuzz
  mkdir -p "corpus/$1" "artifacts/$1"
  cargo run --locked --release --quiet --bin "$1" -- "corpus/$1" "seeds/$1" -artifact_prefix="artifacts/$1/" \
    -max_total_time="$2" -max_len=2000 -timeout=30 -verbosity=0 -print_final_stats=1 2>&1 |
    sed '/Recommended dictionary/,/End of recommended/d; /^WARNING: Failed to find function/d'
)

fuzz() {
  local target seconds=${1:-600}
  [[ $seconds =~ ^[1-9][0-9]*$ ]] || { usage >&2 && exit 2; }
  need_tools
  can_fuzz || fail "Fuzzing needs a C++ compiler." "On Debian as root: apt-get install g++"
  for target in "${FUZZ_TARGETS[@]}"; do
    say "Fuzzing $target"
    fuzz_target "$target" "$seconds" || fail "$target has a finding." "Look into crate/fuzz/artifacts/$target."
  done
}

# --- test ---------------------------------------------------------------------------------------------

PASSED=0
FAILED=0
FAILURES=

# check NAME COMMAND...: one test, that the command succeeds.
check() {
  say "$1"
  if "${@:2}"; then ((PASSED += 1)); else note_failures "$1" 1; fi
}

# suite NAME COUNTS COMMAND...: runs tests and adds what they counted. COUNTS names the function that reads
# "passed failed" from the output; a suite that fails or ends without a test is a failure.
suite() {
  local log status=0 passed failed
  log=$(mktemp)
  say "$1"
  "${@:3}" 2>&1 | tee "$log" || status=$?
  read -r passed failed < <("$2" <"$log")
  rm -f "$log"
  if ((passed + failed == 0)); then echo "!! $1: no test ran"; fi
  if ((failed == 0)) && ((status != 0 || passed == 0)); then failed=1; fi
  ((PASSED += passed)) || true
  if ((failed > 0)); then note_failures "$1" "$failed"; fi
}

note_failures() {
  ((FAILED += $2))
  FAILURES+="!! $1: $2 failed"$'\n'
}

rust_counts() { awk '/^test result:/ { passed += $4; failed += $6 } END { print passed + 0, failed + 0 }'; }
node_counts() { awk '/^ℹ pass / { passed = $3 } /^ℹ fail / { failed = $3 } END { print passed + 0, failed + 0 }'; }
plain_counts() { awk '/^[0-9]+ passed, [0-9]+ failed/ { passed = $1; failed = $3 } END { print passed + 0, failed + 0 }'; }

run_tests() {
  local target long=${1:-}
  [[ -z $long || $long == --long ]] || { usage >&2 && exit 2; }
  build
  need_browsers
  check "Rust: format" cargo fmt --all --check
  check "Rust: clippy" cargo clippy --locked --workspace --all-targets -- -D warnings
  check "Rust: clippy with wasm" cargo clippy --locked --package mlin --all-targets --features wasm -- -D warnings
  check "Rust: documentation" env RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --package mlin
  has cargo-deny && check "Rust: dependencies" cargo deny --locked --log-level error check bans licenses sources
  suite "Rust: tests" rust_counts cargo test --locked --no-fail-fast -- ${long:+--include-ignored}
  if can_fuzz; then
    for target in "${FUZZ_TARGETS[@]}"; do check "Fuzz: $target" fuzz_target "$target" 3; done
  else
    say "Fuzz: skipped, there is no C++ compiler"
  fi
  check "JS: format" npx prettier --check --log-level warn .
  check "JS: types of the package" npx tsc --project www/test/engine
  suite "JS: tests" node_counts node --test --test-reporter=spec $(find www/test -name '*.test.js')
  suite "Browsers" plain_counts node www/test/browser/run.mjs ${long:+--long}
  printf '\n%s%d passed, %d failed\n' "$FAILURES" "$PASSED" "$FAILED"
  ((FAILED == 0))
}

case ${1:-build} in
  build) build ;;
  play) play ;;
  serve) serve "${@:2}" ;;
  test) run_tests "${@:2}" ;;
  fuzz) fuzz "${@:2}" ;;
  -h | --help | help) usage ;;
  *) usage >&2 && exit 2 ;;
esac
