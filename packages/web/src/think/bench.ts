/**
 * Each kind's engines with what judges and gathers their solutions. Put together here rather than taken from the kinds,
 * which bring their formats with them. `smt` is not among them: it needs 35 MB and memory shared between threads, which
 * a page gets only from a host that sends headers for it, and the app runs on any host.
 */
import type { Common, Engine, Problem, Search } from '@pipwright/core';
import {
  check as checkFutoshiki,
  commonOf as commonOfFutoshiki,
  cspEngines,
  swiftEngine as futoshikiSwift,
  verify as verifyFutoshiki,
} from '@pipwright/futoshiki';
import {
  commonOf as commonOfPips,
  forwardEngine,
  referenceEngine,
  tilingEngine,
  verify as verifyPips,
} from '@pipwright/pips';
import { cellNumber, compile, edgeNumber, swiftEngine as pipsSwift, SwiftSearch, termsOf } from '@pipwright/pips/swift';
import { type AnyGame, boardOf, type Game } from '@pipwright/play';
import type { AnyMove, AnySolution } from './engine-messages.js';

export type AnyEngine = Engine<unknown, AnySolution, AnyMove>;
export type AnySearch = Search<AnySolution, AnyMove>;

export interface Bench {
  readonly engines: readonly AnyEngine[];
  verify(solution: AnySolution): readonly Problem[];
  common(): Common<AnySolution>;
  /** Looks for solutions that keep what is on the board; undefined where the board already breaks the rules. */
  fromPosition(): AnySearch | undefined;
}

export function benchOf(game: AnyGame): Bench {
  return (game.kind === 'pips' ? pipsBench(game) : futoshikiBench(game)) as Bench;
}

export const PIPS_ENGINES = [pipsSwift, referenceEngine, tilingEngine, forwardEngine];
export const FUTOSHIKI_ENGINES = [futoshikiSwift, ...cspEngines];

function pipsBench(game: Game<'pips'>) {
  const { puzzle } = game;
  return {
    engines: PIPS_ENGINES,
    verify: (solution: Parameters<typeof verifyPips>[1]) => verifyPips(puzzle, solution),
    common: () => commonOfPips(puzzle),
    fromPosition() {
      const compiled = compile(puzzle);
      const terms = termsOf(compiled);
      for (const { domino, cells } of boardOf(game).lying) {
        terms.join(edgeNumber(compiled, cells));
        for (const half of [0, 1] as const) terms.fix(cellNumber(compiled, cells[half]), domino[half]);
      }
      return new SwiftSearch(compiled, terms);
    },
  };
}

function futoshikiBench(game: Game<'futoshiki'>) {
  const { puzzle } = game;
  return {
    engines: FUTOSHIKI_ENGINES,
    verify: (solution: Parameters<typeof verifyFutoshiki>[1]) => verifyFutoshiki(puzzle, solution),
    common: () => commonOfFutoshiki(puzzle),
    fromPosition() {
      const fixedNumbers = boardOf(game).grid.flatMap((line, row) =>
        line.flatMap((number, column) => (number === 0 ? [] : [{ square: { column, row }, number }])),
      );
      const filled = checkFutoshiki({ ...puzzle, fixedNumbers });
      return filled.ok ? futoshikiSwift.search(filled.value) : undefined;
    },
  };
}
