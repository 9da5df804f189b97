import { err, ok, type Result, withoutByteOrderMark } from '@pipwright/core';
import type { Cell } from '@pipwright/pips';
import {
  type CompleteRequest,
  type Domino,
  LEAST_DOMINOES,
  MAX_CELLS,
  MAX_PIP,
  MOST_DOMINOES,
  type PipsRequest,
  type Puzzle,
  parseDominoes,
} from '@pipwright/pips/parts';
import { type Asking, type Given, type Reach, wished } from '../asking.js';
import { UsageError } from '../usage-error.js';
import { figuresOf, LIST, listFigures } from './figures.js';

const TIMES = 'times';
const LEVELS = ['easy', 'medium', 'hard'] as const;

interface PipsGiven {
  readonly dominoes?: number;
  readonly shape?: string;
  readonly figure?: string;
  readonly symmetry?: PipsRequest['symmetry'];
  readonly set?: number;
  readonly tray?: string;
  readonly like?: string;
  readonly keep?: 'free';
  readonly complete?: string;
}

const HELP = `--complete keeps all that is in the file and fills in the rest: rules, regions,
dominoes, a board if there is none. A Pips puzzle as text may be no more than
"board:" and a map of #. A line of cells alone, {(0,0),(1,0)}, is a region that
gets a rule, and Exactly {(0,0)} gets its number.`;

export const pipsAsking: Asking = {
  help: HELP,
  options: [
    {
      flags: '--dominoes <n>',
      description: `This many dominoes, ${LEAST_DOMINOES} to ${MOST_DOMINOES}`,
      whole: { least: LEAST_DOMINOES, most: MOST_DOMINOES },
    },
    { flags: '--shape <file>', description: 'This board: a map of # and dots, or - for stdin' },
    { flags: '--figure <name>', description: 'A figure, letter, digit or WORD (see --figure list)' },
    { flags: '--symmetry <name>', description: 'Symmetric boards', names: ['mirror', 'rotation', 'none'] },
    { flags: '--set <n>', description: 'Dominoes of the double-N set (6)', whole: { least: 1, most: MAX_PIP } },
    { flags: '--tray <dominoes>', description: 'Just these dominoes: "0-1 3-3"' },
    { flags: '--like <file>', description: 'With rules and regions like this puzzle, or times' },
    { flags: '--keep <what>', description: 'With --complete: which cells stay as they are', names: ['free'] },
  ],
  async requests(given: Given, reach: Reach) {
    const { dominoes, symmetry, set, ...rest } = given as PipsGiven;
    const { shape: map, figure, tray, like, keep, complete } = rest;
    if (keep !== undefined && complete === undefined)
      throw new UsageError('--keep needs --complete: it says what stays of a puzzle half written.');
    const shape = map === undefined ? undefined : shapeOf(map, await reach.textOf('--shape', map));
    const source = like === undefined || like === TIMES ? like : ((await reach.puzzleOf('--like', like)) as Puzzle);
    const request = wished<CompleteRequest>({
      dominoes,
      shape,
      symmetry,
      set,
      tray: tray === undefined ? undefined : trayOf(tray),
      like: source,
      locked: keep === undefined ? undefined : { free: true },
    });
    if (figure === undefined) return [{ request }];
    const figures = figuresOf(figure);
    const isWord = figures.length > 1;
    return figures.map((each) => ({ request: { ...request, figure: each }, ...(isWord ? { figure: each } : {}) }));
  },
  inWords(request) {
    const { dominoes, shape, figure, symmetry, set, tray, like } = request as PipsRequest;
    return [
      ...(dominoes === undefined ? [] : [`${dominoes} dominoes`]),
      ...(shape === undefined ? [] : [`a board of ${shape.length} cells`]),
      ...(figure === undefined ? [] : [`the figure ${figure}`]),
      ...(symmetry === undefined ? [] : [symmetry === 'none' ? 'no symmetry' : `a board with ${symmetry} symmetry`]),
      ...(set === undefined ? [] : [`the double-${set} set`]),
      ...(tray === undefined ? [] : [`a tray of ${tray.length} dominoes`]),
      ...(like === undefined || like === TIMES ? [] : ['rules and regions like those of a puzzle']),
    ];
  },
  listing: (given) => ((given as PipsGiven).figure === LIST ? listFigures() : undefined),
  day: (date) =>
    LEVELS.map((difficulty) => ({
      id: `pips-daily-${date}-${difficulty}`,
      request: { difficulty },
      seed: `daily ${date} ${difficulty}`,
      inDay: (puzzle) => {
        const { about, ...rest } = puzzle as Puzzle;
        return { ...rest, about: { ...about, level: difficulty, printDate: date } };
      },
    })),
};

function shapeOf(file: string, text: string): NonNullable<PipsRequest['shape']> {
  const cells = parseShapeMap(text);
  if (!cells.ok) throw new UsageError(`--shape ${file}: ${cells.error}`);
  return cells.value;
}

function trayOf(text: string): readonly Domino[] {
  const dominoes = parseDominoes(text);
  if (!dominoes.ok)
    throw new UsageError(`--tray: "${dominoes.error[0]}" is not a domino. Write its two numbers, as in 0-1.`);
  if (dominoes.value.length === 0) throw new UsageError('--tray holds no dominoes. Write them as in "0-1 3-3 5-6".');
  return dominoes.value;
}

/** The cells, moved to the top left corner; or what to say of a text that is no map. */
export function parseShapeMap(text: string): Result<readonly Cell[], string> {
  const cells: Cell[] = [];
  for (const [row, line] of withoutByteOrderMark(text).split('\n').entries()) {
    let column = 0;
    for (const character of line.trimEnd()) {
      if (character === '#') cells.push([row, column]);
      else if (character !== '.' && character !== ' ')
        return err(`line ${row + 1}, column ${column + 1}: “${character}” is not #, a dot or a space.`);
      if (cells.length > MAX_CELLS) return err(`the board has more than ${MAX_CELLS} cells, which is the limit.`);
      column++;
    }
  }
  if (cells.length === 0) return err('there is no # in it, so the board would be empty.');
  const top = cells.reduce((least, [row]) => Math.min(least, row), Number.POSITIVE_INFINITY);
  const left = cells.reduce((least, [, column]) => Math.min(least, column), Number.POSITIVE_INFINITY);
  return ok(cells.map(([row, column]): Cell => [row - top, column - left]));
}
