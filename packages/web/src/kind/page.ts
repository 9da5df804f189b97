/**
 * A kind of puzzle as the page knows it. The table of all kinds is above every room that asks it (`kinds/page.ts`), so
 * it is handed in when the app starts. What playing does not need is loaded when it is first asked for; all but the
 * kind that a first visit shows come with their first game.
 */
import type { ActionOf, BoardOf, Game, KindName } from '@pipwright/play';
import type { ComponentChild } from 'preact';
import type { KindPlayWords, KindSheetWords, PlayWords } from '../words/catalogue.js';
import type { KindInspection, KindSharing, KindThumbnail, LinkIds, Sample } from './parts.js';

export interface KindPage<K extends KindName> {
  /** At once, or loaded: `loadKind` must come before any game of it. */
  readonly playing: KindPlaying<K> | (() => Promise<KindPlaying<K>>);
  /** What comes with the app, from the easiest on. */
  readonly packs: readonly PackSize[];
  /** What each day has: the level, or nothing where that varies. */
  readonly days: readonly string[];
  /** The size, as the library has it, of any puzzle with so many cells. */
  sizeFor(cells: number): string;
  readonly words: KindWords;
  readonly explains: boolean;
  inspection(): Promise<KindInspection<K>>;
  samples?(): Promise<readonly Sample[]>;
  /** A puzzle as a small picture, without anything that must be read. */
  thumbnail?(): Promise<KindThumbnail<K>>;
  sharing(): Promise<KindSharing<K>>;
  linkIds?(): Promise<LinkIds<K>>;
}

/** What a game of the kind is played with, beside its rules. */
export interface KindPlaying<K extends KindName> {
  Screen(props: { readonly game: Game<K> }): ComponentChild;
  tellAction(words: PlayWords, before: Game<K>, action: ActionOf<K>, after: Game<K>): string | undefined;
  tellChanges(words: PlayWords, before: BoardOf<K>, after: BoardOf<K>): readonly string[];
}

export interface KindWords {
  readonly play: KindPlayWords;
  sheets(): Promise<KindSheetWords>;
}

export interface PackSize {
  readonly size: string;
  readonly puzzles: number;
  readonly cells: number;
  /** The least and the most of what its kind counts: dominoes, or squares of a side. */
  readonly range: readonly [least: number, most: number];
}

export type KindPages = { readonly [K in KindName]: KindPage<K> };

interface Threads {
  reader(): Worker;
  engines(): Worker;
  explaining(): Worker;
}

let installed: { readonly pages: KindPages; readonly threads: Threads | undefined } | undefined;

/** Once, before anything is asked; tests do without threads. */
export function installKinds(pages: KindPages, threads?: Threads): void {
  installed = { pages, threads };
}

function pages(): KindPages {
  if (installed === undefined) throw new Error('No kinds are installed.');
  return installed.pages;
}

export function kindOf<K extends KindName>(kind: K): KindPage<K> {
  return pages()[kind];
}

const loaded: { [K in KindName]?: KindPlaying<K> } = {};

/** Rejects where it cannot be loaded, with an error that says so. */
export async function loadKind<K extends KindName>(kind: K): Promise<void> {
  const { playing } = kindOf(kind);
  if (loaded[kind] !== undefined || typeof playing !== 'function') return;
  const found: KindPlaying<K> = await playing().catch((cause) => {
    throw new KindNotLoaded(kind, { cause });
  });
  Object.assign(loaded, { [kind]: found });
}

export class KindNotLoaded extends Error {}

export async function loadAllKinds(): Promise<void> {
  await Promise.all(kindNames().map(loadKind));
}

export function playingOf<K extends KindName>(kind: K): KindPlaying<K> {
  const { playing } = kindOf(kind);
  const found: KindPlaying<K> | undefined = typeof playing === 'function' ? loaded[kind] : playing;
  if (found === undefined) throw new KindNotLoaded(kind);
  return found;
}

export function kindNames(): readonly KindName[] {
  return Object.keys(pages()) as KindName[];
}

export function threads(): Threads {
  if (installed?.threads === undefined) throw new Error('No threads are installed.');
  return installed.threads;
}
