/**
 * A puzzle as a parser leaves it: a Spec, problems, and the place of each part in the source. A parser marks the path
 * of each part (`/regions/2/cells/0`) with its place; `check` speaks in paths, and `find` turns them into places.
 */
import { type Problem, problemMaker, type Where } from './problem.js';
import type { coreWords } from './words.js';

export class Places {
  readonly #marks = new Map<string, Where>();

  mark(path: string, where: Where): void {
    this.#marks.set(path, where);
  }

  find(path: string): Where {
    for (let part = path; ; part = part.slice(0, part.lastIndexOf('/'))) {
      const where = this.#marks.get(part);
      if (where !== undefined) return where;
      if (part === '') return {};
    }
  }
}

/** Problems that are listed. A hostile file can have millions: beyond these they are only counted. */
const MAX_LISTED = 1000;

const problem = problemMaker<typeof coreWords>();

export class ProblemLog {
  readonly #listed: Problem[] = [];
  #omitted = 0;

  add(found: Problem): void {
    if (this.#listed.length < MAX_LISTED) this.#listed.push(found);
    else this.#omitted++;
  }

  addAll(found: Iterable<Problem>): void {
    for (const each of found) this.add(each);
  }

  get list(): readonly Problem[] {
    if (this.#omitted === 0) return this.#listed;
    return [...this.#listed, problem('problems-omitted', {}, { more: this.#omitted })];
  }
}

export interface ParsedPuzzle<Spec> {
  readonly spec: Spec;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** The place in the source of a path in the Spec. */
  readonly locate: (path: string) => Where;
  /** Identifier of the puzzle in its file, for programs. */
  readonly id?: string;
  /** Title of the puzzle, for people. */
  readonly name?: string;
  /** Level of the puzzle, in a file that holds several. */
  readonly level?: string;
}
