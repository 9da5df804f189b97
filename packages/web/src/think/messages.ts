/** What the app asks its worker, and what it hears from it. Counts are written out: they may be very large. */
import type { Problem } from '@pipwright/core';
import type { AnyGame } from '@pipwright/play';

export type Question =
  | { readonly type: 'what-is-wrong'; readonly id: number; readonly game: AnyGame }
  | { readonly type: 'count'; readonly id: number; readonly game: AnyGame }
  | { readonly type: 'stop'; readonly id: number };

export type Answer =
  | { readonly type: 'wrong'; readonly id: number; readonly problems: readonly Problem[] }
  | { readonly type: 'counting'; readonly id: number; readonly atLeast: string; readonly nodes: number }
  | { readonly type: 'counted'; readonly id: number; readonly count: string }
  | { readonly type: 'stopped'; readonly id: number; readonly atLeast: string }
  | { readonly type: 'failed'; readonly id: number };
