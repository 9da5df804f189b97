/** Everything that was solved, as it is on the disk when the sheet is opened; undefined until that is known. */
import { useEffect, useState } from 'preact/hooks';
import { readResults } from '../library/shelf.js';
import type { ResultRecord } from '../storage/records.js';
import { useSheetTools } from '../ui/sheet-words.js';

export function useResults(): readonly ResultRecord[] | undefined {
  const { store } = useSheetTools();
  const [results, setResults] = useState<readonly ResultRecord[]>();
  useEffect(() => {
    let wanted = true;
    readResults(store)
      .catch(() => [])
      .then((all) => wanted && setResults(all));
    return () => {
      wanted = false;
    };
  }, []);
  return results;
}
