/** What every part of the app can reach: the words, the settings, the game's door and the voice. */
import type { Move } from '@pipwright/play';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from '../game/session.js';
import type { Settings } from '../settings/settings.js';
import type { GameStore } from '../storage/game-store.js';
import type { Thinker } from '../think/thinker.js';
import type { PlayWords } from '../words/catalogue.js';
import type { AidParts, AidRequest } from './aid.js';
import type { LaterParts } from './later.js';

export interface Tools {
  readonly words: PlayWords;
  readonly settings: Settings;
  readonly session: Session;
  readonly store: GameStore;
  readonly thinker: Pick<Thinker, 'whatIsWrong'>;
  /** Help with a board, which the game does without until somebody asks. */
  readonly useAidParts: (isNeeded: boolean) => AidParts | undefined;
  /** What is around a board once somebody plays. */
  readonly useLater: (isNeeded: boolean) => LaterParts | undefined;
  readonly askAid: { current: ((request: AidRequest) => void) | undefined };
  /** Makes all of the moves or none, and says what they did, or why they cannot be made; were they made? */
  readonly play: (...moves: readonly Move[]) => Promise<boolean>;
  /** Says something to those who hear; `seen` shows it for a moment, too. */
  readonly say: (text: string, how?: 'heard' | 'seen') => void;
}

export const ToolsContext = createContext<Tools>({} as Tools);

export function useTools(): Tools {
  return useContext(ToolsContext);
}
