/** Every puzzle in a text, as the page needs it: what it is called, what it is, or all that is wrong with it. */
import {
  coreWords,
  describe as inWords,
  type JsonObject,
  type JsonValue,
  type Problem,
  readPuzzles,
  type Words,
} from '@pipwright/core';
import {
  type AnyGame,
  isKindName,
  type KindName,
  newGame,
  type PuzzleFacts,
  type PuzzleOf,
  puzzleFacts,
  puzzleToJson,
} from '@pipwright/play';
import { ownName } from '../game/own-puzzles.js';
import type { KindReadings, Naming, ReadingDefaults } from '../kind/reading.js';
import { jsonPlaces } from './json-places.js';

export interface ReadPuzzle {
  readonly kind: KindName;
  readonly format: string;
  readonly naming: Naming;
  readonly facts: PuzzleFacts;
  /** Its name among the player's own, and what is kept under it. */
  readonly ownName: string;
  readonly json: JsonValue;
  /** The position that came along, where one did. */
  readonly game?: AnyGame;
}

export interface SaidProblem {
  readonly kind: KindName | undefined;
  readonly code: string;
  readonly data: JsonObject;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly sentence: string;
  readonly harmless: boolean;
}

export interface ReadText {
  readonly puzzles: readonly ReadPuzzle[];
  readonly problems: readonly SaidProblem[];
}

export async function readText(text: string, kinds: KindReadings, defaults: ReadingDefaults): Promise<ReadText> {
  const puzzles: ReadPuzzle[] = [];
  const problems: SaidProblem[] = [];
  const places = jsonPlacesWhenAsked(text);
  const readable = Object.values(kinds).map((kind) => kind.readingWith(defaults));
  for (const { kind: part, format = '', id, level, checked } of await readPuzzles(text, readable)) {
    const kind = isKindName(part?.name) ? part.name : undefined;
    const say = sayingIn(kind, part?.words ?? coreWords, places);
    problems.push(...checked.warnings.map((each) => say(each, true)));
    if (checked.ok && kind !== undefined) {
      const puzzle = checked.value as PuzzleOf<KindName>;
      const game = newGame<KindName>(kind, puzzle);
      if (game.ok) puzzles.push(described(game.value as AnyGame, format, { id, level, ...named(kinds, kind, puzzle) }));
      else problems.push(...game.error.map((each) => say(each, false)));
    } else if (!checked.ok) problems.push(...checked.error.map((each) => say(each, false)));
  }
  return { puzzles, problems };
}

function named<K extends KindName>(kinds: KindReadings, kind: K, puzzle: PuzzleOf<K>): Naming {
  return kinds[kind].naming?.(puzzle) ?? {};
}

type Places = ReturnType<typeof jsonPlaces>;

/** JSON is walked through for its places when the first problem names one by its path. */
function jsonPlacesWhenAsked(text: string): Places {
  let places: Places | undefined;
  return (pointer) => {
    places ??= jsonPlaces(text);
    return places(pointer);
  };
}

function sayingIn(
  kind: KindName | undefined,
  words: Words,
  places: Places,
): (problem: Problem, harmless: boolean) => SaidProblem {
  return (problem, harmless) => {
    const { code, data, where } = problem;
    const { line, column } = (where.path === undefined ? undefined : places(where.path)) ?? where;
    return { kind, code, data, line, column, sentence: inWords(problem, words), harmless };
  };
}

export function described(game: AnyGame, format: string, naming: Naming): ReadPuzzle {
  const json = puzzleToJson<KindName>(game.kind, game.puzzle);
  return {
    kind: game.kind,
    format,
    naming,
    facts: puzzleFacts<KindName>(game.kind, game.puzzle),
    ownName: ownName(game),
    json: json.ok ? json.value : null,
  };
}
