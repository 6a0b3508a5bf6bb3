"""A bot for the referee (docs/bots.md). It plays a random choice, and prefers choices that attack."""
import json
import random
import re
import sys

ATTACKS = re.compile("attack|shoot|fire|strike|flick")


def choose(message):
    """Returns the action to play."""
    choices = message["choices"]
    # Set-up steps that deploy all pieces at once come first: they are quick and legal.
    ready = [each for each in choices if each.get("opening") in ("deal", "lines")]
    likely = [each for each in choices if not each.get("unlikely")]
    attacks = [each for each in likely if ATTACKS.search(each["id"])]
    best = ready or attacks or likely or choices
    return random.choice(best)["action"]


for line in sys.stdin:
    message = json.loads(line)
    # "start" and "end" need no answer. Write other output to the error output only.
    if message["type"] == "start":
        print(f"playing {message['game']} as {message['seat']}", file=sys.stderr)
    if message["type"] == "move":
        # Without flush the line would wait in a buffer.
        print(json.dumps({"action": choose(message)}), flush=True)
