import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { cellPair, rows } from '../../../core/src/testing/short-forms.js';
import { expectWellFormed } from '../../../core/test/well-formed.js';
import { EXAMPLE, EXAMPLE_SOLUTION, puzzleFromGrid, puzzleOf } from '../../test/puzzle-of.js';
import { futoshiki } from '../kind.js';
import { gridOf } from '../model/block.js';
import { sideOf } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { drawBox } from './box.js';
import { drawCompact } from './compact.js';
import { drawSvg } from './svg.js';

const count = (text: string, what: RegExp) => (text.match(what) ?? []).length;
const ADJACENT = puzzleFromGrid(rows('00 20'), [], [cellPair('0,0 0,1'), cellPair('0,1 1,1')]);
const LARGE = puzzleOf({
  grid: gridOf(11),
  maxNumber: 11,
  fixedNumbers: [{ square: { column: 1, row: 0 }, number: 11 }],
  greaterThanSigns: [{ firstSquare: { column: 1, row: 0 }, secondSquare: { column: 1, row: 1 } }],
  lessThanSigns: [],
});

describe('box', () => {
  it('is the puzzle', () => {
    expect(drawBox(EXAMPLE)).toBe(
      [
        '┌───┬───┬───┬───┐',
        '│   │ 2 <   │   │',
        '├─^─┼───┼───┼─v─┤',
        '│   <   │   │ 1 │',
        '├───┼───┼───┼───┤',
        '│ 3 │   > 1 │   │',
        '├───┼─v─┼───┼───┤',
        '│ 4 >   │   │ 3 │',
        '└───┴───┴───┴───┘',
      ].join('\n'),
    );
  });

  it('tells the given numbers of a solution by brackets', () => {
    expect(drawBox(EXAMPLE, EXAMPLE_SOLUTION, { labels: true })).toBe(
      [
        '    1   2   3   4',
        '  ┌───┬───┬───┬───┐',
        '1 │ 1 │[2]< 3 │ 4 │',
        '  ├─^─┼───┼───┼─v─┤',
        '2 │ 2 < 3 │ 4 │[1]│',
        '  ├───┼───┼───┼───┤',
        '3 │[3]│ 4 >[1]│ 2 │',
        '  ├───┼─v─┼───┼───┤',
        '4 │[4]> 1 │ 2 │[3]│',
        '  └───┴───┴───┴───┘',
      ].join('\n'),
    );
  });

  it('has double lines for bars', () => {
    expect(drawBox(ADJACENT)).toBe('┌───┬───┐\n│   ║   │\n├───┼─═─┤\n│ 2 │   │\n└───┴───┘');
  });

  it('has room for two digits', () => {
    const [numbers, top, first, below] = drawBox(LARGE, undefined, { labels: true }).split('\n');
    expect(numbers?.trimEnd()).toMatch(/^ {6}1 {4}2 .* 11$/);
    expect(top?.slice(0, 14)).toBe('   ┌────┬────┬');
    expect(first?.slice(0, 14)).toBe(' 1 │    │ 11 │');
    expect(below?.slice(0, 14)).toBe('   ├────┼──v─┼');
  });
});

describe('compact', () => {
  it('is what Tatham’s program prints', () => {
    expect(drawCompact(EXAMPLE)).toBe('. 2<. .\n^     v\n.<. . 1\n\n3 .>1 .\n  v\n4>. . 3');
    expect(drawCompact(ADJACENT)).toBe('.|.\n  -\n2 .');
    expect(drawCompact(LARGE).split('\n').slice(0, 2)).toEqual([` . 11${'  .'.repeat(9)}`, '    v']);
  });

  it('has no lines between rows where no sign stands there', () => {
    expect(drawCompact(puzzleFromGrid(rows('10 00'), [cellPair('0,1 0,0')]))).toBe('1<.\n. .');
  });

  it('numbers rows and columns, from 1', () => {
    expect(drawCompact(EXAMPLE, EXAMPLE_SOLUTION, { labels: true })).toBe(
      '   1 2 3 4\n\n1  1 2<3 4\n   ^     v\n2  2<3 4 1\n\n3  3 4>1 2\n     v\n4  4>1 2 3',
    );
  });
});

describe('drawings of characters', () => {
  it('are the same without the codes of colours', () => {
    fc.assert(
      fc.property(anyPuzzle(), fc.constantFrom('box', 'compact'), fc.boolean(), (puzzle, style, labels) => {
        const { draw } = futoshiki.drawing;
        const colourful = draw(puzzle, { style, labels, color: true });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes start with one
        expect(colourful.replaceAll(/\u001b\[[\d;]*m/g, '')).toBe(draw(puzzle, { style, labels }));
        expect(count(colourful, /\[1m/g)).toBe(puzzle.fixedNumbers.length);
      }),
    );
  });

  it('show a solution that is not complete', () => {
    const half: Solution = { grid: [[1, 2, 0, 0], [], []] };
    expect(drawCompact(EXAMPLE, half)).toBe('1 2<. .\n^     v\n.<. . 1\n\n3 .>1 .\n  v\n4>. . 3');
    expect(drawBox(EXAMPLE, half)).toContain('│ 1 │[2]<   │   │');
  });
});

describe('svg', () => {
  it('is well-formed and shows every number, sign and bar', () => {
    fc.assert(
      fc.property(anyPuzzle({ side: 4 }), fc.boolean(), (puzzle, labels) => {
        const side = sideOf(puzzle);
        const solution = bruteForce(puzzle, 20)?.[0];
        for (const svg of [drawSvg(puzzle, undefined, { labels }), drawSvg(puzzle, solution, { labels })]) {
          expectWellFormed(svg);
          expect(count(svg, /class="square"/g)).toBe(side * side);
          expect(count(svg, /class="given"/g)).toBe(puzzle.fixedNumbers.length);
          expect(count(svg, /class="sign"/g)).toBe(puzzle.greaterThanSigns.length + puzzle.lessThanSigns.length);
          expect(count(svg, /class="bar"/g)).toBe(puzzle.bars?.length ?? 0);
          expect(count(svg, /class="number label"/g)).toBe(labels ? 2 * side : 0);
        }
        expect(count(drawSvg(puzzle), /class="added"/g)).toBe(0);
        if (solution !== undefined) {
          const added = side * side - puzzle.fixedNumbers.length;
          expect(count(drawSvg(puzzle, solution), /class="added"/g)).toBe(added);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('stands alone, scales, and tells givens by weight', () => {
    const svg = drawSvg(EXAMPLE, EXAMPLE_SOLUTION);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(/^<svg[^>]*>/.exec(svg)?.[0]).not.toMatch(/ width=| height=/);
    expect(svg).not.toMatch(/url\(|href|@import/);
    expect(svg).toContain('@media (prefers-color-scheme:dark)');
    expect(svg).toMatch(/\.given \.number\{font-weight:700\}/);
    expect(svg).toMatch(/\.added \.number\{font-weight:400\}/);
  });

  it('says in words what it shows', () => {
    const svg = drawSvg(EXAMPLE);
    expect(svg).toContain('role="img"');
    expect(svg).toMatch(
      /<title id="(futoshiki-\w+)-title">Futoshiki puzzle, 4 by 4<\/title>\n<desc id="\1-description">/,
    );
    expect(svg).toContain('Row 1: empty, 2 given, empty, empty.\n');
    expect(svg).toContain('row 1, column 3 more than row 1, column 2');
    expect(drawSvg(EXAMPLE, EXAMPLE_SOLUTION)).toContain('Row 1: 1, 2 given, 3, 4.\n');
    expect(drawSvg(ADJACENT)).toContain(
      'Bars: row 1, column 1 and row 1, column 2; row 1, column 2 and row 2, column 2.',
    );
    expect(drawSvg(puzzleFromGrid(rows('00 00'), []))).toContain('No signs.');
    expect(drawSvg(puzzleOf({ ...EXAMPLE, id: '<b>' }))).toContain('4 by 4, &#60;b&#62;');
  });

  it('draws the largest grid there is', () => {
    const svg = drawSvg(puzzleOf({ ...EXAMPLE, grid: gridOf(32), maxNumber: 32 }), undefined, { labels: true });
    expect(count(svg, /class="square"/g)).toBe(1024);
  });
});

describe('the legend', () => {
  it('explains bars, and nothing else', () => {
    expect(futoshiki.drawing.legend(EXAMPLE)).toBe('');
    expect(futoshiki.drawing.legend(ADJACENT)).toMatch(/^Adjacent: /);
  });
});
