import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { onToBeat } from '../links/to-beat.js';
import { useTools } from '../ui/tools.js';
import { type Prospect, readProspect } from './prospect.js';

export function useProspect({ kind }: AnyGame): Prospect | undefined {
  const { session, store, words } = useTools();
  const [prospect, setProspect] = useState<Prospect>();
  const { puzzle } = session.state;
  useEffect(() => {
    let wanted = true;
    const read = () => void readProspect({ store, puzzle, kind, words }).then((found) => wanted && setProspect(found));
    read();
    const forget = onToBeat(read);
    return () => {
      wanted = false;
      forget();
    };
  }, [puzzle]);
  return prospect;
}
