/** What is read of ZIP archives, and what is refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../core/src/testing/effort.js';
import { inMemory } from '../src/batch/open-file.js';
import { CannotUnpack } from '../src/batch/unpacking.js';
import { zipEntries } from '../src/batch/zip.js';
import { largeEnd, makeZip, type ZipFile } from './make-zip.js';

/** The content of each entry, or the code of what is wrong with it, or with all. */
async function read(zip: Buffer): Promise<readonly (readonly [name: string, content: string])[]> {
  const found: [string, string][] = [];
  try {
    for await (const { name, open, problem } of zipEntries(inMemory(zip)))
      found.push([name, problem?.code ?? (await textOf(open))]);
  } catch (error) {
    found.push(['', codeOf(error)]);
  }
  return found;
}

async function textOf(open: () => AsyncIterable<string | Uint8Array>): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of open()) chunks.push(Buffer.from(chunk));
  } catch (error) {
    return codeOf(error);
  }
  return Buffer.concat(chunks).toString();
}

function codeOf(error: unknown): string {
  if (error instanceof CannotUnpack) return error.problem.code;
  throw error;
}

it('reads what was packed, in order', async () => {
  const file = fc.record({
    name: fc.string({ unit: 'grapheme', minLength: 1 }).map((name) => `f/${name.replaceAll(/[/\\.\p{Cc}]/gu, 'x')}`),
    content: fc.string({ maxLength: 300 }),
    isStored: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(file), fc.boolean(), async (files, isLarge) => {
      const expected = files.map(({ name, content }) => [name, content]);
      expect(await read(makeZip(files, isLarge))).toEqual(expected);
    }),
    { numRuns: runs(30) },
  );
});

it.each([false, true])(
  'reads an archive behind something else, as behind a program that unpacks it',
  async (isLarge) => {
    const zip = makeZip(
      [
        { name: 'a', content: 'some text' },
        { name: 'b', content: 'more', isStored: true },
      ],
      isLarge,
    );
    expect(await read(Buffer.concat([Buffer.alloc(1234, 'MZ'), zip]))).toEqual([
      ['a', 'some text'],
      ['b', 'more'],
    ]);
  },
);

it('reads a small archive with the numbers of a large one, as of a packed stream', async () => {
  const zip = makeZip([{ name: '-', content: 'some text' }]);
  const end = zip.subarray(-22);
  const large = largeEnd(1, end.readUInt32LE(12), end.readUInt32LE(16));
  expect(await read(Buffer.concat([zip.subarray(0, -22), ...large, end]))).toEqual([['-', 'some text']]);
});

it('leaves out folders', async () => {
  expect(
    await read(
      makeZip([
        { name: 'a/', content: '' },
        { name: 'a/b', content: 'x' },
      ]),
    ),
  ).toEqual([['a/b', 'x']]);
});

describe('refuses', () => {
  it.each(['../x', 'a/../x', '/x', 'C:x', 'a\\x', '..', 'a/./x'])('the name %j', async (name) => {
    expect(
      await read(
        makeZip([
          { name, content: 'x' },
          { name: 'b', content: 'y' },
        ]),
      ),
    ).toEqual([
      [name, 'archive-name'],
      ['b', 'y'],
    ]);
  });

  it.each(['a\nx', '\u001b[2Jx'])('the name %j, and says why', async (name) => {
    expect(await read(makeZip([{ name, content: 'x' }]))).toEqual([[name, 'archive-name-unprintable']]);
  });

  const zeros = Buffer.alloc(17 * 1024 * 1024);
  it.each<[string, Omit<ZipFile, 'name'>, string]>([
    ['what is encrypted', { content: 'x', claims: { flags: 1 } }, 'archive-encrypted'],
    ['other ways to pack', { content: 'x', claims: { method: 14 } }, 'archive-method'],
    ['a bomb', { content: zeros }, 'archive-bomb'],
    ['a bomb that says it is none', { content: zeros, claims: { unpacked: 5 } }, 'archive-broken'],
    ['a wrong sum', { content: 'x', claims: { crc: 7 } }, 'archive-broken'],
    ['a wrong size', { content: 'x', claims: { unpacked: 2 } }, 'archive-broken'],
    ['what was never packed', { content: 'x', isStored: true, claims: { method: 8 } }, 'archive-broken'],
  ])('%s', async (_, file, code) => {
    expect(await read(makeZip([{ name: 'a', ...file }]))).toEqual([['a', code]]);
  });

  it('entries that share their bytes', async () => {
    const content = 'x'.repeat(100);
    const shared = Array.from({ length: 50 }, (_, i) => ({ name: `${i}`, content, isStored: true, from: 0 }));
    const found = await read(makeZip([{ name: 'a', content, isStored: true }, ...shared]));
    expect(found.at(-1)).toEqual(['', 'archive-broken']);
    expect(found.length).toBeLessThan(50);
  });

  it('what is cut off or changed, without another failure', async () => {
    const zip = makeZip(
      [
        { name: 'a', content: 'some text' },
        { name: 'b', content: 'more' },
      ],
      true,
    );
    for (let length = 0; length < zip.length; length++)
      expect(await read(zip.subarray(0, length))).toEqual([['', 'archive-broken']]);
    await fc.assert(
      fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (at, byte) => {
        const changed = Buffer.from(zip);
        changed[at] = byte;
        await read(changed);
      }),
      { numRuns: runs(200) },
    );
  });
});
