/** Reads results of batch, or of any command with --json, and counts what they come to. */
import type { JsonValue, Problem } from '@pipwright/core';
import { type ByteLine, byteLines, ENDLESS } from '../../batch/byte-lines.js';
import { openFile } from '../../batch/open-file.js';
import { packingOf, peek } from '../../batch/peek.js';
import { CannotUnpack, gunzip } from '../../batch/unpacking.js';
import type { Files } from '../../files.js';
import { LONGEST_RESULT } from '../../json-line.js';
import { fileProblem } from '../../read-text.js';
import type { FileReading } from '../../stats/reading.js';
import { Tally } from '../../stats/tally.js';
import { problem } from '../../words.js';

export interface Read {
  readonly tally: Tally;
  readonly files: readonly FileReading[];
}

export async function readResults(names: readonly string[], files: Files, onResult: () => void): Promise<Read> {
  const tally = new Tally();
  const readings: FileReading[] = [];
  for (const name of names) readings.push(await readFile(name, files, tally, onResult));
  return { tally, files: readings };
}

async function readFile(source: string, files: Files, tally: Tally, onResult: () => void): Promise<FileReading> {
  let [results, others] = [0, 0];
  let firstOther: number | undefined;
  let isCut = false;
  let found: Problem | undefined;
  try {
    for await (const lines of linesOf(source, files))
      for (const each of lines) {
        const text = textOf(each);
        if (text === '') continue;
        if (each.isEndless) found = problem('line-endless', { line: each.line }, { most: ENDLESS * LONGEST_RESULT });
        else if (tally.add(parsed(text))) {
          results++;
          onResult();
        } else if (each.isWhole) {
          others++;
          firstOther ??= each.line;
        } else isCut = true;
      }
  } catch (error) {
    found = error instanceof CannotUnpack ? error.problem : fileProblem(error);
  }
  return { source, results, others, firstOther, isCut, problem: found };
}

async function* linesOf(name: string, files: Files): AsyncGenerator<readonly ByteLine[], void> {
  const opened = await openFile(name, files, () => {});
  if (!opened.ok) throw new CannotUnpack(opened.error);
  const { seen: packing, stream } = await peek(opened.value.stream, packingOf);
  if (packing === 'zip') throw new CannotUnpack(problem('results-in-archive', {}, {}));
  yield* byteLines(packing === 'gzip' ? gunzip(stream) : stream, LONGEST_RESULT);
}

/** Undefined where it is too long; empty where it is blank. */
function textOf({ bytes }: ByteLine): string | undefined {
  return (
    bytes &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
      .toString()
      .replace(/^\uFEFF/, '')
      .trim()
  );
}

/** Null where it is no JSON: its place in the line is of no use to anybody. */
function parsed(text: string | undefined): JsonValue {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
