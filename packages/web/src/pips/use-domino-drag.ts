import type { Cell, Game, PipsAction } from '@pipwright/play';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Viewport } from '../board/viewport.js';
import { isStill } from '../settings/appearance.js';
import { useTools } from '../ui/tools.js';
import { type Carried, DominoDrag } from './domino-drag.js';
import type { Geometry } from './geometry.js';
import type { Chosen } from './handling.js';
import { pipsWords } from './words.js';

export function useDominoDrag(
  game: Game<'pips'>,
  viewport: Viewport,
  geometry: Geometry,
  laid: (cell: Cell) => void,
): DominoDrag {
  const { play, say, settings, words } = useTools();
  const refused = () => say(pipsWords(words).problems['no-room'](), 'seen');
  const now = { game, play, settings, laid, refused };
  const latest = useRef(now);
  latest.current = now;
  const drag = useMemo(
    () =>
      new DominoDrag(viewport, geometry, {
        game: () => latest.current.game,
        play: (action: PipsAction) => latest.current.play(action),
        laid: (cell) => latest.current.laid(cell),
        refused: () => latest.current.refused(),
        still: () => isStill(latest.current.settings),
      }),
    [viewport, geometry],
  );
  useEffect(() => () => drag.abandon(), [drag]);
  return drag;
}

/** The domino in the air, drawn anew when it is taken up, turned, aimed elsewhere or gone: for what is small. */
export function useCarried(drag: DominoDrag): Carried | undefined {
  const [carried, setCarried] = useState(drag.carried);
  useEffect(() => drag.subscribe(() => setCarried(drag.carried)), [drag]);
  return carried;
}

/** What is in the air, drawn anew only when it is taken up or gone: for what is large. */
export function useLifted(drag: DominoDrag): Chosen | undefined {
  const [lifted, setLifted] = useState(drag.carried?.chosen);
  useEffect(() => drag.subscribe(() => setLifted(drag.carried?.chosen)), [drag]);
  return lifted;
}

/** The domino of the board that is in the air, by its cell: one of the tray leaves the board as it is drawn. */
export function useLiftedCell(drag: DominoDrag): string | undefined {
  const look = () => {
    const chosen = drag.carried?.chosen;
    return chosen !== undefined && 'cell' in chosen ? String(chosen.cell) : undefined;
  };
  const [lifted, setLifted] = useState(look);
  useEffect(() => drag.subscribe(() => setLifted(look())), [drag]);
  return lifted;
}
