/** Types of what is used of or-tools-wasm, for type checks where it is not installed. */
declare module 'or-tools-wasm/cp-sat' {
  export const CpSat: {
    loadModule(): Promise<unknown>;
    createModel(model: object): Promise<Uint8Array>;
    solve(
      model: Uint8Array,
      parameters: { numWorkers: number; maxTimeInSeconds: number },
    ): Promise<{ response: Response | null }>;
  };

  interface Response {
    readonly status: string;
    readonly solution?: readonly (number | bigint | string)[];
    readonly numBranches?: number | bigint | string;
  }
}
