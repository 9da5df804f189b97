import { useEffect, useState } from 'preact/hooks';
import { useTools } from './tools.js';

/** What is loaded when it is first asked for; where it cannot be had, that is said to whoever still waits. @param known it, where it is there */
export function useLoaded<T>(load: () => Promise<T>, onFailed: () => void, known?: T): T | undefined {
  const { words, say } = useTools();
  const [loaded, setLoaded] = useState(() => known);
  useEffect(() => {
    let wanted = true;
    load().then(
      (module) => wanted && setLoaded(() => module),
      () => {
        if (!wanted) return;
        onFailed();
        say(words.news.noSheet, 'seen');
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return loaded;
}
