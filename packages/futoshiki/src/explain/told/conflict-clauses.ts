/** Why cells have lost numbers, clause by clause, for what cannot hold together. */
import { type Cell, sameCell } from '@pipwright/core';
import type { ConflictLoss } from '../step.js';
import { groupedBy } from './cells.js';
import type { Standing, ToldConflict } from './conflict.js';
import { type Line, toldLine } from './link.js';

/** Cells that are all said the same of; none where it goes without a name which one that is. */
export type Named = readonly Cell[];

/** Along signs or across a bar, to another cell. */
export interface Along {
  readonly kind: Beside['kind'];
  readonly path: readonly Cell[];
  readonly stands: Standing | undefined;
  readonly bound: Bound;
}

/** What signs leave to the cell that they start at. */
export interface Bound {
  readonly isLeast: boolean;
  readonly number: number;
}

export type ConflictClause =
  | { readonly kind: 'along'; readonly cells: Named; readonly along: Along }
  /** Each is greater, or smaller, than another cell. */
  | { readonly kind: 'each-beside'; readonly cells: Named; readonly isGreater: boolean }
  | { readonly kind: 'bounds'; readonly left: readonly (Bound & { readonly cells: Named })[] }
  | { readonly kind: 'bars' }
  | {
      readonly kind: 'have';
      readonly lines: readonly Line[];
      readonly numbers: readonly Pick<Standing, 'number' | 'isYours'>[];
    }
  | { readonly kind: 'have-others'; readonly lines: readonly Line[] };

/** In this order, those in the middle by their length. */
export interface ConflictClauses {
  readonly first: readonly ConflictClause[];
  readonly byLength: readonly ConflictClause[];
  readonly last: readonly ConflictClause[];
}

/** So many cells that are greater than another are said at once. */
const MANY = 3;
/** Of more chains none is written out. */
const MOST_CHAINS = 2;

/**
 * All reasons, in more words and in fewer: what signs and bars say, then what rows and columns have.
 * @param it the one cell that all is about, so that it needs no name
 */
export function conflictClauses(told: ToldConflict, it?: Cell): readonly ConflictClauses[] {
  const { losses } = told.about;
  if (losses.length === 0) return [];
  const beside = { first: [], byLength: besideOthers(told, losses, it) };
  const bounds = {
    first: boundedBySigns(told, losses, it),
    byLength: besideOthers(told, losses.filter(isOfBar), it),
  };
  const [taken, briefly] = [takenBy(told, losses), takenIn(losses)];
  const chains = losses.filter(({ by }) => by.kind !== 'taken' && by.path.length > 2).length;
  const besides = chains > MOST_CHAINS ? [] : [beside];
  const bars: readonly ConflictClause[] = losses.some(isOfBar) ? [{ kind: 'bars' }] : [];
  return [
    ...besides.map((each) => ({ ...each, last: taken })),
    { ...bounds, last: taken },
    ...besides.map((each) => ({ ...each, last: briefly })),
    { ...bounds, last: briefly },
    { first: [...boundedBySigns(told, losses, undefined), ...bars], byLength: [], last: briefly },
  ];
}

type Beside = Exclude<ConflictLoss['by'], { readonly kind: 'taken' }>;
type BesideLoss = ConflictLoss & { readonly by: Beside };

function isOfBar({ by: { kind } }: ConflictLoss): boolean {
  return kind === 'bar' || kind === 'no-bar';
}

function isBeside(loss: ConflictLoss): loss is BesideLoss {
  return loss.by.kind !== 'taken';
}

function besideOthers(told: ToldConflict, losses: readonly ConflictLoss[], it: Cell | undefined): ConflictClause[] {
  const isBare = ({ by }: BesideLoss) =>
    !isOfBar({ by } as ConflictLoss) && by.path.length === 2 && told.at(by.path[1]!) === undefined;
  const all = losses.filter(isBeside);
  const many = (['less', 'greater'] as const).filter(
    (kind) => it === undefined && all.filter((loss) => loss.by.kind === kind && isBare(loss)).length >= MANY,
  );
  const isMany = (loss: BesideLoss) => many.some((kind) => kind === loss.by.kind) && isBare(loss);
  const key = (loss: BesideLoss) => {
    if (isMany(loss)) return loss.by.kind;
    return [loss.by.kind, ...loss.by.path.slice(loss.by.path.length === 2 ? 1 : 0)];
  };
  return groupedBy(all, key).map((group): ConflictClause => {
    const [first] = group as [BesideLoss];
    const { kind, path } = first.by;
    const cells = namedIn(group, it);
    if (isMany(first)) return { kind: 'each-beside', cells, isGreater: kind === 'less' };
    const along = { kind, path, stands: told.at(path.at(-1)!), bound: boundOf(told, first.by) };
    return { kind: 'along', cells, along };
  });
}

/** The cells of losses, each once. */
function namedIn(losses: readonly ConflictLoss[], it: Cell | undefined): Named {
  const cells = groupedBy(losses, ({ cell }) => cell).map(([first]) => first!.cell);
  return it !== undefined && cells[0] !== undefined && sameCell(cells[0], it) ? [] : cells;
}

/** Chains by what they come to. */
function boundedBySigns(told: ToldConflict, losses: readonly ConflictLoss[], it: Cell | undefined): ConflictClause[] {
  const signed = losses.filter(isBeside).filter((loss) => !isOfBar(loss));
  const left = groupedBy(signed, ({ by }) => boundOf(told, by)).map((group) => ({
    ...boundOf(told, group[0]!.by),
    cells: namedIn(group, it),
  }));
  return left.length === 0 ? [] : [{ kind: 'bounds', left }];
}

function boundOf(told: ToldConflict, { kind, path }: Beside): Bound {
  const stands = told.at(path.at(-1)!)?.number;
  const signs = path.length - 1;
  const isLeast = kind === 'less';
  return { isLeast, number: isLeast ? (stands ?? 1) + signs : (stands ?? told.side) - signs };
}

/** The numbers that lines have, lines that have the same together. */
function takenBy(told: ToldConflict, losses: readonly ConflictLoss[]): ConflictClause[] {
  const all = linesIn(losses).map(({ line, numbers }) => ({
    line,
    numbers: [...numbers]
      .sort((a, b) => a - b)
      .map((number) => ({ number, isYours: told.inLine(line, number)?.isYours ?? false })),
  }));
  return groupedBy(all, ({ numbers }) => numbers).map((group) => ({
    kind: 'have',
    lines: group.map(({ line }) => line),
    numbers: group[0]!.numbers,
  }));
}

/** The same without the numbers. */
function takenIn(losses: readonly ConflictLoss[]): ConflictClause[] {
  const lines = linesIn(losses).map(({ line }) => line);
  return lines.length === 0 ? [] : [{ kind: 'have-others', lines }];
}

function linesIn(losses: readonly ConflictLoss[]): { readonly line: Line; readonly numbers: ReadonlySet<number> }[] {
  const taken = losses.flatMap(({ values, by }) => (by.kind === 'taken' ? [{ line: toldLine(by.line), values }] : []));
  return groupedBy(taken, ({ line }) => line).map((group) => ({
    line: group[0]!.line,
    numbers: new Set(group.flatMap(({ values }) => values)),
  }));
}

export function shortestFirst(texts: readonly string[]): string[] {
  return texts.toSorted((a, b) => a.length - b.length);
}
