/** Ways from one puzzle to another. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PuzzlePlace } from '../game/packs.js';
import type { Summary } from '../storage/game-store.js';

export interface Navigation {
  /** The puzzle that is open, as its player calls it. */
  readonly title: string;
  /** Every game that is kept, by its name. */
  summaries(): Promise<ReadonlyMap<string, Summary>>;
  go(place: PuzzlePlace): void;
  next(): void;
  /** The same puzzle from its start, beside the game that was. */
  again(): void;
}

export const NavigationContext = createContext<Navigation>({} as Navigation);

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
