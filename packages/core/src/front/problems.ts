import type { Problem, Where, Words } from '../problem.js';

/** Every problem that a table of sentences knows, as a union by `code`; `data` has what the sentence says. */
export type SaidProblem<W extends Words> = {
  readonly [C in keyof W & string]: {
    readonly code: C;
    readonly where: Where;
    readonly data: Parameters<W[C]> extends [infer Data, ...unknown[]] ? Data : Readonly<Record<string, never>>;
    readonly message: string;
  };
}[keyof W & string];

export interface AnySaidProblem extends Pick<Problem, 'code' | 'where'> {
  readonly message: string;
}

/** Thrown for input that is refused; `problems` has everything wrong with it, `message` the first 20. */
export class ProblemsError<P extends AnySaidProblem> extends Error {
  readonly problems: readonly P[];

  constructor(problems: readonly P[]) {
    super(listProblems(problems));
    this.name = 'PuzzleError';
    this.problems = problems;
  }
}

const MOST_LISTED = 20;

function listProblems(problems: readonly AnySaidProblem[]): string {
  const lines = problems.slice(0, MOST_LISTED).map(({ where, message }) => `${placeOf(where)}${message}`);
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function placeOf({ line, column, path }: Where): string {
  if (line !== undefined) return column === undefined ? `line ${line}: ` : `line ${line}, column ${column}: `;
  return path === undefined || path === '' ? '' : `${path}: `;
}
