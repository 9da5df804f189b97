/**
 * Determinants of sparse matrices, exactly: by elimination modulo enough primes to hold the determinant, then combined
 * by the Chinese remainder theorem. Elimination without primes would need fractions, or whole numbers that grow with
 * every step. Only rows that have begun and are not used up yet are held, as in a matrix with a narrow band.
 */
import type { SparseRow } from './kasteleyn.js';

/** The determinant of a square matrix, but for its sign. Yields after every column of every prime. */
export function* absoluteDeterminant(rows: readonly SparseRow[]): Generator<undefined, bigint> {
  const limit = 2n ** BigInt(Math.ceil(mostBits(rows)) + 1);
  let value = 0n;
  let modulus = 1n;
  for (const prime of primes()) {
    if (modulus > limit) break;
    const wanted = yield* determinantModulo(rows, prime);
    const big = BigInt(prime);
    const difference = wanted - Number(value % big) + prime;
    value += modulus * BigInt(multiplyAdd(difference % prime, inverse(Number(modulus % big), prime), 0, prime));
    modulus *= big;
  }
  return value * 2n > modulus ? modulus - value : value;
}

/** Hadamard: no determinant is larger than the product of the lengths of its rows. */
function mostBits(rows: readonly SparseRow[]): number {
  return rows.reduce((bits, row) => bits + Math.log2(row.length) / 2, 0);
}

interface ActiveRow {
  readonly number: number;
  readonly values: Float64Array;
}

/** The determinant modulo a prime, with its sign. Yields after every column. */
export function* determinantModulo(rows: readonly SparseRow[], prime: number): Generator<undefined, number> {
  const size = rows.length;
  const columnsOf = (row: SparseRow) => row.map(({ column }) => column);
  const firsts = rows.map((row) => Math.min(...columnsOf(row)));
  const waiting = [...rows.keys()].sort((a, b) => (firsts[b] as number) - (firsts[a] as number));
  const active: ActiveRow[] = [];
  const spare: Float64Array[] = [];
  const pivots: number[] = [];
  let end = 0;
  let product = 1;

  for (let column = 0; column < size; column++) {
    for (let next = waiting.at(-1); next !== undefined && (firsts[next] as number) <= column; next = waiting.at(-1)) {
      waiting.pop();
      const row = rows[next] as SparseRow;
      const values = spare.pop() ?? new Float64Array(size);
      for (const { column: at, sign } of row) values[at] = sign === 1 ? 1 : prime - 1;
      end = Math.max(end, ...columnsOf(row).map((at) => at + 1));
      active.push({ number: next, values });
    }
    const chosen = active.findIndex(({ values }) => values[column] !== 0);
    if (chosen === -1) return 0;
    const [pivot] = active.splice(chosen, 1) as [ActiveRow];
    pivots.push(pivot.number);
    product = multiplyAdd(product, pivot.values[column] as number, 0, prime);
    eliminate(active, pivot.values, column, end, prime);
    spare.push(pivot.values.fill(0, column, end));
    yield;
  }
  return isOddPermutation(pivots) ? prime - product : product;
}

/** Adds to each row as much of the pivot's as makes its value in this column 0. */
function eliminate(
  active: readonly ActiveRow[],
  pivot: Float64Array,
  column: number,
  end: number,
  prime: number,
): void {
  const columns: number[] = [];
  for (let at = column + 1; at < end; at++) if (pivot[at] !== 0) columns.push(at);
  const inverted = prime - inverse(pivot[column] as number, prime);
  for (const { values } of active) {
    const value = values[column] as number;
    if (value === 0) continue;
    const times = multiplyAdd(value, inverted, 0, prime);
    for (const at of columns) values[at] = multiplyAdd(times, pivot[at] as number, values[at] as number, prime);
    values[column] = 0;
  }
}

/** Does it take an odd number of swaps to sort these numbers, each of 0 to n - 1 once? */
function isOddPermutation(numbers: readonly number[]): boolean {
  const seen = new Set<number>();
  let swaps = 0;
  for (const start of numbers) {
    for (let at = start; !seen.has(at); at = numbers[at] as number) {
      seen.add(at);
      if (at !== start) swaps++;
    }
  }
  return swaps % 2 === 1;
}

/**
 * Arithmetic modulo primes below 2^26: a product plus a summand stays below 2^53, where a double is still exact, and
 * needs no BigInt.
 */
const PRIME_LIMIT = 2 ** 26;

/** Largest first. */
function* primes(): Generator<number, void> {
  for (let number = PRIME_LIMIT - 1; number > 2; number -= 2) if (isPrime(number)) yield number;
}

function isPrime(odd: number): boolean {
  for (let divisor = 3; divisor * divisor <= odd; divisor += 2) if (odd % divisor === 0) return false;
  return true;
}

/** (a × b + c) modulo a prime. */
function multiplyAdd(a: number, b: number, c: number, prime: number): number {
  const exact = a * b + c;
  const rest = exact - Math.floor(exact / prime) * prime;
  if (rest < 0) return rest + prime;
  return rest >= prime ? rest - prime : rest;
}

/** Inverse of a number modulo a prime, by the extended Euclidean algorithm. */
function inverse(number: number, prime: number): number {
  let [a, b, x, y] = [number, prime, 1, 0];
  while (b !== 0) {
    const times = Math.floor(a / b);
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return x < 0 ? x + prime : x;
}
