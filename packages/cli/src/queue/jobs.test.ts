import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decode, encode, idOf, queueName } from './jobs.js';

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN),
    fc.string(),
    fc.uint8Array(),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true }),
  ),
}));

it('comes out of the queue as it went in', () => {
  fc.assert(
    fc.property(plain.value, (value) => {
      expect(decode(encode(value))).toEqual(value);
    }),
  );
});

it('has the bytes of a buffer, which has a JSON of its own', () => {
  expect(decode(encode({ content: Buffer.from('ä') }))).toEqual({ content: new Uint8Array([0xc3, 0xa4]) });
});

it('has an id that is told by its content, and that a job system takes', () => {
  const some = { portion: ['a'], task: 'solve' };
  expect(idOf(encode(some))).toBe(idOf(encode({ ...some })));
  expect(idOf(encode(some))).not.toBe(idOf(encode({ ...some, task: 'count' })));
  expect(idOf(encode(some))).toMatch(/^[0-9a-f]{40}$/);
});

it('is put into a queue of this program and no other', () => {
  const [one, other] = [new URL('jobs.ts', import.meta.url), new URL('jobs.test.ts', import.meta.url)];
  expect(queueName('1.0.0', one)).toMatch(/^pipwright-1\.0\.0-[0-9a-f]+$/);
  expect(queueName('1.0.0', one)).not.toBe(queueName('1.0.0', other));
});
