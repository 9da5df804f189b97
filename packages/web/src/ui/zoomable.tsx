/** A picture that is looked at as a board is: pinch, wheel, buttons; a press goes nearer, and back. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { Stage } from '../board/stage.js';
import { Viewport } from '../board/viewport.js';
import { useZoomed, ZoomButtons } from './zoom-buttons.js';

interface ZoomableProps {
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

const ViewportContext = createContext<Viewport | undefined>(undefined);

export function usePictureViewport(): Viewport | undefined {
  return useContext(ViewportContext);
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
        <ViewportContext.Provider value={viewport}>{children}</ViewportContext.Provider>
      </Stage>
      <ZoomButtons viewport={viewport} forKeys />
    </div>
  );
}
