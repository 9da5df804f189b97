/** Suppositions and where they end, in German. */
import { cellName } from '@pipwright/core';
import { together, type Variants } from '@pipwright/core/wording';
import { sameDomino } from '../../model/domino.js';
import { cellsOf } from '../step.js';
import { deadCell } from '../told/dead-end.js';
import type { ToldLink } from '../told/index.js';
import { eitherOf, isSupposedThere, isTurned } from '../told/supposed.js';
import { behind, capitalised, main, sentence } from './german-clause.js';
import { askEnd, deadEnd } from './german-dead-end.js';
import { conclusions, itIs, notSo, supposed } from './german-facts.js';
import { liesThere } from './german-fitting.js';
import { cellNames, domino as dominoName, dominoes as dominoNames, regionNamed, regionsNamed } from './german-names.js';
import { seenParts } from './german-pair.js';
import { answer } from './german-telling.js';
import type { TechniqueWords } from './language.js';
import { aroundChainBy, type Leading, seenBefore, supposeStoryBy } from './story.js';

/** Does the last link of its chain end in something to be seen? */
function ending(told: ToldLink): Variants {
  const last = told.chain.at(-1);
  const cell = last === undefined ? undefined : deadCell(last);
  return last === undefined || cell === undefined ? [] : deadEnd(last, cell);
}

/** What is supposed; in short where the two cells have been named. */
function supposing(told: ToldLink, isNamed: boolean): string {
  const { suppose } = told;
  if (suppose === undefined) return 'Probier die anderen Wege';
  if (suppose.kind === 'place' && isTurned(told)) {
    return `Angenommen, ${dominoName(suppose.domino)} liegt mit der ${suppose.domino[0]} auf ${cellName(suppose.cells[0])}`;
  }
  return suppose.kind === 'place' && isNamed
    ? `Angenommen, es ist ${dominoName(suppose.domino)}`
    : `Angenommen, ${main(supposed(suppose))}`;
}

/** What follows. */
function soSaid(told: ToldLink): Variants {
  const { suppose, placed } = told;
  if (isTurned(told) && placed !== undefined)
    return [
      `Also liegt er andersherum: mit der ${placed.domino[0]} auf ${cellName(placed.cells[0])}.`,
      'Also liegt er andersherum.',
    ];
  if (isSupposedThere(told)) return [sentence(behind('also', itIs(told)))];
  const then = conclusions(told);
  const not = suppose === undefined || placed === undefined ? [] : notSo(suppose);
  return [
    ...(not.length === 0 ? [] : then.map((each) => sentence(behind('also', [...not, ...each])))),
    ...then.map((each) => sentence(behind('also', each))),
  ];
}

/** The two dominoes of which one is supposed, where that is all; with what is seen on the way. */
function leading(told: ToldLink): Leading {
  const either = eitherOf(told);
  if (either === undefined) return { parts: seenParts(told), which: undefined };
  const { cells, dominoes, region, isJust } = either;
  const inside = region?.rule.kind === 'same' ? regionNamed(told.puzzle, region).inside : '';
  const double = inside === '' ? '' : 'ein Pasch: ';
  const say = (isNamed: boolean) =>
    sentence(`${liesThere(told, cells, isNamed, inside)} ${double}${dominoNames(dominoes)}`);
  return { parts: seenParts(told, { without: cells }), which: say(isJust), alone: say(false) };
}

const SUPPOSING = {
  leading,
  supposing,
  ending,
  cannotBe: 'Das geht nicht.',
  so: soSaid,
  behindColon: capitalised,
};

export const sayAroundChain = aroundChainBy(SUPPOSING);
export const supposeStory = supposeStoryBy(SUPPOSING);

function saySupposing(told: ToldLink): Variants {
  return told.suppose === undefined ? sayTried(told) : together(supposeStory(told, false));
}

/** A link that has been tried, without a chain of its own: what could not be filled if it were not so. */
function sayTried(told: ToldLink): Variants {
  const { puzzle, regions } = told;
  const names = regionsNamed(puzzle, regions);
  const ends = [
    ...(regions.length === 0 || regions.length > 2
      ? []
      : [`Sonst ${names.isMany ? 'ließen' : 'ließe'} sich ${names.nom} nicht füllen`]),
    'Sonst ließen sich die übrigen Felder nicht füllen',
  ];
  return conclusions(told).flatMap((then) => ends.map((end) => sentence(`${main(then)}: ${end}`)));
}

/** What to try, where naming what is supposed would give the answer away. */
function trying({ suppose, placed }: ToldLink): string {
  if (suppose?.kind === 'values') return `Probier die Zahlen, die für ${cellNames(cellsOf(suppose))} bleiben.`;
  if (suppose?.kind !== 'place') return 'Probier beides.';
  const where = cellNames(suppose.cells);
  const isSame = placed !== undefined && sameDomino(placed.domino, suppose.domino);
  return isSame
    ? `Auf ${where} passt nur ein Stein. Probier ihn in beiden Richtungen.`
    : `Auf ${where} passt mehr als ein Stein. Probier sie.`;
}

function asks(told: ToldLink): Variants {
  const last = told.chain.at(-1);
  const cell = last === undefined ? undefined : deadCell(last);
  const end = last === undefined || cell === undefined ? 'Was ginge schief?' : askEnd(last, cell);
  if (told.suppose === undefined) return [`${trying(told)} ${end}`];
  const suppose = `Angenommen, ${main(supposed(told.suppose))}.`;
  const starts = [...seenBefore(told, seenParts).map((seen) => `${seen} ${suppose}`), suppose, trying(told)];
  return starts.map((start) => `${start} ${end}`);
}

/** Where it ends, and what follows. */
function answers(told: ToldLink): Variants {
  if (told.placed !== undefined) return answer(told, ending(told));
  const then = conclusions(told, { isExact: true }).map((each) => sentence(behind('also', each)));
  return [...ending(told).flatMap((end) => then.map((text) => `${end} ${text}`)), ...answer(told)];
}

export const supposingTechniques = {
  'try-both': {
    name: 'Beides probieren',
    idea: 'Von zwei Möglichkeiten endet eine nach höchstens zwei Schritten in etwas, das nicht geht.',
    say: saySupposing,
    why: asks,
    what: answers,
  },
  'looking-ahead': {
    name: 'Vorausdenken',
    idea: 'Was ein paar Schritte später nicht mehr aufgeht, stimmt nicht.',
    say: saySupposing,
    why: asks,
    what: answers,
  },
} as const satisfies Record<string, TechniqueWords>;
