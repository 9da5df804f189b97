/**
 * The puzzles of each day, the same for everybody; they come with the app, a file for each month. Their names have the
 * day, the kind and a number from 1: `day-2026-11-18-KIND-2`.
 */
import { isObject, type JsonObject, type JsonValue, parseJson } from '@pipwright/core';
import { type AnyGame, type KindName, newGame } from '@pipwright/play';
import { kindNames, kindOf, loadKind } from '../kind/page.js';
import { isDay } from '../storage/is-day.js';
import type { PlayWords } from '../words/catalogue.js';
import { levelName } from './level-name.js';
import { startOfRecord } from './own-puzzles.js';

export interface DayPlace {
  readonly date: string;
  readonly kind: KindName;
  /** From 1. */
  readonly number: number;
}

export const FIRST_MONTH = '2026-10';
export const LAST_MONTH = '2027-12';

/** Undefined where it is no puzzle of a day; those after the last month may still come. */
export function dayPlaceOf(puzzle: string): DayPlace | undefined {
  const [, date, kind, digits] = /^day-(.{10})-(.+)-([1-9])$/.exec(puzzle) ?? [];
  if (!isDay(date) || date < FIRST_MONTH) return undefined;
  const found = kindNames().find((name) => name === kind);
  const number = Number(digits);
  return found === undefined || number > kindOf(found).days.length ? undefined : { date, kind: found, number };
}

export function nameOfDayPlace({ date, kind, number }: DayPlace): string {
  return `day-${date}-${kind}-${number}`;
}

export function placesOfDay(date: string): readonly DayPlace[] {
  return kindNames().flatMap((kind) => kindOf(kind).days.map((_, i) => ({ date, kind, number: i + 1 })));
}

/** What titles are made of, as other puzzles of days keep theirs: `2026-11-18 hard`. */
export function keptTitleOfDay({ date, kind, number }: DayPlace): string {
  return `${date} ${kindOf(kind).days[number - 1]}`.trim();
}

/** What it is called beside the others of its day: its level, or its kind where the level varies. */
export function titleInDay(words: PlayWords, { kind, number }: DayPlace): string {
  return levelName(words, kindOf(kind).days[number - 1]) ?? words.kinds[kind].name;
}

/** Rejects where the day's month cannot be had. */
export async function startOfDayPlace(place: DayPlace): Promise<AnyGame> {
  const [entry] = await Promise.all([entryOfDay(place), loadKind(place.kind)]);
  const json = isObject(entry) ? (entry.puzzle ?? null) : null;
  const game = typeof json === 'string' ? await startOfId(place.kind, json) : startOfRecord({ kind: place.kind, json });
  if (game === undefined) throw new Error(`There is no puzzle ${nameOfDayPlace(place)}.`);
  return game;
}

async function startOfId<K extends KindName>(kind: K, id: string): Promise<AnyGame | undefined> {
  const puzzle = (await kindOf(kind).linkIds?.())?.puzzleOf(id);
  const game = puzzle && newGame(kind, puzzle);
  return game?.ok ? (game.value as AnyGame) : undefined;
}

export async function entryOfDay({ date, kind, number }: DayPlace): Promise<JsonValue | undefined> {
  const days = await daysOfMonth(date.slice(0, 7));
  const entries = days.find((day) => day.date === date)?.[kind];
  return Array.isArray(entries) ? entries[number - 1] : undefined;
}

const loaded = new Map<string, Promise<readonly JsonObject[]>>();

function daysOfMonth(month: string): Promise<readonly JsonObject[]> {
  const known = loaded.get(month) ?? load(month);
  loaded.set(month, known);
  known.catch(() => loaded.delete(month));
  return known;
}

async function load(month: string): Promise<readonly JsonObject[]> {
  const response = await fetch(`./days/${month}.json`);
  const read = parseJson(await response.text());
  const days = read.ok && isObject(read.value) ? read.value.days : undefined;
  if (!response.ok || !Array.isArray(days)) throw new Error(`The days of ${month} could not be loaded.`);
  return days.filter(isObject);
}
