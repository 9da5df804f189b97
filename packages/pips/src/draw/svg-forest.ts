/**
 * The tilings of a board as trees, as in seed 003: each picture is the board with the dominoes placed so far, the last
 * of them in colour, and lines lead to what may follow; complete tilings are numbered. The trees grow to the right, so
 * that a larger forest makes a long picture, not a wide one.
 */
import { err, ok, type Problem, type Result } from '@pipwright/core';
import { decimal, element, outline, svgFile } from '@pipwright/core/drawing';
import { type Branch, Forest } from '../engines/tiling/forest.js';
import { type Shape, shapeOf } from '../engines/tiling/shape.js';
import type { Cell } from '../model/cell.js';
import { boundsOf } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { closeGaps } from './close-gaps.js';
import { svgFlatDomino } from './svg-domino.js';
import { cellsOutline } from './svg-region.js';
import { FOREST_LOOK } from './svg-style.js';

/**
 * The pictures of a forest, each with its place: as many columns from the left as dominoes, in rows of equal height.
 */

/** The board after some dominoes. */
interface Picture {
  readonly dominoes: readonly Branch[];
  readonly next: readonly Picture[];
  /** A row for each complete tiling; whatever leads to several stands in their middle. */
  readonly row: number;
  readonly number: number | undefined;
}

/** Distance of trees, in rows. */
const BETWEEN_TREES = 0.5;

function layOutForest(shape: Shape, mostDominoes: number): readonly Picture[] | undefined {
  const forest = new Forest(shape);
  let dominoesDrawn = 0;
  let nextRow = 0;
  let tilings = 0;

  function grow(before: readonly Branch[], branch: Branch): Picture {
    const dominoes = [...before, branch];
    dominoesDrawn += dominoes.length;
    const branches = dominoesDrawn > mostDominoes ? [] : forest.branches(branch.next);
    const next = branches.map((each) => grow(dominoes, each));
    const [first, last] = [next[0], next.at(-1)];
    if (first !== undefined && last !== undefined) {
      return { dominoes, next, row: (first.row + last.row) / 2, number: undefined };
    }
    return { dominoes, next, row: nextRow++, number: ++tilings };
  }

  const roots = forest.root === undefined ? [] : forest.branches(forest.root);
  const trees = roots.map((root) => {
    const tree = grow([], root);
    nextRow += BETWEEN_TREES;
    return tree;
  });
  return dominoesDrawn > mostDominoes ? undefined : trees;
}

const SIDE = 18;
const MARGIN = 16;
const BETWEEN_ROWS = 16;
const BETWEEN_COLUMNS = 36;
const LABEL_ROOM = 22;
const FONT = 12;

const MOST_DOMINOES = 10_000;

const TITLE = 'The tilings of a board, step by step';

/** The forest as an SVG file, or why it is none to look at. */
export function drawForest(written: Puzzle): Result<string, readonly Problem[]> {
  const trees = layOutForest(shapeOf(written.cells), MOST_DOMINOES);
  if (trees === undefined) return err([problem('forest-too-large', {}, { most: MOST_DOMINOES })]);
  const { cells } = closeGaps(written, undefined)?.puzzle ?? written;
  return ok(trees.length === 0 ? svgBareGround(cells) : svgForest(shapeOf(cells), trees));
}

/** Ground of a board that has no tiling. */
function svgBareGround(cells: readonly Cell[]): string {
  const words = cells.length === 0 ? 'There is nothing to cover.' : 'This board has no tiling.';
  const size = { width: 220, height: 48 };
  const text = { class: 'words', x: size.width / 2, y: size.height / 2 + 0.36 * FONT, 'font-size': FONT };
  return svgFile('pips', { title: TITLE, description: words }, size, FOREST_LOOK, element('text', text, words));
}

function svgForest(shape: Shape, trees: readonly Picture[]): string {
  const { top, left, bottom, right } = boundsOf(shape.cells);
  const [width, height] = [(right - left + 1) * SIDE, (bottom - top + 1) * SIDE];
  const pictures = trees.flatMap(wholeTree);
  const leaves = pictures.filter(({ number }) => number !== undefined);
  const x = ({ dominoes }: Picture) => MARGIN + (dominoes.length - 1) * (width + BETWEEN_COLUMNS);
  const y = ({ row }: Picture) => MARGIN + row * (height + BETWEEN_ROWS);
  const ends = { right: Math.max(0, ...leaves.map(x)), bottom: Math.max(0, ...leaves.map(y)) };

  const twigs = pictures.flatMap((from) =>
    from.next.map((to) => svgTwig([x(from) + width, y(from) + height / 2], [x(to), y(to) + height / 2])),
  );
  const boards = pictures.map((picture) => {
    const transform = `translate(${decimal(x(picture) - left * SIDE)} ${decimal(y(picture) - top * SIDE)})`;
    return element('g', { class: 'picture', transform }, svgPicture(shape, picture.dominoes));
  });
  const numbers = leaves.map((leaf) => svgNumber(leaf, x(leaf) + width + LABEL_ROOM / 2, y(leaf) + height / 2));
  return svgFile(
    'pips',
    { title: TITLE, description: inWords(shape, trees, leaves) },
    { width: ends.right + width + LABEL_ROOM + MARGIN, height: ends.bottom + height + MARGIN },
    FOREST_LOOK,
    [...twigs, ...boards, ...numbers].join('\n'),
  );
}

function wholeTree(root: Picture): Picture[] {
  return [root, ...root.next.flatMap(wholeTree)];
}

type Point = readonly [x: number, y: number];

function svgTwig([fromX, fromY]: Point, [toX, toY]: Point): string {
  const middle = decimal((fromX + toX) / 2);
  const [start, end] = [`${decimal(fromX)} ${decimal(fromY)}`, `${decimal(toX)} ${decimal(toY)}`];
  return element('path', {
    class: 'twig',
    d: `M${start}C${middle} ${decimal(fromY)} ${middle} ${decimal(toY)} ${end}`,
  });
}

function svgPicture({ cells }: Shape, dominoes: readonly Branch[]): string {
  const covered = new Set(dominoes.flatMap(({ first, second }) => [first, second]));
  const open = cells.filter((_, number) => !covered.has(number));
  return [
    element('path', { class: 'board', d: outline(cells, { side: SIDE, inset: -3, radius: 4 }) }),
    ...(open.length === 0
      ? []
      : [element('path', { class: 'free', d: open.map((cell) => cellsOutline([cell], SIDE)).join('') })]),
    ...dominoes.map(({ first, second }, i) => {
      const domino = svgBlank(cells[first] as Cell, cells[second] as Cell);
      return i === dominoes.length - 1 ? element('g', { class: 'newest' }, domino) : domino;
    }),
  ].join('');
}

/** The next cell is above or left of the one it shares a domino with. */
function svgBlank([row, column]: Cell, [below]: Cell): string {
  const [x, y] = [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
  return svgFlatDomino([0, 0], { x, y, pitch: SIDE, standing: below > row, dots: true });
}

function svgNumber({ number }: Picture, x: number, y: number): string {
  return element('text', { class: 'words label', x, y: y + 0.36 * FONT, 'font-size': FONT }, String(number));
}

function inWords({ cells }: Shape, trees: readonly Picture[], leaves: readonly Picture[]): string {
  const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return [
    `A board of ${cells.length} cells has ${plural(leaves.length, 'tiling')}, here at the ends of ${plural(trees.length, 'tree')}.`,
    'Each picture shows the dominoes placed so far, the last of them in colour.',
    'To its right stand the ways to cover the next open cell.',
  ].join('\n');
}
