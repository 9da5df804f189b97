/** Puzzles in saved games: the kind's own JSON, embedded. */
import { type Checked, err, type Format, type JsonValue, ok, type Problem, type Result } from '@pipwright/core';

/** The two directions, for `Rules`. */
export function puzzleAsJson<Spec, Puzzle>(format: Format<Spec, Puzzle>, check: (spec: Spec) => Checked<Puzzle>) {
  return {
    puzzleToJson(puzzle: Puzzle): Result<JsonValue, readonly Problem[]> {
      const made = format.make([puzzle]);
      return made.ok ? ok(JSON.parse(made.value) as JsonValue) : made;
    },
    puzzleFromJson(value: JsonValue): Result<Puzzle, readonly Problem[]> {
      const [draft, ...others] = format.parse(JSON.stringify(value));
      if (draft === undefined || others.length > 0) return err([]);
      return draft.problems.length > 0 ? err(draft.problems) : check(draft.spec);
    },
  };
}
