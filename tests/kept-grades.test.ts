/**
 * Grades of some examples, as they are kept: whatever changes them changes those of all puzzles. The head of
 * `core/src/grading/scale.ts` says when the scale needs a new version then; `--update` rewrites them here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyKind, finish, type Grading, readPuzzles } from '@pipwright/core';
import { futoshiki, futoshikiScale } from '@pipwright/futoshiki';
import { pips, pipsScale } from '@pipwright/pips';
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

function keptOf(example: string): string {
  const kinds: readonly AnyKind[] = [pips, futoshiki];
  const [reading] = readPuzzles(readFileSync(join(root, example), 'utf8'), kinds);
  if (reading?.kind === undefined || !reading.checked.ok) throw new Error(`${example} is no puzzle`);
  const grading: Grading | undefined = reading.kind.explainer?.grade(reading.checked.value);
  const graded = grading && finish(grading);
  if (graded?.status !== 'graded') throw new Error(`${example} has no grade`);
  const { label, effort, curve, bottleneck, scale } = graded.grade;
  return `${example}, version ${scale}: ${label} ${effort} (${curve.join(' ')}), bottleneck ${bottleneck}`;
}

it('stays what it was', () => {
  expect(EXAMPLES.map(keptOf)).toMatchInlineSnapshot(`
    [
      "examples/hard_2025-10-12.txt, version 1: hard 100.6 (14.8 16.3 13.9 12.7 11.4 9.4 7.7 6.7 4.4 3.3), bottleneck 1",
      "examples/set_with_repeats.yaml, version 1: easy 27.8 (3.4 3.4 3.5 3.5 2.9 2.9 2.3 2.3 1.8 1.8), bottleneck 1",
      "examples/adjacent_4x4.txt, version 1: easy 16.6 (2 1.9 1.8 1.7 1.8 1.7 1.5 1.6 1.3 1.4), bottleneck 12",
      "examples/futoshiki_4x4.txt, version 1: easy 6.3 (0.6 0.6 0.6 0.6 0.7 0.7 0.6 0.6 0.5 0.5), bottleneck 3",
      "docs/techniques/pips/looking-ahead.txt, version 1: expert 152.3 (15.7 19.7 40.8 20.1 12.8 15 11.5 6.9 5.7 4.1), bottleneck 2",
      "docs/techniques/pips/try-both.txt, version 1: easy 38.1 (4.8 4.8 4.2 4.2 3.1 3.1 5 5 1.9 1.9), bottleneck 3",
      "docs/techniques/futoshiki/looking-ahead.txt, version 1: easy 40.5 (2.4 12.1 15.5 2.2 1.6 1.5 1.4 1.3 1.2 1.3), bottleneck 2",
    ]
  `);
});

it.each([pipsScale, futoshikiScale])(
  'has the bounds that docs/grading.md names',
  ({ most: { easy, medium, hard } }) => {
    const page = readFileSync(join(root, 'docs', 'grading.md'), 'utf8');
    expect(page).toContain(`easy ends at ${easy}, medium at ${medium} and hard at ${hard}.`);
  },
);
