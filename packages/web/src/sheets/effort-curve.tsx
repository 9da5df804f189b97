/**
 * Where the effort of a solve goes, from its start to its end: ten bars, the highest with its share on it. Not a bar for
 * each chapter: the effort is an average over several orders of solving, which share their beginning and their end but not
 * the chapters of the explanation.
 */
import { useEffect, useRef } from 'preact/hooks';
import { useSheetTools } from '../ui/sheet-words.js';
import { courseOf, sharesOf } from './course.js';

const WIDTH = 300;
/** Of the highest bar, with room for its share above it. */
const HEIGHT = 72;
const ABOVE = 20;
const BELOW = 20;
const GAP = 6;
/** Half of what a share takes: “100 %”. */
const HALF_SHARE = 22;

/** Where the middle of a share can be without being cut off. */
function within(x: number): number {
  return Math.min(WIDTH - HALF_SHARE, Math.max(HALF_SHARE, x));
}

/** @param isNew whether it has come where the button was that was pressed for it */
export function EffortCurve({ curve, isNew }: { curve: readonly number[]; isNew: boolean }) {
  const { words } = useSheetTools();
  const { grade: w, languageTag } = words;
  const inWords = (share: number) => share.toLocaleString(languageTag, { style: 'percent' });
  const whole = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const shares = sharesOf(curve);
  const most = Math.max(...shares);
  const highest = shares.indexOf(most);
  const pitch = WIDTH / shares.length;
  const bottom = ABOVE + HEIGHT;
  return (
    <section ref={whole}>
      <h3 class="said" tabIndex={-1} ref={heading}>
        {w.curve}
      </h3>
      <p>{w.course[courseOf(curve)]}</p>
      <svg
        class="effort-curve"
        viewBox={`0 0 ${WIDTH} ${bottom + BELOW}`}
        role="img"
        aria-label={w.curveHeard(shares.map(inWords))}
      >
        {shares.map((share, i) => {
          const height = most === 0 ? 0 : (share / most) * HEIGHT;
          const x = i * pitch + GAP / 2;
          return <rect key={i} x={x} y={bottom - height} width={pitch - GAP} height={height} rx="2" />;
        })}
        <path d={`M0 ${bottom + 0.5}H${WIDTH}`} />
        <text class="share" x={within((highest + 0.5) * pitch)} y={ABOVE - 6}>
          {inWords(most)}
        </text>
        <text x={GAP / 2} y={bottom + BELOW - 4}>
          {w.curveEnds.start}
        </text>
        <text class="end" x={WIDTH - GAP / 2} y={bottom + BELOW - 4}>
          {w.curveEnds.end}
        </text>
      </svg>
      <p>{w.curveWhy}</p>
    </section>
  );
}
