/** The solutions an engine has found, each verified, as long as there are few enough to keep. */
import { createHash } from 'node:crypto';
import { type AnyKind, describe } from '@pipwright/core';

export const MOST_SEEN = 2000;

export class SeenSolutions {
  readonly #kind: AnyKind;
  readonly #puzzle: unknown;
  readonly #seen = new Set<string>();
  #added = 0;
  #wrong: string | undefined;

  constructor(kind: AnyKind, puzzle: unknown) {
    this.#kind = kind;
    this.#puzzle = puzzle;
  }

  add(solution: unknown): void {
    this.#added++;
    if (this.#added > MOST_SEEN) return;
    const [problem] = this.#kind.verify(this.#puzzle, solution);
    const text = JSON.stringify(this.#kind.solutionToJson(solution));
    if (problem !== undefined)
      this.#wrong ??= `solution ${this.#added} is wrong: ${describe(problem, this.#kind.words)}`;
    else if (this.#seen.has(text)) this.#wrong ??= `solution ${this.#added} is one it has found before.`;
    this.#seen.add(text);
  }

  get faults(): { readonly wrong?: string } {
    return this.#wrong === undefined ? {} : { wrong: this.#wrong };
  }

  get fingerprint(): { readonly fingerprint?: string } {
    if (this.#added > MOST_SEEN) return {};
    return {
      fingerprint: createHash('sha256')
        .update([...this.#seen].sort().join('\n'))
        .digest('hex'),
    };
  }
}
