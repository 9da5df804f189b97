/** What puzzles of every kind can be asked to be, from the options, and in words. */
import { type Label, list, type Range, type Wish } from '@pipwright/core';
import { effortRange } from '@pipwright/core/generating';
import { wished } from '../../asking.js';
import { nearest } from '../../nearest.js';
import { ASKING, inWords } from '../../registry.js';
import { UsageError } from '../../usage-error.js';
import type { GeneratingKind } from './job.js';

export const LABELS: readonly Label[] = ['easy', 'medium', 'hard', 'expert'];

export interface WishOptions {
  readonly difficulty?: Label;
  readonly effort?: Range;
  readonly technique?: string;
  readonly minimal?: boolean;
  readonly nodes?: number;
}

/** `10..20`, `10..`, `..20`. */
export function readEffort(text: string): Range {
  const [all, from, to] = /^(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
  if (all === undefined || (from === undefined && to === undefined))
    throw new UsageError(`--effort cannot be "${text}". Write 10..20, or 10.. or ..20.`);
  const range = { least: Number(from ?? 0), most: Number(to ?? Number.POSITIVE_INFINITY) };
  if (range.least > range.most) throw new UsageError(`--effort ${text} is the wrong way round. Write ${to}..${from}.`);
  return range;
}

export function wishOf(kind: GeneratingKind, options: WishOptions): Wish {
  const { difficulty, effort, technique, minimal, nodes } = options;
  if (technique !== undefined) refuseUnknown(kind, technique);
  if (difficulty !== undefined && effort !== undefined) refuseOtherEffort(kind, difficulty, effort);
  return wished<Wish>({ difficulty, effort, technique, minimal, nodes });
}

/** A label goes with a range of efforts; expert puzzles may have any. */
function refuseOtherEffort({ explainer: { mostEffort } }: GeneratingKind, difficulty: Label, effort: Range): void {
  const own = effortRange({ difficulty }, { most: mostEffort });
  if (effort.least <= own.most && effort.most >= own.least) return;
  throw new UsageError(
    `--difficulty ${difficulty} and --effort contradict each other: ${difficulty} means an effort ${rangeInWords(own)}.`,
  );
}

function refuseUnknown(kind: GeneratingKind, technique: string): void {
  const names = kind.explainer.techniques.map(({ name }) => name);
  if (names.includes(technique)) return;
  const meant = nearest(technique, [...names, ...names.map((name) => titleOf(kind, name))]);
  const name = names.find((each) => each === meant || titleOf(kind, each) === meant);
  const may = name === undefined ? '' : ` Did you mean "${name}"?`;
  throw new UsageError(
    `There is no technique "${technique}" for ${inWords([kind], 'and')} puzzles.${may}`,
    `generate ${kind.name} --technique ${LIST}`,
  );
}

/** As a technique: all of them are to be listed. */
export const LIST = 'list';

export function listTechniques(kind: GeneratingKind): string {
  const names = kind.explainer.techniques.map(({ name }) => name);
  const width = Math.max(...names.map(({ length }) => length));
  return names.map((name) => `${name.padEnd(width)}  ${titleOf(kind, name)}`).join('\n');
}

function titleOf({ explainer }: GeneratingKind, technique: string): string {
  return explainer.languages.en.technique(technique);
}

/** What was asked for: "hard, an effort of 10 to 20 and 9 dominoes". */
export function wishInWords(kind: GeneratingKind, wish: Wish): string {
  const { difficulty, effort, technique, minimal } = wish;
  const parts = [
    ...(difficulty === undefined ? [] : [difficulty]),
    ...(effort === undefined ? [] : [`an effort ${rangeInWords(effort)}`]),
    ...(technique === undefined
      ? []
      : [`${kind.explainer.languages.en.technique(technique)} as the hardest technique`]),
    ...(minimal === true ? ['no clue too many'] : []),
    ...(ASKING[kind.name]?.inWords(wish) ?? []),
  ];
  return parts.length === 0 ? 'any puzzle that is good to solve' : list(parts);
}

function rangeInWords({ least, most }: Range): string {
  if (most === Number.POSITIVE_INFINITY) return `of ${least} or more`;
  return least === 0 ? `of at most ${most}` : `of ${least} to ${most}`;
}
