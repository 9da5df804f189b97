/** What was found, by board: the same is asked again and again while something else changes. */
import type { Compiled } from '../../engines/swift/index.js';

/** Then all is forgotten. */
const MOST_REMEMBERED = 5_000;

export class Remembered<Answer> {
  readonly #answers = new WeakMap<Compiled, Map<string, Answer>>();

  /** The answer to a question of a board, found out only the first time. */
  get(compiled: Compiled, question: string, find: () => Answer): Answer {
    const known = this.#answers.get(compiled) ?? new Map<string, Answer>();
    this.#answers.set(compiled, known);
    if (known.has(question)) return known.get(question) as Answer;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const answer = find();
    known.set(question, answer);
    return answer;
  }
}
