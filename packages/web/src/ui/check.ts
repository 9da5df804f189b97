/** What Check says, and what can be done with it. */
import type { Problem } from '@pipwright/core';

export type CheckShown =
  | { readonly type: 'full' }
  | { readonly type: 'checking' }
  /** All that is wrong; one of it is looked at. */
  | { readonly type: 'findings'; readonly problems: readonly Problem[]; readonly at: number };

export interface Check {
  readonly verdict: CheckShown | undefined;
  /** What is marked on the board: the finding that is looked at, or with live checking all that is wrong. */
  readonly marked: readonly Problem[];
  /** Where findings are shown already, goes to the next one. */
  ask(): void;
  step(by: 1 | -1): void;
  close(): void;
}
