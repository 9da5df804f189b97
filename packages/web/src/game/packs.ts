/** The puzzles that come with the app, by kind and size; a puzzle is named by its pack and its number from 1. */
import { isObject, type JsonValue, parseJson } from '@pipwright/core';
import { type AnyGame, type KindName, newGame, puzzleFromJson } from '@pipwright/play';
import { packName, SIZES } from './sizes.js';

export interface Pack {
  readonly name: string;
  readonly kind: KindName;
  readonly size: string;
  readonly count: number;
}

export const PACKS: readonly Pack[] = SIZES.map((each) => {
  const { kind, size, puzzles } = each;
  return { name: packName(each), kind, size, count: puzzles };
});

interface PuzzlePlace {
  readonly pack: Pack;
  /** From 1. */
  readonly number: number;
}

export const FIRST_PUZZLE = 'pips-small-1';

/** Undefined where no such puzzle comes with the app. */
export function placeOf(puzzle: string): PuzzlePlace | undefined {
  const [, name, digits] = /^(.*)-([1-9]\d*)$/.exec(puzzle) ?? [];
  const found = PACKS.find((each) => each.name === name);
  const number = Number(digits);
  return found === undefined || number > found.count ? undefined : { pack: found, number };
}

export function nameOf({ pack: { name }, number }: PuzzlePlace): string {
  return `${name}-${number}`;
}

const loaded = new Map<string, Promise<readonly JsonValue[]>>();

/** A game of a puzzle of a pack at its start. Rejects where the pack cannot be had. */
export async function startOfPlace({ pack: { name, kind }, number }: PuzzlePlace): Promise<AnyGame> {
  let puzzles = loaded.get(name);
  if (puzzles === undefined) {
    puzzles = load(name);
    loaded.set(name, puzzles);
    puzzles.catch(() => loaded.delete(name));
  }
  const json = (await puzzles)[number - 1];
  const puzzle = puzzleFromJson<KindName>(kind, json ?? null);
  const game = puzzle.ok ? newGame<KindName>(kind, puzzle.value) : puzzle;
  if (!game.ok) throw new Error(`${name} has no puzzle ${number}.`);
  return game.value as AnyGame;
}

async function load(name: string): Promise<readonly JsonValue[]> {
  const response = await fetch(`./puzzles/${name}.json`);
  const read = parseJson(await response.text());
  const puzzles = read.ok && isObject(read.value) ? read.value.puzzles : undefined;
  if (!response.ok || !Array.isArray(puzzles)) throw new Error(`The puzzles ${name} could not be loaded.`);
  return puzzles;
}
