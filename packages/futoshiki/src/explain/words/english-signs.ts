/** What signs and bars say, in English. */
import { type Cell, cellName, list, sameCell } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { TechniqueWords, Variants } from '@pipwright/core/wording';
import type { Between, CellLeft } from '../step.js';
import type { ToldLink } from '../told/link.js';
import {
  across,
  alongBars,
  aNumber,
  beside,
  cellNames,
  clauses,
  conclusion,
  inOrder,
  isIn,
  joined,
  lineName,
  sentence,
  so,
} from './english-names.js';

/** `r1c2 is greater than r1c1, which is at least 2`. */
function boundBy(told: ToldLink, each: CellLeft): string | undefined {
  const sign = told.signs.find((ends) => ends.some((end) => sameCell(end, each.cell)));
  return sign === undefined ? undefined : `${cellName(each.cell)} is ${beside(told, sign, each.cell)}`;
}

function boundReasons(told: ToldLink): Variants {
  const all = told.concludes.flatMap((each) => boundBy(told, each) ?? []);
  if (all.length < 2) return all;
  const signs = told.signs.map((sign) => sign.map(cellName).join(' > '));
  return [clauses(all), list(signs), 'the signs say so'];
}

/** Signs one after another: `r1c1 > r1c2 > r2c2`. */
function paths(signs: readonly Between[]): readonly (readonly Cell[])[] {
  const starts = signs.filter(([greater]) => !signs.some(([, less]) => sameCell(less, greater)));
  const follow = (cell: Cell, path: readonly Cell[]): readonly (readonly Cell[])[] => {
    const next = signs.filter(
      ([greater, less]) => sameCell(greater, cell) && !path.some((each) => sameCell(each, less)),
    );
    return next.length === 0 ? [path] : next.flatMap(([, less]) => follow(less, [...path, less]));
  };
  return starts.flatMap(([greater]) => follow(greater, [greater]));
}

function chainReasons(told: ToldLink): Variants {
  const all = paths(told.signs);
  const longest = [...all].sort((a, b) => b.length - a.length)[0] ?? [];
  const [top, bottom] = [longest[0], longest.at(-1)];
  return [
    list(all.map((path) => path.map(cellName).join(' > '))),
    ...(top === undefined || bottom === undefined
      ? []
      : [`${count(longest.length - 1, 'sign')} lead from ${cellName(top)} down to ${cellName(bottom)}`]),
  ];
}

/** A cell between two that are both greater, or both smaller. */
function betweenWords(name: string, word: 'greater' | 'smaller', idea: string): Reasoned {
  const othersOf = (told: ToldLink, { cell }: CellLeft) =>
    inOrder(
      told.signs
        .filter((sign) => sign.some((end) => sameCell(end, cell)))
        .flatMap((sign) => sign.filter((end) => !sameCell(end, cell))),
    );
  const opposite = word === 'greater' ? 'smaller' : 'greater';
  const reasons = (told: ToldLink): Variants => {
    const [each] = told.concludes;
    if (each === undefined) return [];
    const others = othersOf(told, each);
    if (others.length < 2) return boundReasons(told);
    const lost = told.left(each.cell).filter((number) => !each.values.includes(number));
    const beyond = (number: number) =>
      [...new Set(others.flatMap((cell) => told.left(cell)))].filter((other) =>
        word === 'greater' ? other > number : other < number,
      );
    const tight = lost.map((number) => ({ number, left: beyond(number) })).find(({ left }) => left.length === 1);
    const start = `${cellName(each.cell)} is ${opposite} than ${cellNames(others)}`;
    return [
      ...(tight === undefined
        ? []
        : [`${start} (${aNumber(tight.number)} would leave only ${tight.left[0]} for them)`]),
      start,
    ];
  };
  return {
    name,
    idea,
    reasons,
    say: (told) => so(told, reasons(told)),
    why(told) {
      const [each] = told.concludes;
      if (each === undefined) return [];
      const others = othersOf(told, each);
      const line = told.lines.find((one) => others.every((cell) => isIn(told.cellsIn(one), cell)));
      return [
        `Both its neighbours in ${line === undefined ? 'the line' : lineName(line)} are ${word}. How many numbers does ${cellName(each.cell)} leave for them?`,
        `${cellNames(others)} are both ${word} than ${cellName(each.cell)}. What does that leave for it?`,
      ];
    },
    what: (told) => [...so(told, reasons(told)), sentence(conclusion(told))],
  };
}

function askLeft(told: ToldLink): string {
  return `What does that leave for ${cellNames(told.concludes.slice(0, 2).map(({ cell }) => cell))}?`;
}

/** `a bar joins r1c1 to r1c2, which is 4`. */
function acrossReasons(told: ToldLink, isBar: boolean): Variants {
  const joins = isBar ? told.bars : told.noBars;
  const all = told.concludes.flatMap(({ cell, values }) => {
    const pair = joins.find((ends) => isIn(ends, cell));
    const lost = told.left(cell).filter((number) => !values.includes(number));
    return pair === undefined ? [] : [joined(cell, [across(told, pair, cell, lost)], isBar)];
  });
  if (all.length < 2) return all;
  const pairs = joins.map((pair) => cellNames(pair));
  return [clauses(all), isBar ? `bars join ${list(pairs)}` : `no bar joins ${list(pairs, 'or')}`];
}

/** Words that give their reason by itself too. */
interface Reasoned extends TechniqueWords<ToldLink> {
  reasons(told: ToldLink): Variants;
}

/** Why, without what follows; nothing where a technique has no such words. */
export function reasonOf(told: ToldLink): Variants {
  const words: Readonly<Partial<Record<string, Reasoned>>> = signTechniques;
  return words[told.technique]?.reasons(told) ?? [];
}

/** `row 4 has its 4`: numbers that a cell does not hold for another reason than the step's, where those that are left are listed. */
function alsoTaken(told: ToldLink): readonly string[] {
  const [each, ...more] = told.concludes;
  if (each === undefined || more.length > 0 || told.after(each).length > 3) return [];
  const { cell } = each;
  const taken = told.known(cell).filter((number) => each.values.includes(number) && !told.left(cell).includes(number));
  const lines = [
    { kind: 'row', index: cell[0] },
    { kind: 'column', index: cell[1] },
  ] as const;
  const inRow = taken.filter((number) => told.has(lines[0]).includes(number));
  const byLine = [
    { line: lines[0], numbers: inRow },
    { line: lines[1], numbers: taken.filter((number) => !inRow.includes(number)) },
  ];
  return byLine
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ line, numbers }) => `${lineName(line)} has ${numbers.length === 1 ? `its ${numbers[0]}` : list(numbers)}`);
}

/** A reason with what follows, and asked. */
function wordsOf(name: string, idea: string, reasons: (told: ToldLink) => Variants): Reasoned {
  return {
    name,
    idea,
    reasons,
    say: (told) => [
      ...so(
        told,
        reasons(told)
          .slice(0, 1)
          .map((reason) => clauses([reason, ...alsoTaken(told)])),
      ),
      ...so(told, reasons(told)),
      sentence(conclusion(told)),
    ],
    why: (told) => [...reasons(told).map((reason) => `${sentence(reason)} ${askLeft(told)}`), askLeft(told)],
    what: (told) => [...so(told, reasons(told)), sentence(conclusion(told))],
  };
}

export const signTechniques = {
  bound: wordsOf('Greater and smaller', 'A cell is greater than the least that the smaller one can be.', boundReasons),
  'chain-bound': wordsOf(
    'Chain of signs',
    'Along a chain of signs numbers go up one by one at least, so its ends have little room.',
    chainReasons,
  ),
  'ordered-pair': wordsOf(
    'Pair with a sign',
    'Two cells that hold the same two numbers, with a sign between them.',
    (told) => {
      const [sign] = told.signs;
      if (sign === undefined) return [];
      return [`${cellNames(sign)} are ${list(told.left(sign[0]))}, and ${cellName(sign[1])} is the smaller`];
    },
  ),
  valley: betweenWords(
    'Valley',
    'greater',
    'Two neighbours in one line are greater, and differ: both need room above.',
  ),
  peak: betweenWords('Peak', 'smaller', 'Two neighbours in one line are smaller, and differ: both need room below.'),
  'across-bar': wordsOf('Across a bar', 'Numbers on both sides of a bar differ by one.', (told) =>
    acrossReasons(told, true),
  ),
  'no-bar': wordsOf('No bar, no neighbour', 'Without a bar between them, numbers do not differ by one.', (told) =>
    acrossReasons(told, false),
  ),
  'bar-run': wordsOf('Run of bars', 'Along bars in one line numbers go up one by one, or down.', (told) => {
    const cells = told.bars.flat().filter((cell, i, all) => all.findIndex((each) => sameCell(each, cell)) === i);
    return [alongBars(cells)];
  }),
} satisfies Readonly<Record<string, Reasoned>>;
