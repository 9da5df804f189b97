import type { Cell, Game } from '@pipwright/play';
import { useEffect, useMemo, useState } from 'preact/hooks';
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
  const now = {
    game,
    play,
    laid,
    refused: () => say(pipsWords(words).problems['no-room'](), 'seen'),
    isStill: () => isStill(settings),
  };
  const drag = useMemo(() => new DominoDrag(viewport, geometry, now), [viewport, geometry]);
  drag.handler = now;
  useEffect(() => () => drag.abandon(), [drag]);
  return drag;
}

/** The domino in the air, drawn anew when it is taken up, turned, aimed elsewhere or gone: for what is small. */
export function useCarried(drag: DominoDrag): Carried | undefined {
  return useSeen(drag, ({ carried }) => carried);
}

/** What is in the air, drawn anew only when it is taken up or gone: for what is large. */
export function useLifted(drag: DominoDrag): Chosen | undefined {
  return useSeen(drag, ({ carried }) => carried?.chosen);
}

/** The domino of the board that is in the air, by its cell: one of the tray leaves the board as it is drawn. */
export function useLiftedCell(drag: DominoDrag): string | undefined {
  return useSeen(drag, ({ carried }) =>
    carried && 'cell' in carried.chosen ? String(carried.chosen.cell) : undefined,
  );
}

function useSeen<T>(drag: DominoDrag, look: (drag: DominoDrag) => T): T {
  const [seen, setSeen] = useState(() => look(drag));
  useEffect(() => drag.subscribe(() => setSeen(() => look(drag))), [drag]);
  return seen;
}
