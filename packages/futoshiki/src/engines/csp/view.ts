import type { CspView, DrawOptions, JsonObject } from '@pipwright/core';
import { drawGraph, explainMetrics, GRAPH_PARTS } from '@pipwright/csp';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { cellOf } from '../../model/square.js';
import { FutoshikiConstraintGraph } from './constraint-graph.js';

export const cspView: CspView<Puzzle> = { toJson, toText };

const DIGITS = 6;

function toJson(puzzle: Puzzle): JsonObject {
  const graph = new FutoshikiConstraintGraph(puzzle);
  const { constraintDensity, meanTightness, ...counts } = graph.metrics;
  return {
    ...counts,
    constraintDensity: rounded(constraintDensity),
    meanTightness: rounded(meanTightness),
    graph: {
      variables: graph.variableData().map(({ variable, domain, degree, sumTightness }) => ({
        cell: cellOf(variable),
        domain,
        degree,
        sumTightness: rounded(sumTightness),
      })),
      constraints: graph.constraintData().map(({ first, second, tightness }) => ({
        cells: [cellOf(first), cellOf(second)],
        tightness: rounded(tightness),
      })),
    },
  };
}

function toText(puzzle: Puzzle): string {
  const rows = explainMetrics(new FutoshikiConstraintGraph(puzzle)).map(({ metric, value, origin, meaning }) => [
    // constraintDensity: constraint density
    metric.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    String(rounded(value)),
    `${origin} (${meaning})`,
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map(([name = '', value = '', about]) => `${name.padEnd(width(0))}  ${value.padEnd(width(1))}  ${about}`)
    .join('\n');
}

/** The squares where they are in the grid; of a solution, the numbers they have got. */
export function drawPuzzleGraph(
  puzzle: Puzzle,
  solution?: Solution,
  { only }: Pick<DrawOptions<Solution>, 'only'> = {},
): string {
  return drawGraph(new FutoshikiConstraintGraph(puzzle), {
    only: GRAPH_PARTS.find((part) => part === only),
    place: ({ column, row }) => ({ x: column, y: row }),
    assigned: ({ column, row }) => solution?.grid[row]?.[column],
  });
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
