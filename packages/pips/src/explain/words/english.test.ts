/** Numbers that sentences name, counted again from the puzzle: halves in the tray, pips, cells and targets of regions. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { explained } from '../../../test/records.js';
import type { Puzzle } from '../../model/puzzle.js';

interface Told {
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly because: readonly object[];
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function numberOf(word: string): number {
  const spelled = { only: 1, both: 2, 'only one': 1 }[word] ?? NUMBERS.indexOf(word);
  return spelled < 0 ? Number(word) : spelled;
}

function halvesOf({ supply }: Puzzle, value: number): number {
  const dominoes = supply.kind === 'list' ? supply.dominoes : [];
  return dominoes.flat().filter((half) => half === value).length;
}

/** The regions that a step rests on. */
function regionsOf({ puzzle, because }: Told): Puzzle['regions'] {
  const named = because.flatMap((premise) => ('region' in premise ? [premise.region] : []));
  return puzzle.regions.filter(({ index }) => named.includes(index));
}

function expectRegion(told: Told, isMeant: (region: Puzzle['regions'][number]) => boolean): void {
  expect(regionsOf(told).some(isMeant), told.text).toBe(true);
}

function expectTarget(told: Told, op: string, target: number): void {
  expectRegion(told, ({ rule }) => rule.kind === 'sum' && rule.op === op && rule.target === target);
}

/** What may be said with a number in it, and what the number must be. */
const CLAIMS: readonly (readonly [what: string, pattern: RegExp, judge: (told: Told, groups: string[]) => void])[] = [
  [
    'halves that are spoken for',
    /\b(only|both|all (\w+)) (\d+)s? (?:is|are) spoken for/i,
    ({ puzzle, text }, [all = '', some, value]) =>
      expect(numberOf(some ?? all.toLowerCase()), text).toBe(halvesOf(puzzle, Number(value))),
  ],
  [
    'three halves or more that are spoken for',
    /\ball (\w+) (\d+)s are spoken for/i,
    ({ puzzle, text }, [some = '', value]) => expect(numberOf(some), text).toBe(halvesOf(puzzle, Number(value))),
  ],
  [
    'what the tray has',
    /the tray has ((?:(?:only one|\w+) \d+s?(?:, | and )?)+)/i,
    ({ puzzle, text }, [stock = '']) => {
      const parts = [...stock.matchAll(/(only one|\w+) (\d+)s?(?=,| and|$)/g)];
      expect(parts.length, text).toBeGreaterThan(0);
      for (const [, some = '', value] of parts) expect(numberOf(some), text).toBe(halvesOf(puzzle, Number(value)));
    },
  ],
  [
    'pips of all dominoes',
    /have (\d+) pips in all/,
    ({ puzzle: { supply }, text }, [pips]) => {
      const halves = supply.kind === 'list' ? supply.dominoes.flat() : [];
      expect(Number(pips), text).toBe(halves.reduce((sum, half) => sum + half, 0));
    },
  ],
  ['a sum to make', /\bmake (\d+)/, (told, [target]) => expectTarget(told, '=', Number(target))],
  ['a sum to stay below', /\bstay below (\d+)/, (told, [target]) => expectTarget(told, '<', Number(target))],
  ['a sum to get above', /\bget above (\d+)/, (told, [target]) => expectTarget(told, '>', Number(target))],
  [
    'equal halves that a region needs',
    /needs (\w+) equal hal/,
    (told, [some = '']) =>
      expectRegion(told, ({ rule, cells }) => rule.kind === 'same' && cells.length === numberOf(some)),
  ],
  [
    'cells of a region',
    /the (\w+) cells? of the “/i,
    (told, [some = '']) => expectRegion(told, ({ cells }) => cells.length === numberOf(some)),
  ],
];

/** All steps of the examples of techniques, and of small boards of the benchmark. */
function everyStep(): Told[] {
  return [
    ['docs/techniques/', /./],
    ['bench/puzzles/scaling/', /^04-one|^08-one-[1235]/],
  ].flatMap(([path, isWanted]) => {
    const folder = new URL(`../../../../../${path}`, import.meta.url);
    const names = readdirSync(folder).filter((name) => (isWanted as RegExp).test(name));
    return names.flatMap((name) => {
      const puzzle = puzzleFromText(readFileSync(new URL(name, folder), 'utf8'));
      return explained(puzzle).steps.map(({ text, because }) => ({ puzzle, text, because }));
    });
  });
}

it('names no number that the puzzle does not have', () => {
  const steps = everyStep();
  for (const [what, pattern, judge] of CLAIMS) {
    const claims = steps.flatMap((told) => {
      const found = pattern.exec(told.text);
      return found === null ? [] : [{ told, groups: found.slice(1) }];
    });
    expect(claims.length, what).toBeGreaterThan(0);
    for (const { told, groups } of claims) judge(told, groups);
  }
});
