import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnCounter, positionAt, positionFinder } from './text.js';

it('counts lines and characters from 1', () => {
  expect(positionAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt('ab\ncd', 2)).toEqual({ line: 1, column: 3 });
  expect(positionAt('ab\ncd', 3)).toEqual({ line: 2, column: 1 });
  expect(positionAt('a😀b', 3)).toEqual({ line: 1, column: 3 });
});

it('finds many positions as it finds one', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '😀') }), fc.array(fc.nat(40)), (text, offsets) => {
      const find = positionFinder(text);
      for (const offset of offsets.filter((each) => each <= text.length && text.charCodeAt(each - 1) !== 0xd83d)) {
        expect(find(offset)).toEqual(positionAt(text, offset));
      }
    }),
  );
});

it('gives the same column in any order of asking', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(30)), (line, offsets) => {
      const columnOf = columnCounter(line);
      const starts = [0];
      for (const character of line) starts.push((starts.at(-1) ?? 0) + character.length);
      for (const offset of offsets.map((each) => starts[each % starts.length] ?? 0)) {
        expect(columnOf(offset)).toBe([...line.slice(0, offset)].length + 1);
      }
    }),
  );
});
