/** Reads a text into checked puzzles: recognises the format, parses, checks, and gives every problem its place. */

import { err, ok, type Result } from './data.js';
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

/** Reads every puzzle in a text. Never rejects; an input that cannot be read is one reading with problems. */
export async function readPuzzles<Kind extends ReadingPart<unknown, unknown>>(
  input: string,
  kinds: readonly Kind[],
  formatName?: string,
): Promise<readonly Reading<Kind, KindPuzzle<Kind>>[]> {
  const found = findFormat(input, kinds, formatName);
  if (!found.ok) return [unreadable(found.error)];
  await found.value.format.load?.();
  return readDrafts(found.value);
}

/** The same at once, for formats that need not be loaded, or are. */
export function readPuzzlesSync<Kind extends ReadingPart<unknown, unknown>>(
  input: string,
  kinds: readonly Kind[],
  formatName?: string,
): readonly Reading<Kind, KindPuzzle<Kind>>[] {
  const found = findFormat(input, kinds, formatName);
  return found.ok ? readDrafts(found.value) : [unreadable(found.error)];
}

interface Found<Kind> {
  readonly text: string;
  readonly kind: Kind;
  readonly format: Format<unknown, unknown>;
}

function findFormat<Kind extends ReadingPart<unknown, unknown>>(
  input: string,
  kinds: readonly Kind[],
  formatName: string | undefined,
): Result<Found<Kind>, Problem> {
  if (typeof input !== 'string') return err(problem('input-not-text', {}, {}));
  if (input.length > MAX_INPUT_BYTES) return err(problem('input-too-large', {}, {}));
  const text = withNewlines(withoutByteOrderMark(input));
  const known = kinds.flatMap((kind) => kind.formats.map((format) => ({ text, kind, format })));
  const candidates = known.filter(({ format }) => formatName === undefined || format.name === formatName);
  const recognised = candidates.find(({ format }) => format.recognises(text));
  const match = recognised ?? (formatName === undefined ? undefined : candidates[0]);
  if (match !== undefined) return ok(match);
  if (text.trim() === '') return err(problem('input-empty', START, {}));
  const json = /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
  if (json?.ok === false) return json;
  const formats = [...new Set(known.map(({ format }) => format.name))];
  return err(problem('format-unknown', START, { formats }));
}

function readDrafts<Kind extends ReadingPart<unknown, unknown>>({ text, kind, format }: Found<Kind>) {
  return format.parse(text).map((draft) => readDraft(kind, format, draft));
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
