import { useEffect, useState } from 'preact/hooks';
import { useTools } from './tools.js';

/** What is loaded when it is first asked for; where it cannot be had, that is said. */
export function useLoaded<T>(load: () => Promise<T>, onFailed: () => void): T | undefined {
  const { words, say } = useTools();
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    load().then(
      (module) => setLoaded(() => module),
      () => {
        onFailed();
        say(words.news.noSheet, 'seen');
      },
    );
  }, []);
  return loaded;
}
