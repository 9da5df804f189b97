/** Plain steps from what is known alone that leave nothing for a cell. */
import { contradict } from '@pipwright/core/explaining';
import { FREE } from '../../engines/swift/compile.js';
import type { Compiled } from '../../engines/swift/index.js';
import type { Judge } from '../judge.js';
import { Knowledge } from '../knowledge.js';
import { type Premise, tiledCells } from '../premise.js';
import { halvesOf } from '../techniques/halves.js';
import { PLAIN_FINDERS } from '../techniques/index.js';
import { supposing } from '../techniques/what-if.js';
import { MOST_STEPS } from './limits.js';

/** The cell; undefined where these premises, and such steps, lead to none. */
export function emptyCell(judge: Judge, because: readonly Premise[]): number | undefined {
  const facts = because.flatMap((premise) => (premise.kind === 'fact' ? [judge.facts[premise.id]!] : []));
  const knowledge = new Knowledge(alone(judge, because), facts);
  const found = contradict(knowledge, supposing(PLAIN_FINDERS, MOST_STEPS));
  if (found === undefined || !found.because.list().every((premise) => isAmong(premise, because, judge)))
    return undefined;
  const cell = knowledge.values.findIndex(
    (set, each) => set === 0 || !(knowledge.joinedBy[each] !== -1 || knowledge.hasOpenEdge(each)),
  );
  return cell === -1 ? undefined : cell;
}

/** The board as if there were no other rules, and no other limits to the dominoes. */
function alone(judge: Judge, because: readonly Premise[]): Compiled {
  const { compiled } = judge;
  const given = judge.terms(because);
  const { regions, pips } = compiled;
  const region = compiled.region.map((r) => (given.silent[r] === 1 ? regions : r));
  const each = compiled.each.map((set, r) => (given.silent[r] === 1 ? (1 << pips) - 1 : set));
  const shape = compiled.shape.map((rule, r) => (given.silent[r] === 1 ? FREE : rule));
  return { ...compiled, region, each, shape, given };
}

/** Is a premise one of these, or part of one? */
function isAmong(premise: Premise, because: readonly Premise[], { compiled }: Judge): boolean {
  if (premise.kind === 'tiled') {
    const cells = new Set(tiledCells(because));
    return premise.cells.every((cell) => cells.has(cell));
  }
  if (premise.kind === 'domino') {
    const halves = [Math.floor(premise.id / compiled.pips), premise.id % compiled.pips];
    return because.some((other) => other.kind === 'value' && halves.includes(other.id));
  }
  if (premise.kind === 'value' && halvesOf(compiled, premise.id) === 0) return true;
  return because.some((other) => other.kind === premise.kind && other.id === premise.id);
}
