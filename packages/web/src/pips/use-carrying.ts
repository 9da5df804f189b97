import type { Game, PipsAction } from '@pipwright/play';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useTools } from '../app/tools.js';
import type { Viewport } from '../board/viewport.js';
import { isStill } from '../settings/appearance.js';
import { type Carried, Carrying } from './carrying.js';
import type { Geometry } from './geometry.js';
import type { Chosen } from './handling.js';

/** The one who carries dominoes on this board. */
export function useCarrying(game: Game<'pips'>, viewport: Viewport, geometry: Geometry): Carrying {
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
  useEffect(() => () => carrying.abandon(), [carrying]);
  return carrying;
}

/** The domino in the air, drawn anew when it is taken up, turned, aimed elsewhere or gone: for what is small. */
export function useCarried(carrying: Carrying): Carried | undefined {
  const [carried, setCarried] = useState(carrying.carried);
  useEffect(() => carrying.subscribe(() => setCarried(carrying.carried)), [carrying]);
  return carried;
}

/** What is in the air, drawn anew only when it is taken up or gone: for what is large. */
export function useLifted(carrying: Carrying): Chosen | undefined {
  const [lifted, setLifted] = useState(carrying.carried?.chosen);
  useEffect(() => carrying.subscribe(() => setLifted(carrying.carried?.chosen)), [carrying]);
  return lifted;
}
