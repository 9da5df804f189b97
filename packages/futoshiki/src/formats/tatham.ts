/**
 * Game IDs of Simon Tatham's Unequal, one a line: the side, `a` for Adjacent, `d` and a letter for a difficulty (which
 * is read and left out), a colon, and the squares row by row.
 *
 *     5:0D,0L,3,…   0 is an empty square, a letter from a to z stands for 1 to 26 of them; U, R, D and L after a number
 *                   say that the square is greater than the one above, to the right, below, to the left. In Adjacent
 *                   they are bars, and both squares have them.
 *
 * What his program refuses is refused here, with the same seven reasons; the comma at the end may be missing.
 */
import {
  err,
  type Format,
  ok,
  type ParsedPuzzle,
  Places,
  type Problem,
  ProblemLog,
  type Result,
} from '@pipwright/core';
import { contains, gridOf } from '../model/block.js';
import { MAX_PUZZLES, MAX_SIDE, MIN_SIDE } from '../model/limits.js';
import { fixedGrid, type Puzzle, type Spec, sideOf } from '../model/puzzle.js';
import { type Inequality, inequalitiesOf, signFor } from '../model/sign.js';
import type { NumberedSquare } from '../model/solution.js';
import { cellOf, compareSquares, type Square, squareText } from '../model/square.js';
import type { SquarePair } from '../model/square-pair.js';
import { problem } from '../problem.js';
import { contentLines, EMPTY_SPEC, unreadable } from './content-lines.js';

/** No game ID is longer. */
const MAX_LINE_LENGTH = 16_384;

export const tathamFormat: Format<Spec, Puzzle> = {
  name: 'tatham',
  extension: 'tatham',
  recognises: (text) => /^\s*\d{1,9}[a-z]{0,3}[:#]/.test(contentLines(text).next().value?.text ?? ''),
  parse: parseIds,
  make: makeIds,
};

function parseIds(source: string): readonly ParsedPuzzle<Spec>[] {
  const drafts: ParsedPuzzle<Spec>[] = [];
  for (const { text, number } of contentLines(source)) {
    if (drafts.length === MAX_PUZZLES) {
      const found = problem('too-many-puzzles', { line: number, column: 1 }, { most: MAX_PUZZLES });
      return [...drafts, unreadable(found)];
    }
    drafts.push(parseId(text.replace(/\s#[\s\S]*$/, '').trimEnd(), number));
  }
  return drafts.length > 0 ? drafts : [unreadable(problem('tatham-empty', { line: 1, column: 1 }, {}))];
}

const PARAMS = /^\s*(\d{1,9})(a?)(?:d[tekxr])?:/;
const SEED = /^\s*\d{1,9}a?(?:d[tekxr])?#/;

function parseId(text: string, line: number): ParsedPuzzle<Spec> {
  const start = { line, column: text.length - text.trimStart().length + 1 };
  if (text.length > MAX_LINE_LENGTH) {
    return unreadable(problem('line-too-long', { line, column: MAX_LINE_LENGTH + 1 }, {}));
  }
  if (SEED.test(text)) return unreadable(problem('tatham-seed', start, {}));
  const params = PARAMS.exec(text);
  if (params === null) {
    return unreadable(problem('tatham-params', start, { text: text.trim().split(':')[0] ?? '' }));
  }
  const side = Number(params[1]);
  const tooLarge = side < MIN_SIDE || side > MAX_SIDE;
  if (tooLarge) return unreadable(problem('side-out-of-range', start, { side }));
  return new Description(text, line, params[0].length, side, params[2] === 'a').read();
}

const FLAGS = [
  ['U', 0, -1],
  ['R', 1, 0],
  ['D', 0, 1],
  ['L', -1, 0],
] as const;

interface Flag {
  readonly from: Square;
  readonly to: Square;
  readonly letter: string;
  /** Offset of the letter in the line. */
  readonly at: number;
}

class Description {
  readonly #text: string;
  readonly #line: number;
  readonly #side: number;
  readonly #adjacent: boolean;
  readonly #problems = new ProblemLog();
  readonly #places = new Places();
  readonly #fixed: NumberedSquare[] = [];
  readonly #flags: Flag[] = [];
  #at: number;
  #count = 0;

  constructor(text: string, line: number, start: number, side: number, adjacent: boolean) {
    this.#text = text;
    this.#line = line;
    this.#at = start;
    this.#side = side;
    this.#adjacent = adjacent;
  }

  read(): ParsedPuzzle<Spec> {
    const start = this.#where(this.#at);
    for (const path of ['', '/grid', '/bars']) this.#places.mark(path, start);
    const whole = this.#readSquares();
    const { bars, greaterThanSigns, lessThanSigns } = this.#judgeFlags();
    const spec: Spec = {
      grid: gridOf(this.#side),
      maxNumber: this.#side,
      fixedNumbers: this.#fixed,
      greaterThanSigns,
      lessThanSigns,
      ...(this.#adjacent ? { bars } : {}),
      ...(whole ? {} : { unread: EMPTY_SPEC.unread ?? [] }),
    };
    return {
      spec,
      problems: this.#problems.list,
      warnings: [],
      locate: (path) => this.#places.find(path),
    };
  }

  #where(at: number) {
    return { line: this.#line, column: at + 1 };
  }

  /** False where the squares after some place cannot be told any more. */
  #readSquares(): boolean {
    const squares = this.#side * this.#side;
    while (this.#at < this.#text.length) {
      if (this.#count >= squares) {
        this.#problems.add(problem('tatham-too-much', this.#where(this.#at), { squares }));
        return false;
      }
      if (!this.#readNext(squares)) return false;
    }
    if (this.#count < squares) {
      const found = { found: this.#count, squares };
      this.#problems.add(problem('tatham-not-enough', this.#where(this.#at), found));
      return false;
    }
    return true;
  }

  #readNext(squares: number): boolean {
    const start = this.#at;
    const run = (this.#text.codePointAt(start) ?? 0) - 0x60;
    if (run >= 1 && run <= 26) {
      this.#count += run;
      this.#at++;
      if (this.#count <= squares) return true;
      this.#problems.add(problem('tatham-too-much', this.#where(start), { squares }));
      return false;
    }
    const digits = this.#takeWhile(/[0-9]/);
    if (digits === '') {
      this.#problems.add(problem('tatham-number-expected', this.#where(start), { found: this.#characterAt(start) }));
      return false;
    }
    this.#takeNumber(digits, start);
    this.#takeFlags();
    this.#count++;
    const next = this.#text[this.#at];
    if (next === ',') this.#at++;
    else if (next !== undefined && this.#count < squares) {
      const found = this.#characterAt(this.#at);
      this.#problems.add(problem('tatham-separator-missing', this.#where(this.#at), { found }));
      return false;
    }
    return true;
  }

  #characterAt(at: number): string {
    return String.fromCodePoint(this.#text.codePointAt(at) ?? 0);
  }

  #takeWhile(wanted: RegExp): string {
    const start = this.#at;
    while (this.#at < this.#text.length && wanted.test(this.#text[this.#at] ?? '')) this.#at++;
    return this.#text.slice(start, this.#at);
  }

  get #square(): Square {
    return { column: this.#count % this.#side, row: Math.floor(this.#count / this.#side) };
  }

  #takeNumber(digits: string, start: number): void {
    const number = Number(digits);
    if (number > this.#side) {
      const data = { number: digits, side: this.#side };
      this.#problems.add(problem('tatham-number-range', this.#where(start), data));
    } else if (number > 0) {
      this.#places.mark(`/fixedNumbers/${this.#fixed.length}`, this.#where(start));
      this.#fixed.push({ square: this.#square, number });
    }
  }

  #takeFlags(): void {
    for (;;) {
      const [letter, right = 0, down = 0] = FLAGS.find(([each]) => each === this.#text[this.#at]) ?? [];
      if (letter === undefined) return;
      const from = this.#square;
      const to = { column: from.column + right, row: from.row + down };
      this.#flags.push({ from, to, letter, at: this.#at });
      this.#at++;
    }
  }

  /** Every flag points at a square; of two squares one is the greater, or in Adjacent both have the bar. */
  #judgeFlags() {
    const grid = gridOf(this.#side);
    const said = new Set(this.#flags.map(({ from, to }) => squareText(from) + squareText(to)));
    const greaterThanSigns: SquarePair[] = [];
    const lessThanSigns: SquarePair[] = [];
    const bars: SquarePair[] = [];
    const seen = new Set<string>();
    for (const { from, to, letter, at } of this.#flags) {
      const key = squareText(from) + squareText(to);
      const where = this.#where(at);
      const mutual = said.has(squareText(to) + squareText(from));
      const first = compareSquares(from, to) < 0;
      if (!contains(grid, to)) {
        this.#problems.add(problem('tatham-flag-off-grid', where, { flag: letter, cell: cellOf(from) }));
      } else if (this.#adjacent ? !mutual : mutual && !first) {
        const data = { cells: [cellOf(from), cellOf(to)] as const, adjacent: this.#adjacent };
        this.#problems.add(problem('tatham-flags-clash', where, data));
      } else if (!seen.has(key)) {
        const sign = this.#adjacent ? { type: 'bars' as const, sign: pair(from, to) } : signFor(inequality(from, to));
        const list = { greaterThanSigns, lessThanSigns, bars }[sign.type];
        if (this.#adjacent && !first) continue;
        this.#places.mark(`/${sign.type}/${list.length}`, where);
        list.push(sign.sign);
      }
      seen.add(key);
    }
    return { greaterThanSigns, lessThanSigns, bars };
  }
}

function pair(firstSquare: Square, secondSquare: Square): SquarePair {
  return { firstSquare, secondSquare };
}

function inequality(greater: Square, less: Square): Inequality {
  return { greater, less };
}

function makeIds(puzzles: readonly Puzzle[]): Result<string, readonly Problem[]> {
  if (puzzles.length === 0) return err([problem('tatham-empty', {}, {})]);
  return ok(puzzles.map((puzzle) => `${makeId(puzzle)}\n`).join(''));
}

function makeId(puzzle: Puzzle): string {
  const points = new Set(
    [
      ...inequalitiesOf(puzzle).map(({ greater, less }) => [greater, less] as const),
      ...(puzzle.bars ?? []).flatMap(({ firstSquare: a, secondSquare: b }) => [[a, b] as const, [b, a] as const]),
    ].map(([from, to]) => squareText(from) + squareText(to)),
  );
  const flagsOf = (column: number, row: number) =>
    FLAGS.filter(([, right, down]) =>
      points.has(squareText({ column, row }) + squareText({ column: column + right, row: row + down })),
    )
      .map(([letter]) => letter)
      .join('');
  const squares = fixedGrid(puzzle).flatMap((line, row) =>
    line.map((number, column) => `${number}${flagsOf(column, row)},`),
  );
  return `${sideOf(puzzle)}${puzzle.bars === undefined ? '' : 'a'}:${squares.join('')}`;
}
