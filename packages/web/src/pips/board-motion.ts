/** A domino of the board that turns, or is moved by a key, does so in sight. */
import { type Cell, type LyingDomino, quartersOf, sameCell } from '@pipwright/play';
import { PITCH } from '../board/view.js';
import { shortest, TURN_MILLISECONDS } from './tray-motion.js';

export function showTurns(holder: HTMLElement, was: readonly LyingDomino[], is: readonly LyingDomino[]): void {
  // Dominoes are drawn in the order in which they lie, and one that moves keeps its place.
  const shapes = holder.querySelectorAll('.board-picture .domino:not(.preview)');
  for (const [i, now] of is.entries()) {
    const old = was[i];
    if (old === undefined || old.slot !== now.slot || String(old.cells) === String(now.cells)) continue;
    shapes[i]?.animate({ transform: [...poses(old, now)] }, { duration: TURN_MILLISECONDS, easing: 'ease-out' });
  }
}

function poses({ cells: was }: LyingDomino, { cells: is }: LyingDomino): readonly [string, string] {
  const [from, to] = [quartersOf(was) ?? 0, quartersOf(is) ?? 0];
  const hub = is.findIndex((cell, half) => sameCell(cell, was[half] as Cell));
  const half = Math.max(0, hub);
  const pose = (cells: LyingDomino['cells'], quarters: number) => {
    const [row, column] = cells[half] ?? cells[0];
    const [x, y] = [(column + 0.5) * PITCH, (row + 0.5) * PITCH];
    return `translate(${x}px, ${y}px) rotate(${quarters * 90}deg) translate(${-half * PITCH}px, 0px)`;
  };
  return [pose(was, to - shortest(to - from)), pose(is, to)];
}
