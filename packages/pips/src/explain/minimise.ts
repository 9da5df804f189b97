/**
 * Which of the premises of a step it needs. Cells to be covered go first, since people take those for granted; then what
 * is in the tray, then rules, then what was found out before.
 */
import { minimalByAll, minimalSubset } from '@pipwright/core/explaining';
import type { Conclusion } from './conclusion.js';
import type { Judge, Strictness } from './judge.js';
import { type Premise, tiled } from './premise.js';

const ORDER: readonly Premise['kind'][] = ['tiled', 'domino', 'value', 'region', 'fact'];
/** First what is plain to see is left out, then what turns out not to be needed in the end. */
const PLAIN: Strictness = { patience: 20_000, mustUseDominoes: false };
const STRICT: Strictness = { patience: 20_000, mustUseDominoes: true };
const THOROUGH: readonly Strictness[] = [PLAIN, STRICT];
/** For when time is up: only what can be left out at a glance. */
const QUICK: readonly Strictness[] = [{ patience: 200, mustUseDominoes: false }];
/** Cells of a shape are left out where that is plain to see: a smaller shape with a harder reason helps nobody. */
const AT_A_GLANCE: Strictness = { patience: 200, mustUseDominoes: false };

interface MinimiseOptions {
  /** The step speaks of all its cells together, so none is left out. */
  readonly keepsShape?: boolean;
  readonly isHurried?: boolean | undefined;
}

/** Undefined where the conclusion does not follow from the premises. */
export function* minimise(
  judge: Judge,
  conclusion: Conclusion,
  premises: readonly Premise[],
  { keepsShape = false, isHurried = false }: MinimiseOptions = {},
): Generator<void, readonly Premise[] | undefined> {
  const ordered = [...premises].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const needed = yield* minimalByAll(ordered, isHurried ? QUICK : THOROUGH, (some, strictness) =>
    judge.follows(conclusion, some, strictness),
  );
  const [shape] = needed ?? [];
  if (needed === undefined || shape?.kind !== 'tiled' || keepsShape) return needed;
  const others = needed.slice(1);
  const cells = yield* minimalSubset(shape.cells, (some) =>
    judge.follows(conclusion, [...tiled(some), ...others], AT_A_GLANCE),
  );
  return [...tiled(cells), ...others];
}
