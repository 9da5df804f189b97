/** What rows and columns say, in English. */
import { list } from '@pipwright/core';
import { capital } from '@pipwright/core/explaining';
import type { TechniqueWords, Variants } from '@pipwright/core/wording';
import {
  type Fish,
  fishOf,
  hiddenGroups,
  homeOf,
  lacking,
  nakedGroups,
  ownLine,
  type TwoLeft,
  twoLeftOf,
} from '../told/lines.js';
import type { ToldLink } from '../told/link.js';
import { whyOnly } from '../told/reasons.js';
import { be, cellNames, conclusion, lineName, lineNames, sentence, so } from './english-names.js';
import { because } from './english-reasons.js';

const ASK_IN_A_ROW: Variants = ['Each of these is the last number for its row, column or cell. Which comes first?'];

function saysNumber(told: ToldLink): Variants {
  const [only] = told.concludes;
  if (only === undefined) return [];
  const reasons = whyOnly(told, only.cell, only.values[0]);
  return [...(reasons.length === 0 ? [] : so(told, [because(told, reasons)])), sentence(conclusion(told))];
}

function saysHome(told: ToldLink): Variants {
  const home = homeOf(told);
  if (home === undefined) return saysNumber(told);
  const { line, number } = home;
  const reasons = home.reasons.map((each) => because(told, each));
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
  const { line, number, reasons } = home;
  const ask = `Where in ${lineName(line)} can the ${number} go?`;
  const [parts = []] = reasons;
  const fewer = parts.map((_, i) => parts.slice(i + 1)).filter(({ length }) => length > 0);
  return [...[...reasons, ...fewer].map((reason) => `${sentence(because(told, reason))} ${ask}`), ask];
};

/** The question has been asked by then. */
const answersHome = (told: ToldLink): Variants => [
  ...so(told, homeOf(told)?.reasons.map((each) => because(told, each)) ?? []),
  ...saysHome(told),
];

/** More cells that lose the same are not listed. */
const MOST_LISTED = 2;

function nakedWords(name: string, count: number, idea: string): TechniqueWords<ToldLink> {
  const said = (told: ToldLink): Variants =>
    nakedGroups(told, count).flatMap(({ line, cells, numbers }) => {
      const reason = `in ${lineName(line)}, ${cellNames(cells)} ${be(told, true)} ${list(numbers)}`;
      const nowhere = `${reason}, so no other cell of it ${told.isSupposed ? 'would be' : 'is'} ${list(numbers, 'or')}`;
      return told.concludes.length > MOST_LISTED ? [sentence(nowhere)] : [...so(told, [reason]), sentence(nowhere)];
    });
  return {
    name,
    idea,
    say: said,
    why: (told) =>
      nakedGroups(told, count).flatMap(({ line, cells }) => [
        `${cellNames(cells)} can hold only the same ${count === 2 ? 'two' : 'three'} numbers. What does that leave for the rest of ${lineName(line)}?`,
        `${count === 2 ? 'Two' : 'Three'} cells of ${lineName(line)} can hold only the same numbers. What does that leave for the others?`,
      ]),
    what: said,
  };
}

function hiddenWords(name: string, count: number, idea: string): TechniqueWords<ToldLink> {
  const said = (told: ToldLink): Variants =>
    so(
      told,
      hiddenGroups(told, count).map(
        ({ line, cells, numbers }) => `in ${lineName(line)}, ${list(numbers)} fit only in ${cellNames(cells)}`,
      ),
    );
  return {
    name,
    idea,
    say: said,
    why: (told) =>
      hiddenGroups(told, count).map(
        ({ line, numbers }) => `Look for ${list(numbers)} in ${lineName(line)}. Which cells are left for them?`,
      ),
    what: said,
  };
}

function fishWords(name: string, count: number, idea: string): TechniqueWords<ToldLink> {
  const ofFish = (say: (fish: Fish) => string) => (told: ToldLink) => {
    const fish = fishOf(told, count);
    return fish === undefined ? [] : [say(fish)];
  };
  return {
    name,
    idea,
    say: ofFish(
      ({ number, base, cover }) =>
        `In ${lineNames(base)} the ${number} can only be in ${lineNames(cover)}. So these have it there, and nowhere else.`,
    ),
    why: ofFish(
      ({ number, base, cover }) =>
        `In ${lineNames(base)} the ${number} can only be in ${lineNames(cover)}. Where is it in these then?`,
    ),
    what: ofFish(
      ({ number, base, cover }) =>
        `The ${number} of ${lineNames(base)} is in ${lineNames(cover)}: no other cell of these is ${number}.`,
    ),
  };
}

/** What says which of two numbers goes where. */
function whichIsWhere(told: ToldLink, { by }: TwoLeft): string {
  return 'smaller' in by ? `${cellNames([by.smaller])} is the smaller` : because(told, by.reasons);
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
      const two = twoLeftOf(told);
      if (two === undefined) return [sentence(conclusion(told))];
      return so(told, [`${lineName(two.line)} lacks ${list(two.numbers)}, and ${whichIsWhere(told, two)}`]);
    },
    why(told) {
      const two = twoLeftOf(told);
      if (two === undefined) return [];
      const name = capital(lineName(two.line));
      const [one, other] = two.numbers;
      return 'smaller' in two.by
        ? [`${name} lacks two numbers, and a sign says which is greater. Where do they go?`]
        : [
            `${name} lacks ${one} and ${other}, and ${whichIsWhere(told, two)}. Where do they go?`,
            `${name} lacks ${one} and ${other}. Which of its two empty cells cannot hold one of them?`,
          ];
    },
    what(told) {
      const two = twoLeftOf(told);
      return [
        ...(two === undefined ? [] : so(told, [`${list(two.numbers)} are left, and ${whichIsWhere(told, two)}`])),
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
      const fewer = reasons.map((_, i) => because(told, reasons.slice(0, reasons.length - i)));
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
