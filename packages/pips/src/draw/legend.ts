/** The dominoes below the board, as seed 003 lists them: sorted, seven to a line. */
import { type Domino, dominoName } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';

const PER_LINE = 7;

/** Dominoes of a puzzle as it writes them, `5-4`, or by their names. */
export function drawLegend(puzzle: Puzzle, byName = false): string {
  const names = byName ? dominoNames(puzzle) : dominoesInOrder(puzzle).map((domino) => domino.join('-'));
  const width = Math.max(0, ...names.map((name) => name.length));
  const lines: string[] = [];
  for (let i = 0; i < names.length; i += PER_LINE) {
    const line = names.slice(i, i + PER_LINE).map((name) => name.padEnd(width));
    lines.push(line.join('   ').trimEnd());
  }
  return ['Dominoes:', '', ...(lines.length === 0 ? [supplyInWords(puzzle)] : lines)].join('\n');
}

/** The dominoes that must be used; none where they come from a set. */
export function dominoesInOrder({ supply }: Puzzle): readonly Domino[] {
  return supply.kind === 'set' ? [] : [...supply.dominoes].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export function dominoNames(puzzle: Puzzle): readonly string[] {
  const dominoes = dominoesInOrder(puzzle).map(([x, y]): Domino => (x <= y ? [x, y] : [y, x]));
  return dominoes.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(dominoName);
}

export function supplyInWords({ supply, maxPip }: Puzzle): string {
  if (supply.kind === 'list') return 'none';
  const often = supply.repeats ? 'each as often as needed' : 'each at most once';
  return `any from 0–0 to ${maxPip}–${maxPip}, ${often}`;
}
