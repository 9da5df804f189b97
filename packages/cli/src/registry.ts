/** The kinds of puzzle the command line knows. */
import type { AnyKind } from '@pipwright/core';
import { futoshiki } from '@pipwright/futoshiki';
import { pips } from '@pipwright/pips';
import { makeSmtEngine, smtlibWriter, smtWords, type Z3Source } from '@pipwright/smt';

export type { Z3Source };

/** @param z3 where the engine smt has Z3 from, if not from where it is installed */
export function kindsWith(z3?: Z3Source): readonly AnyKind[] {
  const pipsWithSmt = {
    ...pips,
    engines: [...pips.engines, makeSmtEngine(z3)],
    writers: [smtlibWriter],
    words: { ...pips.words, ...smtWords },
  };
  return [pipsWithSmt, futoshiki];
}
