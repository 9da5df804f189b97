/** Solving and inspecting comes when it is first asked for. */
import type { KindName } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { kindOf } from '../kind/page.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { InspectProps } from './inspect.js';
import { type Inspection, InspectionContext } from './inspection.js';

interface Loaded {
  readonly Inspect: typeof import('./inspect.js').Inspect;
  readonly inspection: Inspection;
}

export function LazyInspect(props: InspectProps) {
  const { words, say } = useSheetTools();
  const [loaded, setLoaded] = useState<Loaded>();
  const { kind } = props.game;
  useEffect(() => {
    const loading = [import('./inspect.js'), kindOf<KindName>(kind).inspection()] as const;
    Promise.all(loading).then(
      ([{ Inspect }, inspection]) => setLoaded({ Inspect, inspection }),
      () => say(words.news.noSheet, 'seen'),
    );
  }, [kind]);
  if (loaded === undefined) return null;
  return (
    <InspectionContext.Provider value={loaded.inspection}>
      <loaded.Inspect {...props} />
    </InspectionContext.Provider>
  );
}
