/** The kinds of puzzle the command line knows. */
import type { AnyKind } from '@pipwright/core';
import { pips } from '@pipwright/pips';

export const KINDS: readonly AnyKind[] = [pips];
