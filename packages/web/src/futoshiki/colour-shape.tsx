/** A shape for each colour that a player gives to cells, so that they are told apart without their colours. */
const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M0 -4.4L4.4 3.6H-4.4Z',
  'M-3.6 -3.6H3.6V3.6H-3.6Z',
  'M0 -4.8L4.8 0L0 4.8L-4.8 0Z',
  'M0 -5L1.3 -1.6L4.8 -1.5L2 0.7L3 4.1L0 2.1L-3 4.1L-2 0.7L-4.8 -1.5L-1.3 -1.6Z',
  'M-1.6 -4.6H1.6V-1.6H4.6V1.6H1.6V4.6H-1.6V1.6H-4.6V-1.6H-1.6Z',
] as const;

/** Which of the tints of drawings each is, in the order of their names. */
const TINTS = [2, 3, 1, 4, 0, 7] as const;

export function colourClass(colour: number): string {
  return colour === 0 ? '' : `coloured tint${TINTS[colour - 1]}`;
}

export function ColourShape({ colour, x, y }: { colour: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="colour-shape" d={SHAPES[colour - 1] ?? ''} />
    </g>
  );
}
