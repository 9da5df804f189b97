/** Techniques about the shape of what is left, and about cases, in German. */
import { cellName, list, sameCell } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import {
  madeOnlyOf,
  type NeededTwice,
  neededTwice,
  setsOf,
  twoWays,
  wanted,
  waysApart,
  without,
} from '../told/filling.js';
import type { ToldLink } from '../told/index.js';
import { behind, type Clause, capitalised, clause, main, sentence, sentences, so } from './german-clause.js';
import { be, cellIs, conclusions, madeOf, verb } from './german-facts.js';
import {
  cellCount,
  cellNames,
  domino as dominoName,
  dominoes as dominoNames,
  type Named,
  noDominoes,
  one,
  oneOf,
  regionNamed,
} from './german-names.js';
import { answer, cellsAsked, each, question } from './german-telling.js';
import type { TechniqueWords } from './language.js';

/** `fünf Felder um r1c1`. */
function area({ tiled }: ToldLink): string {
  if (tiled.length === 0) return 'einige Felder';
  return tiled.length <= 4 ? cellNames(tiled) : `${cellCount(tiled.length)} um ${cellName(tiled[0]!)}`;
}

/** `ein Stein auf r1c1 und r1c2 würde r1c3 abschneiden`; where one must lie there, what would be without it. */
function wouldCut(told: ToldLink, what: string, isMany: boolean): string {
  const [part] = told.edges('part');
  const [join] = told.edges('join');
  if (part !== undefined) return `ein Stein auf ${cellNames(part)} würde ${what} abschneiden`;
  const start = join === undefined ? 'sonst' : `ohne Stein auf ${cellNames(join)}`;
  return `${start} ${isMany ? 'wären' : 'wäre'} ${what} abgeschnitten`;
}

/** `Stell dir vor, es läge ein Stein auf r1c1 und r1c2.` */
function imagined(told: ToldLink): string {
  const [part] = told.edges('part');
  const [join] = told.edges('join');
  if (part !== undefined) return `Stell dir einen Stein auf ${cellNames(part)} vor.`;
  return join === undefined
    ? 'Stell dir vor, es wäre anders.'
    : `Stell dir vor, auf ${cellNames(join)} läge kein Stein.`;
}

/** What follows, where it is more than that a domino is not where it would be. */
function then(told: ToldLink, reason: string): Variants {
  const isOne = told.edges('part').length === 1 && told.concludes.length === 1;
  return isOne ? [sentence(reason)] : so(reason, conclusions(told));
}

function oddSaid(told: ToldLink): Variants {
  const size = told.tiled.length;
  const isOdd = size % 2 === 1;
  const odd = 'eine ungerade Zahl';
  const named = cellNames(told.tiled);
  const cut =
    size === 1
      ? wouldCut(told, `${named} allein`, false)
      : `${wouldCut(told, named, true)}: ${isOdd ? `${cellCount(size)}, ${odd}` : `${odd} von Feldern`}`;
  const plain = isOdd
    ? `${wouldCut(told, cellCount(size), size > 1)}, ${odd}`
    : wouldCut(told, `${odd} von Feldern`, false);
  return [...(size > 0 && size <= 4 ? then(told, cut) : []), ...then(told, plain), ...sentences(conclusions(told))];
}

function bridgeSaid(told: ToldLink): Variants {
  const [region, ...more] = told.regions;
  const parts = told.edges('part');
  const pairs = list(
    parts.map((edge) => cellNames(edge)),
    'oder',
  );
  const filled = told.regions.length === 0 ? undefined : told.covered()?.region;
  const no = [[clause(`auf ${pairs}`, verb(told, 'liegt', 'läge'), 'kein Stein')]];
  const byWays = filled === undefined ? [] : waysSaid(told).flatMap((way) => so(way, no));
  const never =
    filled === undefined || told.isSupposed
      ? []
      : [sentence(`egal, wie man ${regionNamed(told.puzzle, filled).acc} füllt: Auf ${pairs} liegt kein Stein`)];
  const [part] = parts;
  const by = part === undefined ? undefined : `ein Stein auf ${cellNames(part)} würde`;
  const name = region === undefined || more.length > 0 ? undefined : regionNamed(told.puzzle, region);
  const isApart = !parts.some((edge) => edge.some((end) => told.tiled.some((cell) => sameCell(cell, end))));
  const isCut = by !== undefined && isApart && told.tiled.length > 0;
  const uncovered =
    told.tiled.length === 1
      ? `${area(told)} ohne Partner lassen`
      : `${area(told)} abschneiden, und die ließen sich nicht bedecken`;
  return [
    ...(parts.length === 0 ? [] : [...byWays, ...never]),
    ...(by === undefined || name === undefined ? [] : then(told, `${by} ${name.dat} nehmen, was ${name.it} braucht`)),
    ...(isCut ? [...then(told, `${by} ${uncovered}`), ...then(told, `${by} ${area(told)} abschneiden`)] : []),
    ...conclusions(told).map((text) =>
      sentence(`${main(text)}: Sonst ließen sich die Felder ringsum nicht alle bedecken`),
    ),
    ...sentences(conclusions(told)),
  ];
}

/** The ways to cover a region, and what tells them apart, where they are few. */
function waysSaid(told: ToldLink): Variants {
  const ways = waysApart(told);
  if (ways === undefined) return [];
  const { region, sets, isSingle, isShort, turning, changing } = ways;
  const named = isSingle
    ? dominoNames(sets.flat(), 'acc')
    : `entweder ${sets.map((set) => dominoNames(set, 'acc', 'und')).join(' oder ')}`;
  const byDomino = isShort ? [`${regionNamed(told.puzzle, region).nom} ${verb(told, 'nimmt', 'nähme')} ${named}`] : [];
  const byCell = [
    ...(turning === undefined
      ? []
      : [
          `${cellName(turning.cell)} ${verb(told, 'gehört', 'müsste')} zu ${cellNames(turning.partners, { last: 'oder' })}`,
        ]),
    ...(changing === undefined ? [] : [cellIs(told, changing.cell, changing.numbers)]),
  ];
  return isSingle ? [...byDomino, ...byCell] : [...byCell, ...byDomino];
}

/** The region that is filled, as far as one can see it. */
function regionToFill(told: ToldLink): Named | undefined {
  const filled = told.covered()?.region ?? told.regions[0];
  return filled === undefined ? undefined : regionNamed(told.puzzle, filled);
}

/** Ways, and what follows in each; where they are many, that nothing else works. */
function eachWay(told: ToldLink): Variants {
  const { region, covers = [] } = told.covered() ?? {};
  const conclusion = conclusions(told);
  const name = regionToFill(told);
  if (region !== undefined && covers.length === 1)
    return so(
      `${regionNamed(told.puzzle, region).nom} ${verb(told, 'lässt', 'ließe')} sich nur auf eine Weise füllen`,
      conclusion,
    );
  const [only, ...others] = setsOf(covers);
  const isFew = only !== undefined && others.length === 0 && only.length <= 2;
  const fill = only !== undefined && only.length > 1 ? verb(told, 'füllen', 'füllten') : verb(told, 'füllt', 'füllte');
  const either = covers.length === 2 || others.length === 1 ? 'So oder so' : 'Jedes Mal';
  return [
    ...(isFew && name !== undefined
      ? so(`nur ${dominoNames(only, 'nom', 'und')} ${fill} ${name.acc}`, conclusion)
      : []),
    ...waysSaid(told).flatMap((way) => conclusion.map((text) => `${sentence(way)} ${sentence(behind(either, text))}`)),
    ...madeSaid(told).flatMap((why) => so(why, conclusion)),
    ...(name === undefined
      ? []
      : conclusion.map((text) => sentence(`${main(text)}: Sonst ließe sich ${name.nom} nicht füllen`))),
  ];
}

/** `die 2 besteht aus zwei 0en und zwei 1en, und es gibt keinen 0–1`: what decides how a region is filled. */
function madeSaid(told: ToldLink): Variants {
  const made = madeOnlyOf(told);
  if (made === undefined) return [];
  const { region, bag, gone } = made;
  const clauseOf = madeOf(told, regionNamed(told.puzzle, region), [bag]);
  if (clauseOf === undefined) return [];
  const is = main([clauseOf]);
  const more = told.before.placements.length === 0 ? '' : ' mehr';
  const there = verb(told, 'gibt', 'gäbe');
  return gone.length === 0 || gone.length > 3 ? [is] : [`${is}, und es ${there} ${noDominoes(gone)}${more}`, is];
}

/** The ways, and what to look for in them. */
function askWays(told: ToldLink): Variants {
  const { region, covers = [] } = told.covered() ?? {};
  if (region !== undefined && covers.length === 1)
    return [sentence(`${regionNamed(told.puzzle, region).nom} lässt sich nur auf eine Weise füllen. Wie?`)];
  const name = regionToFill(told);
  const times = covers.length === 2 ? 'beide Male' : 'jedes Mal';
  const same = `Was ist für ${cellsAsked(told)} immer gleich?`;
  return [
    ...each(waysSaid(told).map(sentence), [
      `Was ist für ${cellsAsked(told)} ${times} gleich?`,
      `Was ist ${times} gleich?`,
    ]),
    ...(name === undefined
      ? []
      : [
          `Probier alle Wege, ${name.acc} mit den übrigen Steinen zu füllen. ${same}`,
          `Probier alle Wege, ${name.acc} zu füllen. ${same}`,
        ]),
  ];
}

/** `den 2–3`, or one domino where it is not clear which. */
function twiceNeeded(twice: NeededTwice | undefined): string {
  return twice === undefined || twice.dominoes.length === 0 ? 'einen Stein' : dominoNames(twice.dominoes, 'acc');
}

/** `die 9 bräuchte den 2–3 zweimal`. */
function needTwice({ puzzle }: ToldLink, twice: NeededTwice): Clause {
  return clause(regionNamed(puzzle, twice.region).nom, 'bräuchte', `${twiceNeeded(twice)} zweimal`);
}

function sameSaid(told: ToldLink): Variants {
  if (told.concludes.length > 1) {
    const all = told.concludes.map((fact) => sameSaid(told.only(fact)));
    return [all.map(([text = '']) => text).join(' '), ...sentences(conclusions(told))];
  }
  const twice = neededTwice(told);
  const domino = wanted(told);
  const [at] = told.cells;
  const lost = at === undefined ? [] : told.lost(at);
  const conclusion = conclusions(told);
  const two =
    twice !== undefined
      ? needTwice(told, twice)
      : domino !== undefined
        ? clause('zwei Stellen', 'bräuchten', dominoName(domino, 'acc'))
        : clause('die übrigen Steine', 'würden', 'nicht reichen');
  const [part] = told.edges('part');
  const isAlike = lost.length === 1 && told.cells.every((every) => String(told.lost(every)) === String(lost));
  const isFew = at !== undefined && told.cells.length === 1 && lost.length > 0 && lost.length <= 2;
  const start = isFew
    ? `mit ${oneOf(lost, 'dat')} in ${cellName(at.cell)}`
    : part !== undefined
      ? `mit einem Stein auf ${cellNames(part)}`
      : isAlike
        ? `mit ${one(lost[0]!, 'dat')}`
        : 'sonst';
  return [...so(behind(start, [two]), conclusion), ...sentences(conclusion)];
}

/** The two ways, where the premises show them: a cell with two partners, or with two numbers. */
function eitherSaid(told: ToldLink): string | undefined {
  const two = told.placed === undefined ? twoWays(told) : undefined;
  if (two === undefined) return undefined;
  return 'partners' in two
    ? `${cellName(two.cell)} gehört zu ${cellNames(two.partners, { last: 'oder' })}`
    : cellIs(told, two.cell, two.numbers);
}

/** The same where what to place is said next. */
export function alwaysThere(told: ToldLink): Variants {
  const name = regionToFill(told);
  const { covers = [] } = told.covered() ?? {};
  if (name === undefined || covers.length === 1) return [];
  return [sentence(`egal, wie man ${name.acc} füllt: Ein Stein liegt immer gleich`)];
}

const CUT_OFF = 'Abgeschnittene Felder';

export const boardTechniques = {
  'odd-area': {
    name: CUT_OFF,
    idea: 'Ein Stein darf keine ungerade Zahl von Feldern abschneiden.',
    say: oddSaid,
    why: (told) => [`${imagined(told)} Wie viele Felder wären dann abgeschnitten?`],
    what(told) {
      const number = told.tiled.length;
      const odd = `das ${be({ isSupposed: false }, number > 1)} ${cellCount(number)}, eine ungerade Zahl`;
      return [...(number % 2 === 1 ? so(odd, conclusions(told)) : []), ...answer(told)];
    },
  },
  bridge: {
    name: CUT_OFF,
    idea: 'Ein Stein darf keine Felder abschneiden, die sich nicht bedecken lassen, und keiner Region nehmen, was sie braucht.',
    say: bridgeSaid,
    why(told) {
      const [region, ...more] = told.regions;
      if (region !== undefined && more.length === 0)
        return [`${imagined(told)} Was würde ${regionNamed(told.puzzle, region).dat} dann fehlen?`];
      const rest = told.tiled.length === 0 ? 'die Felder ringsum' : area(told);
      const could = told.tiled.length === 1 ? 'Ließe' : 'Ließen';
      return [`${imagined(told)} ${could} sich ${rest} noch bedecken?`, `${imagined(told)} Was bliebe übrig?`];
    },
    what: (told) => answer(told),
  },
  'same-domino': {
    name: 'Zweimal gebraucht',
    idea: 'Was einen Stein an zwei Stellen bräuchte, stimmt nicht.',
    say: sameSaid,
    why(told) {
      const [at] = told.cells;
      const [lost = 0] = at === undefined ? [] : told.lost(at);
      // Of several numbers, or cells, one is asked about.
      const twice = neededTwice(at === undefined ? told : without(told, at, lost));
      const domino = wanted(told);
      const asked = told.placed === undefined ? `Was scheidet für ${cellsAsked(told)} aus?` : question(told);
      const name = twice === undefined ? undefined : regionNamed(told.puzzle, twice.region).nom;
      return [
        ...(at === undefined || name === undefined
          ? []
          : [`Angenommen, ${cellName(at.cell)} ist ${one(lost)}. Welchen Stein bräuchte ${name} zweimal?`]),
        ...(name === undefined
          ? []
          : [`${sentence(`${name} darf ${twiceNeeded(twice)} nicht zweimal brauchen`)} ${asked}`]),
        ...(domino === undefined ? [] : [`${capitalised(dominoName(domino, 'acc'))} gibt es nur einmal. ${asked}`]),
        ...(name === undefined ? [] : [`${sentence(`${name} darf keinen Stein zweimal brauchen`)} ${asked}`]),
        `Jeder Stein ist nur einmal da. ${asked}`,
      ];
    },
    what: (told) => answer(told),
  },
  'two-ways': {
    name: 'Zwei Wege, ein Ergebnis',
    idea: 'Was auf beiden Wegen stimmt, stimmt.',
    say(told) {
      const ways = eitherSaid(told);
      const conclusion = conclusions(told);
      return [
        ...eachWay(told),
        ...(ways === undefined
          ? []
          : conclusion.map((text) => `${sentence(ways)} ${sentence(behind('So oder so', text))}`)),
        ...sentences(conclusion),
      ];
    },
    why(told) {
      const ways = eitherSaid(told);
      return [
        ...askWays(told),
        ...(ways === undefined ? [] : [`${sentence(ways)} Was ist für ${cellsAsked(told)} so oder so gleich?`]),
        `Probier beide Wege, ${cellsAsked(told)} zu bedecken. Was haben sie gemeinsam?`,
      ];
    },
    what: (told) => answer(told),
  },
  'every-way': {
    name: 'Auf jedem Weg gleich',
    idea: 'Was auf jedem Weg stimmt, eine Region mit den übrigen Steinen zu bedecken, stimmt.',
    say: (told) => [...eachWay(told), ...sentences(conclusions(told))],
    why: (told) => [...askWays(told), `Probier alle Wege, ${cellsAsked(told)} zu bedecken. Was haben sie gemeinsam?`],
    what: (told) => answer(told),
  },
} as const satisfies Record<string, TechniqueWords>;
