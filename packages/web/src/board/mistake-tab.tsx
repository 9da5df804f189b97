/** An exclamation mark in a disc, for what is wrong: told by its shape, whatever its colour. */
interface MistakeTabProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function MistakeTab({ x, y, radius }: MistakeTabProps) {
  const high = 0.52 * radius;
  return (
    <g class="mistake-tab" transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      <path d={`M0 ${-high}V${0.1 * radius}M0 ${high}v0.01`} stroke-width={0.3 * radius} />
    </g>
  );
}
