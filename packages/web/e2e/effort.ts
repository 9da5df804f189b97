/** How much is tried: `npm run soak` sets PIPWRIGHT_SOAK, and has the time for all of it. */
export const SOAKING = process.env.PIPWRIGHT_SOAK !== undefined;
