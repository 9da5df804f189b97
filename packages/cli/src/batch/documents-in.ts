/** The documents of a stream: the whole of it, each of its lines, or what it is packed in. */
import { MAX_INPUT_BYTES, type Problem } from '@pipwright/core';
import { type FileSort, LOOKED_AT } from '../file-sort.js';
import { areJsonLines, isNamedForLines } from '../json-lines.js';
import { fileProblem } from '../read-text.js';
import { problem } from '../words.js';
import { byteLines, ENDLESS, isBlank } from './byte-lines.js';
import type { Bytes, Document } from './document.js';
import { inMemory, type OpenFile } from './open-file.js';
import { packingOf, peek } from './peek.js';
import { CannotUnpack, gunzip } from './unpacking.js';
import { type Seekable, zipEntries } from './zip.js';

export interface Place extends Pick<Document, 'source' | 'levels'> {
  readonly isInFolder: boolean;
}

export interface Folders {
  sortOf(lines: readonly Document[]): Promise<FileSort>;
  onSkipped(source: string): void;
}

/** An archive that is piped is kept whole, as its directory comes last. */
const MOST_PIPED = 64 * 1024 * 1024;

/** @param onArchive told that it is an archive, whose entries are as the files of a folder */
export async function* documentsIn(
  { stream, seek }: OpenFile,
  place: Place,
  folders: Folders,
  onArchive: () => void = () => {},
): AsyncGenerator<readonly Document[], void> {
  try {
    const { seen, stream: whole } = await peek(stream, packingOf);
    // A program that unpacks itself, or anything else, may stand before an archive.
    const packing = seen === 'none' && seek !== undefined && /\.zip$/i.test(place.source) ? 'zip' : seen;
    if (packing === 'gzip') yield* documentsUnpacked(gunzip(whole), place, folders);
    else if (packing === 'none') yield* documentsInText(whole, place, folders);
    else {
      onArchive();
      if (seek === undefined) yield* documentsInZip(inMemory(await kept(whole)), place, folders);
      else {
        await closed(whole);
        const archive = await seek();
        try {
          yield* documentsInZip(archive, place, folders);
        } finally {
          await archive.close();
        }
      }
    }
  } catch (error) {
    yield [{ ...place, content: problemOf(error) }];
  }
}

async function* documentsInZip(
  archive: Seekable,
  around: Place,
  folders: Folders,
): AsyncGenerator<readonly Document[], void> {
  for await (const entry of zipEntries(archive)) {
    if (isHidden(entry.name)) continue;
    const place = { ...around, source: `${around.source}/${entry.name}`, isInFolder: true };
    if (entry.problem !== undefined) yield [{ ...place, content: entry.problem }];
    else
      try {
        yield* documentsUnpacked(entry.open(), place, folders);
      } catch (error) {
        yield [{ ...place, content: problemOf(error) }];
      }
  }
}

/** As in folders; `..` is not hidden but refused. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => /^\.[^.]/.test(part) || part === 'node_modules' || part === '__MACOSX');
}

async function* documentsUnpacked(
  stream: Bytes,
  place: Place,
  folders: Folders,
): AsyncGenerator<readonly Document[], void> {
  const { seen: packing, stream: whole } = await peek(stream, packingOf);
  // Many files of other sorts are archives, too.
  const isNamed = !place.isInFolder || /\.(?:gz|zip)$/i.test(place.source);
  if (packing === 'none' || !isNamed) return yield* documentsInText(whole, place, folders);
  await closed(whole);
  yield [{ ...place, content: problem('archive-in-archive', {}, {}) }];
}

async function* documentsInText(
  stream: Bytes,
  place: Place,
  folders: Folders,
): AsyncGenerator<readonly Document[], void> {
  const look = (start: Buffer, isWhole: boolean) => {
    const seen = areJsonLines(start.toString(), place.source, isWhole);
    // One document may not be as long, but a line that is too long hides no others.
    return seen ?? (start.length > MAX_INPUT_BYTES ? isNamedForLines(place.source) : undefined);
  };
  const { seen: areLines, stream: whole } = await peek(stream, look);
  if (!areLines) {
    const content = await textOf(whole);
    yield [{ ...place, content: content ?? problem('input-too-large', {}, {}) }];
    return;
  }
  const documents = documentsInLines(whole, place);
  if (!place.isInFolder) return yield* documents;
  const first: Document[] = [];
  try {
    // Not by `for await`, which would end what goes on later.
    for (let next = await documents.next(); next.done !== true; next = await documents.next()) {
      first.push(...next.value);
      if (first.length >= LOOKED_AT) break;
    }
  } catch (error) {
    // What came before it was read all the same.
    first.push({ ...place, content: problemOf(error) });
  }
  const sort = await folders.sortOf(first.slice(0, LOOKED_AT));
  if (sort !== 'other') {
    yield first;
    return yield* documents;
  }
  await documents.return();
  folders.onSkipped(place.source);
}

async function* documentsInLines(stream: Bytes, place: Place): AsyncGenerator<readonly Document[], void> {
  for await (const lines of byteLines(stream, MAX_INPUT_BYTES))
    yield lines.flatMap(({ bytes, line, isEndless = false }): Document[] => {
      const where = { line, column: 1 };
      if (isEndless)
        return [{ ...place, line, content: problem('line-endless', where, { most: ENDLESS * MAX_INPUT_BYTES }) }];
      if (bytes === undefined) return [{ ...place, line, content: problem('input-too-large', where, {}) }];
      return isBlank(bytes) ? [] : [{ ...place, line, content: bytes }];
    });
}

async function textOf(stream: Bytes): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    length += chunk.length;
    if (length > MAX_INPUT_BYTES) return undefined;
  }
  return Buffer.concat(chunks);
}

async function kept(stream: Bytes): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    length += chunk.length;
    if (length > MOST_PIPED) throw new CannotUnpack(problem('archive-piped', {}, { most: MOST_PIPED }));
  }
  return Buffer.concat(chunks);
}

async function closed(stream: Bytes): Promise<void> {
  await stream[Symbol.asyncIterator]().return?.();
}

function problemOf(error: unknown): Problem {
  return error instanceof CannotUnpack ? error.problem : fileProblem(error);
}
