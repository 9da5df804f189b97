/** The kinds of puzzle the command line knows. */
import type { AnyKind } from '@pipwright/core';
import { futoshiki } from '@pipwright/futoshiki';
import { pips } from '@pipwright/pips';
import { smtEngine, smtlibWriter, smtWords } from '@pipwright/smt';

const pipsWithSmt = {
  ...pips,
  engines: [...pips.engines, smtEngine],
  writers: [smtlibWriter],
  words: { ...pips.words, ...smtWords },
};

export const KINDS: readonly AnyKind[] = [pipsWithSmt, futoshiki];
