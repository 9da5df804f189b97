/** Standard output and standard error: lines for programs, paragraphs for people, and a reader that may go away. */
import { describe, type JsonObject, type Problem, type Words } from '@pipwright/core';
import type { Input } from './inputs.js';
import { clearProgress } from './progress.js';
import { fileWords } from './words.js';

export interface OutputOptions {
  readonly json?: boolean;
  readonly color?: boolean;
}

export class Output {
  readonly json: boolean;
  /** May what is said have colours? */
  readonly color: boolean;
  /** May warnings have colours? Standard error can be a terminal where standard output is none. */
  readonly warnColor: boolean;

  constructor({ json = false, color = true }: OutputOptions) {
    this.json = json;
    const wanted = color && !process.env.NO_COLOR;
    this.color = wanted && process.stdout.isTTY === true;
    this.warnColor = wanted && process.stderr.isTTY === true;
  }

  /** Text for people; nothing when programs read. */
  say(text: string): Promise<void> {
    return this.sayPart(`${text}\n`);
  }

  /** The same without the end of a line. */
  sayPart(text: string): Promise<void> {
    return this.json ? Promise.resolve() : this.#write(text);
  }

  /** One JSON line for programs; nothing when people read. */
  line(input: Input, status: string, milliseconds: number, fields: JsonObject): Promise<void> {
    if (!this.json) return Promise.resolve();
    const puzzle = { kind: input.kind?.name ?? null, id: input.id, source: input.source };
    const rounded = Math.round(milliseconds * 1000) / 1000;
    return this.#write(`${JSON.stringify({ puzzle, status, milliseconds: rounded, ...fields })}\n`);
  }

  /** For people, on standard error. */
  warn(text: string): void {
    process.stderr.write(`${text}\n`);
  }

  /** Problems as one line each, as compilers print them. */
  problemLines(
    input: Spoken & { readonly source: string },
    label: 'error' | 'warning' | 'wrong',
    problems: readonly Problem[],
    color = this.color,
  ): string[] {
    const paint = color ? COLORS[label] : '';
    const name = paint === '' ? label : `${paint}${label}${PLAIN}`;
    const words = wordsOf(input);
    return problems.map(({ code, where, ...rest }) => {
      const place = where.line === undefined ? (where.path ? ` ${where.path}:` : '') : `${where.line}:${where.column}:`;
      const message = describe({ code, where, ...rest }, words);
      return `${printable(input.source)}:${place} ${name}: ${printable(message)} [${code}]`;
    });
  }

  /** Waits while the reader is slow, so that endless results do not pile up in memory. */
  #write(text: string): Promise<void> {
    clearProgress();
    if (process.stdout.write(text)) return Promise.resolve();
    return new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}

/** A file must not write on the terminal what is not text. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => (character === '\t' ? ' ' : '\uFFFD'));
}

const COLORS = { error: '\u001b[31m', wrong: '\u001b[31m', warning: '\u001b[33m' };
const PLAIN = '\u001b[39m';

/** Something whose problems have words of their own. */
interface Spoken {
  readonly kind: { readonly words: Words } | undefined;
}

function wordsOf(input: Spoken): Words {
  return { ...input.kind?.words, ...fileWords };
}

export function problemsToJson(input: Input, problems: readonly Problem[]): JsonObject[] {
  const words = wordsOf(input);
  return problems.map((problem) => ({
    code: problem.code,
    message: describe(problem, words),
    where: { ...problem.where },
    data: problem.data,
  }));
}
