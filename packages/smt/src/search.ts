/**
 * Solutions from a solver that thinks elsewhere. After each one the solver is told that it is not wanted again, in
 * terms of what makes solutions different: some cell holds another number, or some pair is no longer joined. Tile ids
 * would not do: identical dominoes can change places, and doubles turn round, without making a new solution.
 */
import type { Search, SearchEvent, SearchStep } from '@pipwright/core';
import type { Placement, Puzzle, Solution } from '@pipwright/pips';
import { assertions, cellTile, cellValue, type Dialect, declarations, readSolution, tilesOf } from './encoding.js';

/** A conversation with a solver: tell it what must hold, ask whether it can, read how. */
export interface Session {
  /** SMT-LIB declarations and assertions; what was declared before need not be again, and must not. */
  tell(text: string): void;
  ask(): Promise<Answer>;
  valueOf(name: string): number;
  close(): void;
}

export type Answer = 'sat' | 'unsat' | 'unknown';

/** Z3's own words for pseudo-Boolean constraints. */
const z3: Dialect = {
  exactlyOne: (conditions) => `((_ pbeq 1${' 1'.repeat(conditions.length)}) ${conditions.join(' ')})`,
  atMostOne: (conditions) => `((_ at-most 1) ${conditions.join(' ')})`,
};

/** The text is told in parts: each takes a moment, and Z3 has room for some 4 MB at once. */
const LINES_AT_ONCE = 250;

export class SmtSearch implements Search<Solution, Placement> {
  readonly #puzzle: Puzzle;
  readonly #open: () => Promise<Session>;
  readonly #pendingLines: Iterator<string, void>;
  readonly #namedPairs = new Set<string>();
  /** Work in other threads: Z3 being loaded, then one question after another. */
  #pending: Promise<unknown> | undefined;
  #session: Session | undefined;
  #answer: Answer | undefined;
  #failure: { readonly error: unknown } | undefined;
  #end: 'exhausted' | 'undecided' | undefined;
  #placements: readonly Placement[] = [];
  #nodes = 0;
  #listener: ((event: SearchEvent<Solution, Placement>) => void) | undefined;

  constructor(puzzle: Puzzle, open: () => Promise<Session>) {
    this.#puzzle = puzzle;
    this.#open = open;
    this.#pendingLines = statements(puzzle);
  }

  /** Answers from the solver: what it tries on the way stays its own. */
  get nodes(): number {
    return this.#nodes;
  }

  get depth(): number {
    return this.#placements.length;
  }

  watch(listener: ((event: SearchEvent<Solution, Placement>) => void) | undefined): void {
    this.#listener = listener;
  }

  run(budget: number): SearchStep<Solution> {
    if (!(budget >= 1)) return { type: this.#end ?? 'paused' };
    this.#clear();
    if (this.#failure !== undefined) throw this.#failure.error;
    if (this.#end !== undefined) return { type: this.#end };
    if (this.#pending !== undefined) return { type: 'waiting', until: this.#pending };
    if (this.#session === undefined) return this.#wait(this.#open().then((session) => this.#begin(session)));
    if (this.#answer !== undefined) return this.#take(this.#session, this.#answer);
    if (this.#tellMore(this.#session)) return { type: 'paused' };
    const asked = this.#session.ask().then((answer) => {
      this.#answer = answer;
    });
    return this.#wait(asked);
  }

  dispose(): void {
    this.#end ??= 'undecided';
    this.#session?.close();
    this.#session = undefined;
  }

  #begin(session: Session): void {
    if (this.#end === undefined) this.#session = session;
    else session.close();
  }

  #wait(work: Promise<void>): SearchStep<Solution> {
    const until = work
      .catch((error: unknown) => {
        this.#failure = { error };
      })
      .then(() => {
        this.#pending = undefined;
      });
    this.#pending = until;
    return { type: 'waiting', until };
  }

  /** False when nothing was left to tell. */
  #tellMore(session: Session): boolean {
    const lines: string[] = [];
    while (lines.length < LINES_AT_ONCE) {
      const { value } = this.#pendingLines.next();
      if (value === undefined) break;
      lines.push(value);
    }
    if (lines.length > 0) session.tell(lines.join('\n'));
    return lines.length === LINES_AT_ONCE;
  }

  #take(session: Session, answer: Answer): SearchStep<Solution> {
    this.#nodes++;
    this.#answer = undefined;
    if (answer !== 'sat') {
      this.#end = answer === 'unsat' ? 'exhausted' : 'undecided';
      this.dispose();
      return { type: this.#end };
    }
    const solution = readSolution(this.#puzzle, (cell) => session.valueOf(cellTile(cell)));
    session.tell(this.#differentSolution(solution));
    this.#place(solution);
    return { type: 'solution', solution };
  }

  #differentSolution({ placements }: Solution): string {
    const changes = placements.flatMap(({ domino, cells: [a, b] }) => [
      `(distinct ${cellValue(a)} ${domino[0]})`,
      `(distinct ${cellValue(b)} ${domino[1]})`,
      `(not ${joined([a, b])})`,
    ]);
    const named = placements.flatMap(({ cells }) => this.#nameOfPair(cells));
    return [...named, `(assert ${changes.length === 0 ? 'false' : `(or ${changes.join(' ')})`})`].join('\n');
  }

  /** Says, once, what it means that two cells are joined. */
  #nameOfPair(cells: Placement['cells']): string[] {
    const name = joined(cells);
    if (this.#namedPairs.has(name)) return [];
    this.#namedPairs.add(name);
    const [a, b] = cells.map(cellTile);
    const ways = [...tilesOf(this.#puzzle).keys()].map((id) => `(and (= ${a} ${id}) (= ${b} ${id ^ 1}))`);
    return [`(declare-const ${name} Bool)`, `(assert (= ${name} (or ${ways.join(' ')})))`];
  }

  #place(solution: Solution): void {
    const standing: Placement[] = [];
    this.#placements = standing;
    for (const move of solution.placements) {
      standing.push(move);
      this.#listener?.({ type: 'placed', move });
    }
    this.#listener?.({ type: 'solution', solution });
  }

  #clear(): void {
    const standing = [...this.#placements];
    for (let move = standing.pop(); move !== undefined; move = standing.pop()) {
      this.#placements = [...standing];
      this.#listener?.({ type: 'removed', move });
    }
  }
}

function* statements(puzzle: Puzzle): Generator<string, void> {
  yield* declarations(puzzle);
  yield* assertions(puzzle, z3);
}

function joined([[row, column], [otherRow, otherColumn]]: Placement['cells']): string {
  return `joined_${row}_${column}_${otherRow}_${otherColumn}`;
}
