/** Solutions as JSON: `{"placements":[{"domino":[a,b],"cells":[[row,column],[row,column]]}]}`, and single placements. */
import {
  err,
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  ok,
  type Problem,
  ProblemLog,
  type Result,
} from '@pipwright/core';
import { canonicalPlacement, canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { problem } from '../problem.js';
import { readCellPair, readPair } from './json-parts.js';

export function solutionToJson(solution: Solution): JsonObject {
  const { placements } = canonicalSolution(solution);
  return { placements: placements.map(placementToJson) };
}

export function placementToJson(placement: Placement): JsonObject {
  const { domino, cells } = canonicalPlacement(placement);
  return { domino, cells };
}

export function placementFromJson(value: JsonValue): Result<Placement, readonly Problem[]> {
  const placement = isObject(value) ? readPlacement(value) : undefined;
  return placement === undefined ? err([problem('placement-shape', { path: '' }, {})]) : ok(placement);
}

export function solutionFromJson(value: JsonValue): Result<Solution, readonly Problem[]> {
  const list = isObject(value) ? field(value, 'placements') : undefined;
  if (!Array.isArray(list)) return err([problem('solution-shape', { path: '' }, {})]);
  const placements: Placement[] = [];
  const problems = new ProblemLog();
  for (const [i, item] of list.entries()) {
    const placement = isObject(item) ? readPlacement(item) : undefined;
    if (placement === undefined) problems.add(problem('solution-shape', { path: `/placements/${i}` }, {}));
    else placements.push(placement);
  }
  return problems.list.length > 0 ? err(problems.list) : ok({ placements });
}

function readPlacement(item: JsonObject): Placement | undefined {
  const domino = readPair(field(item, 'domino'));
  const cells = readCellPair(field(item, 'cells'));
  return domino === undefined || cells === undefined ? undefined : { domino, cells };
}
