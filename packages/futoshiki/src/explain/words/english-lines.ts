/** What rows and columns say, in English. */
import { type Cell, list, sameCell } from '@pipwright/core';
import { capital } from '@pipwright/core/explaining';
import type { TechniqueWords, Variants } from '@pipwright/core/wording';
import { isThrough, type Line, type ToldLink } from '../told/link.js';
import { whyNot } from '../told/why-not.js';
import { be, cellNames, clauses, conclusion, isIn, lineName, lineNames, sentence, so } from './english-names.js';
import { whyNotThere, whyNowhere, whyOnly } from './english-reasons.js';

/** The numbers that a line lacks. */
export function lacking(told: ToldLink, line: Line): readonly number[] {
  const has = told.has(line);
  return Array.from({ length: told.side }, (_, i) => i + 1).filter((number) => !has.includes(number));
}

/** The line that holds all cells of a step, of those it rests on. */
function ownLine(told: ToldLink): Line | undefined {
  return told.lines.find((line) => {
    const cells = told.cellsIn(line);
    return told.concludes.every(({ cell }) => isIn(cells, cell));
  });
}

const ASK_IN_A_ROW: Variants = ['Each of these is the last number for its row, column or cell. Which comes first?'];

function saysNumber(told: ToldLink): Variants {
  const [only] = told.concludes;
  if (only === undefined) return [];
  const reasons = whyOnly(told, only.cell, only.values[0]);
  return [...(reasons.length === 0 ? [] : so(told, [clauses(reasons)])), sentence(conclusion(told))];
}

/** Where a step says where a number of a line goes: the line, the number and the cell, and why it goes nowhere else. */
function homeOf(told: ToldLink) {
  const [only] = told.concludes;
  const [number] = only?.values ?? [];
  if (only === undefined || number === undefined) return undefined;
  for (const line of told.lines.filter((each) => isThrough(each, only.cell))) {
    const others = told.cellsIn(line).filter((cell) => told.number(cell) === undefined && !sameCell(cell, only.cell));
    const reasons = whyNowhere(told, line, others, number);
    if (reasons.length > 0) return { line, number, reasons: reasons.map(clauses), parts: reasons[0] ?? [] };
  }
  return undefined;
}

function saysHome(told: ToldLink): Variants {
  const home = homeOf(told);
  if (home === undefined) return saysNumber(told);
  const { line, number, reasons } = home;
  return [
    ...reasons.map(
      (reason) => `Where is the ${number} of ${lineName(line)}? ${sentence(`${reason}: ${conclusion(told)}`)}`,
    ),
    ...reasons.map((reason) => sentence(`for the ${number} of ${lineName(line)}, ${reason}: ${conclusion(told)}`)),
    sentence(`in ${lineName(line)} the ${number} fits nowhere else: ${conclusion(told)}`),
  ];
}

const asksHome = (told: ToldLink): Variants => {
  const home = homeOf(told);
  if (home === undefined) return [];
  const { line, number, reasons, parts } = home;
  const ask = `Where in ${lineName(line)} can the ${number} go?`;
  const fewer = parts.map((_, i) => clauses(parts.slice(i + 1))).filter((text) => text !== '');
  return [...[...reasons, ...fewer].map((reason) => `${sentence(reason)} ${ask}`), ask];
};

/** The question has been asked by then. */
const answersHome = (told: ToldLink): Variants => [...so(told, homeOf(told)?.reasons ?? []), ...saysHome(told)];

/** Cells of a line that hold as many numbers as they are, and what others lose by that. */
interface Group {
  readonly line: Line;
  readonly cells: readonly Cell[];
  readonly numbers: readonly number[];
}

function groupsIn({ afterSeen: told }: ToldLink, count: number): readonly Group[] {
  return told.lines.flatMap((line) => {
    const open = told.cellsIn(line).filter((cell) => told.number(cell) === undefined);
    const losing = told.concludes.filter(({ cell }) => isIn(open, cell));
    return subsets(open, count).flatMap((cells): readonly Group[] => {
      const numbers = [...new Set(cells.flatMap((cell) => told.left(cell)))].sort((a, b) => a - b);
      const isUsed = losing.some(
        (each) =>
          !isIn(cells, each.cell) && told.left(each.cell).some((n) => numbers.includes(n) && !each.values.includes(n)),
      );
      return numbers.length === count && isUsed ? [{ line, cells, numbers }] : [];
    });
  });
}

function subsets<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((first, i) => subsets(all.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** More cells that lose the same are not listed. */
const MOST_LISTED = 2;

function nakedWords(name: string, count: number, idea: string): TechniqueWords<ToldLink> {
  const said = (told: ToldLink): Variants =>
    groupsIn(told, count).flatMap(({ line, cells, numbers }) => {
      const reason = `in ${lineName(line)}, ${cellNames(cells)} ${be(told, true)} ${list(numbers)}`;
      const nowhere = `${reason}, so no other cell of it ${told.isSupposed ? 'would be' : 'is'} ${list(numbers, 'or')}`;
      return told.concludes.length > MOST_LISTED ? [sentence(nowhere)] : [...so(told, [reason]), sentence(nowhere)];
    });
  return {
    name,
    idea,
    say: said,
    why: (told) =>
      groupsIn(told, count).flatMap(({ line, cells }) => [
        `${cellNames(cells)} can hold only the same ${count === 2 ? 'two' : 'three'} numbers. What does that leave for the rest of ${lineName(line)}?`,
        `${count === 2 ? 'Two' : 'Three'} cells of ${lineName(line)} can hold only the same numbers. What does that leave for the others?`,
      ]),
    what: said,
  };
}

function hiddenWords(name: string, count: number, idea: string): TechniqueWords<ToldLink> {
  const found = ({ afterSeen: told }: ToldLink) =>
    told.lines.flatMap((line) => {
      const cells = told.cellsIn(line).filter((cell) => told.number(cell) === undefined);
      return subsets(lacking(told, line), count).flatMap((numbers) => {
        const homes = cells.filter((cell) => told.left(cell).some((number) => numbers.includes(number)));
        const isUsed = homes.some((home) => told.concludes.some(({ cell }) => sameCell(cell, home)));
        return homes.length === count && isUsed ? [{ line, homes, numbers }] : [];
      });
    });
  const reasons = (told: ToldLink) =>
    found(told).map(
      ({ line, homes, numbers }) => `in ${lineName(line)}, ${list(numbers)} fit only in ${cellNames(homes)}`,
    );
  return {
    name,
    idea,
    say: (told) => so(told, reasons(told)),
    why: (told) =>
      found(told).map(
        ({ line, numbers }) => `Look for ${list(numbers)} in ${lineName(line)}. Which cells are left for them?`,
      ),
    what: (told) => so(told, reasons(told)),
  };
}

function fishWords(name: string, count: number, idea: string): TechniqueWords<ToldLink> {
  const found = ({ afterSeen: told }: ToldLink) => {
    const [each] = told.concludes;
    const lost = each === undefined ? [] : told.left(each.cell).filter((number) => !each.values.includes(number));
    const [number = 0] = lost;
    const homesIn = (line: Line) =>
      told.cellsIn(line).filter((cell) => told.number(cell) === undefined && whyNot(told, cell, number) === undefined);
    for (const kind of ['row', 'column'] as const) {
      const lines = told.lines.filter((line) => line.kind === kind && homesIn(line).length <= count);
      for (const base of subsets(lines, count)) {
        const homes = base.flatMap(homesIn);
        const across = [...new Set(homes.map(([row, column]) => (kind === 'row' ? column : row)))];
        const cover = across.map((index): Line => ({ kind: kind === 'row' ? 'column' : 'row', index }));
        const isIt = told.concludes.every(
          ({ cell }) => !isIn(homes, cell) && cover.some((line) => isThrough(line, cell)),
        );
        if (across.length === count && isIt) return { number, base, cover };
      }
    }
    return undefined;
  };
  return {
    name,
    idea,
    say(told) {
      const fish = found(told);
      if (fish === undefined) return [];
      const { number, base, cover } = fish;
      return [
        `In ${lineNames(base)} the ${number} can only be in ${lineNames(cover)}. So these have it there, and nowhere else.`,
      ];
    },
    why(told) {
      const fish = found(told);
      if (fish === undefined) return [];
      const { number, base, cover } = fish;
      return [`In ${lineNames(base)} the ${number} can only be in ${lineNames(cover)}. Where is it in these then?`];
    },
    what(told) {
      const fish = found(told);
      if (fish === undefined) return [];
      const { number, base, cover } = fish;
      return [`The ${number} of ${lineNames(base)} is in ${lineNames(cover)}: no other cell of these is ${number}.`];
    },
  };
}

export const lineTechniques = {
  'last-number': {
    name: 'Last number',
    idea: 'A line that lacks one number has it in its last cell.',
    say(told) {
      const line = ownLine(told);
      const isOne = line !== undefined && told.concludes.length === 1;
      return isOne
        ? so(told, [`${lineName(line)} lacks only the ${list(lacking(told, line))}`])
        : [`Last numbers, one after the other: ${conclusion(told)}.`, `One after the other, ${conclusion(told)}.`];
    },
    why(told) {
      const line = ownLine(told);
      if (line === undefined || told.concludes.length > 1) return ASK_IN_A_ROW;
      return [`${capital(lineName(line))} has one empty cell. Which number does it lack?`];
    },
    what: (told) => [sentence(conclusion(told))],
  },
  'two-left': {
    name: 'Two numbers left',
    idea: 'Of the two numbers that a line lacks, a sign or another line says which goes where.',
    say(told) {
      const two = twoOf(told);
      if (two === undefined) return [sentence(conclusion(told))];
      return so(told, [`${lineName(two.line)} lacks ${list(two.numbers)}, and ${two.reason}`]);
    },
    why(told) {
      const two = twoOf(told);
      if (two === undefined) return [];
      const name = capital(lineName(two.line));
      const [one, other] = two.numbers;
      return two.isSigned
        ? [`${name} lacks two numbers, and a sign says which is greater. Where do they go?`]
        : [
            `${name} lacks ${one} and ${other}, and ${two.reason}. Where do they go?`,
            `${name} lacks ${one} and ${other}. Which of its two empty cells cannot hold one of them?`,
          ];
    },
    what(told) {
      const two = twoOf(told);
      return [
        ...(two === undefined ? [] : so(told, [`${list(two.numbers)} are left, and ${two.reason}`])),
        sentence(conclusion(told)),
      ];
    },
  },
  'naked-single': {
    name: 'Only number that fits',
    idea: 'All other numbers are in its row or column, or too high or too low.',
    say: saysNumber,
    why(told) {
      const [only] = told.concludes;
      if (only === undefined) return [];
      const ask = `Which number is left for ${cellNames([only.cell])}?`;
      const reasons = whyOnly(told, only.cell, only.values[0]);
      const fewer = reasons.map((_, i) => clauses(reasons.slice(0, reasons.length - i)));
      return [...fewer.map((reason) => `${sentence(reason)} ${ask}`), ask];
    },
    what: (told) => [...saysNumber(told), sentence(conclusion(told))],
  },
  'hidden-single': {
    name: 'Only place left',
    idea: 'A number has only one cell left in a row or column.',
    say: saysHome,
    why: asksHome,
    what: answersHome,
  },
  'forced-extreme': {
    name: 'Lowest or highest',
    idea: 'What is greater than a neighbour is not 1, what is smaller is not the highest number: so where does that go?',
    say: saysHome,
    why: asksHome,
    what: answersHome,
  },
  'naked-pair': nakedWords('Pair', 2, 'Two cells of a line hold the same two numbers: no other cell of it does.'),
  'naked-triple': nakedWords(
    'Triple',
    3,
    'Three cells of a line hold the same three numbers: no other cell of it does.',
  ),
  'hidden-pair': hiddenWords('Hidden pair', 2, 'Two numbers of a line fit only in two cells: these hold nothing else.'),
  'hidden-triple': hiddenWords(
    'Hidden triple',
    3,
    'Three numbers of a line fit only in three cells: these hold nothing else.',
  ),
  'x-wing': fishWords('X-wing', 2, 'In two rows a number is in the same two columns: in these it is in no other row.'),
  swordfish: fishWords(
    'Swordfish',
    3,
    'In three rows a number is in the same three columns: in these it is in no other row.',
  ),
} satisfies Readonly<Record<string, TechniqueWords<ToldLink>>>;

/** The line that lacks two numbers, and what says which goes where. */
function twoOf(told: ToldLink) {
  const line = ownLine(told);
  if (line === undefined) return undefined;
  const numbers = lacking(told, line);
  const [sign] = told.signs;
  const isSigned = sign !== undefined && told.concludes.every(({ cell }) => isIn(sign, cell));
  if (isSigned) return { line, numbers, isSigned, reason: `${cellNames([sign[1]])} is the smaller` };
  for (const { cell, values } of told.concludes) {
    const wrong = numbers.find((number) => !values.includes(number));
    const reason = wrong === undefined ? undefined : whyNotThere(told, line, cell, wrong);
    if (reason !== undefined && reason !== '') return { line, numbers, isSigned, reason };
  }
  return undefined;
}

/** Does a step say itself what is seen on the way? */
export function saysSeen(told: ToldLink): boolean {
  const [only, ...more] = told.concludes;
  switch (told.technique) {
    case 'hidden-single':
    case 'forced-extreme':
      return homeOf(told) !== undefined;
    case 'two-left':
      return twoOf(told) !== undefined;
    default:
      return more.length === 0 && only?.isPlaced === true && whyOnly(told, only.cell, only.values[0]).length > 0;
  }
}
