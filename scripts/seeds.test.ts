/** docs/seeds.md says what differs from the seeds, of each of them, and nothing is left without a reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SEEDS = readFileSync(new URL('../docs/seeds.md', import.meta.url), 'utf8');

/** The rows of the table under a heading, by column. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = SEEDS.split(new RegExp(`^## ${heading}.*$`, 'm'));
  const [table = ''] = section.split(/^## /m);
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((part) => part.trim()),
  );
}

describe('docs/seeds.md', () => {
  it.each(['000', '001', '002', '003', '004'])(
    'seed %s: every row says what the seed says, what is here, and why',
    (seed) => {
      const rows = rowsUnder(`Seed ${seed}`);
      expect(rows.length).toBeGreaterThanOrEqual(5);
      for (const row of rows) {
        expect(row, row[0]).toHaveLength(3);
        for (const part of row) expect(part, row[0]).not.toBe('');
      }
    },
  );

  it('seed 004: says what there is in place of an Expo app', () => {
    const expo = rowsUnder('Seed 004').find(([seed]) => seed?.includes('Expo'));
    expect(expo?.[0]).toMatch(/npm start.*ios.*android/);
    expect(expo?.[1]).toMatch(/installed from the browser.*offline.*pipwright serve/);
  });
});
