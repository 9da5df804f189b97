/**
 * The search with the seed's settings, for programs that want an answer and no loop of their own. Debugging gives
 * records, not lines on a console: whoever asked decides what to do with them.
 */
import { type Ending, eventLoopTurn, type Reason, type SearchEvent } from '@pipwright/core';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import { type DominoId, dominoId, normalize } from './normalize.js';
import { type ChoiceEvent, ForwardSearch } from './solver.js';

export interface SolveSettings {
  readonly findAll?: boolean;
  /** Values tried between two turns of the event loop, 1000 unless told. Fewer: all else answers sooner, but it is slower. */
  readonly iterationsPerTick?: number;
  /** 0 nothing, unless told; 1 start, solutions and end; 2 every choice and move too. */
  readonly debugLevel?: 0 | 1 | 2;
  readonly onDebug?: (event: DebugEvent) => void;
  /** Stops at the next tick when aborted. */
  readonly signal?: { readonly aborted: boolean };
}

export interface SolveReport {
  readonly solutions: readonly Solution[];
  /** `exhausted`: there are no more; `limit`: one was wanted and found. */
  readonly ending: Exclude<Ending, 'timeout'>;
  readonly nodes: number;
  readonly ticks: number;
}

export type DebugEvent = BasicEvent | VerboseEvent;

export type BasicEvent =
  | { readonly type: 'start'; readonly cells: number; readonly edges: number; readonly regions: number }
  | { readonly type: 'solution'; readonly solution: Solution; readonly nodes: number }
  | ({ readonly type: 'end'; readonly found: number } & Pick<SolveReport, 'ending' | 'nodes' | 'ticks'>);

export type VerboseEvent =
  | ChoiceEvent
  | { readonly type: 'placed' | 'removed'; readonly domino: PlacedDomino }
  | { readonly type: 'pruned'; readonly domino: PlacedDomino; readonly reason: Reason }
  | { readonly type: 'tick'; readonly nodes: number; readonly depth: number };

/** A domino on the board, as the seed writes it. */
export interface PlacedDomino {
  readonly id: DominoId;
  readonly pip1: number;
  readonly pip2: number;
  readonly cells: Placement['cells'];
}

/** Solves a puzzle in ticks, between which timers, input and drawing have their turn. */
export async function solve(puzzle: Puzzle, settings: SolveSettings = {}): Promise<SolveReport> {
  const { findAll = false, iterationsPerTick = 1000, debugLevel = 0, onDebug, signal } = settings;
  const basic: ((event: BasicEvent) => void) | undefined = debugLevel >= 1 ? onDebug : undefined;
  const verbose: ((event: VerboseEvent) => void) | undefined = debugLevel >= 2 ? onDebug : undefined;
  const budget = Number.isNaN(iterationsPerTick) ? 1 : Math.max(1, iterationsPerTick);
  const found: Solution[] = [];
  let ticks = 0;

  const normalized = normalize(puzzle);
  const { cells, edges, regions } = normalized;
  basic?.({ type: 'start', cells: cells.length, edges: edges.length, regions: regions.length });
  const search = new ForwardSearch(normalized, verbose);
  if (verbose !== undefined) search.watch((event) => tellMove(event, verbose));

  const tick = (): SolveReport['ending'] | undefined => {
    ticks++;
    const last = search.nodes + budget;
    for (;;) {
      const step = search.run(last - search.nodes);
      if (step.type === 'exhausted') return 'exhausted';
      if (step.type !== 'solution') return undefined;
      found.push(step.solution);
      basic?.({ type: 'solution', solution: step.solution, nodes: search.nodes });
      if (!findAll) return 'limit';
    }
  };

  for (;;) {
    const ending = signal?.aborted === true ? 'aborted' : tick();
    const { nodes, depth } = search;
    if (ending !== undefined) {
      basic?.({ type: 'end', found: found.length, ending, nodes, ticks });
      return { solutions: found, ending, nodes, ticks };
    }
    verbose?.({ type: 'tick', nodes, depth });
    await eventLoopTurn();
  }
}

function tellMove(event: SearchEvent<Solution, Placement>, tell: (event: VerboseEvent) => void): void {
  if (event.type === 'solution') return;
  const [pip1, pip2] = event.move.domino;
  const domino = { id: dominoId(pip1, pip2), pip1, pip2, cells: event.move.cells };
  if (event.type === 'pruned') tell({ type: event.type, domino, reason: event.reason });
  else tell({ type: event.type, domino });
}
