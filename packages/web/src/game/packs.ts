/**
 * The puzzles that come with the app, by kind; a puzzle is named by its pack and its number from 1. Saved games and
 * backups hold these names, so a name never gets another puzzle: packs that are made anew have new names.
 */
import { isObject, type JsonValue } from '@pipwright/core';
import type { AnyGame, KindName } from '@pipwright/play';
import { kindNames, kindOf, loadKind, type PackSize } from '../kind/page.js';
import type { PlayWords } from '../words/catalogue.js';
import { levelName } from './level-name.js';
import { startOfRecord } from './own-puzzles.js';
import { puzzlesIn } from './pack-files.js';

export interface Pack {
  readonly name: string;
  readonly kind: KindName;
  readonly size: string;
  readonly count: number;
  readonly cells: number;
  readonly range: PackSize['range'];
}

export function allPacks(): readonly Pack[] {
  return kindNames().flatMap((kind) =>
    kindOf(kind).packs.map(({ size, puzzles, cells, range }) => ({
      name: packName(kind, size),
      kind,
      size,
      count: puzzles,
      cells,
      range,
    })),
  );
}

export function packsOf(kind: KindName): readonly Pack[] {
  return allPacks().filter((pack) => pack.kind === kind);
}

export function packName(kind: KindName, size: string): string {
  return `${kind}-graded-${size}`;
}

export function placesIn(pack: Pack): readonly PuzzlePlace[] {
  return Array.from({ length: pack.count }, (_, i) => ({ pack, number: i + 1 }));
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

export function placeOf(puzzle: string): PuzzlePlace | undefined {
  const [, name, digits] = /^(.*)-([1-9]\d*)$/.exec(puzzle) ?? [];
  const found = allPacks().find((each) => each.name === name);
  const number = Number(digits);
  return found === undefined || number > found.count ? undefined : { pack: found, number };
}

export function nameOf({ pack: { name }, number }: PuzzlePlace): string {
  return `${name}-${number}`;
}

export function titleOfPlace(words: PlayWords, { pack, number }: PuzzlePlace): string {
  return words.puzzleTitle(sizeOfPack(words, pack), number);
}

export function sizeOfPack(words: PlayWords, { kind, size }: Pack): string {
  return levelName(words, size) ?? words.kinds[kind].sizeName(size);
}

/** A game of a puzzle of a pack at its start. Rejects where the pack cannot be had. */
export async function startOfPlace({ pack, number }: PuzzlePlace): Promise<AnyGame> {
  const [entries] = await Promise.all([entriesOf(pack), loadKind(pack.kind)]);
  const entry = entries[number - 1];
  const game = startOfRecord({ kind: pack.kind, json: isObject(entry) ? (entry.puzzle ?? null) : null });
  if (game === undefined) throw new Error(`${pack.name} has no puzzle ${number}.`);
  return game;
}

export function entriesOf(pack: Pack): Promise<readonly JsonValue[]> {
  return puzzlesIn(fileOf(pack));
}

export function fileOf({ name }: Pick<Pack, 'name'>): string {
  return `./puzzles/${name}.json`;
}
