/** A Futoshiki puzzle as its cells and signs; cells that hold a number are filled. */
import { inequalitiesOf, type Puzzle, sideOf } from '@pipwright/futoshiki/parts';
import { type FutoshikiBoard, isGiven } from '@pipwright/play';

interface FutoshikiThumbnailProps {
  readonly puzzle: Puzzle;
  readonly board?: FutoshikiBoard | undefined;
}

const PITCH = 20;
const SIDE = 13;

export function FutoshikiThumbnail({ puzzle, board }: FutoshikiThumbnailProps) {
  const side = sideOf(puzzle);
  const extent = side * PITCH;
  const squares = Array.from({ length: side * side }, (_, i) => [Math.floor(i / side), i % side] as const);
  return (
    <svg class="thumbnail futoshiki-thumbnail" viewBox={`0 0 ${extent} ${extent}`} aria-hidden="true">
      {squares.map(([row, column]) => {
        const isFull = isGiven(puzzle, [row, column]) || (board?.grid[row]?.[column] ?? 0) > 0;
        const look = isFull ? 'square full' : 'square';
        const [x, y] = [column, row].map((at) => at * PITCH + (PITCH - SIDE) / 2);
        return <rect key={`${row},${column}`} class={look} x={x} y={y} width={SIDE} height={SIDE} rx="3" />;
      })}
      {inequalitiesOf(puzzle).map(({ less, greater }) => {
        const [x, y] = [less.column + greater.column, less.row + greater.row].map((sum) => ((sum + 1) / 2) * PITCH);
        const angle = Math.atan2(less.row - greater.row, less.column - greater.column) * (180 / Math.PI);
        return (
          <path
            key={`${x},${y}`}
            class="sign"
            d="M-1.6 -3L1.6 0L-1.6 3"
            transform={`translate(${x} ${y}) rotate(${angle})`}
          />
        );
      })}
    </svg>
  );
}
