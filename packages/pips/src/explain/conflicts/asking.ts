/** The same questions are asked by several measures, one stricter than the other: what is certain is not asked again. */
import type { Judge, Strictness } from '../judging/judge.js';
import { type Premise, tiledCells } from '../knowledge/premise.js';
import { nodesOn } from '../knowledge/usual-board.js';

/** A player waits for the answer: after so many nodes only last questions, that decide what is told, may take more than a few. */
const PLAYERS_NODES = 8_000;
const OTHERS_NODES = 300_000;
const HURRIED = 500;

export class Asking {
  readonly judge: Judge;
  /** By premises: whether they contradict each other, where that is certain however long one looks. */
  readonly #certain = new Map<string, boolean>();

  constructor(judge: Judge) {
    this.judge = judge;
  }

  /**
   * Can the premises not hold together?
   * @param isLast whether it is decided now what is told
   */
  *contradicts(premises: readonly Premise[], strictness: Strictness, isLast = false): Generator<void, boolean> {
    const key = keyOf(premises);
    const known =
      this.#certain.get(key) ?? (strictness.mustUseDominoes ? undefined : this.#certain.get(`${key} plainly`));
    if (known === false || (known === true && strictness.mustUseDominoes)) return known;
    const { judge } = this;
    const before = judge.nodes;
    const isLate = !isLast && before > (judge.facts.length > 0 ? PLAYERS_NODES : OTHERS_NODES);
    const patience = isLate ? Math.min(HURRIED, strictness.patience) : strictness.patience;
    const answer = yield* judge.contradicts(premises, { ...strictness, patience });
    const isCertain = judge.nodes - before < nodesOn(judge.compiled, patience);
    if (answer) this.#certain.set(key, true);
    else if (isCertain) this.#certain.set(strictness.mustUseDominoes ? key : `${key} plainly`, false);
    return answer;
  }
}

function keyOf(premises: readonly Premise[]): string {
  const cells = tiledCells(premises).sort((a, b) => a - b);
  const others = premises
    .flatMap((premise) => (premise.kind === 'tiled' ? [] : [`${premise.kind}${premise.id}`]))
    .sort();
  return `${others} ${cells}`;
}
