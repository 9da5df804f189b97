/** Puzzles that are there already: those of a run that is resumed, and those that are not wanted again. */
import { join } from 'node:path';
import { describe, readPuzzles } from '@pipwright/core';
import { wished } from '../../asking.js';
import type { Files } from '../../files.js';
import { SkippedFiles } from '../../folders.js';
import { readInputs } from '../../inputs.js';
import { type MadeLine, parseMadeLine } from '../../made-line.js';
import type { Session } from '../../session.js';
import { UsageError } from '../../usage-error.js';
import { wordsOf } from '../../words.js';
import type { GeneratingKind } from './job.js';
import type { ReadingOptions } from './reach.js';
import { idFor } from './report.js';
import { seedFileName } from './seed-file-name.js';
import type { Slot } from './slot.js';
import { type AnyWriter, LINES, writersOf } from './target.js';
import { LABELS } from './wishes.js';

/** What no puzzle may be like, since these files and folders have it. */
export async function excludedBy(
  kind: GeneratingKind,
  names: readonly string[],
  session: Session,
  { from, level }: ReadingOptions,
): Promise<Set<string>> {
  const likenesses = new Set<string>();
  for (const name of names) {
    const isLines = LINES.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
    const found = isLines ? await inLines(name) : await inPuzzles(name);
    for (const likeness of found) likenesses.add(likeness);
  }
  return likenesses;

  async function inLines(name: string): Promise<readonly string[]> {
    const { lines } = await readLines(kind, name, session.files, '--exclude');
    if (lines.length === 0) throw new UsageError(`--exclude ${name}: there are no puzzles in it.`);
    return lines.flatMap(({ likeness }) => likeness ?? []);
  }

  async function inPuzzles(name: string): Promise<readonly string[]> {
    const found: string[] = [];
    let isPuzzle = false;
    let problem: string | undefined;
    const reading = { skipped: new SkippedFiles(), ...wished({ from, level }) };
    for await (const { kind: its, checked, source } of readInputs([name], reading, session)) {
      isPuzzle ||= checked.ok;
      if (!checked.ok)
        problem ??= `${source}: ${checked.error.map((each) => describe(each, wordsOf({ kind: its })))[0]}`;
      else if (its?.name === kind.name) found.push(kind.generating.likeness(checked.value));
    }
    if (!isPuzzle) throw new UsageError(`--exclude ${problem}`);
    return found;
  }
}

/** A line of a file of JSON lines, and what its puzzle is like. */
export interface LineWithLikeness extends MadeLine {
  /** Undefined where nothing was reached. */
  readonly likeness: string | undefined;
}

/** Without the last line, if that was not finished. @param option that names the file */
export async function readLines(
  kind: GeneratingKind,
  name: string,
  files: Files,
  option: string,
): Promise<{ readonly lines: readonly LineWithLikeness[]; readonly bytes: number }> {
  const read = await files.wholeLines(name);
  if (!read.ok) throw new UsageError(`${option} ${name}: ${describe(read.error, wordsOf({ kind }))}`);
  const lines = read.value.lines.map((text, i) => {
    const line = lineOf(kind, text);
    if (line === undefined)
      throw new UsageError(`${option} ${name}: line ${i + 1} was not written by "generate ${kind.name}".`);
    return line;
  });
  return { lines, bytes: read.value.bytes };
}

function lineOf(kind: GeneratingKind, text: string): LineWithLikeness | undefined {
  const line = parseMadeLine(text);
  if (line?.kind !== kind.name) return undefined;
  const likeness = line.text === undefined ? undefined : likenessOf(kind, line.text);
  return line.text !== undefined && likeness === undefined ? undefined : { ...line, likeness };
}

/** Of the puzzle in a text; undefined where there is none. */
function likenessOf(kind: GeneratingKind, text: string): string | undefined {
  const [reading] = readPuzzles(text, [kind]);
  return reading?.checked.ok === true ? kind.generating.likeness(reading.checked.value) : undefined;
}

/** Where the puzzle of an id lies in a folder. */
export function pathIn(folder: string, id: string, { extension }: AnyWriter): string {
  return join(folder, `${seedFileName(id)}.${extension}`);
}

/** What the file of a seed may be called, since nobody knows beforehand how hard its puzzle is. */
export function namesFor(
  kind: GeneratingKind,
  slot: Slot,
  seed: string,
  writers: readonly AnyWriter[],
): readonly string[] {
  const ids = new Set(LABELS.map((label) => idFor(kind, slot, label, seed)));
  return [...new Set([...ids].flatMap((id) => writers.map((writer) => pathIn('', id, writer))))];
}

/** A puzzle that lies in a folder. */
export interface Found {
  readonly likeness: string;
  readonly text: string;
}

/** The puzzle of a seed that lies in a folder, however hard it is; undefined where it is not there whole. */
export async function foundIn(
  kind: GeneratingKind,
  folder: string,
  writers: readonly AnyWriter[],
  files: Files,
  slot: Slot,
  seed: string,
): Promise<Found | undefined> {
  for await (const text of textsIn(folder, files, namesFor(kind, slot, seed, writers))) {
    const likeness = likenessOf(kind, text);
    if (likeness !== undefined) return { likeness, text };
  }
  return undefined;
}

/** What lies there for a seed in a format that is not written now. */
export async function foundInOther(
  kind: GeneratingKind,
  folder: string,
  writers: readonly AnyWriter[],
  files: Files,
  slot: Slot,
  seed: string,
): Promise<string | undefined> {
  const others = writersOf(kind).filter(({ extension }) => !writers.some((own) => own.extension === extension));
  for await (const text of textsIn(folder, files, namesFor(kind, slot, seed, others))) return text;
  return undefined;
}

/** Those of these files that are there and can be read. */
async function* textsIn(folder: string, files: Files, names: readonly string[]): AsyncGenerator<string> {
  for (const name of names) {
    const path = join(folder, name);
    const text = (await files.isFile(path)) ? await files.readText(path) : undefined;
    if (text?.ok === true) yield text.value;
  }
}
