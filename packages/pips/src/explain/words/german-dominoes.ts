/** Techniques about which domino lies where, in German. */
import { cellName, list } from '@pipwright/core';
import { together, type Variants } from '@pipwright/core/wording';
import { type Cell, getAdjacent } from '../../model/cell.js';
import { isDouble } from '../../model/domino.js';
import { across, hasEnd, type ToldLink } from '../told/index.js';
import { pairing } from '../told/pairing.js';
import { needyCells, seenAndFollowing } from '../told/sight.js';
import { trayOf } from '../told/tray.js';
import { main, sentence, sentences, so } from './german-clause.js';
import { belongs, conclusions, conclusionsByCell, fewDominoes, verb } from './german-facts.js';
import { fittingSaid, knownOf, numbersLacking, whyForced, whyParted } from './german-fitting.js';
import { onlyHome } from './german-homes.js';
import { cellNames, domino as dominoName, oneOf, regionNamed } from './german-names.js';
import { numbersSeen, pairInShort, pairStory } from './german-pair.js';
import { askPair } from './german-pair-asked.js';
import { partnersSaid } from './german-partners.js';
import { answer, cellsAsked, each, question } from './german-telling.js';
import type { TechniqueWords } from './language.js';

/** Why cells pair, where nothing else is to be seen. */
const OTHERWISE = /^sonst ließen sich (die Felder um r\d+c\d+) nicht bedecken$/;

/** What is seen on the way, for a question: without the numbers. */
function cluesOf(told: ToldLink): Variants {
  const clues = told.seen.flatMap((seen) => {
    const joins = seen.edges('join');
    if (seen.technique === 'forced-partner' && joins.length > 0)
      return [
        sentence(
          main(
            joins.slice(0, 3).map((edge) => {
              const { cell, other } = seen.forced(edge);
              return belongs(seen, cell, other);
            }),
          ),
        ),
      ];
    const [region] = seen.regions;
    const [at] = seen.cells;
    if (region === undefined || at === undefined) return [];
    const name = regionNamed(told.puzzle, region);
    if (seen.technique === 'equal-values') return [`${cellName(at.cell)} ist wie der Rest ${name.gen}.`];
    return seen.technique === 'rest-of-sum'
      ? [sentence(`${name.nom} lässt in ${cellName(at.cell)} nur eine Zahl zu`)]
      : [];
  });
  return clues.length === 0 ? [] : [clues.join(' '), clues.at(-1)!];
}

function asks(told: ToldLink): Variants {
  const { edge } = told;
  if (edge === undefined)
    return [
      `Probier die übrigen Steine auf ${cellsAsked(told)} und daneben. Welche Zahlen erlauben sie?`,
      question(told),
    ];
  if (told.placed !== undefined) return askPair(told);
  const known = knownOf(told, edge);
  if (told.edges('part').length > 0) {
    const asked = `Passt noch ein Stein auf ${cellNames(edge)}?`;
    const isNamed = (text: string) => edge.every((cell) => text.includes(cellName(cell)));
    const askedOf = (text: string) => (isNamed(text) ? 'Passt dorthin noch ein Stein?' : asked);
    return [
      ...known.map((text) => `${text} ${askedOf(text)}`),
      ...each(known, ['Gibt es dafür noch einen Stein?']),
      asked,
    ];
  }
  const asked = `Welche Steine passen noch auf ${cellNames(edge)}?`;
  const lacking = numbersLacking(told, edge).map(sentence);
  const single = edge.flatMap((cell) => knownOf(told, [cell]));
  const pair = told.pairOf(edge[0]) === undefined ? [] : [sentence(main([belongs(told, ...edge)]))];
  return [
    ...each(cluesOf(told), ['Welche Steine passen dorthin?']),
    ...each([...known, ...single, ...lacking], [asked]),
    ...each(pair, ['Welche Steine passen noch dorthin?']),
    asked,
  ];
}

/** `r3c1 braucht r2c1.`, of neighbours that no domino lies on but that pair with other cells. */
function neededBeside(told: ToldLink, [cell]: readonly Cell[]): Variants {
  const near = cell === undefined ? [] : getAdjacent(cell).filter((each) => !told.isCovered(each));
  const pairs = near.flatMap((each) => {
    const pair = told.pairOf(each);
    return pair === undefined || hasEnd(pair, cell!)
      ? []
      : [`${cellName(across(pair, each))} braucht ${cellName(each)}`];
  });
  return pairs.length === 0 ? [] : [sentence(list(pairs, 'und'))];
}

function asksInside(told: ToldLink): Variants {
  const { edge } = told;
  const region = edge === undefined ? undefined : (told.around(edge) ?? told.regions[0]);
  if (edge === undefined || region === undefined || told.placed !== undefined) return asks(told);
  const { acc, inside, to } = regionNamed(told.puzzle, region);
  const isParted = told.edges('part').length > 0;
  const hasDoubles = trayOf(told.puzzle).some(({ domino }) => isDouble(domino));
  if (region.rule.kind === 'same') {
    if (told.edges('join').length > 0 && !hasDoubles)
      return [`Der Vorrat hat keinen Pasch, also liegt ${inside} kein ganzer Stein. ${question(told)}`];
    if (isParted) return [`Ein Stein ${inside} wäre ein Pasch. Passt einer auf ${cellNames(edge)}?`];
    return [
      ...each(cluesOf(told), [sentence(`${inside} ist das ein Pasch. Welche gibt es noch?`)]),
      `Ein Stein ${inside} ist ein Pasch. Welche gibt es noch?`,
    ];
  }
  if (region.rule.kind === 'different')
    return [`Ein Stein ${inside} kann kein Pasch sein. Welche anderen passen auf ${cellNames(edge)}?`];
  if (isParted) return [`${cellNames(edge)} liegen ${inside}. Gibt es noch einen Stein, der ${to} passt?`];
  return [
    ...each(cluesOf(told), [`Welche Steine lassen genug für ${acc}?`]),
    `Welche Steine passen ${inside} auf ${cellNames(edge)}?`,
  ];
}

/** What answers the question about dominoes. */
function answers(told: ToldLink): Variants {
  if (told.placed !== undefined) {
    const isKnown = told.placed.cells.every((cell) => told.known(cell) !== undefined);
    if (isKnown && !told.isLastDomino && pairing(told).exclusions.length === 0)
      return answer(told, [sentence(numbersSeen(told) || 'beide Zahlen sind bekannt')]);
    const [full = '', ...shorter] = together(pairStory(told, true));
    return answer(told, [full, ...pairInShort(told), ...shorter]);
  }
  if (told.edges('part').length > 0) return [...so('nein', conclusions(told)), ...answer(told)];
  const few =
    told.edge === undefined || told.cells.length === 0 ? undefined : fewDominoes(told.candidates(told.edge).left);
  return few === undefined ? answer(told) : [...so(few, conclusionsByCell(told)), ...answer(told)];
}

function fits(told: ToldLink): Variants {
  return told.placed === undefined ? fittingSaid(told) : together(pairStory(told, false));
}

export const dominoTechniques = {
  'forced-partner': {
    name: 'Nur ein Nachbar',
    idea: 'Ein Feld mit nur einem freien Nachbarn gehört zu diesem.',
    say(told) {
      if (told.edges('join').length === 0) return sentences(conclusions(told));
      return [...partnersSaid(told, [told], { parted: [] }), ...sentences(conclusions(told))];
    },
    why(told) {
      const joins = told.edges('join');
      const cells = needyCells(told, joins);
      if (cells.length === 0) return [];
      const [cause = []] = joins.map((edge) => whyForced(told, edge)).filter((why) => why.length > 0);
      const parted = told.seen.filter((seen) => seen.edges('part').length > 0).flatMap((seen) => whyParted(seen));
      // What would be otherwise is for the player to find.
      const whys = [...parted, ...cause].map((why) => sentence(why.replace(OTHERWISE, '$1 müssen bedeckt werden')));
      const names = cellNames(cells, { most: 4 });
      if (cells.length > 1) {
        const [seen, following] = seenAndFollowing(told, cells);
        const leftForAll = `Welche Nachbarn bleiben für ${names}?`;
        if (whys.length > 0) return each(whys, [leftForAll]);
        if (following.length === 0) return [`${names} haben nur je einen freien Nachbarn. Welchen?`];
        const one = `${cellNames(seen, { most: 4 })} ${seen.length === 1 ? 'hat nur' : 'haben nur je'} einen freien Nachbarn.`;
        return [
          ...each(cluesOf(told), [leftForAll]),
          ...(seen.length === 0 ? [] : [`${one} Was bleibt dann für ${cellNames(following, { most: 4 })}?`]),
          leftForAll,
        ];
      }
      const left = [`Welcher Nachbar bleibt für ${names}?`];
      return [
        ...each(whys, left),
        ...each(cluesOf(told), left),
        ...(whys.length > 0 ? left : []),
        ...each(neededBeside(told, cells), left),
        `${names} hat nur einen freien Nachbarn. Welchen?`,
      ];
    },
    what: (told) => answer(told),
  },
  'only-domino': {
    name: 'Nur ein Stein passt',
    idea: 'Welche Steine auf zwei Nachbarn passen, sagt, was dort stehen kann, oder dass sie nicht zusammengehören.',
    say: fits,
    why: asks,
    what: answers,
  },
  'doubles-test': {
    name: 'Pasch nötig',
    idea: 'Ein Stein in einem = ist ein Pasch, ein Stein in einem ≠ keiner.',
    say: fits,
    why: asksInside,
    what: answers,
  },
  'sum-pair': {
    name: 'Wege zur Summe',
    idea: 'Ein Stein in einer Summe muss den anderen Feldern lassen, was sie schaffen.',
    say: fits,
    why: asksInside,
    what: answers,
  },
  'no-partner': {
    name: 'Kein Partner',
    idea: 'Eine Zahl scheidet aus, wenn kein Nachbar sie zu einem Stein ergänzen kann.',
    say(told) {
      const [at] = told.cells;
      const then = conclusions(told);
      if (at === undefined) return sentences(then);
      const lost = told.lost(at);
      const left = told.left(at);
      const where = cellName(at.cell);
      if (lost.length > 0 && lost.length <= 3) return so(`${oneOf(lost)} in ${where} fände keinen Partner`, then);
      if (left.length > 0 && left.length <= 3)
        return [
          sentence(`nur ${oneOf(left)} in ${where} ${verb(told, 'findet', 'fände')} einen Partner`),
          ...sentences(then),
        ];
      return sentences(then);
    },
    why(told) {
      const isNot = /^(keine|weder) /.test(conclusions(told)[0]?.[0]?.rest ?? '');
      return [
        `Eine Zahl in ${cellsAsked(told, 'dat')} braucht daneben einen Partner. Welche Zahlen finden ${isNot ? 'keinen' : 'einen'}?`,
      ];
    },
    what: (told) => answer(told),
  },
  'last-home': {
    name: 'Sonst nirgends Platz',
    idea: 'Ein Stein, für den nur noch ein Platz bleibt, kommt dorthin.',
    say(told) {
      const domino = told.placed?.domino ?? told.dominoes[0];
      const { edge } = told;
      if (domino === undefined || edge === undefined) return sentences(conclusions(told));
      const does = verb(told, 'passt', 'passte');
      if (told.cells.length > 0) return so(`${dominoName(domino)} ${does} sonst nirgends hin`, conclusions(told));
      return [...onlyHome(told, domino, edge), sentence(`${dominoName(domino)} ${does} nur auf ${cellNames(edge)}`)];
    },
    why(told) {
      const [domino] = told.dominoes;
      if (told.placed !== undefined)
        return [`Einer der übrigen Steine passt nur auf ${cellNames(told.placed.cells)}. Welcher?`];
      return domino === undefined ? [] : [`Wohin kann ${dominoName(domino)} noch?`];
    },
    what: (told) => answer(told),
  },
} as const satisfies Record<string, TechniqueWords>;
