/** Techniques that count numbers or pips, in German. */
import { list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import { shorterAndShorter, type Variants } from '@pipwright/core/wording';
import {
  type Count,
  countByCell,
  counted,
  countFor,
  countGroups,
  isOfSeveral,
  isOnly,
  leftBeside,
  ownRegion,
  partsOf,
  pipsLeft,
} from '../told/counting.js';
import type { ToldLink } from '../told/index.js';
import { isOneInSight } from '../told/sight.js';
import {
  type Clauses,
  type ClauseVariants,
  capitalised,
  clause,
  hence,
  main,
  sentence,
  sentences,
  so,
} from './german-clause.js';
import { allOf, allTaken, countSaid, leftClause, usedUp, withoutSaid } from './german-count.js';
import { be, conclusions, needs, remains, valuesSaid, verb } from './german-facts.js';
import {
  together as asOne,
  cellCount,
  cellNames,
  eachNamed,
  many,
  one,
  regionNamed,
  regionsNamed,
  times,
} from './german-names.js';
import { manyOf } from './german-sums.js';
import { answer, cellsAsked, question } from './german-telling.js';
import type { TechniqueWords } from './language.js';

export const COUNTING = 'Zahlen abzählen';

/** What to count, where no number in question is used up. */
function countAsked(told: ToldLink): string {
  const numbers = manyOf(told.values.slice(0, 3));
  return numbers === '' ? question(told) : `Zähl die ${numbers}. Was bleibt für ${cellsAsked(told)}?`;
}

/** That no other cell has some numbers, and which cells are known by that. */
function noOther(told: ToldLink, values: readonly number[]): ClauseVariants {
  const { cells } = told;
  const isOfAll = cells.every((each) => values.every((value) => told.lost(each).includes(value)));
  if (values.length === 0 || (cells.length <= 2 && isOfAll)) return conclusions(told);
  const known = cells.filter((each) => told.left(each).length === 1 && told.lost(each).length > 0);
  const no = clause('kein anderes Feld', be(told), `eine ${list(values, 'oder')}`);
  return known.length === 0 || known.length > 3 ? [[no]] : [[no, ...valuesSaid(told, known, 3)], [no]];
}

/** Of more, nobody asks which they are. */
const MOST_LEFT = 4;

/** For whom nothing is left. */
function forWhom(told: ToldLink): string {
  const [part, ...more] = told.parts;
  const cells = told.cells.map(({ cell }) => cell);
  const own = told.puzzle.regions.find((region) => isOnly(region, cells));
  if (own !== undefined) return regionNamed(told.puzzle, own).acc;
  if (part?.region !== undefined && more.length === 0 && part.cells.length >= told.open(part.region).length)
    return regionNamed(told.puzzle, part.region).acc;
  return cellNames(cells, { most: 3 });
}

function pipsTaken(told: ToldLink): string {
  const { sums, known } = pipsLeft(told);
  return known === 0
    ? `von ${told.allPips} Punkten brauchen die Summen ${sums}`
    : `von ${told.allPips} Punkten stecken ${sums + known} in den Summen und den bekannten Feldern`;
}

function complementSaid(told: ToldLink): Variants {
  const { open, left } = pipsLeft(told);
  const then = conclusions(told);
  if (told.puzzle.supply.kind !== 'list' || open.length === 0 || left < 0) return sentences(then);
  const whom = open.length <= 3 ? list(open, 'und') : cellCount(open.length);
  const rest = open.length === 1 ? '' : `, und ${left} ${remains(told, left !== 1)} für ${whom}`;
  return [
    ...so(`${pipsTaken(told)}${rest}`, then),
    ...so(`von ${told.allPips} Punkten ${remains(told, left !== 1)} ${left}`, then),
  ];
}

/** What is concluded, by region, each with its own reason: the same reason is told once. */
function oneByOne(told: ToldLink): Variants {
  const all = countGroups(told).map(({ found, parts }) => {
    const [first, ...more] = parts;
    const own = more.length === 0 ? first! : told.only({ kind: 'values', cells: parts.flatMap(({ cells }) => cells) });
    if (found === undefined) return countedByCells(own);
    return more.length === 0 ? countSaidOf(own, found) : countForAll(own, found, parts);
  });
  return [...shorterAndShorter(all), ...countedByCells(told)];
}

/** `Die 5 braucht eine 0. Für jedes = bleiben nur zwei: r1c5 ist 4 oder 5`. */
function countForAll(told: ToldLink, found: Count, parts: readonly ToldLink[]): Variants {
  const { value, left } = found;
  const said = countSaid(parts[0]!, found);
  const then = conclusions(told);
  if (left === 0 && told.cells.length > 2) {
    const no = noOther(told, [value]);
    return [...so(said, no), ...sentences(no)];
  }
  const regions = parts.flatMap((part) => ownRegion(part) ?? []);
  const whom =
    regions.length < parts.length
      ? list(parts.map(forWhom), 'und')
      : (eachNamed(told.puzzle, regions) ?? asOne(regions.map((region) => regionNamed(told.puzzle, region)))).acc;
  const rest = leftClause(told, left, whom);
  const short = bareLeft(told, value, left, whom);
  return [...so(`${said}. ${capitalised(main([rest]))}`, then), ...so(short, then), sentence(short)];
}

/** `für das >3 bleibt keine 4`. */
function bareLeft(told: ToldLink, value: number, left: number, whom: string): string {
  const what = left === 0 ? `keine ${value}` : `nur ${times(left, value)}`;
  return main([clause(`für ${whom}`, remains(told, left > 1), what)]);
}

/** Where no count of regions shows it: which cells have the number, or that these are the last that can. */
function countedByCells(told: ToldLink): Variants {
  const then = conclusions(told);
  const found = countByCell(told);
  switch (found?.kind) {
    case undefined:
      return sentences(then);
    case 'holding':
      return so(
        `${cellNames(found.cells, { most: 4 })} ${be(told, found.cells.length > 1)} ${found.cells.length > 1 ? many(found.value) : one(found.value)}`,
        then,
      );
    case 'nowhere':
      return so(`für die ${many(found.value)} ${be(told)} sonst nirgends Platz`, then);
    case 'few':
      return so(
        `es gibt nur ${list(
          found.values.map((each) => times(told.halves(each), each)),
          'und',
        )}`,
        then,
      );
    case 'alike': {
      const name = regionNamed(told.puzzle, found.region);
      return so(`für ${name.acc} ${remains(told, true)} keine ${times(found.region.cells.length, found.value)}`, then);
    }
    case 'needed': {
      const isMany = told.halves(found.value) > 1;
      const are = isMany ? verb(told, 'werden', 'würden') : verb(told, 'wird', 'würde');
      return so(`${allOf(told, found.value)} ${are} woanders gebraucht`, then);
    }
  }
}

/** What a count says that is of one region, or of one number that no other cell has. */
function countSaidOf(told: ToldLink, found: Count): Variants {
  const { value, left } = found;
  const then = conclusions(told);
  const said = countSaid(told, found);
  const own = ownRegion(told);
  const whom = left > 0 && own !== undefined ? regionNamed(told.puzzle, own).acc : forWhom(told);
  const rest = `${said}. ${capitalised(main([leftClause(told, left, whom)]))}`;
  const bare = bareLeft(told, value, left, whom);
  if (left > 0) return [...so(rest, then), ...so(bare, then), sentence(rest), sentence(bare)];
  const without = withoutSaid(told, found);
  const isOne = told.cells.every((each) => told.lost(each).length === 1);
  const isOfMany = told.cells.length > 2 && (own === undefined || isOne);
  const isBare = told.cells.every((cell) => told.left(cell).length > 3 || isOneInSight(told, cell));
  if (isBare && !isOfMany) return [sentence(rest), sentence(bare)];
  const ends = isOfMany ? so(said, noOther(told, [value])) : [...so(rest, then), sentence(rest)];
  const taken = `${without}. Damit ${be(told, told.halves(value) > 1)} ${allOf(told, value)} vergeben`;
  return [
    ...(without === undefined ? [] : so(taken, then)),
    ...ends,
    ...so(said, then),
    ...so(bare, then),
    sentence(bare),
  ];
}

/** Who needs a number that is counted, as a question begins with it. */
function takers(told: ToldLink, { taking }: Count): string {
  const regions = taking.map(({ region }) => region);
  const { nom, isMany } = eachNamed(told.puzzle, regions) ?? regionsNamed(told.puzzle, regions);
  return `${nom} ${needs(told, isMany)}`;
}

/** The numbers of the premises that cells lose. */
function usedOf(told: ToldLink): readonly number[] {
  return told.values.filter((each) => told.cells.some((cell) => told.lost(cell).includes(each)));
}

export const countingTechniques = {
  'half-supply': {
    name: COUNTING,
    idea: 'Sind alle Hälften mit einer Zahl vergeben, hat kein anderes Feld diese Zahl.',
    say(told) {
      const all = usedOf(told);
      // Where the numbers that the cells lose are not among the premises, nothing of those that are is used up.
      if (all.length === 0) return sentences(conclusions(told));
      const used = usedUp(told, all);
      if (!/ nur /.test(used)) return hence(used, noOther(told, all));
      const known = told.cells.filter((each) => told.left(each).length === 1 && told.lost(each).length > 0);
      const isFew = told.cells.length <= 2 || (known.length > 0 && known.length <= 3);
      const then: Clauses = valuesSaid(told, known.length > 0 ? known : told.cells, 3);
      return [...(isFew ? so(used, [then]) : []), sentence(used)];
    },
    why(told) {
      const asked = cellsAsked(told);
      const all = usedOf(told);
      const [value] = all;
      if (value === undefined) return [countAsked(told), question(told)];
      if (told.cells.length <= 2)
        return [
          `${sentence(usedUp(told, [value]))} Was bleibt für ${asked}?`,
          `Wie viele ${many(value)} bleiben für ${asked}?`,
        ];
      if (all.length === 1)
        return [
          told.halves(value) === 1
            ? `Es gibt nur eine ${value}. Ist sie für die anderen Felder noch frei?`
            : `Es gibt ${times(told.halves(value), value)}. Bleibt davon etwas für die anderen Felder?`,
        ];
      const isFew = leftBeside(told, all).length <= MOST_LEFT;
      const which = isFew ? 'Welche Zahlen bleiben für die anderen Felder?' : 'Was kann kein anderes Feld mehr sein?';
      return [`${sentence(allTaken(told, all))} ${which}`];
    },
    what(told) {
      const all = usedOf(told);
      if (told.cells.length <= 2 || all.length === 0) return answer(told);
      const left = leftBeside(told, all);
      const then = noOther(told, all);
      const only = all.length === 1 ? 'nein' : `nur ${manyOf(left)}`;
      return [...(all.length > 1 && left.length > MOST_LEFT ? sentences(then) : so(only, then)), ...answer(told)];
    },
  },
  'last-cells': {
    name: 'Sonst nirgends Platz',
    idea: 'Hat eine Zahl nur noch so viele Felder, wie sie Hälften hat, kommt sie auf alle.',
    say(told) {
      const value = counted(told);
      const then = conclusions(told);
      if (value === undefined) return sentences(then);
      const all = told.halves(value);
      if (all === 1) return so(`die einzige ${value} ${verb(told, 'hat', 'hätte')} sonst nirgends Platz`, then);
      return [
        ...so(
          `nur ${cellCount(all)} ${verb(told, 'können', 'könnten')} die ${germanNumber(all)} ${many(value)} noch nehmen`,
          then,
        ),
        ...so(`die ${many(value)} ${verb(told, 'haben', 'hätten')} sonst nirgends Platz`, then),
      ];
    },
    why(told) {
      const value = counted(told);
      if (value === undefined) return [question(told)];
      const must = told.halves(value) === 1 ? 'muss' : 'müssen';
      return [sentence(`${allOf(told, value)} ${must} irgendwohin. Welche Felder kommen noch in Frage?`)];
    },
    what: (told) => answer(told),
  },
  complement: {
    name: 'Alle Punkte zählen',
    idea: 'Alle Punkte des Vorrats ohne die der Summen bleiben für die übrigen Felder.',
    say: complementSaid,
    why: (told) => [
      sentence(`${pipsTaken(told)}. ${question(told)}`),
      'Wie viele Punkte lassen die Summen für die übrigen Felder?',
    ],
    what: (told) => answer(told),
  },
  counting: {
    name: COUNTING,
    idea: 'Was einige Regionen von einer Zahl brauchen, bleibt den anderen nicht.',
    say(told): Variants {
      const found = countFor(told);
      if (isOfSeveral(told, found)) return oneByOne(told);
      return found === undefined ? countedByCells(told) : countSaidOf(told, found);
    },
    why(told): Variants {
      const found = countFor(told);
      const part = isOfSeveral(told, found) ? partsOf(told).find((each) => countFor(each) !== undefined) : undefined;
      if (part !== undefined) return countingTechniques.counting.why(part);
      const value = found?.value ?? counted(told);
      if (value === undefined) return [countAsked(told)];
      const asked = `Wie viele ${many(value)} bleiben für ${forWhom(told)}?`;
      if (found === undefined) return [`Zähl die ${many(value)}. Wie viele bleiben für ${forWhom(told)}?`];
      const without = withoutSaid(told, found);
      const isAlike = found.taking.every(({ number }) => number === 1);
      return [
        ...(without === undefined ? [] : [`${sentence(without)} ${asked}`]),
        ...(isAlike ? [`${sentence(`${takers(told, found)} ${one(value)}`)} ${asked}`] : []),
        `${sentence(`${takers(told, found)} ${many(value)}`)} ${asked}`,
        asked,
      ];
    },
    what(told) {
      const found = countFor(told);
      if (found === undefined || isOfSeveral(told, found)) return answer(told);
      const isOne = found.left === 0 && told.cells.length > 2 && ownRegion(told) === undefined;
      const then = isOne ? noOther(told, [found.value]) : conclusions(told);
      const left = found.left === 0 ? 'keine' : found.left === 1 ? 'nur eine' : `nur ${germanNumber(found.left)}`;
      return [...so(left, then), ...answer(told)];
    },
  },
} as const satisfies Record<string, TechniqueWords>;
