/** Puzzles of our own, broken by one small change: how one sees that they have no solution, step by step. */
import { readdirSync, readFileSync } from 'node:fs';
import { readPuzzles } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../../core/src/testing/effort.js';
import { CHANGES, type ChangeName, changed } from '../../../test/changed-puzzles.js';
import { explained } from '../../../test/records.js';
import { conflictFaults } from '../../../test/step-faults.js';
import { bySwift } from '../../../test/swift-judge.js';
import { parse } from '../../front/parse.js';
import { pips } from '../../kind.js';
import type { Puzzle } from '../../model/puzzle.js';
import { MOST_LINKS } from './limits.js';

const folder = new URL('../../../../../examples/', import.meta.url);
const LARGEST = 26;
/** Open boards, on which it takes the judge too long to find something needless. */
const OPEN = ['rule_all_same.txt', 'rule_less_than.txt', 'rule_more_than.txt'];

/** Sentences that only say that something cannot be, and not why. */
const SHOWS_NOTHING = /cannot (?:fill|cover)/;

/** Every fifth, all of them in the soak. */
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
  return sample(all, 5);
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

/**
 * Their rules say little, so it takes many of them to leave no solution: those that cannot hold together have no short
 * chain by themselves, or none that supposes nothing.
 */
const LITTLE_SAID = {
  'three of one number': `
board:
####
####
####
####

pieces:
00,02,03,04,06,12,22,46

constraints:
Exactly 3 {(0,0)}
AllSame None {(2,0),(2,1)}
Exactly 8 {(3,2),(2,3),(3,3)}
AllSame None {(3,0),(3,1)}
AllSame None {(0,1),(0,2),(0,3)}
AllSame None {(1,0),(1,1)}
MoreThan 1 {(2,2)}
Exactly 6 {(1,2),(1,3)}
`,
  'three of one number, twice': `
board:
####
#####
#####
 ####

pieces:
01,02,06,16,23,25,26,36,46

constraints:
AllSame None {(0,0),(0,1),(0,2)}
Exactly 8 {(1,0),(2,0)}
Exactly 3 {(1,1),(2,1)}
MoreThan 4 {(3,0)}
AllSame None {(1,2),(1,3)}
AllSame None {(3,1),(4,1),(3,2)}
LessThan 6 {(2,2)}
AllSame None {(4,2),(4,3)}
AllSame None {(2,3),(3,3)}
`,
};

describe('a puzzle in which many rules cannot hold together', () => {
  it.each(sample(Object.entries(LITTLE_SAID), 2))('is told step by step all the same: %s', (_, text) => {
    const puzzle = parse(text.trim());
    const { conflict } = explained(puzzle);
    const { chain = [] } = conflict!;
    expect(chain.length).toBeGreaterThan(0);
    const faults = conflictFaults(puzzle, conflict!, bySwift).filter(
      ({ kind }) => kind === 'unsound' || kind === 'form',
    );
    expect(faults).toEqual([]);
  });
});
