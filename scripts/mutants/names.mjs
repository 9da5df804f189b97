/** Names that the run of the tests and their set-up share: of the functions that ran, and of the time that files may take. */
export const REACHED = 'pipwrightReached';
export const LIMITS = 'pipwrightLimits';
