"""Draws every random number of a finished game of Flotilla again, and says whether all of them follow from its seed.

Usage: npx flotilla export FILE --as dice --out dice.ndjson
       python3 check_dice.py dice.ndjson
Nothing but the standard library is needed. docs/check-the-dice.md explains each step.
"""
import hashlib
import json
import sys

MASK = 0xFFFFFFFF


def sha256(text):
    return hashlib.sha256(text.encode()).digest()


def canonical(value):
    """JSON with sorted keys and without spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def words_of(seed):
    """The seed as four words of 32 bits."""
    digest = sha256("flotilla seed " + seed)
    return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]


def purpose_word(purpose):
    """FNV-1a over the letters of the purpose, with a final mixing step."""
    word = 0x811C9DC5
    for letter in purpose:
        word = ((word ^ ord(letter)) * 0x01000193) & MASK
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & MASK
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & MASK
    return word ^ (word >> 16)


def philox(counter, key):
    """Philox4x32-10 (Salmon, Moraes, Dror, Shaw 2011): four words from a counter of four and a key of two."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(10):
        high = 0xCD9E8D57 * c2
        low = 0xD2511F53 * c0
        c0, c1, c2, c3 = (high >> 32) ^ c1 ^ k0, high & MASK, (low >> 32) ^ c3 ^ k1, low & MASK
        k0, k1 = (k0 + 0x9E3779B9) & MASK, (k1 + 0xBB67AE85) & MASK
    return [c0, c1, c2, c3]


def stream(seed, draw):
    """The words of one draw: its place and purpose choose the counter, blocks of four follow each other."""
    a, b, c, d = draw["place"]
    for block in range(1 << 12):
        last = (draw["times"] + (block << 20)) ^ seed[3]
        counter = [(a << 16) | b, (c << 16) | d, purpose_word(draw["purpose"]) ^ seed[2], last]
        yield from philox(counter, seed[:2])


def below(words, limit):
    """An even number below a limit: multiply, keep the upper half, draw again where that would not be even."""
    while True:
        product = next(words) * limit
        if (product & MASK) >= (1 << 32) % limit:
            return product >> 32


def origin_faults(record):
    """What is wrong with where the seed came from."""
    seed, origin = record["seed"], record.get("origin")
    if sha256("flotilla commitment " + seed).hex() != record["commitment"]:
        yield "The commitment does not belong to the seed."
    if origin is None:
        return
    if sha256(f"flotilla share {origin['id']} server {origin['server']}").hex() != origin["sealed"]:
        yield "The server's share is not the one it had sealed."
    mixed = canonical({key: origin[key] for key in ("id", "server", "parts")})
    if sha256("flotilla mixed " + mixed).hex() != seed:
        yield "The seed was not mixed from these shares."


def main(path):
    with open(path, encoding="utf-8") as file:
        record, *draws = [json.loads(line) for line in file]
    faults = list(origin_faults(record))
    seed = words_of(record["seed"])
    for number, draw in enumerate(draws, 1):
        words = stream(seed, draw)
        if [below(words, limit) for limit in draw["limits"]] != draw["values"]:
            faults.append(f"Draw {number} ({draw['purpose']} at {draw['place']}) does not follow from the seed.")
    print("\n".join(faults) or f"All {len(draws)} draws follow from the seed.")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
