/** Every puzzle in a text, as the page needs it: what it is called, what it is, or all that is wrong with it. */
import {
  type Checked,
  coreWords,
  describe as inWords,
  type JsonObject,
  type JsonValue,
  type Problem,
  readPuzzles,
  type Words,
} from '@pipwright/core';
import type { GridDefaults, Puzzle as PipsPuzzle } from '@pipwright/pips';
import { type AnyGame, type KindName, newGame, puzzleToJson } from '@pipwright/play';
import { sizeOf as listedSize, ownName } from '../game/own-puzzles.js';
import { type PuzzleSize, sizeOf } from '../game/puzzle-size.js';
import { jsonPlaces } from './json-places.js';
import { readableKinds } from './readable-kinds.js';

/** What a file calls its puzzle; any of it may be missing. */
export interface Naming {
  readonly name?: string | undefined;
  readonly date?: string | undefined;
  readonly level?: string | undefined;
  readonly comment?: string | undefined;
  readonly id?: string | undefined;
}

export interface ReadPuzzle {
  readonly kind: KindName;
  readonly format: string;
  readonly naming: Naming;
  readonly size: PuzzleSize;
  /** Its name among the player's own, and what is kept under it. */
  readonly ownName: string;
  readonly json: JsonValue;
  /** What lists show of it. */
  readonly listed: ReturnType<typeof listedSize>;
  /** The position that came along, where one did. */
  readonly game?: AnyGame;
}

export interface SaidProblem {
  readonly code: string;
  readonly data: JsonObject;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** In English, as the command line says it. */
  readonly sentence: string;
  /** Is the puzzle one all the same? */
  readonly harmless: boolean;
}

export interface ReadText {
  readonly puzzles: readonly ReadPuzzle[];
  readonly problems: readonly SaidProblem[];
}

export function readText(text: string, defaults: GridDefaults): ReadText {
  const puzzles: ReadPuzzle[] = [];
  const problems: SaidProblem[] = [];
  const places = jsonPlacesWhenAsked(text);
  for (const { kind, format = '', id, level, checked } of readPuzzles(text, readableKinds(defaults))) {
    const say = sayingIn(kind?.words ?? coreWords, places);
    problems.push(...checked.warnings.map((each) => say(each, true)));
    const game = checked.ok ? newGame<KindName>(kind?.name as KindName, checked.value as never) : checked;
    if (game.ok) puzzles.push(described(game.value as AnyGame, format, { id, level, ...ownNaming(checked) }));
    else problems.push(...game.error.map((each) => say(each, false)));
  }
  return { puzzles, problems };
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

function sayingIn(words: Words, places: Places): (problem: Problem, harmless: boolean) => SaidProblem {
  return (problem, harmless) => {
    const { code, data, where } = problem;
    const { line, column } = (where.path === undefined ? undefined : places(where.path)) ?? where;
    return { code, data, line, column, sentence: inWords(problem, words), harmless };
  };
}

function described(game: AnyGame, format: string, naming: Naming): ReadPuzzle {
  const json = puzzleToJson<KindName>(game.kind, game.puzzle);
  return {
    kind: game.kind,
    format,
    naming,
    size: sizeOf(game),
    ownName: ownName(game),
    json: json.ok ? json.value : null,
    listed: listedSize(game),
  };
}

/** From the puzzle as it was written: a game keeps less. */
function ownNaming(checked: Checked<unknown>): Naming {
  const { about } = (checked.ok ? checked.value : {}) as Partial<PipsPuzzle>;
  if (about === undefined) return {};
  return { name: about.name, date: about.printDate, comment: about.comments?.find((line) => /\p{L}/u.test(line)) };
}
