/** A picture that is looked at as a board is: pinch, wheel, buttons; a press goes nearer, and back. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Stage } from '../board/stage.js';
import { Viewport } from '../board/viewport.js';
import { useZoomed, ZoomButtons } from './zoom-buttons.js';

interface ZoomableProps {
  /** Of the picture, in cells. */
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

export function Zoomable({ width, height, children }: ZoomableProps) {
  const viewport = useMemo(() => new Viewport({ width, height }), [width, height]);
  const zoomed = useZoomed(viewport);
  return (
    <div class={`zoomable ${zoomed ? 'zoomed' : ''}`} style={{ '--shape': `${width} / ${height}` }}>
      <Stage
        viewport={viewport}
        onTap={(at) => (zoomed ? viewport.fit() : viewport.zoomOnto(at))}
        onDrag={() => undefined}
      >
        {children}
      </Stage>
      <ZoomButtons viewport={viewport} always />
    </div>
  );
}
