/** The names that the card which is open calls things on the board by. */
import type { AnyGame, Cell } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import { useSheetTools } from '../ui/sheet-words.js';
import { coordinateNames, type Names, namesFor } from './names.js';

/** @param texts all that the card tells while it shows these rings */
export function useNames(game: AnyGame, texts: readonly string[], rings: readonly (readonly Cell[])[] = []): Names {
  const { words, settings } = useSheetTools();
  const { puzzle, kind } = game;
  const regions = useMemo(() => words.kinds[kind].aid?.regions?.(puzzle as never), [words, puzzle]);
  return useMemo(
    () =>
      settings.coordinates
        ? coordinateNames(regions, words.aid.names)
        : namesFor({ words: words.aid.names, regions, rings }, texts),
    [regions, settings.coordinates, texts.join('\n'), JSON.stringify(rings)],
  );
}
