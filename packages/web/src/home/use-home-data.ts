/** What Home shows, read anew when something of it may have changed: here, in another window, or by the end of the day. */
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../game/session.js';
import type { GameStore } from '../storage/game-store.js';
import type { PuzzleRecord, Summary } from '../storage/records.js';
import { inTime } from '../storage/trouble.js';
import { useLocalDay } from '../ui/use-local-day.js';
import { dataFrom, type HomeData } from './home-data.js';

let prepared: HomeData | undefined;

/** What Home shows when it is shown next: it is there in its first frame. */
export async function prepareHome(store: GameStore, session: Session): Promise<void> {
  prepared = await inTime(readHome(store, session));
}

function takePrepared(): HomeData | undefined {
  const data = prepared;
  prepared = undefined;
  return data;
}

/** Where the disk refuses, only what this window knows was played. */
async function readHome(store: GameStore, session: Session): Promise<HomeData> {
  const [summaries, puzzles] = await Promise.all([
    store.summaries().catch(() => new Map<string, Summary>()),
    store.puzzles().catch(() => new Map<string, PuzzleRecord>()),
  ]);
  return dataFrom({ games: summaries.values(), puzzles, unkept: session.unkeptGames() }, Date.now());
}

function knownHere(session: Session): HomeData {
  return dataFrom({ games: [], puzzles: new Map(), unkept: session.unkeptGames() }, Date.now());
}

/** Undefined until the disk has answered, or takes too long. */
export function useHomeData(store: GameStore, session: Session): HomeData | undefined {
  const [data, setData] = useState(takePrepared);
  const day = useLocalDay();
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const reading = readHome(store, session);
      await inTime(reading).catch(() => wanted && setData((now) => now ?? knownHere(session)));
      const found = await reading;
      if (wanted) setData(found);
    };
    void read();
    const forget = store.onChange(() => void read());
    // Another window may have gone on.
    const returned = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', returned);
    return () => {
      wanted = false;
      forget();
      document.removeEventListener('visibilitychange', returned);
    };
  }, [day]);
  return data;
}
