/**
 * Where the parts of a parsed puzzle stand in its source. A parser marks the path of each part
 * (`/regions/2/cells/0`) with its place; `check` speaks in paths, and `find` turns them into places.
 */
import type { Where } from './problem.js';

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
