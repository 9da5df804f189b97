/** What a maker hands over. */
export interface Made<Puzzle> extends Hardness {
  readonly puzzle: Puzzle;
}

export interface Hardness {
  /** Nodes of the proof that there is one solution. */
  readonly nodes: number;
  /** Of two puzzles with as many nodes, the one that says less is the harder. */
  readonly clues: number;
}

/** Gentler ones first. */
export function compareHardness(a: Hardness, b: Hardness): number {
  return a.nodes - b.nodes || b.clues - a.clues;
}
