/** What all cards of help have: a heading, a sentence, buttons below, and a way to close it. What it says is heard. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { focusIsLost } from '../ui/focus.js';
import { Icon } from '../ui/icons.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useTools } from '../ui/tools.js';

/** Smaller and smaller. */
const SIZES = ['', 'long', 'longest'];

interface CardProps {
  readonly label: string;
  readonly heading?: string | undefined;
  /** Of a hint: how much of it is told, from 1 to 3. */
  readonly rung?: number;
  readonly text: string;
  readonly heard?: string | undefined;
  readonly onClose: () => void;
  readonly picture?: ComponentChildren;
  /** Behind the text. */
  readonly more?: ComponentChildren;
  readonly below?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Card({
  label,
  heading = '',
  rung,
  text,
  heard = text,
  onClose,
  picture,
  more,
  below,
  children,
}: CardProps) {
  const { words, say } = useTools();
  useEffect(() => {
    say(heading === '' ? heard : `${heading}${/[.?!]$/.test(heading) ? '' : '.'} ${heard}`);
  }, [heading, heard]);
  const whole = useRef<HTMLElement>(null);
  const told = useFit(text);
  // A button that was pressed may be gone with what it did: keys are still for the card.
  useLayoutEffect(() => {
    if (focusIsLost()) whole.current?.focus({ preventScroll: true });
  });
  return (
    <section class="aid" aria-label={label} ref={whole} tabIndex={-1}>
      <p class="heading">
        {heading === '' ? label : heading}
        {rung !== undefined && <Rungs told={rung} />}
      </p>
      <button type="button" class="tool bare close" aria-label={words.close} title={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div class="told" ref={told}>
        {picture}
        <div>
          <p>{text}</p>
          {more}
        </div>
      </div>
      {below && <div class="below">{below}</div>}
      <div class="choices">{children}</div>
    </section>
  );
}

function Rungs({ told }: { told: number }) {
  const { words } = useSheetTools();
  return (
    <span class="rungs" role="img" aria-label={words.aid.rung(told)}>
      {[1, 2, 3].map((rung) => (
        <i key={rung} class={rung <= told ? 'on' : ''} />
      ))}
    </span>
  );
}

/** Sets a text as large as the room around it allows; where that is too little, what stands below it makes way. */
function useFit(text: string): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = room;
    const set = current?.querySelector('p');
    if (!current || !set) return;
    const fit = () => {
      if (current.querySelector('[open]')) return;
      for (const isAlone of [false, true]) {
        current.parentElement?.classList.toggle('alone', isAlone);
        for (const size of SIZES) {
          set.className = size;
          if (current.scrollHeight <= current.clientHeight) return;
        }
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, [text]);
  return room;
}

export function Thinking({ label, onStop }: { label: string; onStop: () => void }) {
  const { words } = useSheetTools();
  return (
    <Card label={label} text={words.aid.thinking} onClose={onStop}>
      <button type="button" onClick={onStop}>
        {words.status.stop}
      </button>
    </Card>
  );
}

/** Nothing yet: what takes no longer than a moment is not announced. */
export function Blank({ label }: { label: string }) {
  return <section class="aid" aria-label={label} />;
}

interface WaitingProps {
  readonly awaited: { readonly type: string };
  readonly label: string;
  readonly onStop: () => void;
}

export function Waiting({ awaited, label, onStop }: WaitingProps) {
  return awaited.type === 'thinking' ? <Thinking label={label} onStop={onStop} /> : <Blank label={label} />;
}
