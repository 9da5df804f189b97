/** What takes no longer is not announced. */
export const MOMENT_MILLISECONDS = 150;
