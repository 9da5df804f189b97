/** A conversation with a solver: tell it what must hold, ask whether it can, read how. */
export interface Session {
  /** SMT-LIB declarations and assertions; what was declared before need not be again, and must not. */
  tell(text: string): void;
  ask(): Promise<Answer>;
  /** The value of an integer after `sat`. */
  valueOf(name: string): number;
  /** Ends the conversation, whatever is going on. */
  close(): void;
}

export type Answer = 'sat' | 'unsat' | 'unknown';
