/**
 * A puzzle in a link: the kind's own JSON, or a game ID of Tatham's program where that says all of it, a tenth as long.
 * What a file says beside the puzzle, and its solution, are nobody else's.
 */
import { isObject, type JsonValue } from '@pipwright/core';
import { check, type Puzzle as FutoshikiPuzzle, puzzleKey as futoshikiKey, tathamFormat } from '@pipwright/futoshiki';
import { type AnyGame, type KindName, type PuzzleOf, puzzleFromJson, puzzleToJson } from '@pipwright/play';

/** Undefined where the puzzle cannot be written. */
export function puzzleToLink(game: AnyGame): JsonValue | undefined {
  if (game.kind === 'futoshiki') {
    const id = gameIdOf(game.puzzle);
    if (id !== undefined) return id;
  }
  const json = puzzleToJson<KindName>(game.kind, game.puzzle);
  return json.ok ? withoutStory(json.value) : undefined;
}

/** Undefined where it is none. */
export function puzzleFromLink<K extends KindName>(kind: K, content: JsonValue): PuzzleOf<K> | undefined {
  if (typeof content === 'string')
    return kind === 'futoshiki' ? (puzzleOfId(content) as PuzzleOf<K> | undefined) : undefined;
  const puzzle = puzzleFromJson(kind, content);
  return puzzle.ok ? puzzle.value : undefined;
}

function gameIdOf(puzzle: FutoshikiPuzzle): string | undefined {
  const made = tathamFormat.make([puzzle]);
  const read = made.ok ? puzzleOfId(made.value) : undefined;
  const whole = read !== undefined && futoshikiKey(read) === futoshikiKey(puzzle);
  return made.ok && whole ? made.value.trim() : undefined;
}

function puzzleOfId(id: string): FutoshikiPuzzle | undefined {
  const [draft, ...others] = tathamFormat.parse(id);
  if (draft === undefined || others.length > 0 || draft.problems.length > 0) return undefined;
  const checked = check(draft.spec);
  return checked.ok ? checked.value : undefined;
}

const STORY = new Set(['solution', 'Solution', 'id', 'Id', 'name', 'comments', 'constructors', 'editor', 'printDate']);

function withoutStory(puzzle: JsonValue): JsonValue {
  if (!isObject(puzzle)) return puzzle;
  return Object.fromEntries(Object.entries(puzzle).filter(([field]) => !STORY.has(field)));
}
