/**
 * Effort and seed of random tests. `npm test` draws the same few cases on every machine; `npm run soak`
 * sets PIPWRIGHT_SOAK, and draws at least ten times as many from a fresh seed. PIPWRIGHT_SEED overrides both seeds.
 */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export const SOAKING = process.env.PIPWRIGHT_SOAK !== undefined;

const SOAK_FACTOR = 10;
const USUAL_SEED = 1;

/**
 * The part of the runs that tests name which `npm test` makes: with all of them, what is random takes a third of its
 * time, and cases repeat themselves. Where rare ones would not be met, a test names more.
 */
const USUAL_PART = 0.4;

/** Number of random runs: a part of `named` in `npm test`, `soaking` in the soak. */
export function runs(named: number, soaking = named * SOAK_FACTOR): number {
  return SOAKING ? soaking : Math.ceil(named * USUAL_PART);
}

/** Every nth in `npm test`, all of them in the soak. */
export function sample<T>(all: readonly T[], nth: number): readonly T[] {
  return SOAKING ? all : all.filter((_, i) => i % nth === 0);
}

/** The seed that was asked for, or the one for this kind of run: to be chosen once, for all tests of a run. */
export function chooseSeed(): number {
  const asked = process.env.PIPWRIGHT_SEED ?? '';
  if (asked === '') return SOAKING ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED;
  const seed = Number(asked);
  if (!Number.isSafeInteger(seed)) throw new Error(`PIPWRIGHT_SEED must be a whole number, not “${asked}”`);
  return seed;
}
