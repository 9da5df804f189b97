export function nearest(word: string, names: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const [best] = names
    .map((name) => ({ name, distance: distanceTo(typed, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(Math.min(typed.length, name.length) / 3)))
    .sort((a, b) => a.distance - b.distance || Number(lacks(b.name)) - Number(lacks(a.name)));
  return best?.name;

  /** Is it the name with letters left out? That is the likeliest slip. */
  function lacks(name: string): boolean {
    let done = 0;
    for (const letter of name.toLowerCase()) if (letter === typed[done]) done++;
    return done === typed.length;
  }
}

export function didYouMean(word: string, names: readonly string[]): string {
  const meant = nearest(word, names);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** A start of two letters or more is one mistake, whatever is missing. */
function distanceTo(typed: string, name: string): number {
  const mistakes = slips(typed, name);
  return typed.length >= 2 && name.startsWith(typed) ? Math.min(1, mistakes) : mistakes;
}

/** Letters to add, drop, replace or swap with their neighbour: the usual table, by how much of each word is done. */
function slips(from: string, to: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= from.length; i++) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= to.length; j++) {
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const ways = [
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + Number(from[i - 1] !== to[j - 1]),
        ...(isSwap ? [at(i - 2, j - 2) + 1] : []),
      ];
      row.push(i === 0 || j === 0 ? i + j : Math.min(...ways));
    }
  }
  return at(from.length, to.length);
}
