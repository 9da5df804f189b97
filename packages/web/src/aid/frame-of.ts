/** A thick line along the inside of cells that belong together, as the `d` of a path: never beyond the board. */
import type { Cell } from '@pipwright/play';
import type { Point } from '../board/view.js';

interface FrameMeasures {
  readonly side: number;
  readonly line: number;
  corner(cell: Cell): Point;
}

export function frameOf(cells: readonly Cell[], { side, line, corner }: FrameMeasures): string {
  const names = new Set(cells.map(String));
  const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
  return cells
    .flatMap((cell) => {
      const has = (down: number, right: number) => names.has(String([cell[0] + down, cell[1] + right]));
      const { x, y } = corner(cell);
      const far = side - line;
      // Where two sides go on but the cell between them is another's, the line has a corner.
      const turn = (down: number, right: number) => has(down, 0) && has(0, right) && !has(down, right);
      return [
        has(-1, 0) ? '' : bar(x, y, side, line),
        has(1, 0) ? '' : bar(x, y + far, side, line),
        has(0, -1) ? '' : bar(x, y, line, side),
        has(0, 1) ? '' : bar(x + far, y, line, side),
        turn(-1, -1) ? bar(x, y, line, line) : '',
        turn(-1, 1) ? bar(x + far, y, line, line) : '',
        turn(1, -1) ? bar(x, y + far, line, line) : '',
        turn(1, 1) ? bar(x + far, y + far, line, line) : '',
      ];
    })
    .join('');
}
