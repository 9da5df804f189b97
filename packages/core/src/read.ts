/** Reads a text into checked puzzles: recognises the format, parses, checks, and gives every problem its place. */

import { err } from './data.js';
import { parseJson } from './json.js';
import type { Checked, Format, ReadingPart } from './kind.js';
import type { ParsedPuzzle } from './parsed-puzzle.js';
import { type Problem, problemMaker } from './problem.js';
import { MAX_INPUT_BYTES, withoutByteOrderMark } from './text.js';
import type { coreWords } from './words.js';

export interface Reading<Kind, Puzzle> {
  /** Undefined where no kind recognised the input. */
  readonly kind: Kind | undefined;
  readonly format: string | undefined;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly level: string | undefined;
  readonly checked: Checked<Puzzle>;
}

const problem = problemMaker<typeof coreWords>();

const START = { line: 1, column: 1 };

export type KindPuzzle<Kind> = Kind extends ReadingPart<infer _Spec, infer Puzzle> ? Puzzle : never;

/** Reads every puzzle in a text. Never throws; an input that cannot be read is one reading with problems. */
export function readPuzzles<Kind extends ReadingPart<unknown, unknown>>(
  input: string,
  kinds: readonly Kind[],
  formatName?: string,
): readonly Reading<Kind, KindPuzzle<Kind>>[] {
  if (typeof input !== 'string') return [unreadable(problem('input-not-text', {}, {}))];
  if (input.length > MAX_INPUT_BYTES) return [unreadable(problem('input-too-large', {}, {}))];
  const text = withNewlines(withoutByteOrderMark(input));
  const known = kinds.flatMap((kind) => kind.formats.map((format) => ({ kind, format })));
  const candidates = known.filter(({ format }) => formatName === undefined || format.name === formatName);
  const recognised = candidates.find(({ format }) => format.recognises(text));
  const match = recognised ?? (formatName === undefined ? undefined : candidates[0]);
  if (match !== undefined) {
    return match.format.parse(text).map((draft) => readDraft(match.kind, match.format, draft));
  }
  if (text.trim() === '') return [unreadable(problem('input-empty', START, {}))];
  const json = /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
  if (json?.ok === false) return [unreadable(json.error)];
  const formats = [...new Set(known.map(({ format }) => format.name))];
  return [unreadable(problem('format-unknown', START, { formats }))];
}

/** Lines that end as they did on old machines, by a carriage return alone, so that messages can name them. */
function withNewlines(text: string): string {
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

function readDraft<Kind extends ReadingPart<unknown, unknown>>(
  kind: Kind,
  format: Format<unknown, unknown>,
  draft: ParsedPuzzle<unknown>,
): Reading<Kind, KindPuzzle<Kind>> {
  const checked = kind.check(draft.spec) as Checked<KindPuzzle<Kind>>;
  const locate = (found: Problem): Problem =>
    found.where.path === undefined ? found : { ...found, where: draft.locate(found.where.path) };
  const { cells } = format;
  const inFile = (found: Problem): Problem => (cells === undefined ? found : { ...found, cells });
  const problems = [...draft.problems, ...(checked.ok ? [] : checked.error.map(locate))].map(inFile).sort(byPlace);
  const warnings = [...draft.warnings, ...checked.warnings.map(locate)].map(inFile).sort(byPlace);
  return {
    kind,
    format: format.name,
    id: draft.id,
    name: draft.name,
    level: draft.level,
    checked: problems.length > 0 ? { ...err(problems), warnings } : { ...checked, warnings },
  };
}

/** Order of the source; problems without a place come last. */
function byPlace(a: Problem, b: Problem): number {
  const line = ({ where }: Problem) => where.line ?? Number.MAX_SAFE_INTEGER;
  return line(a) - line(b) || (a.where.column ?? 0) - (b.where.column ?? 0);
}

function unreadable(found: Problem): Reading<never, never> {
  return {
    kind: undefined,
    format: undefined,
    id: undefined,
    name: undefined,
    level: undefined,
    checked: { ...err([found]), warnings: [] },
  };
}
