/** The last touches to a puzzle that has one solution: how many rules it has to spare, and which neighbours are alike. */
import type { Random } from '@pipwright/core';
import { neighboursOf } from './board.js';
import type { Content } from './content.js';
import { loosenRules } from './loosen-rules.js';
import { mergeParts } from './merge-parts.js';
import { freed, isUnlikePair, redundantCounts, redundantIn } from './redundancy.js';
import type { Sketch } from './sketch.js';
import { strip } from './strip.js';
import { MOST_TWINS, twinsIn, twinsTooMany } from './twins.js';

/** Of a sketch with one solution. */
export type Finish = (random: Random, sketch: Sketch) => Generator<void, Finished>;

export interface Finished {
  readonly sketch: Sketch;
  /** From what is wanted; 0 where it is that. */
  readonly far: number;
}

/**
 * Puzzles that keep some rules too many, as many as the Times's do, with so many twins or one. Where more are redundant,
 * single cells lose their rules; where fewer are, free cells get one, which the others do without.
 */
export function pleasant(content: Content, leastTwins: number, mostNodes: number): Finish {
  return function* (random, start) {
    let sketch = yield* loosenRules(random, start, content, mostNodes);
    let redundant = yield* redundantIn(sketch, mostNodes);
    for (let change = 0; change < MOST_CHANGES; change++) {
      const off = offCount(redundant.length, sketch.regions().length);
      const parts = off > 0 ? redundantToFree(sketch, redundant) : off < 0 ? freeCells(sketch) : [];
      if (parts.length === 0) break;
      const part = random.pick(parts);
      const others = redundant.filter((each) => each !== part);
      sketch = off > 0 ? freed(sketch, part) : sketch.withDemand(part, 'sum');
      redundant = yield* redundantIn(sketch, mostNodes, off > 0 ? others : undefined);
    }
    const regions = sketch.regions();
    const twins = twinsIn(regions);
    const pairs = redundant.filter((part) => isUnlikePair(sketch, part)).length;
    const far = Math.max(0, leastTwins - twins, twins - MOST_TWINS) + pairs;
    return { sketch, far: far + Math.abs(offCount(redundant.length, regions.length)) };
  };
}

const MOST_CHANGES = 6;

function freeCells({ parts }: Sketch): readonly number[] {
  return [...parts.keys()].filter((part) => parts[part]?.demand === 'free' && parts[part].kept === undefined);
}

/** Puzzles in which every rule is needed. */
export function minimal(mostNodes: number): Finish {
  return function* (random, start) {
    const sketch = yield* strip(random, yield* mergeParts(random, start, mostNodes), mostNodes);
    return { sketch, far: twinsTooMany(sketch.regions()) };
  };
}

/** Above 0 where too many are redundant, below where too few. */
function offCount(redundant: number, rules: number): number {
  const { least, most } = redundantCounts(rules);
  return Math.max(0, redundant - most) - Math.max(0, least - redundant);
}

/** Which of them may become free: apart from other free cells, single ones first, then pairs. */
function redundantToFree({ parts, board }: Sketch, redundant: readonly number[]): readonly number[] {
  const free = new Set(parts.flatMap(({ demand, cells }) => (demand === 'free' ? cells : [])));
  const isApart = (cells: readonly number[]) =>
    !cells.some((cell) => neighboursOf(board, cell).some((near) => free.has(near)));
  const ofSize = (size: number) =>
    redundant.filter((part) => {
      const { cells = [], kept } = parts[part] ?? {};
      return kept === undefined && cells.length === size && isApart(cells);
    });
  const single = ofSize(1);
  return single.length > 0 ? single : ofSize(2);
}
