/** For how many milliseconds clients are waited for. */
export interface Patience {
  /** Until all headers are there. */
  readonly headers: number;
  /** Until a request is there. */
  readonly request: number;
  /** Between two requests. */
  readonly keepAlive: number;
  /** For a client that does not take what it asked for. */
  readonly idle: number;
  /** How often is looked who is late. */
  readonly look: number;
}

export const PATIENCE: Patience = { headers: 5_000, request: 10_000, keepAlive: 5_000, idle: 20_000, look: 1_000 };
