/** What a sentence speaks of, shown on the board: rings, arrows, letters and numbers; the rest of the board steps back. */
import { outline } from '@pipwright/core/drawing';
import type { Cell } from '@pipwright/play';
import type { ComponentChild, ComponentChildren } from 'preact';
import { PITCH } from '../board/view.js';
import type { Viewport } from '../board/viewport.js';
import type { Piece } from '../kind/explaining.js';
import type { Label, Plane, Shown } from '../ui/aid.js';
import { NumberShown, Pointer, SupposedMark } from './shapes.js';
import { useScale } from './use-scale.js';

interface OverlayProps {
  readonly plane: Plane;
  readonly viewport: Viewport;
  readonly shown: Shown;
  readonly isFull?: (cell: Cell) => boolean;
  /** A piece as its kind draws it. */
  readonly drawPiece?: (piece: Piece) => ComponentChild;
  /** Above rings, and below letters. */
  readonly children?: ComponentChildren;
}

/** In pixels of the screen. */
const LINE = 3;
const LETTER = 14;
/** Letters in parts of the pitch: in a corner, where no badge is; on that corner where dots must not be hidden. */
const ON_FREE = 0.34;
const ON_HELD = 0.28;
/** In parts of the pitch. Rings side by side share a line. */
const RADIUS = 0.17;

export function Overlay(props: OverlayProps) {
  const { plane, viewport, shown, drawPiece, children } = props;
  const { margin = 0 } = plane;
  const { glow, labels = [], lit = [], arrows = [], calm, supposed = [], pieces = [] } = shown;
  const pixel = PITCH / useScale(viewport);
  const all = [...glow.flat(), ...arrows.flat(), ...pieces.flatMap((piece) => piece.map(({ cell }) => cell))];
  if (all.length === 0 && labels.length === 0 && supposed.length === 0) return null;
  const spoken = [...all, ...lit, ...[...labels, ...supposed].map(({ cell }) => cell)];
  const { width, height } = sizeOf(plane);
  const ring = { side: PITCH, inset: -margin * PITCH, radius: RADIUS * PITCH };
  return (
    <>
      <Picture plane={plane}>
        {!calm && all.length > 0 && (
          <path
            class="rest"
            fill-rule="evenodd"
            d={`M${-width} ${-height}h${3 * width}v${3 * height}h${-3 * width}z${outline(distinct(spoken), ring)}`}
          />
        )}
        {glow.map((cells) => {
          const d = outline(distinct(cells), ring);
          return (
            <g key={cells.join(' ')} class="glow">
              <path class="halo" d={d} stroke-width={2 * LINE * pixel} />
              <path d={d} stroke-width={LINE * pixel} />
            </g>
          );
        })}
        {supposed.map(({ cell, mark }) => (
          <SupposedMark key={String(cell)} {...at(cell)} mark={mark} pixel={pixel} />
        ))}
        {pieces.map((piece) => {
          const key = piece.map(({ cell }) => cell).join(' ');
          if (drawPiece === undefined)
            return piece.map(({ cell, number }) => (
              <NumberShown key={String(cell)} {...at(cell)} number={number} pixel={pixel} />
            ));
          return (
            <g key={key} class="ghost-piece">
              {drawPiece(piece)}
            </g>
          );
        })}
        {arrows.map(([from, to]) => (
          <Pointer key={`${from} ${to}`} from={at(from)} to={at(to)} isParted={margin > 0} pixel={pixel} />
        ))}
      </Picture>
      {children}
      {labels.length > 0 && <Labels {...props} labels={labels} pieces={pieces} pixel={pixel} />}
    </>
  );
}

interface LabelsProps extends OverlayProps {
  readonly labels: readonly Label[];
  readonly pieces: readonly Piece[];
  readonly pixel: number;
}

/** Above all else: they are what the sentence calls cells by. */
function Labels({ plane, isFull = () => false, labels, pieces, pixel }: LabelsProps) {
  const placed = new Set(pieces.flatMap((piece) => piece.map(({ cell }) => String(cell))));
  return (
    <Picture plane={plane}>
      {labels.map(({ cell, text }) => {
        const { x, y } = at(cell);
        const isHeld = isFull(cell) || placed.has(String(cell));
        const size = Math.min(LETTER * pixel, PITCH * (isHeld ? ON_HELD : ON_FREE));
        const high = size * 1.4;
        const wide = Math.max(high, size * (0.62 * text.length + 0.5));
        const [left, top] = isHeld ? [0, 0] : [wide / 2 + pixel, high / 2 + pixel];
        return (
          <g key={String(cell)} class="cell-name" transform={`translate(${x + left} ${y + top})`}>
            <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx={high / 2} />
            <text font-size={size} dy="0.36em">
              {text}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}

function Picture({ plane, children }: { plane: Plane; children: ComponentChildren }) {
  const { x, y } = plane.corner([0, 0]);
  const { width, height } = sizeOf(plane);
  return (
    <svg class="board-picture overlay" viewBox={`${-x * PITCH} ${-y * PITCH} ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

const sizeOf = (plane: Plane) => ({ width: plane.width * PITCH, height: plane.height * PITCH });
const at = ([row, column]: Cell) => ({ x: column * PITCH, y: row * PITCH });

function distinct(cells: readonly Cell[]): readonly Cell[] {
  return [...new Map(cells.map((cell) => [String(cell), cell])).values()];
}
