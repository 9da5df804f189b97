import type { Game, PipsAction } from '@pipwright/play';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useTools } from '../app/tools.js';
import type { Viewport } from '../board/viewport.js';
import { isStill } from '../settings/appearance.js';
import { type Carried, Carrying } from './carrying.js';
import type { Geometry } from './geometry.js';

/** The domino in the air, drawn anew when it is taken up, aimed elsewhere or gone. */
export function useCarrying(
  game: Game<'pips'>,
  viewport: Viewport,
  geometry: Geometry,
): readonly [Carrying, Carried | undefined] {
  const { play, settings } = useTools();
  const latest = useRef({ game, play, settings });
  latest.current = { game, play, settings };
  const carrying = useMemo(
    () =>
      new Carrying(viewport, geometry, {
        game: () => latest.current.game,
        play: (action: PipsAction) => latest.current.play(action),
        still: () => isStill(latest.current.settings),
      }),
    [viewport, geometry],
  );
  const [carried, setCarried] = useState(carrying.carried);
  useEffect(() => carrying.subscribe(() => setCarried(carrying.carried)), [carrying]);
  return [carrying, carried];
}
