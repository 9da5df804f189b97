/** What the program's exit status says; with several inputs the highest wins. */
export const STATUS = {
  /** Done as asked. */
  done: 0,
  /** Done, and the answer is no. */
  no: 1,
  /** Bad input or bad usage. */
  bad: 2,
  /** Stopped early. */
  stopped: 3,
  /** Nobody reads standard output any more: what shells say of a program that SIGPIPE ended. */
  readerGone: 141,
} as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

export function highest(...statuses: readonly Status[]): Status {
  return Math.max(...statuses) as Status;
}
