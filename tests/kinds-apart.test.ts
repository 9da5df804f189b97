/** Whatever a kind writes is taken for its own, whichever kind is asked first. */
import { readdirSync, readFileSync } from 'node:fs';
import { readPuzzles } from '@pipwright/core';
import { expect, it } from 'vitest';
import { runs } from '../packages/core/src/testing/effort.js';
import { TESTED_KINDS } from './kinds.js';

const KINDS = TESTED_KINDS.map(({ kind }) => kind);
const ORDERS = [KINDS, [...KINDS].reverse()];

async function expectKind(text: string, name: string | undefined): Promise<void> {
  for (const kinds of ORDERS) {
    const read = [...(await readPuzzles(text, kinds))];
    expect(read.length, text).toBeGreaterThan(0);
    for (const { kind, format, checked } of read) {
      expect(kind?.name, `read as ${format}: ${text}`).toBe(name);
      expect(checked.ok, text).toBe(true);
    }
  }
}

it('tells the examples apart', async () => {
  const folder = new URL('../examples/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const [owner, ...others] = TESTED_KINDS.filter(({ examples }) => examples?.test(name));
    expect([owner?.kind.name, others], name).toEqual([expect.any(String), []]);
    await expectKind(text, owner?.kind.name);
  }
});

const FORMATS = TESTED_KINDS.flatMap(({ kind, random }) =>
  kind.formats.map((format) => ({ kind: kind.name, format: format.name, make: format.make, random })),
);

it.each(FORMATS)('tells every $kind apart that is written as $format', async ({ kind, make, random }) => {
  let written = 0;
  for (let seed = 0; seed < runs(30); seed++) {
    // Not every format can write every puzzle.
    const made = make([random(seed)]);
    if (!made.ok) continue;
    written++;
    await expectKind(made.value, kind);
  }
  expect(written).toBeGreaterThan(0);
});
