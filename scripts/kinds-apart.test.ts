/** Whatever a kind writes is taken for its own, whichever kind is asked first. */
import { readdirSync, readFileSync } from 'node:fs';
import { type AnyKind, readPuzzles } from '@pipwright/core';
import { futoshiki } from '@pipwright/futoshiki';
import { pips } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { runs } from '../packages/core/src/testing/effort.js';
import { randomPuzzle as randomFutoshiki } from '../packages/futoshiki/src/testing/index.js';
import { randomPuzzle as randomPips } from '../packages/pips/src/testing/index.js';

/** Each with puzzles of its own, and the names of its examples. */
const TESTED = [
  { name: 'pips', kind: pips as unknown as AnyKind, random: randomPips, examples: /^(?!futoshiki|adjacent)/ },
  {
    name: 'futoshiki',
    kind: futoshiki as unknown as AnyKind,
    random: randomFutoshiki,
    examples: /^(?:futoshiki|adjacent)/,
  },
];
const KINDS = TESTED.map(({ kind }) => kind);
const ORDERS = [KINDS, [...KINDS].reverse()];

function expectKind(text: string, name: string): void {
  for (const kinds of ORDERS) {
    for (const { kind, checked } of readPuzzles(text, kinds)) {
      expect(kind?.name, text).toBe(name);
      expect(checked.ok, text).toBe(true);
    }
  }
}

it('tells the examples apart', () => {
  const folder = new URL('../examples/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    for (const kind of TESTED.filter(({ examples }) => examples.test(name))) expectKind(text, kind.name);
  }
});

it.each(TESTED)('tells every $name apart, in every format', ({ name, kind, random }) => {
  for (let seed = 0; seed < runs(30); seed++) {
    for (const format of kind.formats) {
      const made = format.make([random(seed)]);
      if (made.ok) expectKind(made.value, name);
    }
  }
});
