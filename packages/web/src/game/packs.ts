/**
 * The puzzles that come with the app, by kind; a puzzle is named by its pack and its number from 1. Saved games and
 * backups hold these names, so a name never gets another puzzle: packs that are made anew have new names, and those of
 * earlier versions stay in `puzzles/earlier`.
 */
import { isObject, type JsonValue } from '@pipwright/core';
import type { AnyGame, KindName } from '@pipwright/play';
import { kindNames, kindOf, loadKind, type PackSize } from '../kind/page.js';
import type { PlayWords } from '../words/catalogue.js';
import { levelName } from './level-name.js';
import { startOfRecord } from './own-puzzles.js';
import { puzzlesIn } from './pack-files.js';

export interface Pack {
  /** Of its file, too. */
  readonly name: string;
  readonly kind: KindName;
  /** A level or a size. */
  readonly size: string;
  readonly count: number;
  /** Of its largest puzzle. */
  readonly cells: number;
  readonly range: PackSize['range'];
  /** Was it made for an earlier version? */
  readonly isEarlier: boolean;
  /** For those that another took the place of: the name of the one to go on with. */
  readonly followedBy?: string;
}

/** What is offered, in the order of the kinds: the packs, and earlier ones that nothing took the place of. */
export function allPacks(): readonly Pack[] {
  return kindNames().flatMap((kind) => [
    ...kindOf(kind).packs.map((pack) => ({ ...known(kind, pack), name: packName(kind, pack.size), isEarlier: false })),
    ...earlierPacksOf(kind).filter(({ followedBy }) => followedBy === undefined),
  ]);
}

/** What is offered of a kind, from the easiest on. */
export function packsOf(kind: KindName): readonly Pack[] {
  return allPacks().filter((pack) => pack.kind === kind);
}

/** What was offered once and is no more, in the order of the kinds. */
export function earlierPacks(): readonly Pack[] {
  return kindNames().flatMap((kind) => earlierPacksOf(kind).filter(({ followedBy }) => followedBy !== undefined));
}

function earlierPacksOf(kind: KindName): readonly Pack[] {
  return kindOf(kind).earlierPacks.map(({ followedBy, ...pack }) => ({
    ...known(kind, pack),
    name: earlierName(kind, pack.size),
    isEarlier: true,
    ...(followedBy === undefined ? {} : { followedBy: packName(kind, followedBy) }),
  }));
}

function known(kind: KindName, { size, puzzles, cells, range }: PackSize) {
  return { kind, size, count: puzzles, cells, range };
}

/** These packs are the first whose puzzles have grades, which tells their names from the earlier ones. */
export function packName(kind: KindName, size: string): string {
  return `${kind}-graded-${size}`;
}

export function earlierName(kind: KindName, size: string): string {
  return `${kind}-${size}`;
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

/** Undefined where no such puzzle comes with the app. */
export function placeOf(puzzle: string): PuzzlePlace | undefined {
  const [, name, digits] = /^(.*)-([1-9]\d*)$/.exec(puzzle) ?? [];
  const found = [...allPacks(), ...earlierPacks()].find((each) => each.name === name);
  const number = Number(digits);
  return found === undefined || number > found.count ? undefined : { pack: found, number };
}

export function nameOf({ pack: { name }, number }: PuzzlePlace): string {
  return `${name}-${number}`;
}

export function titleOfPack(words: PlayWords, pack: Pack): string {
  return markedIfEarlier(words, pack, sizeOfPack(words, pack));
}

export function titleOfPlace(words: PlayWords, { pack, number }: PuzzlePlace): string {
  return markedIfEarlier(words, pack, words.puzzleTitle(sizeOfPack(words, pack), number));
}

export function sizeOfPack(words: PlayWords, { kind, size }: Pack): string {
  return levelName(words, size) ?? words.kinds[kind].sizeName(size);
}

function markedIfEarlier({ puzzles }: PlayWords, { followedBy }: Pack, title: string): string {
  return followedBy === undefined ? title : puzzles.earlier(title);
}

/** A game of a puzzle of a pack at its start. Rejects where the pack cannot be had. */
export async function startOfPlace({ pack, number }: PuzzlePlace): Promise<AnyGame> {
  const [entries] = await Promise.all([entriesOf(pack), loadKind(pack.kind)]);
  const entry = entries[number - 1] ?? null;
  // In earlier packs puzzles stand by themselves, in others each has its grade beside it.
  const json = isObject(entry) && !pack.isEarlier ? (entry.puzzle ?? null) : entry;
  const game = startOfRecord({ kind: pack.kind, json });
  if (game === undefined) throw new Error(`${pack.name} has no puzzle ${number}.`);
  return game;
}

/** What its file has of each puzzle. */
export function entriesOf(pack: Pack): Promise<readonly JsonValue[]> {
  return puzzlesIn(fileOf(pack));
}

export function fileOf({ name, isEarlier }: Pick<Pack, 'name' | 'isEarlier'>): string {
  return isEarlier ? `./puzzles/earlier/${name}.json` : `./puzzles/${name}.json`;
}
