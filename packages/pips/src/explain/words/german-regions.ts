/** Techniques about the rule of a region, in German. */
import { cellName, list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Region } from '../../model/puzzle.js';
import { boundIn } from '../told/bounds.js';
import type { ToldLink } from '../told/index.js';
import { hasNumbers, isOnSight, regionOf, regionsOf } from '../told/regions.js';
import { beside, hasBeside, onlyBag, scarceFor } from '../told/sums.js';
import { carriedNumbers } from '../told/tray.js';
import { differentSaid, enoughAsked, enoughSaid, equalSaid } from './german-alike.js';
import { clause, sentence, sentences, so } from './german-clause.js';
import { COUNTING } from './german-counting.js';
import { be, cellIs, conclusions, verb } from './german-facts.js';
import { bagName, cellCount, cellNames, eachNamed, type Named, regionNamed, regionsNamed } from './german-names.js';
import { everyCell, ofPart, scarce, withoutNumbers } from './german-parts.js';
import {
  boundsSaid,
  combinationsSaid,
  extremeSaid,
  hasAsked,
  othersSaid,
  restSaid,
  suppliedSaid,
} from './german-sums.js';
import { answer, cellsAsked, noNumber, type OfRegion, perRegion, question, subjectOf } from './german-telling.js';
import type { TechniqueWords } from './language.js';

/** With sentences per region, a question about them, and what else is asked of all. */
function aboutRegions(
  name: string,
  idea: string,
  say: OfRegion,
  why: (told: ToldLink, name: Named) => Variants,
  what: (told: ToldLink) => Variants = (told) => answer(told),
): TechniqueWords {
  return {
    name,
    idea,
    say: (told) => [
      ...perRegion(told, (link, part, whose) => (isOnSight(link, part.region) ? ownRule : say)(link, part, whose)),
      ...sentences(conclusions(told)),
    ],
    why(told) {
      const subject = subjectOf(told);
      return (subject === undefined ? [question(told)] : why(told, subject)).map(sentence);
    },
    what,
  };
}

/** With the reason, which is what was asked for. */
function withReason(say: OfRegion): (told: ToldLink) => Variants {
  return (told) => (told.placed !== undefined ? answer(told) : [...perRegion(told, say), ...answer(told)]);
}

const ownRule: OfRegion = (told, { region, cells }, name) => {
  const then = ofPart(told, cells);
  if (region.cells.length > 1) return [...everyCell(told, region, cells, name), ...sentences(then)];
  const [at] = cells;
  const left = at === undefined ? [] : told.left(at);
  // Of a rule that says no number by itself, what was known before leaves one.
  const isSaid = region.rule.kind === 'sum' && region.rule.op === '=';
  if (left.length < (isSaid ? 2 : 1) || left.length > 3 || at === undefined)
    return so(`${name.nom} ${be(told)} nur ein Feld`, then);
  const only = left.length === 1 ? 'nur ' : '';
  const allows = clause(
    name.nom,
    verb(told, 'erlaubt', 'würde'),
    `in ${cellName(at.cell)} ${only}eine ${list(left, 'oder')}${told.isSupposed ? ' erlauben' : ''}`,
  );
  return withoutNumbers(told, region, [allows]);
};

/** What a question about a sum must not forget. */
function without(told: ToldLink): string {
  const region = regionOf(told);
  const lacking = region === undefined ? [] : told.lacking(region);
  return lacking.length === 0 || lacking.length > 3 ? '' : `es gibt ${noNumber(told, lacking)}. `;
}

const SUM_LEFT = 'Was zur Summe fehlt';
const WAYS = 'Wege zur Summe';
const ALIKE = 'Alle gleich, alle verschieden';

/** Where regions that are not alike are spoken of at once, a question is about all of them. */
function namesOfAll(told: ToldLink): Named | undefined {
  const regions = regionsOf(told);
  if (regions.length < 2 || eachNamed(told.puzzle, regions) !== undefined) return undefined;
  return regionsNamed(told.puzzle, regions);
}

function ofAll(told: ToldLink, ask: (names: Named) => string): Variants {
  const names = namesOfAll(told);
  return names === undefined ? [] : [ask(names)];
}

/** `Was ist mit r1c1 im oberen =? Und mit r3c1 im linken =?`: one region after the other. */
function alikeAsked(told: ToldLink): string {
  return told.parts
    .flatMap(({ region, cells }) => {
      if (region === undefined) return [];
      const names = cellNames(
        cells.map(({ cell }) => cell),
        { most: 3, as: 'dat' },
      );
      return [`mit ${names} ${regionNamed(told.puzzle, region).inside}?`];
    })
    .map((asked, i) => `${i === 0 ? 'Was ist' : 'Und'} ${asked}`)
    .join(' ');
}

function howMade(told: ToldLink, { nom, isMany }: Named, still = ''): string {
  if (regionsOf(told).every(({ rule }) => rule.kind === 'sum'))
    return `Wie ${isMany ? 'gehen' : 'geht'} ${nom} ${still}auf?`;
  return `Wie ${isMany ? 'lassen' : 'lässt'} sich ${nom} ${still}füllen?`;
}

function allMadeAsked(told: ToldLink): Variants {
  const names = namesOfAll(told);
  if (names === undefined) return [];
  const carried = carriedNumbers(told.puzzle);
  const limits = `die Zahlen gehen von ${Math.min(...carried)} bis ${Math.max(...carried)}. `;
  return [`${without(told) || limits}${howMade(told, names)}`, howMade(told, names)];
}

/** `Das obere = braucht zwei gleiche, das linke = vier.`, or `brauchen je zwei gleiche`. `Welche Zahlen gibt es so oft?` */
function askedOfEach(told: ToldLink): Variants {
  const regions = regionsOf(told);
  const [size = 0, ...sizes] = regions.map(({ cells }) => cells.length);
  const names = list(
    regions.map((region) => regionNamed(told.puzzle, region).nom),
    'und',
  );
  const needs = regions.map(
    (region, i) =>
      `${regionNamed(told.puzzle, region).nom} ${i === 0 ? 'braucht ' : ''}${germanNumber(region.cells.length)}${i === 0 ? ' gleiche' : ''}`,
  );
  const often = 'Welche Zahlen gibt es so oft?';
  const isSame = sizes.length > 0 && sizes.every((each) => each === size);
  const each = isSame ? `${names} brauchen je ${germanNumber(size)} gleiche` : needs.join(', ');
  return [`${each}. ${often}`, `Ein = braucht so viele gleiche Zahlen, wie es Felder hat. ${often}`];
}

/** `Die 0 hat schon eine 0 und die 24 eine 6. Was fehlt noch?`, where something is known of all. */
function allHaveAsked(told: ToldLink): Variants {
  const regions = regionsOf(told);
  if (regions.length < 2 || !hasNumbers(told) || regions.some(({ rule }) => rule.kind !== 'sum')) return [];
  const has = regions.map(
    (region, i) => `${regionNamed(told.puzzle, region).nom} ${i === 0 ? 'hat schon ' : ''}${bagName(told.has(region))}`,
  );
  return [`${list(has, 'und')}. Was fehlt noch?`];
}

/** What a sum is made of, and the question how: the limits of the numbers in the tray, and what is known. */
function madeAsked(told: ToldLink, name: Named): Variants {
  const how = howMade(told, name);
  if (without(told) !== '') return [`${without(told)}${how}`, how];
  const region = regionOf(told);
  const carried = carriedNumbers(told.puzzle);
  if (region?.rule.kind !== 'sum') return [how];
  const open = told.open(region).length;
  const cells = open === 1 ? 'ein offenes Feld' : `${germanNumber(open)} offene Felder`;
  const few = region.cells.find((cell) => told.valuesOf(cell).length <= 3 && told.valuesOf(cell).length > 1);
  const isHigh = region.rule.target * 2 > region.cells.length * Math.max(...carried);
  const limit = isHigh
    ? `keine Zahl ist größer als ${Math.max(...carried)}`
    : `keine Zahl ist kleiner als ${Math.min(...carried)}`;
  return [
    ...(few === undefined ? [] : [`${cellIs(told, few, told.valuesOf(few))}. ${how}`]),
    `${name.nom} hat ${cells}, und ${limit}. Wie geht ${name.it} auf?`,
    how,
  ];
}

/** What is asked of one cell of a sum: how high, or how low, it can be. */
function boundAsked(told: ToldLink, region: Region, { inside, gen }: Named): Variants {
  const [at, ...more] = told.parts.find((each) => each.region === region)?.cells ?? [];
  if (at === undefined || more.length > 0 || told.left(at).length < 2) return [];
  const bound = boundIn(told, region, at.cell);
  if (bound === undefined) return [];
  const sums = told.othersOf(region, at.cell);
  const where = cellName(at.cell);
  const [makes, asked] =
    bound.kind === 'needs'
      ? [`höchstens ${Math.max(...sums)}`, `Was muss ${where} mindestens sein?`]
      : [`mindestens ${Math.min(...sums)}`, `Was darf ${where} höchstens sein?`];
  return [
    ...(makes === 'mindestens 0' ? [] : [`${without(told)}Der Rest ${gen} ergibt ${makes}. ${asked}`]),
    `${without(told)}${asked.replace(where, `${where} ${inside}`)}`,
  ];
}

export const regionTechniques = {
  'single-cell': {
    ...aboutRegions(
      'Einzelnes Feld',
      'Eine Regel für ein Feld oder für jede einzelne Zahl sagt, was dort stehen darf.',
      ownRule,
      (told, { nom }) => [
        ...ofAll(told, (all) => `Was erlauben ${all.nom} in ${cellsAsked(told, 'dat')}?`),
        `${without(told)}Was erlaubt ${nom} in ${cellsAsked(told, 'dat')}?`,
        `${without(told)}${nom} ist nur ein Feld. Was muss dort stehen?`,
      ],
    ),
    say(told) {
      const { parts } = told;
      const then = sentences(conclusions(told));
      const isSeveral = parts.length > 1 && parts.every(({ cells }) => cells.length === 1);
      if (!told.isSupposed && told.placed === undefined && isSeveral)
        return [...then.map((text) => `Einzelne Felder: ${text}`), ...then];
      return [...perRegion(told, ownRule), ...then];
    },
  },
  'extreme-sum': aboutRegions(
    'Höchste Summe, kleinste Summe',
    'Geht eine Summe nicht höher oder nicht tiefer, bleibt für jedes Feld nur eine Zahl.',
    extremeSaid,
    (told, name) => {
      const all = ofAll(told, ({ acc }) => `Für ${acc} gibt es je nur einen Weg. Welchen?`);
      if (all.length > 0) return all;
      const region = regionOf(told);
      const bag = region === undefined ? undefined : onlyBag(told, region);
      const only = `${without(told)}Für ${name.acc} gibt es nur einen Weg. Welchen?`;
      if (region === undefined || bag === undefined) return [only];
      const isHigh = bag[0] === Math.max(...carriedNumbers(told.puzzle));
      const target = region.rule.kind === 'sum' ? region.rule.target : '';
      const limit = `${isHigh ? 'Mehr' : 'Weniger'} als ${target} schaffen ${cellCount(bag.length)} nicht.`;
      const isExact = region.rule.kind === 'sum' && region.rule.op === '=';
      return [...(isExact ? [`${without(told)}${limit} Was kommt ${name.into}?`] : []), only];
    },
    withReason(extremeSaid),
  ),
  'equal-values': aboutRegions(
    ALIKE,
    'Wo alle Zahlen gleich sind, kann kein Feld sein, was ein anderes nicht sein kann.',
    equalSaid,
    (told, { inside }) => {
      if (regionsOf(told).length > 1)
        return [
          `In einem = sind alle Zahlen gleich. ${alikeAsked(told)}`,
          alikeAsked(told),
          'Was heißen die bekannten Felder für den Rest ihres =?',
        ];
      const giver = regionOf(told)?.cells.find((cell) => told.known(cell) !== undefined);
      const known = giver === undefined ? '' : `, und ${cellName(giver)} ist bekannt`;
      const alike = `${inside} sind alle Zahlen gleich${known}.`;
      return [`${alike} Was ist mit ${cellsAsked(told, 'dat')}?`, `${alike} Was ist mit den anderen?`];
    },
  ),
  'rest-of-sum': aboutRegions(
    SUM_LEFT,
    'Sind alle anderen Felder einer Summe bekannt, ist das letzte, was noch fehlt.',
    restSaid,
    (told, name) => {
      const all = ofAll(told, ({ inside }) => `${inside} sind alle anderen Zahlen bekannt. Was fehlt noch?`);
      if (all.length > 0) return all;
      const region = regionOf(told);
      if (region?.rule.kind === 'sum' && region.rule.target === 0) return [`${name.into} passt nur eine Zahl. Welche?`];
      const cells = told.parts.find((part) => part.region === region)?.cells ?? [];
      const asked = region === undefined ? [] : hasAsked(told, name, beside(region, cells));
      return [...asked, `Wie viel braucht ${name.nom} noch in ${cellsAsked(told, 'dat')}?`];
    },
    withReason(restSaid),
  ),
  'not-equal': aboutRegions(
    ALIKE,
    'Wo alle Zahlen verschieden sind, bleibt den anderen Feldern nicht, was einige verbrauchen.',
    differentSaid,
    (told, { inside }) => [`${inside} kommt keine Zahl zweimal vor. Was bleibt für ${cellsAsked(told)}?`],
  ),
  'sum-bounds': aboutRegions(
    'Zu viel, zu wenig',
    'Was die anderen Felder einer Summe höchstens und mindestens ergeben, begrenzt das letzte.',
    boundsSaid,
    (told, name) => {
      const all = [...allHaveAsked(told), ...allMadeAsked(told)];
      if (all.length > 0) return all;
      const region = regionOf(told);
      if (region?.rule.kind === 'sum' && region.rule.target === 0) return [`${name.into} passt nur eine Zahl. Welche?`];
      const { cells = [] } = told.parts.find((each) => each.region === region) ?? {};
      const made = madeAsked(told, name);
      if (region === undefined) return made;
      if (hasBeside(told, region, cells).length > 0) return [...hasAsked(told, name, beside(region, cells)), ...made];
      const bound = boundAsked(told, region, regionNamed(told.puzzle, region));
      const others = othersSaid(told, region, cells, name);
      if (bound.length > 0 || others === undefined) return [...bound, ...made];
      return [`${sentence(others)} Was muss ${cellsAsked(told)} sein?`, ...made];
    },
    (told) => (hasNumbers(told) ? withReason(boundsSaid)(told) : answer(told)),
  ),
  'equal-supply': aboutRegions(
    'Oft genug da',
    'Ein = braucht eine Zahl, die im Vorrat oft genug vorkommt.',
    enoughSaid,
    (told, { nom }) => {
      const asked = told.parts.flatMap(({ region, cells }) =>
        region === undefined
          ? []
          : [`braucht ${germanNumber(region.cells.length)} gleiche. ${enoughAsked(told, { region, cells })}`],
      );
      const [first] = asked;
      const isSame = first !== undefined && asked.every((each) => each === first);
      return isSame && namesOfAll(told) === undefined ? [`${nom} ${first}`] : askedOfEach(told);
    },
    withReason(enoughSaid),
  ),
  'sum-combinations': aboutRegions(
    WAYS,
    'Kommt eine Zahl auf keinem Weg zu einer Summe vor, scheidet sie aus.',
    combinationsSaid,
    (told, name) => [...allMadeAsked(told), ...madeAsked(told, name)],
  ),
  'halves-left': aboutRegions(
    COUNTING,
    'Von allen Wegen, eine Region zu füllen, zählen nur die, für die der Vorrat reicht.',
    suppliedSaid,
    (told, name) => {
      const region = regionOf(told);
      const few = region === undefined ? [] : scarceFor(told, region).slice(0, 2);
      if (region === undefined || few.length === 0) return madeAsked(told, name);
      return [`es gibt ${scarce(told, region, few)}. ${howMade(told, name, 'noch ')}`];
    },
  ),
} as const satisfies Record<string, TechniqueWords>;
