/**
 * Arithmetic modulo primes below 2^26: a product plus a summand stays below 2^53, where a double is still exact, and
 * needs no BigInt.
 */
const BELOW = 2 ** 26;

/** Largest first. */
export function* primes(): Generator<number, void> {
  for (let number = BELOW - 1; number > 2; number -= 2) if (isPrime(number)) yield number;
}

function isPrime(odd: number): boolean {
  for (let divisor = 3; divisor * divisor <= odd; divisor += 2) if (odd % divisor === 0) return false;
  return true;
}

/** a × b + c. */
export function multiplyAdd(a: number, b: number, c: number, prime: number): number {
  const exact = a * b + c;
  const rest = exact - Math.floor(exact / prime) * prime;
  if (rest < 0) return rest + prime;
  return rest >= prime ? rest - prime : rest;
}

/** The number that gives 1 with this one; by Euclid. */
export function inverse(number: number, prime: number): number {
  let [a, b, x, y] = [number, prime, 1, 0];
  while (b !== 0) {
    const times = Math.floor(a / b);
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return x < 0 ? x + prime : x;
}
