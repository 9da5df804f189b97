/**
 * A backup is one text of lines, each with its checksum as in a saved game, so that damage is found at its line:
 *
 *     {"pipwright":"backup","version":2,"puzzles":2,"games":1,"solutions":1,"results":1,"settings":true} 9c2f01ab
 *     {"settings":{…}} …
 *     {"puzzle":"own-…","record":{…}} …
 *     {"game":"…","summary":{…},"text":"…"} …
 *     {"solved":"…","record":{…}} …
 *     {"result":{…}} …
 *
 * It is read whole or not at all. What is of a kind that this version does not know is carried as it is, for one that
 * knows it. Puzzles of version 1 have tags, which are left out.
 */
import { eventLoopTurn, isObject, type JsonObject, type JsonValue, parseJson } from '@pipwright/core';
import { isKindName, makeLine, readGame, readLine } from '@pipwright/play';
import { isOwnName, ownName, startOfRecord } from '../game/own-puzzles.js';
import { loadAllKinds } from '../kind/page.js';
import { isResult } from '../storage/is-result.js';
import {
  isSummary,
  nameOfResult,
  type PuzzleRecord,
  type ResultRecord,
  type SolvedRecord,
} from '../storage/records.js';
import { isSolved } from '../think/solved.js';
import type { KeptGame, Shelf } from './merge.js';

const VERSION = 2;
const MOST_CHARACTERS = 256 * 1024 * 1024;
const MOST_TITLE = 200;
/** Long ones are read in slices, so that the page goes on meanwhile. */
const SLICE_MILLISECONDS = 40;

interface Backup extends Shelf {
  readonly settings: JsonValue | undefined;
}

type BackupTrouble =
  | 'foreign'
  | 'version'
  | 'damaged'
  | 'short'
  | 'long'
  | 'puzzle'
  | 'game'
  | 'solution'
  | 'result'
  | 'unknown'
  | 'large'
  | 'unreadable';

export type ReadBackup =
  | { readonly ok: true; readonly backup: Backup }
  | { readonly ok: false; readonly trouble: BackupTrouble; readonly line: number };

/** A game that nobody can read is left out: it would make the whole backup useless. */
export function writeBackup({ puzzles, games: all, solutions, results, settings }: Backup): string[] {
  const games = new Map([...all].filter(([, { text }]) => isReadable(text)));
  const counts = {
    puzzles: puzzles.size,
    games: games.size,
    solutions: solutions.size,
    results: results.size,
    settings: settings !== undefined,
  };
  const line = (content: object) => makeLine(JSON.stringify(content));
  return [
    line({ pipwright: 'backup', version: VERSION, ...counts }),
    ...(settings === undefined ? [] : [line({ settings })]),
    ...[...puzzles].map(([puzzle, record]) => line({ puzzle, record })),
    ...[...games].map(([game, { summary, text }]) => line({ game, summary, text })),
    ...[...solutions].map(([solved, record]) => line({ solved, record })),
    ...[...results.values()].map((result) => line({ result })),
  ];
}

/** A file may be gone, or forbidden, by the time it is read. */
export async function readBackupFile(file: Blob): Promise<ReadBackup> {
  if (file.size > MOST_CHARACTERS) return bad('large', 1);
  let text: string;
  try {
    text = await file.text();
  } catch {
    return bad('unreadable', 1);
  }
  return readBackup(text);
}

export async function readBackup(text: string): Promise<ReadBackup> {
  if (text.length > MOST_CHARACTERS) return bad('large', 1);
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\n');
  const head = readHead(lines[0] ?? '');
  if (typeof head === 'string') return bad(head, 1);
  await loadAllKinds();
  const reader = new Reader();
  let pause = performance.now() + SLICE_MILLISECONDS;
  for (let i = 1; i < lines.length; i++) {
    const trouble = i > head.lines ? 'long' : reader.take(lines[i] ?? '');
    if (trouble !== undefined) return bad(trouble, i + 1);
    if (performance.now() < pause) continue;
    await eventLoopTurn();
    pause = performance.now() + SLICE_MILLISECONDS;
  }
  if (!reader.has(head)) return bad('short', lines.length + 1);
  return { ok: true, backup: reader };
}

function bad(trouble: BackupTrouble, line: number): ReadBackup {
  return { ok: false, trouble, line };
}

interface Head {
  readonly puzzles: number;
  readonly games: number;
  readonly solutions: number;
  readonly results: number;
  readonly lines: number;
}

function readHead(line: string): Head | BackupTrouble {
  const content = readLine(line);
  const json = parseJson(content ?? line.slice(0, line.lastIndexOf('}') + 1));
  if (!json.ok || !isObject(json.value) || json.value.pipwright !== 'backup')
    return line.startsWith('{"pipwright":"backup"') ? 'damaged' : 'foreign';
  if (content === undefined) return 'damaged';
  const { version, puzzles, games, solutions, results, settings } = json.value;
  if (version !== VERSION && version !== 1) return 'version';
  if (!isCount(puzzles) || !isCount(games) || !isCount(solutions) || !isCount(results)) return 'damaged';
  const lines = puzzles + games + solutions + results + (settings === true ? 1 : 0);
  return { puzzles, games, solutions, results, lines };
}

class Reader implements Backup {
  readonly puzzles = new Map<string, PuzzleRecord>();
  readonly games = new Map<string, KeptGame>();
  readonly solutions = new Map<string, SolvedRecord>();
  readonly results = new Map<string, ResultRecord>();
  settings: JsonValue | undefined;

  /** What is wrong with a line; undefined where it was read. */
  take(line: string): BackupTrouble | undefined {
    const json = parseJson(readLine(line) ?? '');
    if (!json.ok || !isObject(json.value)) return 'damaged';
    const { puzzle, game, solved, result, settings } = json.value;
    if (typeof puzzle === 'string') return this.#takePuzzle(puzzle, json.value.record);
    if (typeof game === 'string') return this.#takeGame(game, json.value);
    if (typeof solved === 'string') return this.#takeSolved(solved, json.value.record);
    if (result !== undefined) return this.#takeResult(result);
    if (settings === undefined) return 'unknown';
    this.settings = settings;
    return undefined;
  }

  has({ puzzles, games, solutions, results, lines }: Head): boolean {
    const settings = this.settings === undefined ? 0 : 1;
    const isWhole = puzzles + games + solutions + results + settings === lines;
    const hasGames = this.puzzles.size === puzzles && this.games.size === games;
    return isWhole && hasGames && this.solutions.size === solutions && this.results.size === results;
  }

  #takePuzzle(name: string, value: JsonValue | undefined): BackupTrouble | undefined {
    const record = recordFrom(value);
    if (record === undefined || !isOwnName(name)) return 'puzzle';
    if (isKindName(record.kind) && !isPuzzleNamed(name, record)) return 'puzzle';
    this.puzzles.set(name, record);
    return undefined;
  }

  #takeGame(name: string, { summary, text }: JsonObject): BackupTrouble | undefined {
    if (!isSummary(summary) || typeof text !== 'string' || !name.startsWith(summary.puzzle)) return 'game';
    if (!isReadable(text)) return 'game';
    const { puzzle, revision, finished, touched } = summary;
    const elapsed = Number.isFinite(summary.elapsed) ? summary.elapsed : 0;
    this.games.set(name, { summary: { puzzle, revision, finished, elapsed, touched }, text });
    return undefined;
  }

  #takeResult(value: JsonValue): BackupTrouble | undefined {
    if (!isResult(value)) return 'result';
    const { puzzle, kind, moment, solvedOn, elapsed, hints, day } = value;
    this.results.set(nameOfResult(value), { puzzle, kind, moment, solvedOn, elapsed, hints, ...(day && { day }) });
    return undefined;
  }

  #takeSolved(name: string, value: JsonValue | undefined): BackupTrouble | undefined {
    if (!isSolved(value)) return 'solution';
    const { solutions, found, complete } = value;
    this.solutions.set(name, { solutions, found, complete });
    return undefined;
  }
}

/** The first line holds the puzzle; moves that are damaged are told of when the game is opened. */
function isReadable(text: string): boolean {
  const start = readGame(/^.*\n?/.exec(text)?.[0] ?? '');
  return start.ok || start.error.every(({ code }) => code === 'saved-kind');
}

function isPuzzleNamed(name: string, record: PuzzleRecord): boolean {
  const game = startOfRecord(record);
  return game !== undefined && ownName(game) === name;
}

function recordFrom(value: JsonValue | undefined): PuzzleRecord | undefined {
  if (!isObject(value)) return undefined;
  const { kind, json, title, added, size, cells } = value;
  if (typeof kind !== 'string' || json === undefined || typeof added !== 'number') return undefined;
  if (typeof title !== 'string' || title.length > MOST_TITLE) return undefined;
  if (typeof size !== 'string' || size.length >= 20 || !isCount(cells)) return undefined;
  return { kind, json, title, added, size, cells };
}

function isCount(value: JsonValue | undefined): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
