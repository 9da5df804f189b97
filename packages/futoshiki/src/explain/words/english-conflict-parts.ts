/** Why cells have lost numbers, for the sentences of conflicts in English. */
import { type Cell, cellName, list, sameCell } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import type { ConflictLoss } from '../step.js';
import type { ToldConflict } from '../told/conflict.js';
import type { Line } from '../told/link.js';
import { toldLine } from '../told/link.js';
import { cellNames, clauses, lineName, lineNames } from './english-names.js';

/** So many cells that are greater than another are said at once. */
const MANY = 3;
/** Of more chains none is written out. */
const MOST_CHAINS = 2;

/**
 * All reasons in one, in more words and in fewer: what signs and bars say, then what rows and columns have.
 * @param it the one cell that all is about, so that it needs no name
 * @param before what else is said first
 */
export function reasonsIn(told: ToldConflict, it?: Cell, before: readonly string[] = []): Variants {
  const { losses } = told.about;
  if (losses.length === 0) return [];
  const beside = besideOthers(told, losses, it);
  const bounds = boundedBySigns(told, losses, it);
  const [taken, briefly] = [takenBy(told, losses), takenIn(losses)];
  const chains = losses.filter(({ by }) => by.kind !== 'taken' && by.path.length > 2).length;
  return [
    ...(chains > MOST_CHAINS ? [] : [[...beside, ...taken]]),
    [...bounds, ...taken],
    ...(chains > MOST_CHAINS ? [] : [[...beside, ...briefly]]),
    [...bounds, ...briefly],
    allowed(told, losses),
  ].map((parts) => clauses([...before, ...parts]));
}

type Beside = Exclude<ConflictLoss['by'], { readonly kind: 'taken' }>;

/** `r1c1 and r1c3 are greater than r1c2, which is 3`. */
function besideOthers(told: ToldConflict, losses: readonly ConflictLoss[], it: Cell | undefined): string[] {
  const isBare = ({ by }: ConflictLoss, kind: string) =>
    by.kind !== 'taken' && by.kind === kind && by.path.length === 2 && told.at(by.path[1]!) === undefined;
  const many = (['less', 'greater'] as const).filter(
    (kind) => it === undefined && losses.filter((loss) => isBare(loss, kind)).length >= MANY,
  );
  return grouped(losses, it, (by) => {
    if (!many.some((kind) => isBare({ cell: by.path[0]!, values: [], by }, kind))) return saidBeside(told, by);
    return (cells, are) => `${cells} ${are} each ${by.kind === 'less' ? 'greater' : 'smaller'} than another cell`;
  });
}

/** The same, chains by what they come to: `the signs leave r1c1 at least 4 and r1c3 at most 2`. */
function boundedBySigns(told: ToldConflict, losses: readonly ConflictLoss[], it: Cell | undefined): string[] {
  const isBar = ({ by: { kind } }: ConflictLoss) => kind === 'bar' || kind === 'no-bar';
  const left = grouped(
    losses.filter((loss) => !isBar(loss)),
    it,
    (by) => (cells) => `${cells} ${bound(told, by)}`,
  );
  return [
    ...(left.length === 0 ? [] : [`the signs leave ${list(left)}`]),
    ...besideOthers(told, losses.filter(isBar), it),
  ];
}

/** In the fewest words. */
function allowed(told: ToldConflict, losses: readonly ConflictLoss[]): string[] {
  const hasBars = losses.some(({ by: { kind } }) => kind === 'bar' || kind === 'no-bar');
  const signs = boundedBySigns(
    told,
    losses.filter(({ by: { kind } }) => kind === 'less' || kind === 'greater'),
    undefined,
  );
  return [...signs, ...(hasBars ? ['the bars and numbers around them allow nothing else'] : []), ...takenIn(losses)];
}

type Say = (cells: string, are: string) => string;

/** What is said in the same words of several cells is said once. */
function grouped(losses: readonly ConflictLoss[], it: Cell | undefined, sayOf: (by: Beside) => Say): string[] {
  const groups = new Map<string, { readonly cells: Cell[]; readonly say: Say }>();
  for (const { cell, by } of losses) {
    if (by.kind === 'taken') continue;
    const say = sayOf(by);
    const group = groups.get(say('', '')) ?? { cells: [], say };
    if (!group.cells.some((each) => sameCell(each, cell))) group.cells.push(cell);
    groups.set(say('', ''), group);
  }
  return [...groups.values()]
    .map(({ cells, say }) => {
      const [only, ...others] = cells;
      const isIt = it !== undefined && only !== undefined && sameCell(only, it);
      return isIt ? say('it', 'is') : say(cellNames(cells), others.length === 0 ? 'is' : 'are');
    })
    .sort((a, b) => a.length - b.length);
}

function saidBeside(told: ToldConflict, by: Beside): Say {
  const end = by.path.at(-1)!;
  const stands = told.at(end);
  const which = stands === undefined ? '' : `, ${stands.isYours ? 'where you have' : 'which is'} ${stands.number}`;
  const other = `${cellName(end)}${which}`;
  const number = `${stands?.isYours ? 'your' : 'the'} ${stands?.number} in ${cellName(end)}`;
  if (by.kind === 'bar') return (cells, are) => `${cells} ${are} across a bar from ${number}`;
  if (by.kind === 'no-bar') return (cells) => `no bar joins ${cells} to ${number}`;
  const [word, sign] = by.kind === 'less' ? ['greater', '>'] : ['smaller', '<'];
  if (by.path.length === 2) return (cells, are) => `${cells} ${are} ${word} than ${other}`;
  const way = `${by.path.map(cellName).join(` ${sign} `)}${which}`;
  return (cells, are) => (cells === 'it' ? `it ${are} ${bound(told, by)} by ${way}` : way);
}

/** What a chain leaves to the cell that it starts at. */
function bound(told: ToldConflict, by: Beside): string {
  const stands = told.at(by.path.at(-1)!)?.number;
  const signs = by.path.length - 1;
  return by.kind === 'less' ? `at least ${(stands ?? 1) + signs}` : `at most ${(stands ?? told.side) - signs}`;
}

/** `row 2 has 1 and your 4`, `columns 2 and 4 have their 3`. */
function takenBy(told: ToldConflict, losses: readonly ConflictLoss[]): string[] {
  const alike = new Map<string, Line[]>();
  for (const { line, numbers } of linesIn(losses)) {
    const has = list(
      [...numbers]
        .sort((a, b) => a - b)
        .map((number) => `${told.inLine(line, number)?.isYours ? 'your ' : ''}${number}`),
    );
    alike.set(has, [...(alike.get(has) ?? []), line]);
  }
  return [...alike].map(([has, lines]) => {
    const isOne = lines.length === 1;
    const whose = /^\d+$/.test(has) ? `${isOne ? 'its' : 'their'} ` : '';
    return `${lineNames(lines)} ${isOne ? 'has' : 'have'} ${whose}${has}`;
  });
}

/** The same without the numbers. */
function takenIn(losses: readonly ConflictLoss[]): string[] {
  const lines = linesIn(losses).map(({ line }) => line);
  return lines.length === 0 ? [] : [`${lineNames(lines)} ${lines.length === 1 ? 'has' : 'have'} the others`];
}

function linesIn(losses: readonly ConflictLoss[]): { readonly line: Line; readonly numbers: Set<number> }[] {
  const byLine = new Map<string, { readonly line: Line; readonly numbers: Set<number> }>();
  for (const { values, by } of losses) {
    if (by.kind !== 'taken') continue;
    const line = toldLine(by.line);
    const group = byLine.get(lineName(line)) ?? { line, numbers: new Set<number>() };
    for (const number of values) group.numbers.add(number);
    byLine.set(lineName(line), group);
  }
  return [...byLine.values()];
}
