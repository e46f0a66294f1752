"""The tables of the database, in a schema of their own, and the function that writes to a journal."""

from __future__ import annotations

FORMAT = 1
CHANNEL = "ludarium"
THINKERS = "ludarium_think"


def answers_to(name: str) -> str:
    """The channel on which a process hears answers to its questions."""
    return f"ludarium_{name}"


# Ids and fingerprints are compared byte by byte (COLLATE "C"), as Python does.
# No index holds what changes with each move, so that PostgreSQL need not touch them.
JOURNALS = """
CREATE SCHEMA IF NOT EXISTS ludarium;
CREATE TABLE IF NOT EXISTS house (format integer NOT NULL);
INSERT INTO house SELECT {FORMAT} WHERE NOT EXISTS (SELECT FROM house);
CREATE TABLE IF NOT EXISTS tables (
    id text COLLATE "C" PRIMARY KEY, length integer NOT NULL, listed boolean NOT NULL, due boolean NOT NULL,
    updated bigint NOT NULL, open boolean NOT NULL, facts bytea NOT NULL) WITH (fillfactor = 70);
CREATE INDEX IF NOT EXISTS tables_listed ON tables (id) WHERE listed;
CREATE INDEX IF NOT EXISTS tables_due ON tables (id) WHERE due;
CREATE INDEX IF NOT EXISTS tables_open ON tables (id) WHERE open;
CREATE TABLE IF NOT EXISTS owners (
    who text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, PRIMARY KEY (who, id));
CREATE INDEX IF NOT EXISTS owners_of ON owners (id);
CREATE TABLE IF NOT EXISTS journal (
    id text COLLATE "C" NOT NULL, number integer NOT NULL, entry bytea NOT NULL, PRIMARY KEY (id, number));
CREATE TABLE IF NOT EXISTS people (who text COLLATE "C" PRIMARY KEY, note bytea NOT NULL);

-- What ends with a process is not kept over a crash of the database: whoever is there joins again.
CREATE SEQUENCE IF NOT EXISTS wing_numbers AS integer CYCLE;
CREATE UNLOGGED TABLE IF NOT EXISTS wings (
    name text PRIMARY KEY, number integer NOT NULL, kind text NOT NULL, version text NOT NULL,
    opened bigint NOT NULL, beat timestamptz NOT NULL DEFAULT now());
CREATE UNLOGGED TABLE IF NOT EXISTS leases (
    id text PRIMARY KEY, wing text NOT NULL REFERENCES wings ON DELETE CASCADE);
CREATE INDEX IF NOT EXISTS leases_of ON leases (wing);
CREATE UNLOGGED TABLE IF NOT EXISTS present (
    wing text NOT NULL REFERENCES wings ON DELETE CASCADE, what text NOT NULL, many integer NOT NULL,
    PRIMARY KEY (wing, what));
CREATE UNLOGGED TABLE IF NOT EXISTS questions (
    id text PRIMARY KEY, asker text NOT NULL REFERENCES wings ON DELETE CASCADE, version text NOT NULL,
    who text NOT NULL, plays boolean NOT NULL, turn integer NOT NULL, home text,
    asked timestamptz NOT NULL DEFAULT now(), taker text REFERENCES wings ON DELETE SET NULL,
    question bytea NOT NULL);
CREATE INDEX IF NOT EXISTS questions_open ON questions (plays DESC, turn, asked) WHERE taker IS NULL;

CREATE OR REPLACE FUNCTION write_owners(table_id text, wanted text[]) RETURNS void LANGUAGE sql AS $$
    DELETE FROM owners WHERE id = table_id AND who <> ALL (wanted);
    INSERT INTO owners SELECT who, table_id FROM unnest(wanted) AS who ON CONFLICT DO NOTHING;
$$;

-- Entries number `first` and on, with the row as it is now; false if somebody else has gone on.
CREATE OR REPLACE FUNCTION append(
    table_id text, is_listed boolean, is_due boolean, touched bigint, is_open boolean, line bytea,
    wanted text[], first integer, entries bytea[], news text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    IF first = 0 THEN
        INSERT INTO tables VALUES (
            table_id, cardinality(entries), is_listed, is_due, touched, is_open, line)
            ON CONFLICT DO NOTHING;
    ELSE
        UPDATE tables SET length = first + cardinality(entries), listed = is_listed, due = is_due,
            updated = touched, open = is_open, facts = line WHERE id = table_id AND length = first;
    END IF;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    INSERT INTO journal SELECT table_id, first + place - 1, entry
        FROM unnest(entries) WITH ORDINALITY AS found (entry, place);
    PERFORM write_owners(table_id, wanted);
    PERFORM pg_notify('{CHANNEL}', news);
    RETURN true;
END $$;
""".replace("{FORMAT}", str(FORMAT)).replace("{CHANNEL}", CHANNEL)
