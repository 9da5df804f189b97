/** Whatever a kind writes is taken for its own, whichever kind is asked first. */
import { readdirSync, readFileSync } from 'node:fs';
import { type AnyKind, readPuzzles } from '@pipwright/core';
import { futoshiki } from '@pipwright/futoshiki';
import { pips } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { runs } from '../packages/core/src/testing/effort.js';
import { randomPuzzle as randomFutoshiki } from '../packages/futoshiki/src/testing/index.js';
import { randomPuzzle as randomPips } from '../packages/pips/src/testing/index.js';

const KINDS: readonly AnyKind[] = [pips as unknown as AnyKind, futoshiki as unknown as AnyKind];
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
    expectKind(text, /futoshiki|adjacent/.test(name) ? 'futoshiki' : 'pips');
  }
});

it.each([
  ['pips', pips as unknown as AnyKind, randomPips],
  ['futoshiki', futoshiki as unknown as AnyKind, randomFutoshiki],
] as const)('tells every %s apart, in every format', (name, kind, random) => {
  for (let seed = 0; seed < runs(30); seed++) {
    for (const format of kind.formats) {
      const made = format.make([random(seed)]);
      if (made.ok) expectKind(made.value, name);
    }
  }
});
