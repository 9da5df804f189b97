/** The puzzles of the named files and days, in order; one that cannot be read is one entry with problems. */
import { basename, extname } from 'node:path';
import { type AnyKind, type Checked, err, type Problem, type Result } from '@pipwright/core';
import type { DailyPuzzles } from './daily.js';
import { readDate } from './dates.js';
import { sortOf } from './file-sort.js';
import { type Files, STANDARD_INPUT } from './files.js';
import type { SkippedFiles } from './folders.js';
import { type FoundReading, partsOf, puzzlesIn } from './puzzles-in.js';
import { findSources, readSource, type Source, type SourceText, sourcesBelow } from './sources.js';
import { UsageError } from './usage-error.js';
import { problem } from './words.js';

export interface InputOptions {
  readonly kind?: string;
  readonly from?: string;
  readonly level?: string;
  /** Takes whole folders, and is told of the files in them that are no puzzles. Without it, a folder is a mistake. */
  readonly skipped?: SkippedFiles;
}

export interface Input {
  readonly source: string;
  readonly id: string;
  readonly name?: string;
  /** Which of several puzzles of its source: its level or its number. */
  readonly which?: string;
  /** Has another input the same id, as far as that is known? */
  readonly sharesId: boolean;
  readonly kind: AnyKind | undefined;
  readonly level?: string;
  /** Is this one of several puzzles, so that people need to be told which it is? */
  readonly isOneOfMany: boolean;
  /** False where the file itself could not be had, whatever stands in it. */
  readonly readable: boolean;
  readonly checked: Checked<unknown>;
}

/** Problems of what stands in a file, not of getting at it. */
const MALFORMED: readonly string[] = ['not-utf8'];

export type Found = Omit<Input, 'isOneOfMany' | 'sharesId'>;

export interface Library {
  readonly kinds: readonly AnyKind[];
  readonly files: Files;
  readonly daily: DailyPuzzles;
}

export async function* readInputs(
  words: readonly string[],
  options: InputOptions,
  { kinds: all, files, daily }: Library,
): AsyncGenerator<Input, void> {
  const kinds = kindsFor(all, options);
  const named = await findSources(words, files, hasLevels, options.skipped !== undefined);
  refuseOtherLevel(named, options.level);
  const places = await Promise.all(named.map(placeOf));
  const sources = places.flatMap((place) => place.sources);
  const ahead = await readAhead();
  const shared = repeated(ahead?.flat().map(({ id }) => id) ?? sources.map(({ name }) => stem(name)));
  const seen = new Set<string>();
  const areMany = (ahead?.flat() ?? sources).length > 1;
  let next = 0;
  for (const { folder, sources: here } of places) {
    let isEmpty = true;
    for (const source of here) {
      const found = ahead?.[next++] ?? (await readInputsOf(source));
      if (found.length === 0) options.skipped?.add(source.name);
      else isEmpty = false;
      for (const input of found) yield placed(input, found.length);
    }
    if (folder !== undefined && isEmpty) yield placed(unread(folder, problem('folder-without-puzzles', {}, {})), 1);
  }

  /** @param beside how many its source has */
  function placed(input: Found, beside: number): Input {
    // Of many files only the names are known: one that has another's id inside is found out when its turn comes.
    const isShared = shared.has(input.id) || (ahead === undefined && isNamedAfter(input, shared));
    const sharesId = isShared || seen.has(input.id);
    seen.add(input.id);
    return { ...input, isOneOfMany: areMany || beside > 1, sharesId };
  }

  async function placeOf(source: Source): Promise<{ readonly folder?: string; readonly sources: readonly Source[] }> {
    const below = options.skipped && (await sourcesBelow(source, files));
    return below === undefined ? { sources: [source] } : { folder: source.name, sources: below };
  }

  /** A few files are read before the first is worked on, to know which ids they share; nobody waits for others. */
  async function readAhead(): Promise<readonly (readonly Found[])[] | undefined> {
    const areFiles = sources.every(({ name }) => name !== STANDARD_INPUT && readDate(name) === undefined);
    if (!areFiles || sources.length > MOST_READ_AHEAD) return undefined;
    return Promise.all(sources.map(readInputsOf));
  }

  async function readInputsOf(source: Source): Promise<readonly Found[]> {
    return inputsIn({ ...source, text: await readSource(source, files, daily) }, kinds, options);
  }

  async function hasLevels(name: string): Promise<boolean | undefined> {
    // A pipe can be read only once.
    const canBeRead = name === STANDARD_INPUT || (await files.size(name)) !== undefined;
    const text = canBeRead ? await files.readText(name) : undefined;
    return text?.ok ? areLevelsIn(text.value, name, kinds, options) : undefined;
  }
}

/** Has a text levels to choose from? Undefined where there is no puzzle in it. @param name of its file */
export async function areLevelsIn(
  text: string,
  name: string,
  kinds: readonly AnyKind[],
  { from }: InputOptions,
): Promise<boolean | undefined> {
  let isPuzzle = false;
  for (const part of partsOf(text, name)) {
    const readings = await puzzlesIn(part, kinds, from);
    if (readings.some(({ level }) => level !== undefined)) return true;
    isPuzzle ||= readings.some(({ checked }) => checked.ok);
  }
  return isPuzzle ? false : undefined;
}

export function kindsFor(all: readonly AnyKind[], { kind, from }: InputOptions): readonly AnyKind[] {
  const kinds = all.filter(({ name }) => kind === undefined || kind === name);
  const formats = kinds.flatMap(({ formats: its }) => its.map(({ name }) => name));
  if (from !== undefined && !formats.includes(from))
    throw new UsageError(`--from ${from} and --kind ${kind} contradict each other. Leave out one of them.`);
  return kinds;
}

interface ReadSource extends Source {
  readonly text: Result<SourceText, Problem>;
  /** From 1, of one line of several. */
  readonly line?: number;
}

/** None where it lies in a folder and is something else than puzzles; one where nobody can tell. */
export async function inputsIn(
  source: ReadSource,
  kinds: readonly AnyKind[],
  options: InputOptions,
): Promise<readonly Found[]> {
  const { name, text, line, isInFolder = false } = source;
  const found = text.ok ? await inputsInText(source, text.value, kinds, options) : [unread(name, text.error, line)];
  // Of one line, it was told by its whole file.
  if (!isInFolder || line !== undefined) return found;
  const sort = sortOf(name, text.ok ? text.value.text.slice(0, 100) : '', found, kinds, options);
  return sort === 'puzzles' ? found : found.slice(0, sort === 'unknown' ? 1 : 0);
}

async function inputsInText(
  { name, levels, line }: ReadSource,
  { text, format }: SourceText,
  kinds: readonly AnyKind[],
  options: InputOptions,
): Promise<readonly Found[]> {
  const parts = line === undefined ? partsOf(text, name) : [{ text, line }];
  // Empty means all levels.
  const asked = levels.length === 0 && options.level !== undefined ? [options.level] : levels;
  const found: Found[] = [];
  for (const part of parts)
    found.push(...pickLevels(await puzzlesIn(part, kinds, format ?? options.from), name, asked));
  return found;
}

/** More would keep people waiting. */
const MOST_READ_AHEAD = 20;

/** Does its id come from a file name that another has? */
function isNamedAfter({ id, source }: Found, names: ReadonlySet<string>): boolean {
  return names.has(stem(source)) && id.startsWith(stem(source));
}

function repeated(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}

/** A level behind a file and another one by `--level`: nobody can say which is meant. */
export function refuseOtherLevel(sources: readonly Source[], asked: string | undefined): void {
  for (const { name, levels } of sources) {
    const other = levels.find((level) => asked !== undefined && level !== asked);
    if (other !== undefined)
      throw new UsageError(`--level ${asked} and "${name} ${other}" contradict each other. Leave out one of them.`);
  }
}

function pickLevels(readings: readonly FoundReading[], source: string, levels: readonly string[]): readonly Found[] {
  const isDay = readings.some((reading) => reading.level !== undefined);
  const asked = isDay ? levels : [];
  const picked = readings.filter(({ level }) => asked.length === 0 || asked.includes(level ?? ''));
  const [day] = readings.flatMap(({ id, level }) =>
    id !== undefined && level !== undefined ? [id.slice(0, -level.length - 1)] : [],
  );
  const missing = asked.filter((level) => readings.every((reading) => reading.level !== level));
  return [
    ...picked.map((reading) => {
      const { kind, id, name, line, level, checked } = reading;
      const place = line ?? (readings.length > 1 && level === undefined ? readings.indexOf(reading) + 1 : undefined);
      const which = level ?? (place === undefined ? undefined : String(place));
      return {
        source,
        id: id ?? [stem(source), place, level].filter((part) => part !== undefined).join('-'),
        kind,
        readable: true,
        checked,
        ...(name === undefined ? {} : { name }),
        ...(level === undefined ? {} : { level }),
        ...(which === undefined ? {} : { which }),
      };
    }),
    ...missing.map((level) => ({
      source,
      id: `${day ?? stem(source)}-${level}`,
      kind: readings[0]?.kind,
      level,
      which: level,
      readable: true,
      checked: failed(problem('level-missing', { path: '' }, { level })),
    })),
  ];
}

function unread(source: string, found: Problem, line?: number): Found {
  const readable = MALFORMED.includes(found.code);
  const id = line === undefined ? stem(source) : `${stem(source)}-${line}`;
  return { source, id, kind: undefined, readable, checked: failed(found) };
}

function failed(found: Problem): Checked<unknown> {
  return { ...err([found]), warnings: [] };
}

/** The file's name without its ending. */
export function stem(source: string): string {
  const unpacked = source.replace(/\.gz$/i, '');
  return source === STANDARD_INPUT ? source : basename(unpacked, extname(unpacked));
}

/** An input as people are told of it: by its id, or by its file where another has the same id; and by its name. */
export function titleOf(input: Input): string {
  const title = shortTitleOf(input);
  return input.name === undefined ? title : `${title} (${input.name})`;
}

export function shortTitleOf({ source, id, which, sharesId }: Input): string {
  return sharesId ? [source, which].filter(Boolean).join(' ') : id;
}

export function kindOf({ id, kind }: Input): AnyKind {
  if (kind === undefined) throw new Error(`${id} is of no known kind`);
  return kind;
}

export function puzzleOf({ id, checked }: Input): unknown {
  if (!checked.ok) throw new Error(`${id} is no puzzle`);
  return checked.value;
}
