/** How Pips are reasoned about: what core asks to tell a solution chapter by chapter. */
import type { Cell } from '@pipwright/core';
import { smallest } from '@pipwright/core/bits';
import type { Reasoner } from '@pipwright/core/explaining';
import { type Compiled, cellNumber, FORCED } from '../engines/swift/index.js';
import { dominoKey } from '../model/domino.js';
import { Judge } from './judging/judge.js';
import { Minimiser } from './judging/minimise.js';
import type { Fact } from './knowledge/conclusion.js';
import { Knowledge } from './knowledge/knowledge.js';
import type { Premise } from './knowledge/premise.js';
import type { Truth } from './knowledge/truth.js';
import { EVIDENT } from './techniques/evident.js';
import { PLAIN, TRY_BOTH } from './techniques/index.js';
import { oddArea } from './techniques/odd-area.js';
import { refuteAlone } from './trying/board-alone.js';
import { drafting, places } from './trying/drafting.js';
import { lookAhead } from './trying/look-ahead.js';
import { nameOfTrial, tryBoth } from './trying/try-both.js';

/** More things to place that are found at once are not compared. */
const COMPARED = 8;
const GLANCE = { patience: 200, mustUseDominoes: false };

/** @param truth what is true of every solution, given what the player has placed; a guess leads to nothing that is not */
export function reasonerOf(compiled: Compiled, truth: Truth): Reasoner<Knowledge, Fact, Premise> {
  const judge = new Judge(compiled, []);
  const minimiser = new Minimiser(judge);
  return {
    ...drafting,
    techniques: PLAIN,
    knowledge: (facts) => new Knowledge(compiled, facts),
    left: (knowledge) => left(knowledge, truth),
    nameOfPlaced: (fact) => fact.map((each) => (each.kind === 'place' ? dominoKey(each.domino) : '')).join(''),
    unfinished: (knowledge) => {
      const isOpen = (cell: Cell) => !knowledge.isPlaced(cellNumber(compiled, cell));
      return compiled.puzzle.regions.filter(({ cells }) => cells.some(isOpen)).length;
    },
    places,
    isComplete: (knowledge) => knowledge.isComplete(truth),
    findings: (knowledge) => (truth.unique ? [] : findings(knowledge)),
    triesFrom: TRY_BOTH.level,
    trials: (knowledge) => tryBoth(knowledge, truth),
    lastResort: (knowledge) => lookAhead(knowledge, truth),
    minimise: (facts, parts, technique) =>
      minimiser.minimise(facts, parts, { keepsShape: technique.name === oddArea.name }),
    thin: (facts, use) => minimiser.thin(facts, use),
    follows(facts, fact, because) {
      judge.facts = facts;
      return judge.follows(fact, because, GLANCE);
    },
    *refuteBy(facts, because, supposed) {
      yield;
      judge.facts = facts;
      return refuteAlone(judge, because, supposed);
    },
    nameOf: (facts, step) => nameOfTrial(new Knowledge(compiled, facts), step),
    isThin: ({ technique }) => EVIDENT.has(technique.name),
    isGranted: ({ kind }) => kind === 'tiled',
    together: (facts) => facts.flat(),
    compares: COMPARED,
    distance: (fact, other) => {
      const [at] = cellsIn(compiled, fact);
      const [from] = cellsIn(compiled, other);
      if (at === undefined || from === undefined) return 0;
      const [r, c] = compiled.puzzle.cells[at]!;
      const [s, d] = compiled.puzzle.cells[from]!;
      return Math.abs(r - s) + Math.abs(c - d);
    },
  };
}

function cellsIn({ first, second }: Compiled, fact: Fact): number[] {
  return fact.flatMap((conclusion) =>
    conclusion.kind === 'values' ? [conclusion.cell] : [first[conclusion.edge]!, second[conclusion.edge]!],
  );
}

/** The dominoes of the one solution that are not placed. */
function left({ compiled, placed }: Knowledge, { values, joins }: Truth): Fact[] {
  const { first, second, edges } = compiled;
  return Array.from({ length: edges }, (_, edge) => edge)
    .filter((edge) => joins[edge] === 1 && placed[edge] === 0)
    .map((edge) => [
      { kind: 'place', edge, domino: [smallest(values[first[edge]!]!), smallest(values[second[edge]!]!)] },
    ]);
}

/** Why pairs belong together, and why cells hold their numbers, where no domino is known to lie. */
function findings(knowledge: Knowledge): readonly (readonly number[])[] {
  const { cells, edges, pips } = knowledge.compiled;
  const found: number[][] = [];
  for (let e = 0; e < edges; e++) {
    if (knowledge.joins[e] === FORCED && knowledge.placed[e] === 0) found.push([knowledge.joinsBy(e)]);
  }
  for (let c = 0; c < cells; c++) {
    if (knowledge.isPlaced(c) || !knowledge.isKnown(c)) continue;
    found.push([...new Set(Array.from({ length: pips }, (_, v) => knowledge.lostBy(c, v)))]);
  }
  return found.map((facts) => facts.filter((fact) => fact >= 0));
}
