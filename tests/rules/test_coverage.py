"""Every clause has a test, every mark names a clause, and the table in the docs says so."""

from __future__ import annotations

from tests.rules.clauses import in_force, known
from tests.rules.coverage import COMMAND, TABLE, marked_tests, table


def test_every_clause_has_a_test() -> None:
    proved = {clause for test in marked_tests() for clause in test.clauses}
    assert [clause for clauses in in_force().values() for clause in clauses if clause not in proved] == []


def test_no_mark_names_an_unknown_clause() -> None:
    stated = known()
    unknown = [
        (test.name, clause) for test in marked_tests() for clause in test.clauses if clause not in stated
    ]
    assert unknown == []


def test_every_test_by_clause_names_its_clauses() -> None:
    by_clause = ("test_builders_", "test_house")
    unmarked = [
        f"{test.path}::{test.name}"
        for test in marked_tests()
        if test.path.parent.name == "rules" and test.path.name.startswith(by_clause) and not test.clauses
    ]
    assert unmarked == []


def test_no_two_tests_of_a_file_share_a_name() -> None:
    names = [(test.path, test.name) for test in marked_tests()]
    assert len(set(names)) == len(names)


def test_the_table_of_the_docs_is_up_to_date() -> None:
    written = TABLE.read_text(encoding="utf-8") if TABLE.exists() else ""
    assert written == table(), f"run `{COMMAND}` at the root of the repository"
