/** What a Pips puzzle can be asked to be, and why there can be none such. */
import type { Problem, Wish } from '@pipwright/core';
import { check } from '../check/check.js';
import { TECHNIQUES, type TechniqueName } from '../explain/techniques.js';
import { type Cell, pieces } from '../model/cell.js';
import { type Domino, dominoSet } from '../model/domino.js';
import { MAX_PIP, type Puzzle } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { glyphOf, silhouetteNamed } from './figures/drawn.js';
import { isTileable } from './figures/is-tileable.js';

export interface PipsRequest extends Wish {
  /** 3 to 28; as many as the puzzle that it is like, or as puzzles of its level have, unless told. */
  readonly dominoes?: number;
  /** The cells of the board. */
  readonly shape?: readonly Cell[];
  /** A silhouette by its name, a letter or a digit. */
  readonly figure?: string;
  readonly symmetry?: 'mirror' | 'rotation' | 'none';
  /** Dominoes of the double-N set, each at most once: the double-six, unless told or too small for the board. */
  readonly set?: number;
  /** Just these dominoes, all of them. */
  readonly tray?: readonly Domino[];
  /** Whose rules, regions and free cells it takes after; the Times's, unless told. */
  readonly like?: 'times' | Puzzle;
}

export const LEAST_DOMINOES = 3;
/** All of the double-six set. */
export const MOST_DOMINOES = 28;
/** Unless told. */
export const USUAL_SET = 6;

/** The board, where one is asked for. */
export function cellsAsked({ shape, figure }: PipsRequest): readonly Cell[] | undefined {
  return shape ?? (figure === undefined ? undefined : (silhouetteNamed(figure)?.cells ?? glyphOf(figure)));
}

/** How many there must be; undefined where nothing says. */
export function dominoesAsked(request: PipsRequest): number | undefined {
  const cells = cellsAsked(request);
  return cells === undefined ? (request.dominoes ?? request.tray?.length ?? dominoesLike(request)) : cells.length / 2;
}

/** As many as the puzzle that it is like has, unless how hard it is to be says how large it is. */
function dominoesLike({ like = 'times', difficulty, effort, set }: PipsRequest): number | undefined {
  if (like === 'times' || difficulty !== undefined || effort !== undefined) return undefined;
  const dominoes = like.cells.length / 2;
  const isPossible = dominoes >= LEAST_DOMINOES && (set === undefined || dominoes <= dominoSet(set).length);
  return isPossible ? dominoes : undefined;
}

export function refuses(request: PipsRequest): readonly Problem[] {
  const wrong = [...boardProblems(request), ...dominoProblems(request), ...techniqueProblems(request)];
  return wrong.slice(0, 1);
}

function boardProblems(request: PipsRequest): readonly Problem[] {
  const { shape, figure, dominoes } = request;
  const [board, beside] = boardWishes(request);
  if (board !== undefined && beside === 'symmetry')
    return [problem('request-board-is-given', {}, { board, wish: beside })];
  if (board !== undefined && beside !== undefined)
    return [problem('request-wishes-contradict', {}, { wishes: [board, beside] })];
  const cells = cellsAsked(request);
  if (figure !== undefined && cells === undefined) return [problem('request-figure-unknown', {}, { figure })];
  if (cells === undefined) return [];
  const wrong = shape === undefined ? [] : cellProblems(shape);
  if (wrong.length > 0) return wrong;
  if (!isTileable(cells)) return [untileable(cells)];
  if (dominoes !== undefined && dominoes * 2 !== cells.length)
    return [problem('request-board-has-other-size', {}, { dominoes, cells: cells.length })];
  return [];
}

/** Cells that are none, or are there twice. */
function cellProblems(shape: readonly Cell[]): readonly Problem[] {
  const unread = ['/dominoes'];
  const checked = check({
    cells: shape,
    supply: { kind: 'list', dominoes: [] },
    maxPip: USUAL_SET,
    regions: [],
    unread,
  });
  const problems = checked.ok ? [] : checked.error.filter(({ code }) => OF_CELLS.includes(code));
  return problems.map((each) => ({
    ...each,
    where: { path: each.where.path?.replace('/cells', '/shape') ?? '/shape' },
  }));
}

const OF_CELLS: readonly string[] = ['cell-out-of-range', 'board-cell-repeated'];

/** All that says which board it is, or what sort of board. */
export function boardWishes({ shape, figure, symmetry }: PipsRequest): readonly string[] {
  return Object.entries({ shape, figure, symmetry }).flatMap(([name, asked]) => (asked === undefined ? [] : [name]));
}

/** The plainest reason. */
function untileable(cells: readonly Cell[]): Problem {
  if (cells.length === 0) return problem('request-shape-empty', {}, {});
  if (cells.length % 2 === 1) return problem('request-shape-odd', {}, { cells: cells.length });
  const odd = pieces(cells).find((piece) => piece.length % 2 === 1);
  if (odd !== undefined) return problem('request-shape-piece-odd', {}, { cells: odd.length, cell: odd[0] ?? [0, 0] });
  const dark = cells.filter(([row, column]) => (row + column) % 2 === 0).length;
  if (dark * 2 !== cells.length) return problem('request-shape-unbalanced', {}, { dark, light: cells.length - dark });
  return problem('request-shape-untileable', {}, {});
}

function dominoProblems(request: PipsRequest): readonly Problem[] {
  const { set, tray } = request;
  const dominoes = dominoesAsked(request);
  if (set !== undefined && !(Number.isInteger(set) && set >= 1 && set <= MAX_PIP))
    return [problem('request-set-out-of-range', {}, { set })];
  if (set !== undefined && tray !== undefined)
    return [problem('request-set-beside-tray', {}, { wishes: ['set', 'tray'] })];
  if (dominoes === undefined) return [];
  if (!Number.isInteger(dominoes) || dominoes < LEAST_DOMINOES || dominoes > MOST_DOMINOES)
    return [problem('request-dominoes-out-of-range', {}, { dominoes, most: MOST_DOMINOES })];
  if (set !== undefined && dominoes > dominoSet(set).length)
    return [problem('request-set-too-small', {}, { dominoes, set, most: dominoSet(set).length })];
  if (tray !== undefined && tray.length !== dominoes)
    return [problem('request-tray-does-not-fit', {}, { dominoes: tray.length, cells: dominoes * 2 })];
  const wrong = tray?.flat().find((pip) => !(Number.isInteger(pip) && pip >= 0 && pip <= MAX_PIP));
  return wrong === undefined ? [] : [problem('pip-out-of-range', {}, { pip: wrong, maxPip: MAX_PIP })];
}

/** What is easier than this places no domino. */
const PLACING: TechniqueName = 'only-domino';

function techniqueProblems({ technique }: PipsRequest): readonly Problem[] {
  if (technique === undefined) return [];
  const [level, least] = [technique, PLACING].map((each) => TECHNIQUES.find(({ name }) => name === each)?.level);
  if (level === undefined || least === undefined) return [problem('request-technique', {}, { technique })];
  if (level >= least) return [];
  return [problem('request-technique-places-nothing', {}, { technique, placing: PLACING })];
}
