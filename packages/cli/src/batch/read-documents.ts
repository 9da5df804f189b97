/** All documents of what was named: files, folders, archives, days and standard input, in order, read as they are needed. */
import { MAX_INPUT_BYTES } from '@pipwright/core';
import { readDate } from '../dates.js';
import { RESULT_BEGINNING } from '../file-sort.js';
import { type Files, STANDARD_INPUT } from '../files.js';
import type { BelowFolder } from '../folders.js';
import type { Library } from '../inputs.js';
import { parseMadeLine } from '../json-lines.js';
import { readSource, type Source } from '../sources.js';
import { UsageError } from '../usage-error.js';
import { problem } from '../words.js';
import { byteLines } from './byte-lines.js';
import type { Document, Found } from './document.js';
import { documentsIn, type Folders, type Place } from './documents-in.js';
import { openFile } from './open-file.js';

export interface Named extends Source {
  readonly below?: readonly BelowFolder[];
}

/**
 * @param output a file for the results, which is left out of folders, and nothing else may be
 * @param goesOn is what is in it kept?
 */
export async function findNamed(
  sources: readonly Source[],
  files: Files,
  output: string | undefined,
  goesOn: boolean,
): Promise<readonly Named[]> {
  if (sources.filter(({ name }) => name === STANDARD_INPUT).length > 1)
    throw new UsageError('Standard input (-) can be read only once.');
  const isOutput = (name: string) => output !== undefined && files.overwritesInput(output, name) !== undefined;
  const named: Named[] = [];
  for (const source of sources) {
    const { name } = source;
    const isFolder = name !== STANDARD_INPUT && (await files.isFolder(name));
    if (!isFolder && isOutput(name)) throw new UsageError(`-o ${output} is one of the inputs. Name another file.`);
    if (!isFolder) {
      named.push(source);
      continue;
    }
    const all = await files.filesBelow(name);
    const below = all.filter((each) => !isOutput(each.name));
    if (!goesOn && below.length < all.length && !(await mayBeOverwritten(output ?? '', files)))
      throw new UsageError(`-o ${output} is in the folder ${name} and was not written by batch. Name another file.`);
    named.push({ ...source, below });
  }
  return named;
}

/** Is it empty, or does it begin as results do? What `generate` wrote begins alike, and is puzzles. */
async function mayBeOverwritten(path: string, files: Files): Promise<boolean> {
  for await (const [first] of byteLines(files.bytesOf(path), MAX_INPUT_BYTES)) {
    if (first?.bytes === undefined) return false;
    const text = Buffer.from(first.bytes).toString();
    const isResult = first.isWhole
      ? text.startsWith(RESULT_BEGINNING)
      : RESULT_BEGINNING.startsWith(text.slice(0, RESULT_BEGINNING.length));
    return isResult && parseMadeLine(text) === undefined;
  }
  return true;
}

export async function sizeOf(named: readonly Named[], files: Files): Promise<number | undefined> {
  let total = 0;
  for (const { name, below = [{ name }] } of named)
    for (const each of below) {
      const size = each.name === STANDARD_INPUT ? undefined : await files.size(each.name);
      if (size === undefined) return undefined;
      total += size;
    }
  return total;
}

/** @param onRead told how many bytes have been read */
export async function* readDocuments(
  named: readonly Named[],
  { files, daily }: Library,
  folders: Folders,
  onRead: (bytes: number) => void,
): AsyncGenerator<readonly Found[], void> {
  for (const source of named) {
    const { name, below } = source;
    if (below === undefined) {
      yield* inNamed(source);
      continue;
    }
    yield [{ type: 'begin' }];
    for (const each of below) {
      const place = { source: each.name, isInFolder: true, ...levelsOf(source) };
      if (each.problem !== undefined) yield [asFound({ ...place, content: each.problem })];
      else yield* inFile(place);
    }
    yield [endOf(name, 'folder-without-puzzles')];
  }

  async function* inNamed(source: Source): AsyncGenerator<readonly Found[], void> {
    const { name } = source;
    const place = { source: name, ...levelsOf(source) };
    const isDay = name !== STANDARD_INPUT && readDate(name) !== undefined && !(await files.isFile(name));
    if (!isDay) return yield* inFile({ ...place, isInFolder: false });
    const day = await readSource(source, files, daily);
    const content = day.ok
      ? {
          content: Buffer.from(day.value.text),
          ...(day.value.format === undefined ? {} : { format: day.value.format }),
        }
      : { content: day.error };
    yield [asFound({ ...place, ...content })];
  }

  async function* inFile(place: Place): AsyncGenerator<readonly Found[], void> {
    const { source: name, isInFolder } = place;
    const opened = await openFile(name, files, onRead);
    if (!opened.ok) return yield [asFound({ ...place, content: opened.error })];
    let isNamedArchive = false;
    let isBegun = false;
    const documents = documentsIn(opened.value, place, folders, () => {
      isNamedArchive = !isInFolder;
    });
    for await (const some of documents) {
      if (isNamedArchive && !isBegun) yield [{ type: 'begin' }];
      isBegun = true;
      yield some.map(asFound);
    }
    if (!isNamedArchive) return;
    if (!isBegun) yield [{ type: 'begin' }];
    yield [endOf(name, 'archive-without-puzzles')];
  }
}

/** None are not told: they are part of the identity of a job. */
function levelsOf({ levels }: Source): Pick<Document, 'levels'> {
  return levels.length === 0 ? {} : { levels };
}

function asFound(document: Document): Found {
  return { type: 'document', document };
}

function endOf(source: string, code: 'folder-without-puzzles' | 'archive-without-puzzles'): Found {
  return { type: 'end', ifNone: { source, content: problem(code, {}, {}) } };
}
