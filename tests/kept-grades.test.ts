/**
 * Grades of some examples, as they are kept: whatever changes them changes those of all puzzles. The head of
 * `core/src/grading.ts` says when the scale needs a new version then; `--update` rewrites them here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyKind, finish, type Grading, readPuzzles } from '@pipwright/core';
import { futoshiki, futoshikiScale } from '@pipwright/futoshiki/parts';
import { pips, pipsScale } from '@pipwright/pips/parts';
import { expect, it } from 'vitest';
import { root } from '../scripts/workspace.mjs';

const EXAMPLES = [
  'examples/hard_2025-10-12.txt',
  'examples/set_with_repeats.yaml',
  'examples/adjacent_4x4.txt',
  'examples/futoshiki_4x4.txt',
];

async function gradeOf(example: string) {
  const kinds: readonly AnyKind[] = [pips, futoshiki];
  const [reading] = await readPuzzles(readFileSync(join(root, example), 'utf8'), kinds);
  if (reading?.kind === undefined || !reading.checked.ok) throw new Error(`${example} is no puzzle`);
  const grading: Grading | undefined = reading.kind.explainer?.grade(reading.checked.value);
  const graded = grading && finish(grading);
  if (graded?.status !== 'graded') throw new Error(`${example} has no grade`);
  return graded.grade;
}

async function keptOf(example: string): Promise<string> {
  const { label, effort, curve, bottleneck, scale } = await gradeOf(example);
  return `${example}, version ${scale}: ${label} ${effort} (${curve.join(' ')}), bottleneck ${bottleneck}`;
}

it('stays what it was', async () => {
  expect(await Promise.all(EXAMPLES.map(keptOf))).toMatchInlineSnapshot(`
    [
      "examples/hard_2025-10-12.txt, version 2: hard 107.9 (15.1 16.8 19.6 16.3 12.6 9.6 7.2 5.6 3.1 2.2), bottleneck 1",
      "examples/set_with_repeats.yaml, version 2: easy 25.7 (3.5 3.5 3.5 3.5 2.6 2.6 2.1 2.1 1 1), bottleneck 0",
      "examples/adjacent_4x4.txt, version 2: easy 10.9 (1.4 1.1 0.9 1.2 1.1 0.9 0.8 1.1 1.5 0.7), bottleneck 9",
      "examples/futoshiki_4x4.txt, version 2: easy 5.1 (0.5 0.5 0.5 0.5 0.6 0.6 0.7 0.7 0.3 0.3), bottleneck 3",
    ]
  `);
});

/** Of the examples of all techniques of a kind. */
async function effortsOf(kind: string): Promise<string> {
  const folder = `docs/techniques/${kind}`;
  const names = readdirSync(join(root, folder)).sort();
  const efforts = names.map(
    async (name) => `${name.replace('.txt', '')} ${(await gradeOf(`${folder}/${name}`)).effort}`,
  );
  return (await Promise.all(efforts)).join(', ');
}

it('stays what it was for each technique', async () => {
  expect(await Promise.all(['pips', 'futoshiki'].map(effortsOf))).toMatchInlineSnapshot(`
    [
      "doubles-test 35.7, equal-supply 17.2, forced-partner 33.2, half-supply 13, halves-left 55.8, last-home 10.4, looking-ahead 1113.8, no-partner 39.1, not-equal 31.5, odd-area 26.3, only-domino 2.3, rest-of-sum 34.2, sharing-out 66.6, sum-bounds 8, sum-combinations 14.3, sum-pair 29.5, try-both 33.2",
      "across-bar 7, bar-run 12.2, bound 11.4, chain-bound 19.3, forced-extreme 14.8, hidden-pair 48.1, hidden-single 6, last-number 11.7, looking-ahead 232, naked-pair 28, naked-single 13.5, naked-triple 461.6, no-bar 13.5, ordered-pair 9.2, peak 17.2, squeeze 32.4, try-both 81, two-left 6.5, valley 37.7, x-wing 113.3",
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
