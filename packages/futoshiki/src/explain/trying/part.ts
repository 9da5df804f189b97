/** A puzzle of which only some is known: what follows from some premises alone. */
import { type Finding, isFact, type Refuted, refute } from '@pipwright/core/explaining';
import { type Compiled, compile } from '../../engines/swift/index.js';
import { type Fact, isImpossible } from '../knowledge/conclusion.js';
import { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import { PLAIN } from '../techniques/index.js';
import type { FutoshikiTechnique } from '../techniques/technique.js';
import { supposing } from './trial.js';

/** So many facts are followed where something is supposed. */
const MOST_FACTS = 400;

/** Why something that is supposed cannot be, by these premises alone; undefined where that is not seen. */
export function refuteBy(
  compiled: Compiled,
  facts: readonly Fact[],
  because: readonly Premise[],
  supposed: Fact,
): Refuted<Fact, Premise> | undefined {
  const { board, given, techniques, isLineKnown, toWhole } = partOf(compiled, facts, because);
  const refuted = refute(new Knowledge(board, given, isLineKnown), supposed, supposing(techniques, MOST_FACTS));
  if (refuted === undefined) return undefined;
  return { ...refuted, uses: refuted.uses.map((use) => ({ ...use, because: use.because.map(toWhole) })) };
}

/**
 * A technique that rests on known premises only. Of findings that leave a cell no number together the later waits: then
 * it is known what the earlier rests on.
 */
function confined(technique: FutoshikiTechnique, isKnown: (premise: Premise) => boolean): FutoshikiTechnique {
  return {
    ...technique,
    find(knowledge) {
      const left = knowledge.values.slice();
      const found: Finding<Fact, Premise>[] = [];
      for (const each of technique.find(knowledge)) {
        const { fact, because } = each;
        if (!because.list().every((premise) => isFact(premise) || isKnown(premise))) continue;
        if (!isImpossible(fact)) {
          if (fact.some(({ cell, values }) => (left[cell]! & values) === 0)) continue;
          for (const { cell, values } of fact) left[cell]! &= values;
        }
        found.push(each);
      }
      return found;
    },
  };
}

/** A puzzle without what is not known. */
export interface Part {
  /** Without the givens and signs that are not known; its links have other numbers. */
  readonly board: Compiled;
  /** What the player has placed; nothing in place of what is not known. */
  readonly given: readonly Fact[];
  readonly techniques: readonly FutoshikiTechnique[];
  isLineKnown(line: number): boolean;
  /** A premise by the numbers of the whole puzzle. */
  toWhole(premise: Premise): Premise;
}

export function partOf(compiled: Compiled, facts: readonly Fact[], premises: readonly Premise[]): Part {
  const { question, side } = compiled;
  const keyOf = ({ kind, id }: Premise) => `${kind} ${id}`;
  const known = new Set(premises.map(keyOf));
  const isKnown = (premise: Premise) => known.has(keyOf(premise));
  const signs = Array.from(question.signs.keys()).filter((id) => isKnown({ kind: 'link', id }));
  const board = compile({
    ...question,
    givens: question.givens.filter(({ row, column }) => isKnown({ kind: 'given', id: row * side + column })),
    signs: signs.map((id) => question.signs[id]!),
  });
  const toWhole = (premise: Premise): Premise =>
    premise.kind === 'link'
      ? { kind: 'link', id: signs[premise.id] ?? premise.id - signs.length + question.signs.length }
      : premise;
  return {
    board,
    given: facts.map((fact, id) => (isKnown({ kind: 'fact', id }) ? fact : [])),
    techniques: PLAIN.map((each) => confined(each, (premise) => isKnown(toWhole(premise)))),
    isLineKnown: (id) => isKnown({ kind: 'line', id }),
    toWhole,
  };
}
