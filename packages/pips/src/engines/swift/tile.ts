/** The moves that pair up open cells whatever lies on them: those of the first cell in reading order, or of one with fewer. */
import { blankMove, type Move } from './move.js';
import type { Position } from './position.js';

/** Puts the moves to try on the stack from `top` on and returns the new top; none when some cell has no partner. */
export function tile(position: Position, stack: Move[], top: number): number {
  const { compiled, next } = position;
  const { cells, near } = compiled;
  let best = -1;
  for (let c = next[cells]!; c !== cells; c = next[c]!) {
    let partners = 0;
    for (let k = 4 * c; k < 4 * c + 4; k++) if (isOpen(position, near[k]!)) partners++;
    if (partners === 0) return top;
    if (best === -1 || partners === 1) best = c;
    if (partners === 1) break;
  }
  let end = top;
  for (let k = 4 * best; k < 4 * best + 4; k++) {
    const edge = near[k]!;
    if (isOpen(position, edge)) stack[end++] = blankMove(edge);
  }
  return end;
}

function isOpen({ compiled, open, barred }: Position, edge: number): boolean {
  return edge !== -1 && barred[edge] === 0 && open[compiled.first[edge]!] === 1 && open[compiled.second[edge]!] === 1;
}
