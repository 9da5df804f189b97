import type { Engine } from '@pipwright/core';
import type { Placement, Puzzle, Solution } from '@pipwright/pips';
import { refusals } from './encoding.js';
import { SmtSearch } from './search.js';
import { besideThis, installZ3, loadZ3, openZ3, type Z3Source } from './z3.js';

/** Z3, told of the puzzle as seed 001 does. Its searches wait, and are to be disposed of. */
export function makeSmtEngine(source: Z3Source = besideThis): Engine<Puzzle, Solution, Placement> {
  return {
    name: 'smt',
    summary: 'the theorem prover Z3, which gets the rules and finds a solution; installed separately, 35 MB',
    search: (puzzle) => new SmtSearch(puzzle, () => openZ3(source)),
    refuses: refusals,
    isInstalled: () => source.find() !== undefined,
    install: () => installZ3(source),
    prepare: () => loadZ3(source),
  };
}

export const smtEngine = makeSmtEngine();
