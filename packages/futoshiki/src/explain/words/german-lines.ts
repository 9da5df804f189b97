/** What rows and columns say, in German. */
import { cellName } from '@pipwright/core';
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
import { cellNames, clauses, conclusion, lineName, lineNames, linesOf, sentence, so, und } from './german-names.js';
import { clausesOf, lacks, reasonsSaid } from './german-reasons.js';

function saysNumber(told: ToldLink): Variants {
  const [only] = told.concludes;
  if (only === undefined) return [];
  const reasons = whyOnly(told, only.cell, only.values[0]);
  return [...(reasons.length === 0 ? [] : so(told, [reasonsSaid(reasons)])), sentence(conclusion(told))];
}

/** Why a number goes nowhere else, and where it goes then. */
function saysNowhereElse(told: ToldLink): Variants {
  return so(told, homeOf(told)?.reasons.map(reasonsSaid) ?? []);
}

function saysHome(told: ToldLink): Variants {
  const home = homeOf(told);
  if (home === undefined) return saysNumber(told);
  const where = `Wohin mit der ${home.number} in ${lineName(home.line)}?`;
  return [
    ...saysNowhereElse(told).map((text) => `${where} ${text}`),
    sentence(`in ${lineName(home.line)} passt die ${home.number} sonst nirgends hin: ${conclusion(told)}`),
  ];
}

const homeWords = (name: string, idea: string): TechniqueWords<ToldLink> => ({
  name,
  idea,
  say: saysHome,
  why(told) {
    const home = homeOf(told);
    if (home === undefined) return [];
    const ask = `Wo kann die ${home.number} in ${lineName(home.line)} noch stehen?`;
    const [all = []] = home.reasons;
    // What is seen in the line itself comes first, and is the last to be left out.
    const fewer = all.map((_, i) => all.slice(0, -1 - i)).filter(({ length }) => length > 0);
    return [...[...home.reasons, ...fewer].map((each) => `${sentence(reasonsSaid(each))} ${ask}`), ask];
  },
  /** The question has been asked by then. */
  what: (told) => [...saysNowhereElse(told), ...saysHome(told)],
});

/** More cells that lose the same are not listed. */
const MOST_LISTED = 2;

function nakedWords(name: string, count: 2 | 3, idea: string): TechniqueWords<ToldLink> {
  const same = count === 2 ? 'zwei' : 'drei';
  const said = (told: ToldLink): Variants =>
    nakedGroups(told, count).flatMap(({ line, cells, numbers }) => {
      const reason = `in ${cellNames(cells)} passen nur ${und(numbers)}`;
      const nowhere = sentence(`${reason}, also stehen sie in ${lineName(line)} sonst nirgends`);
      return told.concludes.length > MOST_LISTED ? [nowhere] : [...so(told, [reason]), nowhere];
    });
  return {
    name,
    idea,
    say: said,
    why: (told) =>
      nakedGroups(told, count).flatMap(({ line, cells }) => [
        `In ${cellNames(cells)} passen nur dieselben ${same} Zahlen. Was bleibt für den Rest von ${lineName(line)}?`,
        `In ${same} Felder von ${lineName(line)} passen nur dieselben Zahlen. Was bleibt für die anderen?`,
      ]),
    what: said,
  };
}

function hiddenWords(name: string, count: 2 | 3, idea: string): TechniqueWords<ToldLink> {
  const said = (told: ToldLink): Variants =>
    so(
      told,
      hiddenGroups(told, count).map(
        ({ line, cells, numbers }) =>
          `die Zahlen ${und(numbers)} passen in ${lineName(line)} nur in ${cellNames(cells)}`,
      ),
    );
  return {
    name,
    idea,
    say: said,
    why: (told) =>
      hiddenGroups(told, count).map(
        ({ line, numbers }) => `Such Plätze für ${und(numbers)} in ${lineName(line)}. Welche Felder kommen infrage?`,
      ),
    what: said,
  };
}

function fishWords(name: string, count: 2 | 3, idea: string): TechniqueWords<ToldLink> {
  const ofFish = (say: (fish: Fish, these: string) => string) => (told: ToldLink) => {
    const fish = fishOf(told, count);
    return fish === undefined ? [] : [say(fish, `diesen ${linesOf(fish.cover[0]?.kind ?? 'row')}`)];
  };
  const onlyThere = ({ number, base, cover }: Fish) =>
    `In ${lineNames(base, 'den')} kann die ${number} nur in ${lineNames(cover, 'den')} stehen.`;
  return {
    name,
    idea,
    say: ofFish((fish, these) => `${onlyThere(fish)} Also steht sie in ${these} sonst nirgends.`),
    why: ofFish((fish, these) => `${onlyThere(fish)} Wo steht sie also in ${these}?`),
    what: ofFish(
      ({ number, base, cover }) =>
        `In ${lineNames(cover, 'den')} steht die ${number} nur in ${lineNames(base, 'den')}.`,
    ),
  };
}

/** What says which of two numbers goes where. */
function whichIsWhere({ by }: TwoLeft): readonly string[] {
  return 'smaller' in by ? [`${cellName(by.smaller)} ist das kleinere`] : clausesOf(by.reasons);
}

export const lineTechniques = {
  'last-number': {
    name: 'Letzte Zahl',
    idea: 'Fehlt in einer Zeile oder Spalte nur eine Zahl, kommt sie in das letzte leere Feld.',
    say(told) {
      const line = ownLine(told);
      if (line !== undefined && told.concludes.length === 1)
        return so(told, [lacks(line, lacking(told, line), 'nur ')]);
      return [
        `Letzte Zahlen, eine nach der anderen: ${conclusion(told)}.`,
        `Eine nach der anderen: ${conclusion(told)}.`,
      ];
    },
    why(told) {
      const line = ownLine(told);
      if (line === undefined || told.concludes.length > 1)
        return ['In einer Zeile, einer Spalte oder einem Feld ist nur noch eine Zahl möglich. Wo fängst du an?'];
      return [`${lineName(line)} hat nur noch ein leeres Feld. Welche Zahl fehlt?`];
    },
    what: (told) => [sentence(conclusion(told))],
  },
  'two-left': {
    name: 'Zwei Zahlen übrig',
    idea: 'Wenn zwei Zahlen fehlen, sagt ein Zeichen oder eine andere Zeile oder Spalte, welche wohin kommt.',
    say(told) {
      const two = twoLeftOf(told);
      if (two === undefined) return [sentence(conclusion(told))];
      return so(told, [clauses([lacks(two.line, two.numbers), ...whichIsWhere(two)])]);
    },
    why(told) {
      const two = twoLeftOf(told);
      if (two === undefined) return [];
      const lack = lacks(two.line, two.numbers);
      return 'smaller' in two.by
        ? [
            `In ${lineName(two.line)} fehlen zwei Zahlen, und ein Zeichen sagt, wo die größere steht. Welche kommt wohin?`,
          ]
        : [
            `${sentence(clauses([lack, ...whichIsWhere(two)]))} Welche kommt wohin?`,
            `${sentence(lack)} In welches der leeren Felder passt eine davon nicht?`,
          ];
    },
    what(told) {
      const two = twoLeftOf(told);
      return [
        ...(two === undefined ? [] : so(told, [clauses([`es fehlen ${und(two.numbers)}`, ...whichIsWhere(two)])])),
        sentence(conclusion(told)),
      ];
    },
  },
  'naked-single': {
    name: 'Nur eine Zahl passt',
    idea: 'Alle anderen Zahlen stehen schon in der Zeile oder Spalte oder sind zu groß oder zu klein.',
    say: saysNumber,
    why(told) {
      const [only] = told.concludes;
      if (only === undefined) return [];
      const ask = `Welche Zahl bleibt für ${cellName(only.cell)}?`;
      const reasons = whyOnly(told, only.cell, only.values[0]);
      const fewer = reasons.map((_, i) => reasonsSaid(reasons.slice(0, reasons.length - i)));
      return [...fewer.map((reason) => `${sentence(reason)} ${ask}`), ask];
    },
    what: (told) => [...saysNumber(told), sentence(conclusion(told))],
  },
  'hidden-single': homeWords('Nur ein Platz frei', 'In einer Zeile oder Spalte passt eine Zahl nur noch in ein Feld.'),
  'forced-extreme': homeWords(
    'Kleinste oder größte Zahl',
    'Ein Feld, das größer ist als ein Nachbar, ist keine 1, und ein kleineres ist nie die größte Zahl. Wo stehen die beiden also?',
  ),
  'naked-pair': nakedWords(
    'Paar',
    2,
    'In zwei Feldern stehen dieselben zwei Zahlen: in der Zeile oder Spalte also sonst nirgends.',
  ),
  'naked-triple': nakedWords(
    'Drilling',
    3,
    'In drei Feldern stehen dieselben drei Zahlen: in der Zeile oder Spalte also sonst nirgends.',
  ),
  'hidden-pair': hiddenWords(
    'Verstecktes Paar',
    2,
    'Zwei Zahlen passen nur in zwei Felder: Dort steht also nichts anderes.',
  ),
  'hidden-triple': hiddenWords(
    'Versteckter Drilling',
    3,
    'Drei Zahlen passen nur in drei Felder: Dort steht also nichts anderes.',
  ),
  'x-wing': fishWords(
    'X-Wing',
    2,
    'In zwei Zeilen steht eine Zahl in denselben zwei Spalten: in diesen also in keiner anderen Zeile.',
  ),
  swordfish: fishWords(
    'Schwertfisch',
    3,
    'In drei Zeilen steht eine Zahl in denselben drei Spalten: in diesen also in keiner anderen Zeile.',
  ),
} satisfies Readonly<Record<string, TechniqueWords<ToldLink>>>;
