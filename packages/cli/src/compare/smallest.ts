/** Cuts a puzzle down, step by step, as long as it still shows what it is to show. */
export async function smallest<Puzzle>(
  puzzle: Puzzle,
  smaller: (puzzle: Puzzle) => Iterable<Puzzle>,
  shows: (puzzle: Puzzle) => Promise<boolean>,
  enough: () => boolean,
): Promise<Puzzle> {
  for (const candidate of smaller(puzzle)) {
    if (enough()) break;
    if (await shows(candidate)) return smallest(candidate, smaller, shows, enough);
  }
  return puzzle;
}
