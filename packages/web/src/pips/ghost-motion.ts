/** How a domino leaves the air: it falls into its place, or goes back, shaking its head where it does not fit. */
import type { Point } from '../board/view.js';

const DROP_MILLISECONDS = 140;
const BACK_MILLISECONDS = 160;
const SHAKE_MILLISECONDS = 200;
/** How far it swings to either side, in pixels. */
const SWINGS = [7, -7, 5, -3, 0] as const;

export function glide(ghost: HTMLElement, how: 'drop' | 'back' | 'refused', from: Point, to: Point): Animation {
  const last = how === 'drop' ? DROP_MILLISECONDS : BACK_MILLISECONDS;
  const swings = how === 'refused' ? SWINGS : [];
  const duration = last + (swings.length > 0 ? SHAKE_MILLISECONDS : 0);
  const frames = [
    { transform: translate(from), offset: 0 },
    ...swings.map((x, i) => ({
      transform: translate({ x: from.x + x, y: from.y }),
      offset: ((1 - last / duration) * (i + 1)) / swings.length,
    })),
    { transform: translate(to), offset: 1 },
  ];
  return ghost.animate(frames, { duration, easing: 'ease-out' });
}

function translate({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
