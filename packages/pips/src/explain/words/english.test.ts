/** What sentences claim of the tray and of regions, counted again from the puzzle and what was placed before. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dayPuzzles } from '../../../test/day-puzzles.js';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { noData } from '../../../test/real-puzzles.js';
import { explained } from '../../../test/records.js';
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';

interface Told {
  readonly puzzle: Puzzle;
  readonly text: string;
  /** Placed before. */
  readonly placed: readonly Domino[];
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
    /One domino is left\./,
    ({ puzzle, placed, text }) => expect(trayOf(puzzle).length - placed.length, text).toBe(1),
  ],
  [
    'dominoes that are not there',
    /[Tt]here is no (\d+–\d+(?: or \d+–\d+)?)/,
    ({ puzzle, text }, [names = '']) => {
      for (const domino of namesIn(names))
        expect(
          trayOf(puzzle).some((each) => sameDomino(each, domino)),
          text,
        ).toBe(false);
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
];

/** Steps, and chapters, whose last step places something. */
function toldOf(puzzle: Puzzle): Told[] {
  const placed: Domino[] = [];
  const { steps, chapters } = explained(puzzle);
  return steps.flatMap(({ text, places }, i) => {
    const before = [...placed];
    for (const { domino } of places) placed.push(domino as unknown as Domino);
    const ended = places.length === 0 ? [] : chapters.filter((chapter) => chapter.steps.at(-1) === i);
    return [text, ...ended.map((chapter) => chapter.text)].map((each) => ({ puzzle, text: each, placed: before }));
  });
}

/** All steps of the examples of techniques, of small boards of the benchmark, and of some real puzzles. */
function everyStep(): Told[] {
  const texts = [
    ['docs/techniques/', /./],
    ['bench/puzzles/scaling/', /^04-one|^08-one-[1235]/],
  ].flatMap(([path, isWanted]) => {
    const folder = new URL(`../../../../../${path}`, import.meta.url);
    const names = readdirSync(folder).filter((name) => (isWanted as RegExp).test(name));
    return names.map((name) => puzzleFromText(readFileSync(new URL(name, folder), 'utf8')));
  });
  const days = noData ? [] : [...dayPuzzles().values()].filter((_, i) => i % 30 === 1);
  return [...texts, ...days].flatMap(toldOf);
}

it('claims nothing that is not so', () => {
  const steps = everyStep();
  const seen = CLAIMS.filter(([, pattern, judge]) => {
    const claims = steps.filter(({ text }) => pattern.test(text));
    for (const told of claims) judge(told, pattern.exec(told.text)?.slice(1) ?? []);
    return claims.length > 0;
  });
  if (!noData) expect(CLAIMS.filter((claim) => !seen.includes(claim)).map(([what]) => what)).toEqual([]);
});
