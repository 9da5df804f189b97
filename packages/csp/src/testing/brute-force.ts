import type { AnyCsp } from '../graph/binary-csp.js';

/** Every solution as indexes of values, by trying all there is: slow, and easy to believe. */
export function bruteForce(csp: AnyCsp): number[][] {
  let found: number[][] = [[]];
  for (let variable = 0; variable < csp.size; variable++) {
    found = found.flatMap((values) => csp.domainAt(variable).map((_, value) => [...values, value]));
  }
  return found.filter((values) =>
    values.every((a, i) => values.every((b, j) => i === j || csp.consistent(i, a, j, b))),
  );
}
