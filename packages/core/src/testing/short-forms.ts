/** Short forms of tests: cells, dominoes and grids on one line, and the error that a function throws. */
type Pair = [number, number];

function numberFrom(text: string | undefined): number {
  const number = Number(text || Number.NaN);
  if (Number.isNaN(number)) throw new Error(`${text} is no number`);
  return number;
}

/** `0,1 2,3`: cells by row and column, or dominoes by their halves. */
export function pairs(text: string): Pair[] {
  return text.split(' ').map((part) => {
    const [first, second, ...more] = part.split(',');
    if (more.length > 0) throw new Error(`${part} is no pair`);
    return [numberFrom(first), numberFrom(second)];
  });
}

/** Two cells: `0,0 0,1`. */
export function cellPair(text: string): [Pair, Pair] {
  const [first, second, ...more] = pairs(text);
  if (first === undefined || second === undefined || more.length > 0) throw new Error(`${text} is not two cells`);
  return [first, second];
}

/** A domino on two cells, its first half on the first. */
export function lay(domino: readonly [number, number], cells: string) {
  return { domino, cells: cellPair(cells) };
}

/** `12 21`: a grid of digits, row by row. */
export function rows(text: string): number[][] {
  return text.split(' ').map((row) => [...row].map(numberFrom));
}

/** Error that a function throws, which must be of this type. */
export function thrownBy<Thrown extends Error>(type: new (...args: never[]) => Thrown, run: () => unknown): Thrown {
  try {
    run();
  } catch (error) {
    if (error instanceof type) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
