import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteLines } from './byte-lines.js';

async function* chunks(parts: readonly string[]) {
  yield* parts;
}

const text = fc.array(fc.constantFrom('\n', '\n', 'a', 'é', '{}', 'some text')).map((parts) => parts.join(''));

it('gives every line, however the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text), async (parts) => {
      const expected = parts.join('').split('\n');
      const found = [];
      for await (const lines of byteLines(chunks(parts), 1000)) found.push(...lines);
      const all = found.map(({ bytes }) => Buffer.from(bytes ?? []).toString());
      expect(found.map(({ line }) => line)).toEqual(found.map((_, i) => i + 1));
      expect(found.slice(0, -1).every(({ isWhole }) => isWhole)).toBe(true);
      expect([...all, ...(found.at(-1)?.isWhole === false ? [] : [''])]).toEqual(expected);
    }),
  );
});

it('drops a line that is too long, and no other', async () => {
  const found = [];
  for await (const lines of byteLines(chunks(['ab\nabc', 'de\na', 'b\nabcd']), 3)) found.push(...lines);
  expect(found.map(({ bytes }) => bytes && Buffer.from(bytes).toString())).toEqual(['ab', undefined, 'ab', undefined]);
});

it('reads no further where a line has no end', async () => {
  let read = 0;
  async function* endless() {
    yield 'ab\n';
    for (; read < 1000; read++) yield 'abc';
  }
  const found = [];
  for await (const lines of byteLines(endless(), 3)) found.push(...lines);
  expect(found).toMatchObject([{ line: 1 }, { line: 2, bytes: undefined, isEndless: true }]);
  expect(read).toBeLessThan(20);
});
