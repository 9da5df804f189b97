/** The puzzles of the named files and days, in order; one that cannot be read is one entry with problems. */
import { basename, extname } from 'node:path';
import { type AnyKind, type Checked, err, type Problem, type Reading, readPuzzles } from '@pipwright/core';
import type { DailyPuzzles } from './daily.js';
import { readDate } from './dates.js';
import { type Files, STANDARD_INPUT } from './files.js';
import { findSources, readSource, type Source } from './sources.js';
import { UsageError } from './usage-error.js';
import { problem } from './words.js';

export interface InputOptions {
  readonly kind?: string;
  readonly from?: string;
  readonly level?: string;
}

export interface Input {
  readonly source: string;
  readonly id: string;
  /** What people call it, where it has a name of its own. */
  readonly name?: string;
  /** Which of several puzzles of its source: its level or its number. */
  readonly which?: string;
  /** Has another input the same id, as far as that is known? */
  readonly sharesId: boolean;
  readonly kind: AnyKind | undefined;
  /** Of a day. */
  readonly level?: string;
  /** Is this one of several puzzles, so that people need to be told which it is? */
  readonly isOneOfMany: boolean;
  /** False where the file itself could not be had, whatever stands in it. */
  readonly readable: boolean;
  readonly checked: Checked<unknown>;
}

/** Problems of what stands in a file, not of getting at it. */
const MALFORMED: readonly string[] = ['not-utf8'];

/** An input before it is known what stands beside it. */
type Found = Omit<Input, 'isOneOfMany' | 'sharesId'>;

/** Where puzzles come from, and what they may be. */
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
  const kinds = all.filter(({ name }) => options.kind === undefined || options.kind === name);
  const formats = kinds.flatMap((kind) => kind.formats.map((format) => format.name));
  if (options.from !== undefined && !formats.includes(options.from)) {
    throw new UsageError(
      `--from ${options.from} and --kind ${options.kind} contradict each other. Leave out one of them.`,
    );
  }
  const sources = await findSources(words, files, hasLevels);
  for (const { name, levels } of sources) refuseOtherLevel(name, levels, options.level);
  const ahead = await readAhead();
  const shared = repeated(ahead?.flat().map(({ id }) => id) ?? sources.map(({ name }) => stem(name)));
  const seen = new Set<string>();
  for (const [i, source] of sources.entries()) {
    const found = ahead?.[i] ?? (await readInputsOf(source));
    const isOneOfMany = sources.length > 1 || found.length > 1;
    for (const input of found) {
      // Of many files only the names are known: one that has another's id inside is found out when its turn comes.
      const isShared = shared.has(input.id) || (ahead === undefined && isNamedAfter(input, shared));
      yield { ...input, isOneOfMany, sharesId: isShared || seen.has(input.id) };
      seen.add(input.id);
    }
  }

  /** A few files are read before the first is worked on, to know which ids they share; nobody waits for others. */
  async function readAhead(): Promise<readonly (readonly Found[])[] | undefined> {
    const areFiles = sources.every(({ name }) => name !== STANDARD_INPUT && readDate(name) === undefined);
    if (!areFiles || sources.length > MOST_READ_AHEAD) return undefined;
    return Promise.all(sources.map(readInputsOf));
  }

  /** Empty means all levels. */
  function levelsOf({ levels }: Source): readonly string[] {
    return levels.length === 0 && options.level !== undefined ? [options.level] : levels;
  }

  async function readInputsOf(from: Source): Promise<readonly Found[]> {
    const source = from.name;
    const text = await readSource(source, files, daily);
    if (!text.ok) {
      const readable = MALFORMED.includes(text.error.code);
      return [{ source, id: stem(source), kind: undefined, readable, checked: failed(text.error) }];
    }
    const readings = readPuzzles(text.value.text, kinds, text.value.format ?? options.from);
    return pickLevels(readings, source, levelsOf(from));
  }

  function hasLevels(text: string): boolean | undefined {
    const readings = readPuzzles(text, kinds, options.from);
    if (readings.some(({ level }) => level !== undefined)) return true;
    return readings.some(({ checked }) => checked.ok) ? false : undefined;
  }
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
function refuseOtherLevel(name: string, levels: readonly string[], asked: string | undefined): void {
  const other = levels.find((level) => asked !== undefined && level !== asked);
  if (other !== undefined)
    throw new UsageError(`--level ${asked} and "${name} ${other}" contradict each other. Leave out one of them.`);
}

/** The puzzles of these levels, in the order of the day; all of them where there are no levels. */
function pickLevels(
  readings: readonly Reading<AnyKind, unknown>[],
  source: string,
  levels: readonly string[],
): readonly Found[] {
  const isDay = readings.some((reading) => reading.level !== undefined);
  const asked = isDay ? levels : [];
  const picked = readings.filter(({ level }) => asked.length === 0 || asked.includes(level ?? ''));
  const [day] = readings.flatMap(({ id, level }) =>
    id !== undefined && level !== undefined ? [id.slice(0, -level.length - 1)] : [],
  );
  const missing = asked.filter((level) => readings.every((reading) => reading.level !== level));
  return [
    ...picked.map((reading) => {
      const { kind, id, name, level, checked } = reading;
      const which = level ?? (readings.length > 1 ? String(readings.indexOf(reading) + 1) : undefined);
      return {
        source,
        id: id ?? (which === undefined ? stem(source) : `${stem(source)}-${which}`),
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

function failed(found: Problem): Checked<unknown> {
  return { ...err([found]), warnings: [] };
}

/** The file's name without its ending. */
export function stem(source: string): string {
  return source === STANDARD_INPUT ? source : basename(source, extname(source));
}

/** An input as people are told of it: by its id, or by its file where another has the same id; and by its name. */
export function titleOf({ source, id, name, which, sharesId }: Input): string {
  const title = sharesId ? [source, which].filter(Boolean).join(' ') : id;
  return name === undefined ? title : `${title} (${name})`;
}

/** The kind of an input that is a puzzle. */
export function kindOf({ id, kind }: Input): AnyKind {
  if (kind === undefined) throw new Error(`${id} is of no known kind`);
  return kind;
}

/** The puzzle of an input that is one. */
export function puzzleOf({ id, checked }: Input): unknown {
  if (!checked.ok) throw new Error(`${id} is no puzzle`);
  return checked.value;
}
