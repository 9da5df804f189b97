/** A sign for what is wrong that is told by its shape. */
export function Cross({ x, y, radius }: { x: number; y: number; radius: number }) {
  const arm = 0.4 * radius;
  return (
    <g class="cross" transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      <path d={`M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`} />
    </g>
  );
}
