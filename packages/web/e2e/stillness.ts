/** `test.use(STILL)`, for tests that are not about motion: sheets that glide cost twice as much to open and close. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;
