/** Puzzles that are there already: those of a run that is resumed, and those that are not wanted again. */
import { join } from 'node:path';
import { describe, hashText, hex32, readPuzzles } from '@pipwright/core';
import { wished } from '../../asking.js';
import type { Files } from '../../files.js';
import { SkippedFiles } from '../../folders.js';
import { readInputs } from '../../inputs.js';
import { resultLines } from '../../json-line.js';
import { type MadeLine, parseMadeLine } from '../../json-lines.js';
import type { Session } from '../../session.js';
import { UsageError } from '../../usage-error.js';
import { wordsOf } from '../../words.js';
import { fileName } from '../../write-file.js';
import type { GeneratingKind } from './job.js';
import type { ReadingOptions } from './reach.js';
import { idFor } from './report.js';
import type { Slot } from './slot.js';
import { type AnyWriter, LINES } from './target.js';
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
interface LineWithLikeness extends MadeLine {
  readonly likeness: string | undefined;
}

/** The first line whose puzzle is as asked: another may come out differently with more or less time. */
interface Reached {
  readonly index: number;
  readonly seed: string;
  readonly text: string;
}

/** @param option that names the file */
export async function readLines(
  kind: GeneratingKind,
  name: string,
  files: Files,
  option: string,
): Promise<{ readonly lines: readonly LineWithLikeness[]; readonly reached?: Reached; readonly bytes: number }> {
  const lines: LineWithLikeness[] = [];
  let reached: Reached | undefined;
  let bytes = 0;
  for await (const each of resultLines(name, files)) {
    const line = await lineOf(kind, each.text);
    if (line === undefined)
      throw new UsageError(`${option} ${name}: line ${lines.length + 1} was not written by "generate ${kind.name}".`);
    if (!line.isStopped) reached ??= { index: lines.length, seed: line.seed, text: each.text };
    lines.push(line);
    bytes += each.bytes;
  }
  return { lines, bytes, ...(reached && { reached }) };
}

async function lineOf(kind: GeneratingKind, text: string): Promise<LineWithLikeness | undefined> {
  const line = parseMadeLine(text);
  if (line?.kind !== kind.name) return undefined;
  const likeness = line.text === undefined ? undefined : await likenessOf(kind, line.text);
  return line.text !== undefined && likeness === undefined ? undefined : { ...line, likeness };
}

async function likenessOf(kind: GeneratingKind, text: string): Promise<string | undefined> {
  const [reading] = await readPuzzles(text, [kind]);
  return reading?.checked.ok === true ? kind.generating.likeness(reading.checked.value) : undefined;
}

export function pathIn(folder: string, id: string, { extension }: AnyWriter): string {
  return join(folder, `${seedFileName(id)}.${extension}`);
}

interface Found {
  readonly likeness: string;
  readonly text: string;
}

/**
 * The puzzle of a seed that lies in a folder, however hard it is; undefined where it is not there whole.
 * @param writers that may have written it
 */
export async function foundIn(
  kind: GeneratingKind,
  folder: string,
  writers: readonly AnyWriter[],
  files: Files,
  slot: Slot,
  seed: string,
): Promise<Found | undefined> {
  const ids = new Set(LABELS.map((label) => idFor(kind, slot, label, seed)));
  for (const path of [...ids].flatMap((id) => writers.map((writer) => pathIn(folder, id, writer)))) {
    const text = (await files.isFile(path)) ? await files.readText(path) : undefined;
    const likeness = text?.ok === true ? await likenessOf(kind, text.value) : undefined;
    if (text?.ok === true && likeness !== undefined) return { likeness, text: text.value };
  }
  return undefined;
}

/** `summer/2` is `summer~2`; what holds other characters that no name should have gets a number of its own. */
export function seedFileName(id: string): string {
  const safe = fileName(id);
  return safe === id.replaceAll('/', '_') ? id.replaceAll('/', '~') : `${safe}~~${hex32(hashText(id))}`;
}
