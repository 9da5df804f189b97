/** The effort of a solve from its start to its end, as bars; the highest has its number on it. */
import { useEffect, useRef } from 'preact/hooks';
import { useSheetTools } from '../ui/sheet-words.js';

const WIDTH = 300;
/** Of the highest bar, with room for its number above it. */
const HEIGHT = 72;
const ABOVE = 20;
const GAP = 6;

/** @param isNew whether it has come where the button was that was pressed for it */
export function EffortCurve({ curve, isNew }: { curve: readonly number[]; isNew: boolean }) {
  const { words } = useSheetTools();
  const { grade: w, languageTag } = words;
  const inWords = (effort: number) => effort.toLocaleString(languageTag);
  const whole = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const most = Math.max(...curve);
  const highest = curve.indexOf(most);
  const pitch = WIDTH / curve.length;
  return (
    <section ref={whole}>
      <h3 class="said" tabIndex={-1} ref={heading}>
        {w.curve}
      </h3>
      <svg
        class="effort-curve"
        viewBox={`0 0 ${WIDTH} ${ABOVE + HEIGHT + 1}`}
        role="img"
        aria-label={w.curveHeard(curve.map(inWords))}
      >
        {curve.map((effort, i) => {
          const height = most === 0 ? 0 : (effort / most) * HEIGHT;
          const x = i * pitch + GAP / 2;
          return <rect key={i} x={x} y={ABOVE + HEIGHT - height} width={pitch - GAP} height={height} rx="2" />;
        })}
        <path d={`M0 ${ABOVE + HEIGHT + 0.5}H${WIDTH}`} />
        <text x={(highest + 0.5) * pitch} y={ABOVE - 6}>
          {inWords(most)}
        </text>
      </svg>
      <p>{w.curveWhy}</p>
    </section>
  );
}
