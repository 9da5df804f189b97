/** Sums that take the highest numbers left, or the lowest, in English. */
import { list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import { shorterAndShorter } from '@pipwright/core/wording';
import type { Region } from '../../model/puzzle.js';
import type { ToldLink } from '../told/index.js';
import { elsewhere, goneFor, isThereFor, regionOfPart, restOf, type Taking, takingOf } from '../told/taking.js';
import { allOf } from './english-count.js';
import { be, conclusions, type Variants, verb } from './english-facts.js';
import { bagName, regionName } from './english-names.js';
import { scarce } from './english-parts.js';
import { answer, noNumber, question, sentence } from './english-telling.js';
import type { TechniqueWords } from './language.js';

/** `the four highest numbers left`. */
function numbersName({ numbers, which, isLeft }: Taking): string {
  const some = numbers.length === 1 ? `${which} number` : count(numbers.length, `${which} number`);
  return `the ${some}${isLeft ? ' left' : ''}`;
}

/** `the rest of the 20`, where some of its cells are known. */
function openName(told: ToldLink, region: Region): string {
  const name = regionName(told.puzzle, region);
  return told.open(region).length < region.cells.length ? `the rest of ${name}` : name;
}

/** `The 20 is a 4, two 5s and a 6: the four highest numbers.` */
function say(told: ToldLink): Variants {
  const made = told.parts.map((part) => {
    const region = regionOfPart(told, part);
    return region === undefined ? [] : madeOf(told, region);
  });
  const isAll = made.length > 0 && made.every((variants) => variants.length > 0);
  return [...(isAll ? shorterAndShorter(made) : []), ...conclusions(told).map(sentence)];
}

function madeOf(told: ToldLink, region: Region): Variants {
  const is = `${openName(told, region)} ${be(told)}`;
  const taking = takingOf(told, region);
  if (taking !== undefined) {
    const others = elsewhere(told, taking)?.map(
      ({ value, there, isOther }) => `the ${isOther ? 'other ' : ''}${value}${there > 1 ? 's' : ''}`,
    );
    const why =
      others === undefined
        ? `no other way ${be(told)} left`
        : others.length === 0
          ? numbersName(taking)
          : `${list(others)} ${verb(told, others.length > 1 || others[0]!.endsWith('s') ? 'belong' : 'belongs', 'belong')} elsewhere`;
    return [sentence(`${is} ${bagName(taking.numbers)}: ${why}`)];
  }
  // It takes more than counting what is told to see which numbers are left.
  const rest = restOf(told, region);
  if (rest === undefined) return [];
  const why = noneLeft(told, region, rest);
  return [
    ...(why === undefined ? [] : [sentence(`${is} ${bagName(rest)}: ${why}`)]),
    sentence(`${openName(told, region)} ${told.isSupposed ? 'could' : 'can'} only be ${bagName(rest)}`),
  ];
}

/** `No 6 is left for the 9. How can it be made?`. */
function askGone(told: ToldLink, region: Region): Variants {
  const name = regionName(told.puzzle, region);
  const rest = restOf(told, region);
  const why = rest === undefined ? undefined : noneLeft(told, region, rest)?.replace('for it', `for ${name}`);
  const how = why?.includes(name) ? 'How can it be made?' : `How can ${name} be made?`;
  const has = told.has(region);
  return [
    ...(why === undefined ? [] : [`${sentence(why)} ${how}`]),
    ...(has.length === 0 ? [] : [sentence(`${name} has ${bagName(has)} already. What are its other cells?`)]),
    `How can ${name} still be made?`,
  ];
}

/** Why a sum is made of nothing else: what other ways would need is not there, or others take it. */
function noneLeft(told: ToldLink, region: Region, taken: readonly number[]): string | undefined {
  const { gone, by, isOnly } = goneFor(told, region, taken);
  const lacking = told.lacking(region);
  if (isOnly)
    return lacking.length === 0 || lacking.length > 2 ? undefined : `there ${be(told)} ${noNumber(told, lacking)}`;
  if (gone.length === 0) return undefined;
  if (by === undefined && gone.every((value) => !isThereFor(told, region, value)))
    return `no ${list(gone, 'or')} ${be(told)} left for it`;
  if (by === undefined) return `there ${be(told, told.halvesFor(region, gone[0]!) > 1)} ${scarce(told, region, gone)}`;
  const byIt = gone.filter((value) => told.needs(by, value) > 0);
  const before = gone.filter((value) => !byIt.includes(value));
  const which = byIt.map((value) =>
    told.needs(by, value) < told.halves(value) ? `the last ${value}` : allOf(told, value),
  );
  return list([
    ...(before.length === 0 ? [] : [`no ${list(before, 'or')} ${be(told)} left`]),
    `${regionName(told.puzzle, by)} ${verb(told, 'takes', 'take')} ${list(which)}`,
  ]);
}

export const extremeTechniques = {
  'extreme-numbers': {
    name: 'Highest or lowest numbers',
    idea: 'A sum may need the highest numbers that are left, or the lowest. Then no others go there.',
    say,
    why(told) {
      const [part] = told.parts;
      const region = part === undefined ? undefined : regionOfPart(told, part);
      if (region === undefined) return [question(told)];
      const taking = takingOf(told, region);
      if (taking === undefined) return askGone(told, region);
      const needs = `${openName(told, taking.region)} ${verb(told, 'needs', 'need')} ${numbersName(taking)}`;
      return [sentence(`${needs}. Which are they?`)];
    },
    what: (told) => (told.placed === undefined ? [...say(told), ...answer(told)] : answer(told)),
  },
} as const satisfies Record<string, TechniqueWords>;
