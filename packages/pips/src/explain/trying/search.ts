/** Suppositions that fail, though no technique shows it. */
import { NODES_PER_PAUSE, type Use } from '@pipwright/core/explaining';
import { SwiftSearch, termsOf } from '../../engines/swift/index.js';
import { type Fact, impose } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';
import { isLarge } from '../knowledge/usual-board.js';
import { LOOKING_AHEAD } from '../techniques/index.js';
import { refuteFurther } from './further.js';
import { ENOUGH_AT_ONCE, type Trial, useOf } from './trial.js';

/** Nodes that a search for a way to fill the board takes at first; where none has failed by then, four times as many. */
const FIRST_NODES = 500;

/**
 * Where no technique shows it: that with all there is to know, no way to fill the board is left. Of all suppositions,
 * one of those that fail soonest; none where all that is supposed can be.
 */
export function* failsBySearch(knowledge: Knowledge, trials: readonly Trial[]): Generator<void, Use<Fact, Premise>[]> {
  const { compiled } = knowledge;
  const enough = isLarge(compiled) ? ENOUGH_AT_ONCE : 1;
  const failed: Use<Fact, Premise>[] = [];
  let open = trials;
  for (let most = FIRST_NODES; open.length > 0; most *= 4) {
    const undecided: Trial[] = [];
    for (const trial of open) {
      yield;
      const terms = termsOf(compiled);
      for (const fact of [...knowledge.facts, trial.supposed]) impose(terms, fact, compiled);
      const search = new SwiftSearch(compiled, terms);
      let answer = search.run(NODES_PER_PAUSE).type;
      while (answer === 'paused' && search.nodes < most) {
        yield;
        answer = search.run(NODES_PER_PAUSE).type;
      }
      if (answer === 'exhausted') {
        const further = isLarge(compiled) ? undefined : yield* refuteFurther(knowledge, trial.supposed);
        failed.push(further === undefined ? cannotBe(knowledge, trial) : useOf(LOOKING_AHEAD, trial, further));
      }
      if (answer === 'paused') undecided.push(trial);
      if (failed.length === enough) return failed;
    }
    if (failed.length > 0) return failed;
    open = undecided;
  }
  return [];
}

function cannotBe(knowledge: Knowledge, trial: Trial): Use<Fact, Premise> {
  const { cells, regions, pips } = knowledge.compiled;
  const from = knowledge.facts.length;
  const because = new Premises();
  for (let r = 0; r < regions; r++) because.region(r);
  for (let v = 0; v < pips; v++) because.value(v);
  for (let c = 0; c < cells; c++) because.cell(c);
  for (let fact = 0; fact <= from; fact++) because.fact(fact);
  const [cell = 0] = trial.supposed.flatMap((each) => (each.kind === 'values' ? [each.cell] : []));
  const nothing: Fact = [{ kind: 'values', cell, values: 0 }];
  const uses = [{ technique: LOOKING_AHEAD, fact: nothing, because: because.list() }];
  return useOf(LOOKING_AHEAD, trial, { supposed: trial.supposed, from, uses });
}
