/** What sentences claim of the tray and of regions, counted again from the puzzle and what was placed before. */

import { readdirSync, readFileSync } from 'node:fs';
import { cellName } from '@pipwright/core';
import { expect, it } from 'vitest';
import { partsOf } from '../../../test/claims.js';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { noData } from '../../../test/real-puzzles.js';
import { explainedByReasons } from '../../../test/records.js';
import { getAdjacent } from '../../model/cell.js';
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import { ruleLabel } from '../../model/rule.js';

interface Told {
  readonly puzzle: Puzzle;
  readonly text: string;
  /** Placed before. */
  readonly placed: readonly Domino[];
  /** The numbers that lie on cells, by the names of these. */
  readonly lying: ReadonlyMap<string, number>;
  /** Pairs that were told before, or placed, and pairs that were told apart. */
  readonly paired: readonly string[];
  readonly apart: readonly string[];
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberOf = (word: string) => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word));

const trayOf = ({ supply }: Puzzle): readonly Domino[] => (supply.kind === 'list' ? supply.dominoes : []);
const halvesOf = (dominoes: readonly Domino[], value: number) =>
  dominoes.flat().filter((half) => half === value).length;
const namesIn = (text: string) => [...text.matchAll(/(\d+)–(\d+)/g)].map(([, x, y]): Domino => [Number(x), Number(y)]);

/** Copies of a domino that are left. */
function copiesLeft({ puzzle, placed }: Told, domino: Domino): number {
  const copies = (all: readonly Domino[]) => all.filter((each) => sameDomino(each, domino)).length;
  return copies(trayOf(puzzle)) - copies(placed);
}

/** What may be said with a number in it, and what the number must be. */
const CLAIMS: readonly (readonly [what: string, pattern: RegExp, judge: (told: Told, groups: string[]) => void])[] = [
  [
    'numbers that are not there',
    /\bThere is no (\d+)(?: or (\d+))? in the tray/,
    ({ puzzle, text }, values) => {
      for (const value of values.filter(Boolean)) expect(halvesOf(trayOf(puzzle), Number(value)), text).toBe(0);
    },
  ],
  [
    'all halves of a number',
    /\b(?:(The only|Both)|All (\w+)) (\d+)s? (?:is|are) (?:used|taken)/,
    ({ puzzle, text }, [few, many, value]) => {
      const said = few === undefined ? numberOf(many ?? '') : few === 'Both' ? 2 : 1;
      expect(halvesOf(trayOf(puzzle), Number(value)), text).toBe(said);
    },
  ],
  [
    'halves that are used are placed',
    /\b(?:Both|All \w+) (\d+)s are used/,
    ({ puzzle, placed, text }, [value]) =>
      expect(halvesOf(placed, Number(value)), text).toBe(halvesOf(trayOf(puzzle), Number(value))),
  ],
  [
    'the last domino with a number',
    /[Tt]he (\d+)–(\d+) is the last domino with an? (\d+)/,
    (told, [x, y, value]) => {
      const left = trayOf(told.puzzle).filter((each) => each.includes(Number(value)) && copiesLeft(told, each) > 0);
      expect(
        left.map((each) => sameDomino(each, [Number(x), Number(y)])),
        told.text,
      ).toEqual([true]);
    },
  ],
  [
    'the only domino with a number',
    /[Oo]nly the (\d+)–(\d+) has an? (\d+)/,
    ({ puzzle, text }, [x, y, value]) => {
      const all = trayOf(puzzle).filter((each) => each.includes(Number(value)));
      expect(
        all.map((each) => sameDomino(each, [Number(x), Number(y)])),
        text,
      ).toEqual([true]);
    },
  ],
  [
    'one domino with a number that is left',
    /only one domino with an? (\d+) is left/i,
    (told, [value]) => {
      const left = trayOf(told.puzzle).filter((each) => each.includes(Number(value)) && copiesLeft(told, each) > 0);
      expect(left, told.text).toHaveLength(1);
    },
  ],
  [
    'one domino that has a number at all',
    /only one domino has an? (\d+)/i,
    ({ puzzle, text }, [value]) =>
      expect(
        trayOf(puzzle).filter((each) => each.includes(Number(value))),
        text,
      ).toHaveLength(1),
  ],
  [
    'one domino that is left at all',
    /(?:Only one domino is left\.|The \d+–\d+ is left for)/,
    ({ puzzle, placed, text }) => expect(trayOf(puzzle).length - placed.length, text).toBe(1),
  ],
  [
    'dominoes that are not there',
    /[Tt]here is no (\d+–\d+(?:(?:, | or )\d+–\d+)*)(?![\d,]| or| left)/,
    ({ puzzle, text }, [names = '']) => {
      for (const domino of namesIn(names))
        expect(
          trayOf(puzzle).some((each) => sameDomino(each, domino)),
          text,
        ).toBe(false);
    },
  ],
  [
    'dominoes that are not left',
    /[Tt]here is no (\d+–\d+(?:(?:, | or )\d+–\d+)*) left/,
    (told, [names = '']) => {
      for (const domino of namesIn(names)) expect(copiesLeft(told, domino), told.text).toBe(0);
    },
  ],
  [
    'dominoes that are placed',
    /[Tt]he (\d+–\d+) is used/,
    (told, [name = '']) => {
      for (const domino of namesIn(name)) expect(copiesLeft(told, domino), told.text).toBe(0);
    },
  ],
  [
    'dominoes that are left',
    /\bare ((?:the \d+–\d+(?:, | or )?)+)/,
    (told, [names = '']) => {
      for (const domino of namesIn(names)) expect(copiesLeft(told, domino), told.text).toBeGreaterThan(0);
    },
  ],
  [
    'cells of a region of equal numbers',
    /needs (\w+) alike/,
    ({ puzzle, text }, [size = '']) => {
      const sizes = puzzle.regions.flatMap(({ rule, cells }) => (rule.kind === 'same' ? [cells.length] : []));
      expect(sizes, text).toContain(numberOf(size));
    },
  ],
  [
    'what a sum has and needs',
    /[Tt]he (?:[a-z ]+ )?(\d+)(?: at r\d+c\d+)? has an? (\d+) and needs (?:an? (\d+)|another)/,
    ({ text }, [target, has, needs]) => expect(Number(has) + Number(needs ?? has), text).toBe(Number(target)),
  ],
  [
    'what a sum has lies on the board',
    /[Tt]he (?:[a-z ]+ )?([<>]?\d+)(?: at r\d+c\d+)? has (?:an? )?(\d+) and needs/,
    ({ puzzle, lying, text }, [label, has]) => {
      const sums = puzzle.regions
        .filter(({ rule }) => ruleLabel(rule) === label)
        .map(({ cells }) => cells.reduce((sum, cell) => sum + (lying.get(cellName(cell)) ?? 0), 0));
      expect(sums, text).toContain(Number(has));
    },
  ],
  [
    'numbers that come often enough, and no others',
    /needs (\w+) alike, and (?:only )?(\d+(?:(?:, | and )\d+)*) (?:are|is the only number) in the tray/,
    ({ puzzle, text }, [size = '', numbers = '']) => {
      const often = [...new Set(trayOf(puzzle).flat())].filter(
        (value) => halvesOf(trayOf(puzzle), value) >= numberOf(size),
      );
      expect(often.sort(), text).toEqual(numbers.split(/, | and /).map(Number));
    },
  ],
  [
    'how often a number is there',
    /\b[Tt]here (?:is|are) (?:only )?(\w+) (\d+)s?(?:[:.]|, \w+ for)/,
    ({ puzzle, text }, [times = '', value]) => {
      if (NUMBERS.includes(times)) expect(halvesOf(trayOf(puzzle), Number(value)), text).toBe(numberOf(times));
    },
  ],
  [
    'a cell with one neighbour left',
    /\b(r\d+c\d+) can only pair with (r\d+c\d+)/,
    (told, [cell = '', partner = '']) => {
      const earlier = told.text.slice(0, told.text.indexOf(`${cell} can only pair with ${partner}`));
      const paired = [...told.paired, ...pairsIn(earlier)];
      const isTaken = (near: string) => paired.some((pair) => pair.split(' ').includes(near));
      const free = neighboursOf(told.puzzle, cell).filter(
        (near) => near !== partner && !isTaken(near) && !told.apart.includes(pairOf(cell, near)),
      );
      expect(free, `${cell} and ${partner}: ${told.text}`).toEqual([]);
    },
  ],
];

/** What nobody should say. */
const EMPTY: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['that a number is not below the lowest', /\bat least 0\b/],
  ['that numbers are needed somewhere', /needed elsewhere/],
  ['all numbers but one', /\bis not (?:\d+, ){4,}\d+ or \d+/],
  [
    'that there are ways, without showing them',
    /can be filled in (?:two|three|four|five|six|seven|eight) ways|Every way,/,
  ],
  ['a question without a reason', /^(?:What does that leave|Suppose the other way|There are two ways)/],
  ['a thing that is no number', /Infinity|NaN/],
];

const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

/** Pairs that a text names. */
function pairsIn(text: string): string[] {
  const pairs = [
    ...text.matchAll(/(r\d+c\d+) (?:can only pair |could only pair |pairs |would pair )?with (r\d+c\d+)/g),
  ];
  return pairs.map(([, one = '', other = '']) => pairOf(one, other));
}

function neighboursOf({ cells }: Puzzle, name: string): string[] {
  const near = new Set(
    cells.filter((cell) => cellName(cell) === name).flatMap((cell) => getAdjacent(cell).map(cellName)),
  );
  return cells.map(cellName).filter((each) => near.has(each));
}

/** Steps, and chapters, whose last step places something. */
function toldOf(puzzle: Puzzle): Told[] {
  const placed: Domino[] = [];
  const lying = new Map<string, number>();
  const paired: string[] = [];
  const apart: string[] = [];
  const { steps, chapters } = explainedByReasons(puzzle);
  return steps.flatMap((step, i) => {
    const { text, places } = step;
    const before = { placed: [...placed], lying: new Map(lying), paired: [...paired], apart: [...apart] };
    const parts = partsOf(step);
    for (const { domino, cells } of parts.placed) {
      placed.push(domino);
      for (const half of [0, 1] as const) lying.set(cellName(cells[half]), domino[half]);
    }
    paired.push(
      ...[...parts.joined, ...parts.placed.map(({ cells }) => cells)].map(([x, y]) => pairOf(cellName(x), cellName(y))),
    );
    // What is seen on the way is no record, but it is told.
    paired.push(...pairsIn(text));
    apart.push(...parts.parted.map(([x, y]) => pairOf(cellName(x), cellName(y))));
    const ended = places.length === 0 ? [] : chapters.filter((chapter) => chapter.steps.at(-1) === i);
    return [
      { puzzle, text, ...before },
      // A chapter tells what was known before its last step once more.
      ...ended.map((chapter) => ({ puzzle, text: chapter.text, ...before, apart: [...apart] })),
    ];
  });
}

/** All steps of the examples of techniques, of small boards of the benchmark, and of some real puzzles. */
function everyStep(): Told[] {
  const texts = [
    ['packages/pips/test/by-reasons/', /./],
    ['bench/puzzles/scaling/', /^04-one|^08-one-[1235]/],
  ].flatMap(([path, isWanted]) => {
    const folder = new URL(`../../../../../${path}`, import.meta.url);
    const names = readdirSync(folder).filter((name) => (isWanted as RegExp).test(name));
    return names.map((name) => puzzleFromText(readFileSync(new URL(name, folder), 'utf8')));
  });
  const days = noData ? [] : [...dayPuzzles().values()].filter((_, i) => i % 20 === 7);
  return [...texts, ...days].flatMap(toldOf);
}

const told = everyStep();

it('says nothing twice, and nothing that is empty', () => {
  for (const { text } of told) {
    const sentences: readonly string[] = text.match(/[^.?]+[.?]/g) ?? [];
    expect(
      sentences.filter((each, i) => sentences.indexOf(each) !== i),
      text,
    ).toEqual([]);
    expect(
      EMPTY.filter(([, pattern]) => pattern.test(text)).map(([what]) => what),
      text,
    ).toEqual([]);
  }
});

it('claims nothing that is not so', () => {
  const steps = told;
  const seen = CLAIMS.filter(([, pattern, judge]) => {
    const claims = steps.filter(({ text }) => pattern.test(text));
    for (const told of claims) judge(told, pattern.exec(told.text)?.slice(1) ?? []);
    return claims.length > 0;
  });
  if (!noData) expect(CLAIMS.filter((claim) => !seen.includes(claim)).map(([what]) => what)).toEqual([]);
});
