import type { AnyGame } from '@pipwright/play';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PuzzleRecord, Summary } from '../storage/records.js';

/** What is shown: all puzzles there are, the one that is open, or how to play. */
export type ViewName = 'home' | 'game' | 'coach';

export type SheetName =
  | 'calendar'
  | 'statistics'
  | 'rules'
  | 'about'
  | 'solution'
  | 'share'
  | 'settings'
  | 'keys'
  | 'lab'
  | 'bring'
  | 'library';

export interface Navigation {
  readonly view: ViewName;
  show(view: ViewName): void;
  /** The puzzle that is open, as its player calls it. */
  readonly title: string;
  /** The same as it is kept, for links and files; empty where it has none. */
  readonly keptTitle: string;
  summaries(): Promise<ReadonlyMap<string, Summary>>;
  /** Opens a puzzle by its name: the game that was played last, or the one of this name. */
  go(puzzle: string, game?: string): void;
  /**
   * Keeps a puzzle among the player's own, and opens it: as this game has it, where it is new. Where it was begun here,
   * that is said, and a position that came along is offered.
   */
  bring(game: AnyGame, title: string): Promise<'as-brought' | 'as-left'>;
  /** Keeps puzzles among the player's own without opening one; how many are new? Undefined where the disk refuses. */
  keep(puzzles: ReadonlyMap<string, PuzzleRecord>): Promise<number | undefined>;
  ownNames(): Promise<ReadonlySet<string>>;
  next(): void;
  /** The same puzzle from its start, beside the game that was. */
  again(): void;
}

export const NavigationContext = createContext<Navigation>({} as Navigation);

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
