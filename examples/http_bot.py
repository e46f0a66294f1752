"""A bot that plays over HTTP with Python's own library alone; it moves by chance, so write your own `choose`.

LUDARIUM_KEY=bot_… python3 examples/http_bot.py [ADDRESS] [GAMES]
"""

import json
import os
import random
import sys
import threading
import time
import urllib.error
import urllib.request

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8421"
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 0  # it goes home after so many games; 0: never
HEADERS = {"Authorization": f"Bearer {os.environ['LUDARIUM_KEY']}"}


def ask(path, body=None):
    """GET without a body, POST with one; who was too fast waits as long as it is told to."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(f"{ADDRESS}/api/bot/{path}", data, HEADERS))
        except urllib.error.HTTPError as refused:
            if refused.code != 429:
                raise
            time.sleep(int(refused.headers["Retry-After"]))


def lines(path):
    """What a stream tells; an empty line only shows that it is alive."""
    return (json.loads(line) for line in ask(path) if line.strip())


def choose(position):
    """The actions of one of the choices; everything that my seat may know is in the view."""
    return random.choice(position["view"]["choices"])["actions"]


def play(id_):
    for position in lines(f"games/{id_}/stream"):
        if position["my_turn"]:
            try:
                ask(f"games/{id_}/move", {"at": position["at"], "actions": choose(position)})
            except urllib.error.HTTPError as refused:  # such as 409: the table has gone on, and tells so
                print(refused.code, refused.read().decode())
    print(f"{position['game']}: seat {position['seat']} of {position['scores']}")


played = 0
for event in lines("events"):
    if event["kind"] == "challenge":
        ask(f"challenges/{event['id']}/accept", {})
    elif event["kind"] == "game_start":
        threading.Thread(target=play, args=[event["id"]]).start()
    elif event["kind"] == "game_finish":
        played += 1
        if played == GAMES:
            break
