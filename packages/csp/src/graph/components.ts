import type { AnyCsp } from './binary-csp.js';

/** The variables in parts that no proven constraint connects, the smallest part first. */
export function components(csp: AnyCsp): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (let start = 0; start < csp.size; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const part = [start];
    for (const variable of part) {
      for (const neighbour of csp.neighboursAt(variable)) {
        if (seen.has(neighbour)) continue;
        seen.add(neighbour);
        part.push(neighbour);
      }
    }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts.sort((a, b) => a.length - b.length);
}
