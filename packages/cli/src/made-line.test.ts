import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMadeLine } from './json-lines.js';

const LINES = fc.record({
  kind: fc.string(),
  id: fc.string(),
  seed: fc.oneof(fc.nat(), fc.string()),
  isStopped: fc.boolean(),
  text: fc.option(fc.string(), { nil: undefined }),
});

it('is what was written', () => {
  fc.assert(
    fc.property(LINES, ({ kind, id, seed, isStopped, text = isStopped ? undefined : 'x' }) => {
      const made = isStopped ? { status: 'stopped', nearest: text === undefined ? null : { text } } : { text };
      const line = JSON.stringify({
        puzzle: { kind, id, source: null },
        seed,
        ...made,
      });
      expect(parseMadeLine(line)).toEqual({ kind, id, seed: String(seed), isStopped, text });
    }),
  );
});

it.each([
  '',
  'x',
  '[]',
  'null',
  '{"puzzle":{"kind":"pips","id":"x"},"status":"solved"}',
  '{"puzzle":{"kind":"pips","id":"x"},"seed":1,"status":"generated"}',
  '{"puzzle":{"kind":"pips"},"seed":1,"text":"x"}',
])('is none in %s', (line) => {
  expect(parseMadeLine(line)).toBeUndefined();
});
