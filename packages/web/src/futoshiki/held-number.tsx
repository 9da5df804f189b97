/** Holding the key of a number asks whether it can be in the selected cell, and does not write it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const HOLD_MILLISECONDS = 600;

interface HeldNumberProps {
  readonly onHold: ((number: number) => void) | undefined;
  readonly children: ComponentChildren;
}

export function HeldNumber({ onHold, children }: HeldNumberProps) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const down = ({ target, currentTarget, button }: PointerEvent) => {
    isHeld.current = false;
    stop();
    const key = (target as Element).closest('.number');
    const number = [...(currentTarget as Element).querySelectorAll('.number')].indexOf(key as Element) + 1;
    if (onHold === undefined || key === null || number === 0 || button !== 0) return;
    timer.current = setTimeout(() => {
      isHeld.current = true;
      onHold(number);
    }, HOLD_MILLISECONDS);
  };
  const clicked = (event: MouseEvent) => {
    if (!isHeld.current) return;
    isHeld.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys within are buttons; Y asks by keyboard.
    <div
      class="held-number"
      onPointerDown={down}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerLeave={stop}
      onClickCapture={clicked}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
