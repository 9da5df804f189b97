/** The puzzles that come with the app, by kind and size; a puzzle is named by its pack and its number from 1. */
import { isObject, type JsonValue, parseJson } from '@pipwright/core';
import type { AnyGame, KindName } from '@pipwright/play';
import { kindNames, kindOf } from '../kind/page.js';
import type { PlayWords } from '../words/catalogue.js';
import { startOfRecord } from './own-puzzles.js';

export interface Pack {
  /** Of its file, too: the kind and the size. */
  readonly name: string;
  readonly kind: KindName;
  readonly size: string;
  readonly count: number;
  readonly cells: number;
}

/** In the order of the kinds. */
export function allPacks(): readonly Pack[] {
  return kindNames().flatMap((kind) =>
    kindOf(kind).packs.map(({ size, puzzles, cells }) => ({
      name: packName(kind, size),
      kind,
      size,
      count: puzzles,
      cells,
    })),
  );
}

export function packName(kind: KindName, size: string): string {
  return `${kind}-${size}`;
}

interface PuzzlePlace {
  readonly pack: Pack;
  /** From 1. */
  readonly number: number;
}

/** Whoever comes for the first time finds this one. */
export function firstPuzzle(): string {
  return `${allPacks()[0]?.name}-1`;
}

/** Undefined where no such puzzle comes with the app. */
export function placeOf(puzzle: string): PuzzlePlace | undefined {
  const [, name, digits] = /^(.*)-([1-9]\d*)$/.exec(puzzle) ?? [];
  const found = allPacks().find((each) => each.name === name);
  const number = Number(digits);
  return found === undefined || number > found.count ? undefined : { pack: found, number };
}

export function nameOf({ pack: { name }, number }: PuzzlePlace): string {
  return `${name}-${number}`;
}

export function titleOfPlace(words: PlayWords, { pack: { kind, size }, number }: PuzzlePlace): string {
  return words.puzzleTitle(words.kinds[kind].sizeName(size), number);
}

const loaded = new Map<string, Promise<readonly JsonValue[]>>();

/** A game of a puzzle of a pack at its start. Rejects where the pack cannot be had. */
export async function startOfPlace({ pack: { name, kind }, number }: PuzzlePlace): Promise<AnyGame> {
  const game = startOfRecord({ kind, json: (await puzzlesOf(name))[number - 1] ?? null });
  if (game === undefined) throw new Error(`${name} has no puzzle ${number}.`);
  return game;
}

/** Asks for the first pack before anything else is known: a first visit needs it, and waits for nothing else as long. */
export function warmUp(): void {
  const [first] = allPacks();
  if (first !== undefined) puzzlesOf(first.name).catch(() => {});
}

function puzzlesOf(name: string): Promise<readonly JsonValue[]> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const puzzles = load(name);
  loaded.set(name, puzzles);
  puzzles.catch(() => loaded.delete(name));
  return puzzles;
}

async function load(name: string): Promise<readonly JsonValue[]> {
  const response = await fetch(`./puzzles/${name}.json`);
  const read = parseJson(await response.text());
  const puzzles = read.ok && isObject(read.value) ? read.value.puzzles : undefined;
  if (!response.ok || !Array.isArray(puzzles)) throw new Error(`The puzzles ${name} could not be loaded.`);
  return puzzles;
}
