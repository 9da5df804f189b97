/**
 * Where the parts of a parsed puzzle stand in its source. A parser marks the path of each part
 * (`/regions/2/cells/0`) with its place; `check` speaks in paths, and `find` turns them into places.
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

/** Collects problems. A hostile file can have millions: beyond a bound they are only counted. */
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
  /** The puzzle's own name for itself, for programs. */
  readonly id?: string;
  /** What people call it. */
  readonly name?: string;
  /** Which puzzle of the file, where a file holds several. */
  readonly level?: string;
}
