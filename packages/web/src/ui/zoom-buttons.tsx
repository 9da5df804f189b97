/** Smaller, all of it, larger: over a corner of the board, only while it is zoomed. */
import { useEffect, useState } from 'preact/hooks';
import type { Viewport } from '../board/viewport.js';
import { ToolButton } from './icons.js';
import { useTools } from './tools.js';

interface ZoomButtonsProps {
  readonly viewport: Viewport;
  /** Where no key zooms, keys reach them all the time, and they are seen when they are reached. */
  readonly forKeys?: boolean;
}

export function ZoomButtons({ viewport, forKeys = false }: ZoomButtonsProps) {
  const { tools } = useTools().words;
  const zoomed = useZoomed(viewport);
  if (!zoomed && !forKeys) return null;
  return (
    <div class={`zoom ${zoomed ? '' : 'unseen'}`}>
      <ToolButton bare icon="minus" label={tools.zoomOut} onPress={() => viewport.zoomOut()} />
      <ToolButton bare icon="fit" label={tools.fit} onPress={() => viewport.fit()} />
      <ToolButton bare icon="plus" label={tools.zoomIn} onPress={() => viewport.zoomIn()} />
    </div>
  );
}

export function useZoomed(viewport: Viewport): boolean {
  const [zoomed, setZoomed] = useState(viewport.zoomed);
  useEffect(() => {
    const look = () => setZoomed(viewport.zoomed);
    look();
    return viewport.watch(look);
  }, [viewport]);
  return zoomed;
}
