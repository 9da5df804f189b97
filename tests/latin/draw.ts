/** A square in boxes, and as SVG. */
import type { Drawing, DrawOptions } from '@pipwright/core';
import { DARK, element, LIGHT, type Palette, svgFile } from '@pipwright/core/drawing';
import { cellsOf, numberAt, type Puzzle, type Solution } from './model.js';

export const latinDrawing: Drawing<Puzzle, Solution> = {
  styles: ['box'],
  pictures: ['svg'],
  draw: (puzzle, options) => (options.style === 'svg' ? drawSvg : drawBox)(puzzle, options),
  legend: () => '',
};

function drawBox(puzzle: Puzzle, { solution = puzzle, labels = false }: DrawOptions<Solution>): string {
  const line = (left: string, middle: string, right: string) =>
    `${labels ? '  ' : ''}${left}${puzzle.grid.map(() => '───').join(middle)}${right}`;
  const rows = solution.grid.map((row, r) => {
    const cells = row.map((number) => ` ${number || ' '} `).join('│');
    return `${labels ? `${r + 1} ` : ''}│${cells}│`;
  });
  return [
    ...(labels ? [`    ${puzzle.grid.map((_, column) => column + 1).join('   ')}`] : []),
    line('┌', '┬', '┐'),
    rows.join(`\n${line('├', '┼', '┤')}\n`),
    line('└', '┴', '┘'),
  ].join('\n');
}

const SIDE = 48;

function drawSvg(puzzle: Puzzle, { solution = puzzle }: DrawOptions<Solution>): string {
  const size = puzzle.grid.length * SIDE;
  const body = cellsOf(puzzle).map((cell) => {
    const [y, x] = cell.map((at) => at * SIDE) as [number, number];
    const number = numberAt(solution, cell);
    const square = element('rect', { class: 'cell', x, y, width: SIDE, height: SIDE });
    const text = { class: 'number', x: x + SIDE / 2, y: y + SIDE * 0.68 };
    return number === 0 ? square : square + element('text', text, String(number));
  });
  const words = { title: 'Latin square', description: `${puzzle.grid.length} by ${puzzle.grid.length} cells.` };
  const look = {
    shapes: ['.cell{fill:none}', `.number{font:${SIDE / 2}px sans-serif;text-anchor:middle}`],
    light: colours(LIGHT),
    dark: colours(DARK),
  };
  return svgFile('latin', words, { width: size, height: size }, look, body.join('\n'));
}

function colours({ ink, paper }: Palette): string[] {
  return [`.paper{fill:${paper}}`, `.cell{stroke:${ink}}`, `.number{fill:${ink}}`];
}
