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
} as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];
