/** A part of a sheet that shows solutions: it comes with what the kind has for that, when it is first asked for. */
import type { KindName } from '@pipwright/play';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { kindOf } from '../kind/page.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { type Inspection, InspectionContext } from './inspection.js';

interface LazyPartProps<M> {
  readonly kind: KindName;
  readonly load: () => Promise<M>;
  readonly show: (loaded: M) => ComponentChild;
}

export function LazyPart<M>({ kind, load, show }: LazyPartProps<M>) {
  const { words, say } = useSheetTools();
  const [loaded, setLoaded] = useState<{ readonly part: M; readonly inspection: Inspection }>();
  useEffect(() => {
    Promise.all([load(), kindOf<KindName>(kind).inspection()]).then(
      ([part, inspection]) => setLoaded({ part, inspection }),
      () => say(words.news.noSheet, 'seen'),
    );
  }, [kind]);
  if (loaded === undefined) return null;
  return <InspectionContext.Provider value={loaded.inspection}>{show(loaded.part)}</InspectionContext.Provider>;
}
