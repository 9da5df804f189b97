import { useMemo } from 'preact/hooks';
import type { Size } from './view.js';
import { Viewport } from './viewport.js';

/** A viewport for as long as the board has this size. */
export function useViewport({ width, height }: Size): Viewport {
  return useMemo(() => new Viewport({ width, height }), [width, height]);
}
