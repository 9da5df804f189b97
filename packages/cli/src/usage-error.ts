/** The words of the command line make no sense together: said before anything is done, with status 2. */
export class UsageError extends Error {
  /** The command that has the answer, without the name of the program; without it, the help of this command. */
  readonly see: string | undefined;
  readonly also: readonly string[];

  constructor(message: string, see?: string, also: readonly string[] = []) {
    super(message);
    this.see = see;
    this.also = also;
  }
}

/** Something that was asked for could not be done: said with the name of the program, and with status 2. */
export class Failure extends Error {}
