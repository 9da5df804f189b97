import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../core/src/testing/effort.js';
import { areJsonLines } from './json-lines.js';

it.each<[string, string, string, boolean]>([
  ['two objects', 'x.txt', '{"a":1}\n{"a":2}', true],
  ['two objects with a byte order mark and blank lines', 'x', '\uFEFF\n \r\n{"a":1}\r\n\n{"a":2}', true],
  ['one object', 'x.jsonl', '{"a":1}\n\n', false],
  ['one object on several lines', 'x', '{\n"a":1}\n', false],
  ['an object and a text', 'x', '{"a":1}\nboard:', true],
  ['a text', 'x', 'board:\n##\n', false],
  ['lists', 'x', '[1]\n[2]\n', false],
  ['anything in a file for lines', 'x.NDJSON', 'board:\n##\n', true],
  ['anything in a packed file for lines', 'x.jsonl.gz', '{"a\n{"a":1}', true],
  ['nothing', 'x.jsonl', '', false],
])('tells lines of JSON: %s', (_, name, text, expected) => {
  expect(areJsonLines(text, name, true)).toBe(expected);
});

it('says the same of a beginning as of the whole, or that it cannot tell', () => {
  const part = fc.constantFrom('{"a":1}\n', '{"a":1}\n', '{', '\n', '\n', ' ', 'board:');
  fc.assert(
    fc.property(fc.array(part), fc.nat(), fc.constantFrom('x', 'x.jsonl'), (parts, length, name) => {
      const text = parts.join('');
      const known = areJsonLines(text.slice(0, length % (text.length + 1)), name, false);
      if (known !== undefined) expect(known).toBe(areJsonLines(text, name, true));
    }),
    { numRuns: runs(1000) },
  );
});
