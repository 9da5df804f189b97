/**
 * Grades of some examples, as they are kept: whatever changes them changes those of all puzzles. The head of
 * `core/src/grading/scale.ts` says when the scale needs a new version then; `--update` rewrites them here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyKind, finish, type Grading, readPuzzles } from '@pipwright/core';
import { futoshiki, futoshikiScale } from '@pipwright/futoshiki/parts';
import { pips, pipsScale } from '@pipwright/pips/parts';
import { expect, it } from 'vitest';
import { root } from '../scripts/workspace.mjs';

/** Those of techniques look ahead, or try. */
const EXAMPLES = [
  'examples/hard_2025-10-12.txt',
  'examples/set_with_repeats.yaml',
  'examples/adjacent_4x4.txt',
  'examples/futoshiki_4x4.txt',
  'docs/techniques/pips/looking-ahead.txt',
  'docs/techniques/pips/try-both.txt',
  'docs/techniques/futoshiki/looking-ahead.txt',
];

async function keptOf(example: string): Promise<string> {
  const kinds: readonly AnyKind[] = [pips, futoshiki];
  const [reading] = await readPuzzles(readFileSync(join(root, example), 'utf8'), kinds);
  if (reading?.kind === undefined || !reading.checked.ok) throw new Error(`${example} is no puzzle`);
  const grading: Grading | undefined = reading.kind.explainer?.grade(reading.checked.value);
  const graded = grading && finish(grading);
  if (graded?.status !== 'graded') throw new Error(`${example} has no grade`);
  const { label, effort, curve, bottleneck, scale } = graded.grade;
  return `${example}, version ${scale}: ${label} ${effort} (${curve.join(' ')}), bottleneck ${bottleneck}`;
}

it('stays what it was', async () => {
  expect(await Promise.all(EXAMPLES.map(keptOf))).toMatchInlineSnapshot(`
    [
      "examples/hard_2025-10-12.txt, version 2: hard 107.9 (15.1 16.8 19.6 16.3 12.6 9.6 7.2 5.6 3.1 2.2), bottleneck 1",
      "examples/set_with_repeats.yaml, version 2: easy 25.7 (3.5 3.5 3.5 3.5 2.6 2.6 2.1 2.1 1 1), bottleneck 0",
      "examples/adjacent_4x4.txt, version 2: easy 10.9 (1.4 1.1 0.9 1.2 1.1 0.9 0.8 1.1 1.5 0.7), bottleneck 9",
      "examples/futoshiki_4x4.txt, version 2: easy 5.1 (0.5 0.5 0.5 0.5 0.6 0.6 0.7 0.7 0.3 0.3), bottleneck 3",
      "docs/techniques/pips/looking-ahead.txt, version 2: expert 1113.8 (15.4 97.1 526.8 426.9 14.8 11.4 8.8 6.1 4.2 2.2), bottleneck 3",
      "docs/techniques/pips/try-both.txt, version 2: medium 33.2 (4.8 4.8 5.5 5.5 3.4 3.4 1.7 1.7 1.2 1.2), bottleneck 0",
      "docs/techniques/futoshiki/looking-ahead.txt, version 2: hard 232 (24.2 197.8 0.8 0.8 1 1 1.1 0.9 1.7 2.6), bottleneck 1",
    ]
  `);
});

it.each([
  ['Pips', pipsScale],
  ['Futoshiki', futoshikiScale],
] as const)('of %s are by the scale that docs/grading.md names', (name, { unit, look, typical, most }) => {
  const page = readFileSync(join(root, 'docs', 'grading.md'), 'utf8');
  const row = [name, unit, look, typical, most.easy, most.medium, most.hard];
  expect(page).toContain(`| ${row.join(' | ')} |`);
});
