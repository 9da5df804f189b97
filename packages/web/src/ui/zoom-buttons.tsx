/** Smaller, all of it, larger: over a corner of the board, only while it is zoomed. */
import { useEffect, useState } from 'preact/hooks';
import type { Viewport } from '../board/viewport.js';
import { ToolButton } from './icons.js';
import { useTools } from './tools.js';

export function ZoomButtons({ viewport }: { viewport: Viewport }) {
  const { tools } = useTools().words;
  const [zoomed, setZoomed] = useState(viewport.zoomed);
  useEffect(() => {
    const look = () => setZoomed(viewport.zoomed);
    look();
    return viewport.watch(look);
  }, [viewport]);
  if (!zoomed) return null;
  return (
    <div class="zoom">
      <ToolButton bare icon="minus" label={tools.zoomOut} onPress={() => viewport.zoomOut()} />
      <ToolButton bare icon="fit" label={tools.fit} onPress={() => viewport.fit()} />
      <ToolButton bare icon="plus" label={tools.zoomIn} onPress={() => viewport.zoomIn()} />
    </div>
  );
}
