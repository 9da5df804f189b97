/**
 * `test.use(STILL)`, for tests of sheets: those that glide cost twice as much to open and close. Tests of boards move
 * as players see it.
 */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;
