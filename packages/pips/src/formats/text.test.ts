import { describe, expect, it } from 'vitest';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleFromText, puzzleOf } from '../../test/puzzle-of.js';
import type { Puzzle } from '../model/puzzle.js';
import { textFormat } from './text.js';

const SEED = `// NYTimes Hard 2025-10-12
board:
   #
####
####
####
####
 #

pieces:
06,26,24,64,40,45,51,44,53

constraints:
Exactly 4 {(0,1)}
AllDifferent {} {(1,1),(0,2),(1,2),(2,2)}
Exactly 1 {(2,1)}
AllSame None {(3,0),(3,1),(3,2)}
Exactly 2 {(0,3)}
Exactly 0 {(1,3)}
Exactly 2 {(2,3)}
Exactly 5 {(3,3)}
AllDifferent {} {(0,4),(1,4),(2,4)}
Exactly 3 {(3,4)}
`;

const codes = (puzzle: Puzzle) => {
  const made = textFormat.make([puzzle]);
  return made.ok ? [] : made.error.map(({ code }) => code);
};

describe('the text format', () => {
  it('reads the seed’s example as the seed says', () => {
    const puzzle = puzzleFromText(SEED);
    expect(puzzle.cells).toHaveLength(18);
    expect(puzzle.cells[0]).toEqual([0, 3]);
    expect(puzzle.cells.at(-1)).toEqual([5, 1]);
    expect(puzzle.supply).toEqual({ kind: 'list', dominoes: pairs('0,6 2,6 2,4 6,4 4,0 4,5 5,1 4,4 5,3') });
    expect(puzzle.regions).toHaveLength(10);
    expect(puzzle.regions[1]).toEqual({
      cells: pairs('1,1 2,0 2,1 2,2'),
      rule: { kind: 'different', avoiding: [] },
      index: 1,
    });
    expect(puzzle.regions[3]).toEqual({ cells: pairs('0,3 1,3 2,3'), rule: { kind: 'same' }, index: 3 });
    expect(puzzle.about.comments).toEqual(['NYTimes Hard 2025-10-12']);
  });

  it('writes the seed’s example back as it stands', () => {
    expect(textFormat.make([puzzleFromText(SEED)])).toEqual({ ok: true, value: SEED });
  });

  it('reads every argument', () => {
    const { regions } = puzzleFromText(
      'board:\n######\n\npieces:\n00,00,00\n\nconstraints:\nAllSame 3 {(0,0)}\nAllDifferent {1, 2} {(1,0)}\nLessThan 04 {(2,0)}\nMoreThan 1 {(3,0)}\nAllSame {(4,0)}\nAllDifferent {(5,0)}',
    );
    expect(regions.map(({ rule }) => rule)).toEqual([
      { kind: 'same', value: 3 },
      { kind: 'different', avoiding: [1, 2] },
      { kind: 'sum', op: '<', target: 4 },
      { kind: 'sum', op: '>', target: 1 },
      { kind: 'same' },
      { kind: 'different', avoiding: [] },
    ]);
  });

  it('keeps rows without cells', () => {
    const puzzle = puzzleFromText('board:\n##\n   \n##\n\npieces:\n00,00\n\nconstraints:\n');
    expect(puzzle.cells).toEqual(pairs('0,0 0,1 2,0 2,1'));
    expect(textFormat.make([puzzle])).toMatchObject({ value: expect.stringContaining('board:\n##\n \n##\n\n') });
  });

  it('writes no row below the last cell', () => {
    const made = textFormat.make([puzzleFromText('board:\n####\n\npieces:\n00,00\n\nconstraints:\n')]);
    expect(made).toMatchObject({ value: expect.stringMatching(/^board:\n####\n\npieces:/) });
  });

  it.each([
    'board:\n\npieces:\n\nconstraints:',
    'board:\n\npieces:\n\n\nconstraints:\n\n',
    'board:\n\n\npieces:\n\n\n\nconstraints:\n',
  ])('reads the empty puzzle: %j', (text) => {
    expect(puzzleFromText(text).cells).toEqual([]);
  });

  it('names what it cannot write', () => {
    const spec = { cells: pairs('0,0 0,1'), supply: { kind: 'set', repeats: false } as const, maxPip: 9 };
    const each = { cells: [[0, 0]] as const, rule: { kind: 'each', op: '<', value: 4 } as const };
    expect(codes(puzzleOf({ ...spec, regions: [each] }))).toEqual(['set-not-expressible', 'rule-not-expressible']);
    expect(codes(puzzleOf({ ...spec, supply: { kind: 'list', dominoes: [[7, 0]] }, regions: [] }))).toEqual([
      'pip-not-expressible',
    ]);
    const puzzle = puzzleFromText(SEED);
    expect(textFormat.make([puzzle, puzzle])).toMatchObject({ error: [{ code: 'one-puzzle-only' }] });
    expect(textFormat.make([])).toMatchObject({ error: [{ code: 'one-puzzle-only' }] });
  });

  it('keeps a comment on one line, whatever is in it', () => {
    const puzzle = puzzleOf({ cells: [], dominoes: [], about: { comments: ['a\nboard:'] } });
    const made = textFormat.make([puzzle]);
    expect(made.ok && puzzleFromText(made.value).about.comments).toEqual(['a board:']);
  });
});
