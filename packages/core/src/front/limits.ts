/** What an `AbortSignal` has. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** By default never. */
export interface Limits {
  readonly signal?: Signal | undefined;
  /** Milliseconds of work; what else the thread does meanwhile does not count. */
  readonly timeout?: number | undefined;
}

export interface NodeLimit {
  /** How many nodes to visit at most: 1,000,000 by default. */
  readonly nodes?: number | undefined;
}

const MOST_NODES = 1_000_000;

/** What JavaScript callers hand in may be anything. */
export function timeoutOf({ timeout = Number.POSITIVE_INFINITY }: Limits): number {
  return amount('timeout', timeout);
}

export function nodesOf({ nodes = MOST_NODES }: NodeLimit): number {
  return amount('nodes', nodes);
}

function amount(name: string, value: number): number {
  if (typeof value === 'number' && value >= 0) return value;
  throw new TypeError(`${name} must be a number, 0 or more.`);
}

export function wholeNumberOf(name: string, value: number): number {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new TypeError(`${name} must be a whole number, 0 or more.`);
}
