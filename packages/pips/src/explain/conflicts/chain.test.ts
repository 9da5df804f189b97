/** Puzzles of our own, broken by one small change: how one sees that they have no solution, step by step. */
import { readdirSync, readFileSync } from 'node:fs';
import { readPuzzles } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../../core/src/testing/effort.js';
import { CHANGES, type ChangeName, changed } from '../../../test/changed-puzzles.js';
import { explained } from '../../../test/records.js';
import { conflictFaults } from '../../../test/step-faults.js';
import { bySwift } from '../../../test/swift-judge.js';
import { generate } from '../../generate/generate.js';
import { pips } from '../../kind.js';
import type { Puzzle } from '../../model/puzzle.js';
import { MOST_LINKS } from './limits.js';

const folder = new URL('../../../../../examples/', import.meta.url);
const LARGEST = 26;
/** Open boards, on which it takes the judge too long to find something needless. */
const OPEN = ['rule_all_same.txt', 'rule_less_than.txt', 'rule_more_than.txt'];

/** Sentences that only say that something cannot be, and not why. */
const SHOWS_NOTHING = /cannot (?:fill|cover)/;

/** Every other one, all of them in the soak. */
function broken(): readonly { readonly name: string; readonly puzzle: Puzzle }[] {
  const examples = readdirSync(folder)
    .filter((file) => /\.(?:txt|json|yaml)$/.test(file) && !file.startsWith('futoshiki') && !OPEN.includes(file))
    .flatMap((file) =>
      readPuzzles(readFileSync(new URL(file, folder), 'utf8'), [pips]).flatMap(({ checked }) =>
        checked.ok && checked.value.cells.length <= LARGEST ? [{ file, puzzle: checked.value as Puzzle }] : [],
      ),
    );
  const all = examples.flatMap(({ file, puzzle }) =>
    (Object.keys(CHANGES) as ChangeName[]).flatMap((change) => {
      const other = changed(puzzle, change, file);
      return other === undefined ? [] : [{ name: `${file}, ${change}`, puzzle: other }];
    }),
  );
  return sample(all, 2);
}

describe('a puzzle broken by one change', () => {
  it.each(broken())('is told why it has no solution: $name', ({ puzzle }) => {
    const { status, steps, chapters, conflict } = explained(puzzle);
    expect(status).toBe('conflict');
    const { text, chain = [] } = conflict!;
    if (SHOWS_NOTHING.test(text)) expect(chain.length, text).toBeGreaterThan(0);
    expect(steps.map(({ technique }) => technique)).toEqual(chain.map(({ technique }) => technique));
    expect(chapters.map((chapter) => chapter.steps)).toEqual(chain.length === 0 ? [] : [[...chain.keys()]]);
    for (const chapter of chapters) {
      expect(chapter.place).toBe('');
      expect(chapter.text.length).toBeLessThanOrEqual(300);
    }
    for (const link of chain) expect(link.text.length, link.text).toBeLessThanOrEqual(80);
    const links = chain.reduce((sum, step) => sum + 1 + (step.chain?.length ?? 0), 0);
    expect(links).toBeLessThanOrEqual(MOST_LINKS);
    // Of a single step: that it could do with less may take longer to see than anybody waits.
    const faults = conflictFaults(puzzle, conflict!, bySwift).filter(
      ({ kind, text: fault }) => !((kind === 'unnamed' || kind === 'needless') && /: step \d/.test(fault)),
    );
    expect(faults).toEqual([]);
  });
});

/** Made with rules that say little, so that it takes many of them to leave no solution. */
const LITTLE_SAID = { dominoes: { least: 8, most: 9 }, maxPip: 6, columns: 6, rows: 6 };

/** On each, rules that cannot hold together have no short chain by themselves, or none that supposes nothing. */
describe('a puzzle in which many rules cannot hold together', () => {
  it.each(sample(['own 4', 'own 1'], 2))('is told step by step all the same: %s', (seed) => {
    const made = generate(seed, LITTLE_SAID).run(Number.POSITIVE_INFINITY);
    const puzzle = made.type === 'solution' ? changed(made.solution.puzzle, 'same', seed) : undefined;
    const { conflict } = explained(puzzle!);
    const { chain = [] } = conflict!;
    expect(chain.length).toBeGreaterThan(0);
    const faults = conflictFaults(puzzle!, conflict!, bySwift).filter(
      ({ kind }) => kind === 'unsound' || kind === 'form',
    );
    expect(faults).toEqual([]);
  });
});
