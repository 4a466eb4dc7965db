"""Random games of nine men by the rules of open_spiel (https://github.com/google-deepmind/open_spiel), for the example
beside this file to compare.

    pip install open_spiel
    python3 crate/examples/spiel/games.py [GAMES] [SEED] | cargo run --release --example spiel

A line is a position: the move that is played there, then all legal ones; at the end of a game `= w`, `= b`, or `= *`
when it was cut off. A move is a whole turn: there a capture is a ply of its own, taken back into one here.
"""

import random
import sys

import pyspiel

POINTS = (
    "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1".split()
)


def step(action):
    """An action as move text: a point, or two."""
    if action < 24:
        return POINTS[action]
    start, end = divmod(action - 24, 24)
    return f"{POINTS[start]}-{POINTS[end]}"


def turns(state):
    """The legal turns by their text, each with the state after it."""
    player, after = state.current_player(), {}
    for action in state.legal_actions():
        child = state.child(action)
        if child.is_terminal() or child.current_player() != player:
            after[step(action)] = child
            continue
        for capture in child.legal_actions():
            after[f"{step(action)}x{POINTS[capture]}"] = child.child(capture)
    return after


def play(chance):
    """Every other game captures where it can, and so comes to its end."""
    state, eager = pyspiel.load_game("nine_mens_morris").new_initial_state(), chance.random() < 0.5
    while not state.is_terminal():
        after = turns(state)
        legal = sorted(after)
        captures = [text for text in legal if "x" in text]
        made = chance.choice(captures if eager and captures else legal)
        print(made, *legal)
        state = after[made]
    won = state.returns()[0]
    print("=", "w" if won > 0 else "b" if won < 0 else "*")


def main(games="100", seed="1"):
    chance = random.Random(int(seed))
    for _ in range(int(games)):
        play(chance)


main(*sys.argv[1:])
