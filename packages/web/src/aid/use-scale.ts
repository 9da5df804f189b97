/** How many pixels a cell has on the screen. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Viewport } from '../board/viewport.js';

export function useScale(viewport: Viewport): number {
  const [scale, setScale] = useState(viewport.scale);
  useLayoutEffect(() => {
    const look = () => setScale(viewport.scale);
    look();
    return viewport.watch(look);
  }, [viewport]);
  return scale;
}
