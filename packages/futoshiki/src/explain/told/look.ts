/** Where to look for a step: at most two cells, rows or columns. */
import { type Cell, type JsonObject, sameCell } from '@pipwright/core';
import { looks, type StepScene } from '@pipwright/core/explaining';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import type { FutoshikiStep } from '../step.js';
import { isThrough, type Line, type ToldLink, toldStep } from './link.js';

/** Techniques that one sees in a line, not in a cell. */
const IN_LINES: ReadonlySet<string> = new Set([
  'last-number',
  'two-left',
  'hidden-single',
  'forced-extreme',
  'naked-pair',
  'naked-triple',
  'hidden-pair',
  'hidden-triple',
  'x-wing',
  'swordfish',
]);

/** Never where another step of the list says to look, as long as there is something else to name. */
export const look = looks((puzzle: Puzzle, scene: StepScene<FutoshikiStep, Solution>) =>
  looksFor(toldStep(puzzle, scene)),
);

/** What one could say to look at, the best first. */
function looksFor(told: ToldLink): readonly (readonly JsonObject[])[] {
  const concluded = told.concludes.map(({ cell }) => cell);
  const start = told.suppose === undefined ? concluded : [told.suppose.cell];
  const crossed = told.lines.filter((line) => start.some((cell) => isThrough(line, cell)));
  const own = crossed.filter((line) => concluded.every((cell) => isThrough(line, cell)));
  const lines = (own.length > 0 ? own : crossed).map(lineAt);
  const cells = start.map(cellAt);
  const around = told.signs
    .flat()
    .concat(told.bars.flat())
    .filter((cell) => !start.some((each) => sameCell(each, cell)))
    .map(cellAt);
  const [first = cells[0], ...others] = IN_LINES.has(told.technique) ? [...lines, ...cells] : [...cells, ...lines];
  if (first === undefined) return [[]];
  const ways = [...others, ...around, ...onTheWay(told)].filter((thing) => !same(thing, first));
  const isSpread = own.length === 0 && told.suppose === undefined && others[0] !== undefined && cells.length > 1;
  return [
    ...(isSpread ? [[first, others[0]!]] : []),
    [first],
    ...ways.map((way) => [first, way]),
    ...others.map((other) => [other]),
  ];
}

function onTheWay({ chain, seen }: ToldLink): JsonObject[] {
  return [...seen, ...chain].flatMap(({ concludes }) => concludes.map(({ cell }) => cellAt(cell)));
}

function lineAt({ kind, index }: Line): JsonObject {
  return { [kind]: index };
}

function cellAt(cell: Cell): JsonObject {
  return { cell };
}

function same(one: JsonObject, other: JsonObject): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
