/** The library as the sheet shows it, read anew after every change. */
import { useEffect, useState } from 'preact/hooks';
import { useSheetTools } from '../ui/sheet-words.js';
import { type Entry, entriesOf } from './entry.js';
import { readOverview } from './shelf.js';

interface ShownShelf {
  /** Undefined until it is read. */
  readonly entries: readonly Entry[] | undefined;
  readonly failed: boolean;
  again(): Promise<void>;
}

export function useShelf(): ShownShelf {
  const { store, words, session } = useSheetTools();
  const [entries, setEntries] = useState<readonly Entry[]>();
  const [failed, setFailed] = useState(false);
  const again = async () => {
    try {
      setEntries(entriesOf(await readOverview(store), words));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => {
    void session.keepTime().then(again);
  }, [words]);
  return { entries, failed, again };
}
