/** Laws of each format by itself; contract.test.ts has those of all. */
import { type Format, readPuzzlesSync } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { anySize, bare, EXAMPLE, EXAMPLE_SOLUTION, puzzleOf } from '../../test/puzzle-of.js';
import { drawBox } from '../draw/box.js';
import { futoshiki } from '../kind.js';
import { gridOf } from '../model/block.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { randomPuzzle } from '../testing/index.js';

type FutoshikiFormat = Format<Spec, Puzzle>;

const written = (format: FutoshikiFormat, puzzles: readonly Puzzle[]): string => {
  const made = format.make(puzzles);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

const readAll = (text: string, name: string): Puzzle[] =>
  readPuzzlesSync(text, [futoshiki]).map(({ format, checked }) => {
    expect(format, text).toBe(name);
    if (!checked.ok) throw new Error(`${text}\n${JSON.stringify(checked.error)}`);
    expect(checked.warnings).toEqual([]);
    return checked.value;
  });

const format = (name: string) => futoshiki.formats.find((each) => each.name === name) as FutoshikiFormat;

describe('json', () => {
  it('is the seed’s', () => {
    const small = puzzleOf({
      grid: gridOf(2),
      maxNumber: 2,
      fixedNumbers: [{ square: { column: 1, row: 0 }, number: 2 }],
      greaterThanSigns: [],
      lessThanSigns: [{ firstSquare: { column: 0, row: 0 }, secondSquare: { column: 1, row: 0 } }],
    });
    expect(written(format('json'), [small])).toBe(
      '{"Grid":{"OriginSquare":{"Column":0,"Row":0},"Dimensions":{"WidthInSquares":2,"HeightInSquares":2}},"MaxNumber":2,' +
        '"FixedNumbers":[{"Square":{"Column":1,"Row":0},"Number":2}],"GreaterThanSigns":[],' +
        '"LessThanSigns":[{"FirstSquare":{"Column":0,"Row":0},"SecondSquare":{"Column":1,"Row":0}}]}\n',
    );
  });

  it('reads what Kolyteon writes later', () => {
    const { MaxNumber: _, FixedNumbers, ...rest } = JSON.parse(written(format('json'), [EXAMPLE]));
    expect(readAll(JSON.stringify({ ...rest, FilledSquares: FixedNumbers }), 'json')).toEqual([EXAMPLE]);
  });

  it('reads the solution that comes with a puzzle', () => {
    const own = puzzleOf({ ...EXAMPLE, solution: EXAMPLE_SOLUTION });
    const text = written(format('json'), [own]);
    expect(text).toContain('"Solution":[{"Square":{"Column":0,"Row":0},"Number":1},');
    expect(readAll(text, 'json').map(futoshiki.ownSolution)).toEqual([EXAMPLE_SOLUTION]);
  });
});

describe('several puzzles', () => {
  const puzzles = [1, 2, 3].map((seed) => bare(randomPuzzle(seed)));

  it.each(['json', 'tatham'])('fit in one file of %s', (name) => {
    expect(readAll(written(format(name), puzzles), name)).toEqual(puzzles);
  });

  it('do not fit in one grid', () => {
    const made = format('grid').make(puzzles);
    expect(made.ok || made.error.map(({ code }) => code)).toEqual(['one-puzzle-only']);
  });
});

const BOX = `
+---+---+---+---+
|   | 2 <   |   |
+-<-+---+---+->-+
|   <   |   | 1 |
+---+---+---+---+
| 3 |   > 1 |   |
+---+->-+---+---+
| 4 >   |   | 3 |
+---+---+---+---+
`;

describe('tatham', () => {
  it.each([
    ['with the comma at the end', '4:0,2,0L,0D,0U,0L,0,1,3,0RD,1,0,4R,0,0,3,'],
    ['without it', '4:0,2,0L,0D,0U,0L,0,1,3,0RD,1,0,4R,0,0,3'],
    ['with a difficulty', '4de:0,2,0L,0D,0U,0L,0,1,3,0RD,1,0,4R,0,0,3,'],
    ['with runs of empty squares', '4dx:a2,0L,0D,0U,0L,a1,3,0RD,1,a4R,b3,'],
    ['with leading zeros', '4:00,02,0L,0D,0U,0L,0,1,3,0RD,1,0,4R,0,0,3,'],
    [
      'with blanks around it and a comment',
      '# my puzzle\r\n\r\n  4:0,2,0L,0D,0U,0L,0,1,3,0RD,1,0,4R,0,0,3,  # a comment\r\n',
    ],
    ['with a flag twice', '4:0,2,0LL,0D,0U,0L,0,1,3,0RDR,1,0,4R,0,0,3,'],
  ])('is read %s', (_, text) => {
    expect(readAll(text, 'tatham')).toEqual([EXAMPLE]);
  });

  it('knows Adjacent', () => {
    const [puzzle] = readAll('2adt:1RD,0L,0U,0,', 'tatham');
    expect(puzzle?.bars).toHaveLength(2);
    expect(puzzle && written(format('tatham'), [puzzle])).toBe('2a:1RD,0L,0U,0,\n');
    expect(readAll('2a:d', 'tatham')[0]?.bars).toEqual([]);
  });
});

describe('grid', () => {
  it.each([
    ['as written here', written(format('grid'), [EXAMPLE])],
    ['as Tatham prints it', '. 2<. .\n^     v\n.<. . 1\n       \n3 .>1 .\n  v    \n4>. . 3\n'],
    [
      'with zeros and many blanks',
      '0   2 < 0   0\n^           v\n0 < 0   0   1\n\n3   0 > 1   0\n    v\n4 > 0   0   3',
    ],
    ['with commas', '0,2<0,0\n^     v\n0<0,0,1\n3,0>1,0\n  v\n4>0,0,3'],
    ['with underscores', '_ 2<_ _\n^     v\n_<_ _ 1\n3 _>1 _\n  v\n4>_ _ 3'],
    ['with other arrows', '· 2<· ·\n∧     ∨\n·<· · 1\n3 ·>1 ·\n  V\n4>· · 3'],
    ['with < and > for up and down', '. 2<. .\n<     >\n.<. . 1\n3 .>1 .\n  >\n4>. . 3'],
    ['with Windows line ends, and moved', '  . 2<. .\r\n  ^     v\r\n  .<. . 1\r\n  3 .>1 .\r\n    v\r\n  4>. . 3\r\n'],
    ['with comments', '# one\n. 2<. .\n^     v\n// two\n.<. . 1\n3 .>1 .\n  v\n4>. . 3'],
    ['in Kolyteon’s box', BOX],
    ['in a box moved and bare of blanks at the end', BOX.replaceAll(/^/gm, '   ').replaceAll(/ +$/gm, '')],
    ['in our box', drawBox(EXAMPLE)],
    ['in our box with labels', drawBox(EXAMPLE, undefined, { labels: true })],
  ])('is read %s', (_, text) => {
    expect(readAll(text, 'grid')).toEqual([EXAMPLE]);
  });

  it('is read without blanks, where a sign stands right below a square', () => {
    expect(readAll('.2<..\n^\n.<..1\n3.>1.\n4>..3', 'grid')).toEqual(
      readAll('. 2<. .\n^\n.<. . 1\n3 .>1 .\n4>. . 3', 'grid'),
    );
    expect(readAll('12\n..', 'grid')).toEqual(readAll('1 2\n. .', 'grid'));
  });

  it('reads every box of ours, solved or not', () => {
    fc.assert(
      fc.property(anySize, fc.boolean(), (puzzle, labels) => {
        const caption = `${futoshiki.drawing.legend(puzzle)}\n`;
        expect(readAll(drawBox(puzzle, undefined, { labels }) + caption.replace(/^(?=.)/, '\n\n'), 'grid')).toEqual([
          bare(puzzle),
        ]);
      }),
      { numRuns: runs(80) },
    );
    const full = readAll(drawBox(EXAMPLE, EXAMPLE_SOLUTION), 'grid')[0];
    expect(full?.fixedNumbers).toHaveLength(16);
  });
});

describe('a box with numbers to its rows and columns', () => {
  /** The numbers at the edges, counted from 0 instead of 1. */
  const fromZero = (box: string) => {
    const less = (number: string) => String(Number(number) - 1).padStart(number.length);
    const [numbers = '', ...rows] = box.split('\n');
    return [numbers.replaceAll(/\d+/g, less), ...rows.map((row) => row.replace(/^ *\d+/, less))].join('\n');
  };

  it('is read whether they count from 0 or from 1', () => {
    fc.assert(
      fc.property(anySize, (puzzle) => {
        const box = drawBox(puzzle, undefined, { labels: true });
        expect(box).toMatch(/^ +1\b/);
        expect(fromZero(box)).toMatch(/^ +0\b/);
        const caption = puzzle.bars === undefined ? '' : '\n\nadjacent';
        for (const text of [box, fromZero(box)]) expect(readAll(text + caption, 'grid')).toEqual([bare(puzzle)]);
      }),
      { numRuns: runs(80) },
    );
  });
});

describe('moves and solutions as JSON', () => {
  it('read back', () => {
    const { moves } = futoshiki;
    const move = { square: { column: 3, row: 1 }, number: 2 };
    expect(moves.toJson(move)).toEqual({ cell: [1, 3], value: 2 });
    expect(moves.fromJson(moves.toJson(move))).toEqual({ ok: true, value: move });
    expect(futoshiki.solutionFromJson(futoshiki.solutionToJson(EXAMPLE_SOLUTION))).toEqual({
      ok: true,
      value: EXAMPLE_SOLUTION,
    });
    expect(moves.solutionAfter(EXAMPLE, [{ square: { column: 0, row: 0 }, number: 1 }]).grid[0]).toEqual([1, 2, 0, 0]);
  });

  it.each([null, 1, {}, { cell: [1] }, { cell: [1, 2] }, { cell: [1, 2, 3], value: 1 }, { cell: [1, 'x'], value: 1 }])(
    '%j is no move',
    (value) => expect(futoshiki.moves.fromJson(value).ok).toBe(false),
  );

  it.each([null, [], {}, { grid: 1 }, { grid: [1] }, { grid: [['x']] }, { grid: new Array(40).fill([]) }])(
    '%j is no solution',
    (value) => expect(futoshiki.solutionFromJson(value).ok).toBe(false),
  );
});
