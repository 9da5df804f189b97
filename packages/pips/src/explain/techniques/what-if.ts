/** A number or a domino that would leave something else impossible a few plain steps later. */
import { members } from '@pipwright/core/bits';
import { refute, type Supposing } from '@pipwright/core/explaining';
import { OPEN } from '../../engines/swift/index.js';
import type { Conclusion } from '../conclusion.js';
import { contradiction } from '../contradiction.js';
import type { Knowledge } from '../knowledge.js';
import { type Premise, Premises } from '../premise.js';
import type { Truth } from '../truth.js';
import type { Find, Finding, PausingFind } from './technique.js';

interface Case {
  readonly supposition: Conclusion;
  readonly conclusion: Conclusion;
}

/** How plain steps are followed on a board. */
export function supposing(
  finders: readonly Find[],
  mostSteps: number,
): Supposing<Knowledge, Conclusion, Premise, Premises> {
  return {
    finders,
    mostSteps,
    copy: (knowledge) => knowledge.copy(),
    contradiction,
    premises: () => new Premises(),
  };
}

/** With these techniques, in at most so many steps; of all that can be refuted, what is refuted soonest. */
export function whatIf(finders: readonly Find[], mostSteps: number): PausingFind {
  return function* (knowledge, truth) {
    let best: Finding | undefined;
    let most = mostSteps;
    for (const { supposition, conclusion } of cases(knowledge, truth)) {
      if (most < 0) break;
      yield;
      const refuted = refute(knowledge, supposition, supposing(finders, most));
      if (refuted === undefined) continue;
      const { because, steps } = refuted;
      if (conclusion.kind === 'values') for (const { cell } of conclusion.cells) knowledge.addValues(because, cell);
      best = { conclusion, because };
      most = steps - 1;
    }
    return best;
  };
}

/** Everything that could be supposed and is not so. */
function* cases(knowledge: Knowledge, { values: possible, joins }: Truth): Generator<Case, void> {
  const { cells, edges } = knowledge.compiled;
  for (let c = 0; c < cells; c++) {
    const values = knowledge.values[c]!;
    for (const v of members(values & ~possible[c]!)) {
      yield {
        supposition: { kind: 'values', cells: [{ cell: c, values: 1 << v }] },
        conclusion: { kind: 'values', cells: [{ cell: c, values: values & ~(1 << v) }] },
      };
    }
  }
  for (let edge = 0; edge < edges; edge++) {
    if (knowledge.joins[edge] !== OPEN) continue;
    if (joins[edge] === -1) yield { supposition: { kind: 'join', edge }, conclusion: { kind: 'part', edge } };
    if (joins[edge] === 1) yield { supposition: { kind: 'part', edge }, conclusion: { kind: 'join', edge } };
  }
}
