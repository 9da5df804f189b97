/** Solving and inspecting comes when it is first asked for. */
import { useEffect, useState } from 'preact/hooks';
import { useSheetTools } from '../ui/sheet-words.js';
import type { InspectProps } from './inspect.js';

type Inspect = typeof import('./inspect.js').Inspect;

export function LazyInspect(props: InspectProps) {
  const { words, say } = useSheetTools();
  const [loaded, setLoaded] = useState<{ readonly Inspect: Inspect }>();
  useEffect(() => {
    import('./inspect.js').then(setLoaded, () => say(words.news.noSheet, 'seen'));
  }, []);
  return loaded === undefined ? null : <loaded.Inspect {...props} />;
}
