/** Puzzles of the tests' own, so that tests do not hang upon what the packs hold. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

export interface OwnPuzzle {
  readonly rows: number;
  readonly cols: number;
  readonly maxPip: number;
  readonly dominoes: readonly (readonly [number, number])[];
  readonly regions: readonly (readonly (number | null)[])[];
  readonly constraints: Readonly<Record<string, object>>;
}

/** A whole rectangle of cells without a rule: every lie of the dominoes solves it. */
export function freeBoard(rows: number, cols: number): OwnPuzzle {
  const regions = Array.from({ length: rows }, () => Array.from({ length: cols }, () => 0));
  return { rows, cols, maxPip: 6, dominoes: firstDominoes((rows * cols) / 2), regions, constraints: {} };
}

/** Every pair of cells in a row adds up to more than 1: 5 by 6 of them take the best counter minutes. */
export function looseBoard(rows: number, cols: number): OwnPuzzle {
  const regions = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, column) => (row * cols + column) >> 1),
  );
  const constraints = Object.fromEntries(regions.flat().map((region) => [region, { sum_greater: 1 }]));
  return { ...freeBoard(rows, cols), regions, constraints };
}

/** 16 dominoes on ten rows: as much as the Times has, on a board as high. */
export const TEN_ROWS: OwnPuzzle = {
  ...freeBoard(8, 4),
  rows: 10,
  cols: 4,
  regions: [4, 4, 2, 4, 2, 4, 4, 2, 4, 2].map((cells) =>
    Array.from({ length: 4 }, (_, column) => (column < cells ? 0 : null)),
  ),
};

function firstDominoes(count: number): (readonly [number, number])[] {
  const all = Array.from({ length: 7 }, (_, a) => Array.from({ length: 7 - a }, (_, b) => [a, a + b] as const));
  return all.flat().slice(0, count);
}

/** The whole double-12 set: 91 dominoes on 182 cells, with one solution. */
export const GRAND: OwnPuzzle = JSON.parse(readFileSync(new URL('grand.json', import.meta.url), 'utf8'));

/** Four dominoes that lie across, row by row, under every kind of rule. */
export const RULED: OwnPuzzle = {
  rows: 2,
  cols: 4,
  maxPip: 6,
  dominoes: [
    [0, 1],
    [2, 2],
    [0, 3],
    [4, 5],
  ],
  regions: [
    [0, 0, 1, 1],
    [2, 2, 3, 3],
  ],
  constraints: { 0: { sum: 1 }, 1: { all_equal: true }, 2: { sum_less: 4 }, 3: { all_different: true } },
};

/** The same dominoes, each cell under a rule of its own: one solution. */
export const ONE: OwnPuzzle = {
  ...RULED,
  regions: [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ],
  constraints: Object.fromEntries([0, 1, 2, 2, 0, 3, 4, 5].map((sum, cell) => [cell, { sum }])),
};

/** The same again below it, as one puzzle: of a giant one, the first hint takes longer than anybody waits. */
export function twice(puzzle: OwnPuzzle): OwnPuzzle {
  const { rows, dominoes, regions, constraints } = puzzle;
  const shift = 1 + Math.max(...regions.flat().map((region) => region ?? 0));
  const below = regions.map((line) => line.map((region) => (region === null ? null : region + shift)));
  const again = Object.entries(constraints).map(([region, rule]) => [Number(region) + shift, rule]);
  return {
    ...puzzle,
    rows: 2 * rows,
    dominoes: [...dominoes, ...dominoes],
    regions: [...regions, ...below],
    constraints: { ...constraints, ...Object.fromEntries(again) },
  };
}

/** 3 by 3, with 1 and 2 to be put at its start. */
export const NEARLY_FULL = {
  Grid: { OriginSquare: { Column: 0, Row: 0 }, Dimensions: { WidthInSquares: 3, HeightInSquares: 3 } },
  MaxNumber: 3,
  FixedNumbers: [3, 2, 3, 1, 3, 1, 2].map((number, i) => ({
    Square: { Column: (i + 2) % 3, Row: Math.floor((i + 2) / 3) },
    Number: number,
  })),
  GreaterThanSigns: [],
  LessThanSigns: [{ FirstSquare: { Column: 0, Row: 0 }, SecondSquare: { Column: 1, Row: 0 } }],
};

/** Puts them in the place of a pack: the first of `pips-graded-easy` is what a first visit opens. */
export function putInPack(
  where: BrowserContext | Page,
  puzzles: readonly object[],
  pack = 'pips-graded-easy',
): Promise<void> {
  return putFile(where, `/puzzles/${pack}.json`, { puzzles: puzzles.map((puzzle) => ({ puzzle })) });
}

/** Puts a puzzle in the place of those of Pips on these days, each graded as easy. */
export function putInMonth(where: Page, month: string, dates: readonly string[], puzzle: OwnPuzzle): Promise<void> {
  const grade = { label: 'easy', effort: 9, hardest: null, steps: 4, chapters: 4, curve: [1] };
  const entry = { puzzle, grade };
  const ofDay = { pips: [entry, entry, entry], futoshiki: [{ puzzle: NEARLY_FULL }] };
  return putFile(where, `/days/${month}.json`, { days: dates.map((date) => ({ date, ...ofDay })) });
}

/** In the page and not by a route, since routes keep the browser from using its cache. */
async function putFile(where: BrowserContext | Page, file: string, content: object): Promise<void> {
  await where.addInitScript(
    ({ file, body }) => {
      const { fetch } = window;
      window.fetch = (resource, options) =>
        new URL(String(resource), document.baseURI).pathname.endsWith(file)
          ? Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
          : fetch.call(window, resource, options);
    },
    { file, body: JSON.stringify(content) },
  );
}
