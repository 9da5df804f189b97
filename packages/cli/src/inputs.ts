/** The puzzles of the named files, in order; a file that cannot be read is one entry with problems. */
import { basename, extname } from 'node:path';
import {
  type AnyKind,
  type Checked,
  err,
  type Problem,
  problemMaker,
  type Reading,
  readPuzzles,
} from '@pipwright/core';
import { readText, STANDARD_INPUT } from './read-bytes.js';
import { KINDS } from './registry.js';
import type { fileWords } from './words.js';

export interface InputOptions {
  readonly kind?: string;
  readonly from?: string;
  readonly level?: string;
}

export interface Input {
  readonly source: string;
  readonly id: string;
  readonly kind: AnyKind | undefined;
  /** Is this one of several puzzles of its file? */
  readonly ofSeveral: boolean;
  /** False where the file itself could not be had, whatever stands in it. */
  readonly readable: boolean;
  readonly checked: Checked<unknown>;
}

const problem = problemMaker<typeof fileWords>();

export async function* readInputs(sources: readonly string[], options: InputOptions): AsyncGenerator<Input, void> {
  const kinds = KINDS.filter(({ name }) => options.kind === undefined || options.kind === name);
  for (const source of sources) {
    const text = await readText(source);
    if (!text.ok) {
      yield {
        source,
        id: stem(source),
        kind: undefined,
        ofSeveral: false,
        readable: false,
        checked: failed(text.error),
      };
      continue;
    }
    yield* pickLevel(readPuzzles(text.value, kinds, options.from), source, options.level);
  }
}

function* pickLevel(
  readings: readonly Reading<AnyKind, unknown>[],
  source: string,
  level: string | undefined,
): Iterable<Input> {
  const isDay = readings.some((reading) => reading.level !== undefined);
  const picked = level === undefined || !isDay ? readings : readings.filter((reading) => reading.level === level);
  for (const { kind, id, level: own, checked } of picked) {
    const name = own === undefined ? stem(source) : `${stem(source)}-${own}`;
    yield { source, id: id ?? name, kind, ofSeveral: picked.length > 1, readable: true, checked };
  }
  if (picked.length === 0 && level !== undefined) {
    const missing = failed(problem('level-missing', {}, { level }));
    yield {
      source,
      id: `${stem(source)}-${level}`,
      kind: readings[0]?.kind,
      ofSeveral: false,
      readable: true,
      checked: missing,
    };
  }
}

function failed(found: Problem): Checked<unknown> {
  return { ...err([found]), warnings: [] };
}

/** The file's name without its ending. */
function stem(source: string): string {
  return source === STANDARD_INPUT ? source : basename(source, extname(source));
}
