import { expect, it } from 'vitest';
import { peek } from './peek.js';

async function* chunks(count: number, bytes: number) {
  for (let i = 0; i < count; i++) yield Buffer.alloc(bytes, i % 256);
}

it('looks at a long beginning only a few times as a whole', async () => {
  let looked = 0;
  const [count, bytes] = [1000, 1 << 14];
  const { seen, stream } = await peek(chunks(count, bytes), (start, isWhole) => {
    looked += start.length;
    return isWhole ? start.length : undefined;
  });
  expect(seen).toBe(count * bytes);
  expect(looked).toBeLessThan(10 * count * bytes);
  let length = 0;
  for await (const chunk of stream) length += chunk.length;
  expect(length).toBe(count * bytes);
});

it('looks at every chunk of a short beginning, so that nobody waits for more', async () => {
  const lengths: number[] = [];
  await peek(chunks(20, 10), (start) => {
    lengths.push(start.length);
    return start.length >= 50 ? true : undefined;
  });
  expect(lengths).toEqual([0, 10, 20, 30, 40, 50]);
});

it('hands out all of the stream, wherever enough was seen', async () => {
  for (let enough = 0; enough <= 60; enough += 7) {
    const { stream } = await peek(chunks(5, 10), (start, isWhole) =>
      isWhole || start.length >= enough ? 1 : undefined,
    );
    const parts: Buffer[] = [];
    for await (const chunk of stream) parts.push(Buffer.from(chunk));
    expect(Buffer.concat(parts)).toEqual(Buffer.concat([0, 1, 2, 3, 4].map((i) => Buffer.alloc(10, i))));
  }
});
