/** What a function throws, which must be of this type. */
export function thrownBy<Thrown extends Error>(type: new (...args: never[]) => Thrown, run: () => unknown): Thrown {
  try {
    run();
  } catch (error) {
    if (error instanceof type) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
