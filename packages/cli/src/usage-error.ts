/** The words of the command line make no sense together: said before anything is done, with status 2. */
export class UsageError extends Error {}
