/**
 * How hard tests try. `npm test` draws a part of the random puzzles, which is what every change can wait for;
 * `npm run soak` sets PIPWRIGHT_SOAK, and runs the same tests with all of them.
 */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export const SOAKING = process.env.PIPWRIGHT_SOAK !== undefined;

const PART = 1 / 3;

/** So many in the soak, a part of them else; for counts that must be reached as well. */
export function effort(full: number): number {
  return SOAKING ? full : Math.ceil(full * PART);
}
