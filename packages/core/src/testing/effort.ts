/**
 * How hard random tests try, and from which seed. `npm test` draws the same few cases on every machine; `npm run soak`
 * sets PIPWRIGHT_SOAK, and draws at least ten times as many from a fresh seed. PIPWRIGHT_SEED overrides both seeds.
 */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export const SOAKING = process.env.PIPWRIGHT_SOAK !== undefined;

const SOAK_FACTOR = 10;
const USUAL_SEED = 1;

/** How many random runs to make: as many as given in `npm test`, more in the soak, ten times as many unless told. */
export function runs(usual: number, soaking = usual * SOAK_FACTOR): number {
  return SOAKING ? soaking : usual;
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
