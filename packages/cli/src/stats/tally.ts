/** What lines of results come to, counted as they are read. */
import { isObject, type JsonObject, type JsonValue } from '@pipwright/core';
import { readDate } from '../dates.js';
import { DAYS } from '../registry.js';
import { Numbers } from './numbers.js';

export type Counts = Map<string, number>;

export const MEASURES = ['effort', 'steps', 'chapters', 'nodes', 'milliseconds'] as const;
export type Measure = (typeof MEASURES)[number];

interface Outlier {
  readonly id: string;
  readonly source: string;
  readonly value: number;
}

export class KindTally {
  puzzles = 0;
  readonly statuses: Counts = new Map();
  readonly labels: Counts = new Map();
  /** The same for each level of the days. */
  readonly labelsByLevel = new Map<string, Counts>();
  /** How many puzzles have it as their hardest. */
  readonly hardest: Counts = new Map();
  readonly used: Counts = new Map();
  /** One, several, none or not known. */
  readonly solutions: Counts = new Map();
  readonly measures: ReadonlyMap<Measure, Numbers> = new Map(MEASURES.map((name) => [name, new Numbers()]));
  readonly efforts = new Map<string, Numbers>();
  readonly outliers: ReadonlyMap<Measure, Outlier[]> = new Map(MEASURES.map((name) => [name, []]));
}

interface ProblemTally {
  count: number;
  readonly message: string;
  readonly where: readonly string[];
}

const MOST_OUTLIERS = 8;
const MOST_NAMED = 5;

export class Tally {
  puzzles = 0;
  /** By kind; what was not recognised is under an empty name. */
  readonly kinds = new Map<string, KindTally>();
  /** Of what was no puzzle or was cut short, by the code of the first problem. */
  readonly problems = new Map<string, ProblemTally>();

  add(line: JsonValue): boolean {
    if (!isObject(line) || !isObject(line.puzzle) || typeof line.status !== 'string') return false;
    this.puzzles++;
    const { kind, id, source } = line.puzzle;
    const name = typeof kind === 'string' ? kind : '';
    const tally = this.kinds.get(name) ?? new KindTally();
    this.kinds.set(name, tally);
    const called = { id: String(id), source: String(source) };
    tally.puzzles++;
    increase(tally.statuses, line.status);
    if (line.status === 'invalid' || isCutShort(line)) this.#addProblem(line, called.source);
    addGrade(tally, line.grade, levelIn(called.id));
    addTechniques(tally, line.steps);
    const solutions = solutionsOf(line);
    if (solutions !== undefined) increase(tally.solutions, solutions);
    for (const measure of MEASURES) {
      const value = measured(line, measure);
      if (value === undefined) continue;
      tally.measures.get(measure)?.add(value);
      keepLargest(tally.outliers.get(measure) ?? [], { ...called, value });
    }
    return true;
  }

  #addProblem({ problems }: JsonObject, source: string): void {
    const [first] = Array.isArray(problems) ? problems : [];
    const { code = 'unknown', message = '' } = isObject(first) ? first : {};
    const known = this.problems.get(String(code)) ?? { count: 0, message: String(message), where: [] };
    const where = known.where.length < MOST_NAMED ? [...known.where, source] : known.where;
    this.problems.set(String(code), { ...known, count: known.count + 1, where });
  }
}

function increase(counts: Counts, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** By something else than a limit, such as the end of its worker. */
function isCutShort({ status, problems }: JsonObject): boolean {
  return status === 'stopped' && Array.isArray(problems) && problems.length > 0;
}

/** A puzzle of a day is called by its date and its level, and by nothing else. */
function levelIn(id: string): string | undefined {
  return DAYS.levels.find((level) => id.endsWith(`-${level}`) && isWrittenDate(id.slice(0, -level.length - 1)));
}

/** As in `2025-10-12`; people may also type `today`. */
function isWrittenDate(text: string): boolean {
  const date = readDate(text);
  return date?.ok === true && date.value === text;
}

function addGrade(tally: KindTally, grade: JsonValue | undefined, level: string | undefined): void {
  if (!isObject(grade) || typeof grade.label !== 'string') return;
  increase(tally.labels, grade.label);
  if (level !== undefined) {
    const labels: Counts = tally.labelsByLevel.get(level) ?? new Map();
    tally.labelsByLevel.set(level, labels);
    increase(labels, grade.label);
  }
  if (typeof grade.hardest === 'string') increase(tally.hardest, grade.hardest);
  const efforts = tally.efforts.get(grade.label) ?? new Numbers();
  tally.efforts.set(grade.label, efforts);
  if (isBelievable('effort', grade.effort)) efforts.add(grade.effort);
}

function addTechniques(tally: KindTally, steps: JsonValue | undefined): void {
  if (!Array.isArray(steps)) return;
  const techniques = steps.flatMap((step) =>
    isObject(step) && typeof step.technique === 'string' ? [step.technique] : [],
  );
  for (const technique of new Set(techniques)) increase(tally.used, technique);
}

function solutionsOf(line: JsonObject): string | undefined {
  const { status, count, unique, complete } = line;
  if (status === 'unsolvable' || status === 'conflict' || count === '0') return 'none';
  if (status === 'ambiguous') return 'several';
  if (status === 'explained' || status === 'graded') return 'one';
  const isOne = status === 'solved' ? complete : unique;
  if (isOne === undefined) return undefined;
  if (isOne === null) return 'not known';
  return isOne === true ? 'one' : 'several';
}

function measured({ grade, steps, chapters, nodes, milliseconds }: JsonObject, measure: Measure): number | undefined {
  const graded = isObject(grade) ? grade : {};
  const found: Readonly<Record<Measure, JsonValue | undefined>> = {
    effort: graded.effort,
    steps: Array.isArray(steps) ? steps.length : graded.steps,
    chapters: Array.isArray(chapters) ? chapters.length : graded.chapters,
    nodes,
    milliseconds,
  };
  const value = found[measure];
  return isBelievable(measure, value) ? value : undefined;
}

/** In milliseconds: a year. */
const LONGEST_TIME = 365 * 24 * 60 * 60 * 1000;

/** Can it be right? What cannot is no number, or the others could not be seen beside it. */
function isBelievable(measure: Measure, value: JsonValue | undefined): value is number {
  if (typeof value !== 'number' || !(value >= 0)) return false;
  if (measure === 'milliseconds') return value <= LONGEST_TIME;
  return measure === 'effort' ? value <= Number.MAX_SAFE_INTEGER : Number.isSafeInteger(value);
}

/** The largest first; of equal ones the first that came. */
function keepLargest(outliers: Outlier[], outlier: Outlier): void {
  const at = outliers.findIndex(({ value }) => value < outlier.value);
  if (at === -1) outliers.push(outlier);
  else outliers.splice(at, 0, outlier);
  if (outliers.length > MOST_OUTLIERS) outliers.pop();
}
