import { expect, it } from 'vitest';
import type { SearchStep } from './search.js';
import { Witnesses } from './witnesses.js';

/** A question that is answered without a node, by this solution or by none. */
class Answered {
  readonly nodes = 0;
  readonly depth = 0;
  readonly #answer: string | undefined;

  constructor(answer: string | undefined) {
    this.#answer = answer;
  }

  run(): SearchStep<string> {
    return this.#answer === undefined ? { type: 'exhausted' } : { type: 'solution', solution: this.#answer };
  }

  watch(): void {}
  abandon(): void {}
}

class Listed extends Witnesses<string, never> {
  readonly noted: string[] = [];
  refuted = 0;
  readonly #answers: (string | undefined)[];

  constructor(...answers: (string | undefined)[]) {
    super();
    this.#answers = answers;
  }

  protected override ask(): Answered | undefined {
    return this.#answers.length === 0 ? undefined : new Answered(this.#answers.shift());
  }

  protected override note(solution: string): void {
    this.noted.push(solution);
  }

  protected override refute(): void {
    this.refuted++;
  }
}

it('asks one question after another, each of which counts as a node', () => {
  const witnesses = new Listed('a', undefined, undefined, 'b');
  expect(witnesses.run(1)).toEqual({ type: 'solution', solution: 'a' });
  expect(witnesses.run(1)).toEqual({ type: 'paused' });
  expect(witnesses.run(1)).toEqual({ type: 'paused' });
  expect(witnesses.nodes).toBe(2);
  expect(witnesses.run(9)).toEqual({ type: 'solution', solution: 'b' });
  expect(witnesses.run(9)).toEqual({ type: 'exhausted' });
  expect([witnesses.noted, witnesses.refuted, witnesses.nodes]).toEqual([['a', 'b'], 2, 4]);
});

it('asks nothing more where there is no solution at all', () => {
  const witnesses = new Listed(undefined, 'never');
  expect(witnesses.run(9)).toEqual({ type: 'exhausted' });
  expect([witnesses.noted, witnesses.refuted, witnesses.nodes]).toEqual([[], 0, 0]);
});
