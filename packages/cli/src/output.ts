/** Standard output and standard error: lines for programs, paragraphs for people. */
import { describe, type JsonObject, jsonText, type Problem, printable } from '@pipwright/core';
import type { Io } from './io.js';
import type { ProgressLine } from './progress.js';
import { type Spoken, wordsOf } from './words.js';

export interface OutputOptions {
  readonly json?: boolean;
  readonly color?: boolean;
  readonly output?: string;
}

export class Output {
  readonly json: boolean;
  readonly color: boolean;
  /** May warnings have colours? Standard error can be a terminal where standard output is none. */
  readonly warnColor: boolean;
  readonly columns: number;
  readonly #io: Io;
  readonly #warnedOf = new Set<string>();
  readonly #progress: ProgressLine;
  readonly #needsReader: boolean;

  constructor(io: Io, progress: ProgressLine, { json = false, color = true, output }: OutputOptions) {
    this.#io = io;
    this.#progress = progress;
    this.json = json;
    this.#needsReader = output === undefined;
    const wanted = color && !io.env.NO_COLOR;
    this.color = wanted && io.stdout.isTerminal;
    this.warnColor = wanted && io.stderr.isTerminal;
    this.columns = io.stdout.columns ?? USUAL_COLUMNS;
  }

  /** Works for as long as somebody reads standard output, if that is where the result goes. */
  async whileRead<T>(work: () => Promise<T>): Promise<T> {
    const release = this.#needsReader ? this.#io.watchReader() : () => {};
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** Text for people; nothing when programs read. */
  async say(text: string): Promise<void> {
    if (!this.json) await this.write(`${text}\n`);
  }

  /** One JSON line for programs; nothing when people read. */
  async line(line: JsonObject): Promise<void> {
    if (this.json) await this.write(`${jsonText(line)}\n`);
  }

  /** For people, on standard error. */
  warn(text: string): Promise<void> {
    return this.#io.stderr.write(`${harmless(text, this.warnColor)}\n`);
  }

  async warnOf(input: Spoken & { readonly source: string }, problems: readonly Problem[]): Promise<void> {
    this.#warnedOf.add(JSON.stringify(problems));
    for (const line of this.problemLines(input, 'error', problems, this.warnColor)) await this.warn(line);
  }

  /** Have just these been said before, of whatever input? */
  hasWarnedOf(problems: readonly Problem[]): boolean {
    return this.#warnedOf.has(JSON.stringify(problems));
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
      const place =
        where.line === undefined ? (where.path ? ` ${printable(where.path)}:` : '') : `${where.line}:${where.column}:`;
      const message = describe({ code, where, ...rest }, words);
      return `${printable(input.source)}:${place} ${name}: ${printable(message)} [${code}]`;
    });
  }

  write(content: string | Uint8Array): Promise<void> {
    this.#progress.clear();
    return this.#io.stdout.write(typeof content === 'string' ? harmless(content, this.color) : content);
  }
}

const USUAL_COLUMNS = 80;
const COLORS = { error: '\u001b[31m', wrong: '\u001b[31m', warning: '\u001b[33m' };
const PLAIN = '\u001b[39m';
const [ESCAPE] = PLAIN;
const LINES_AND_COLORS = new RegExp(`(\\n|${ESCAPE}\\[[\\d;]*m)`);

function harmless(text: string, color: boolean): string {
  const parts = text.split(color ? LINES_AND_COLORS : /(\n)/);
  return parts.map((part, i) => (i % 2 === 0 ? printable(part) : part)).join('');
}
