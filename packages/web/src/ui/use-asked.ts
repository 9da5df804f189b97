import { useEffect, useState } from 'preact/hooks';

/**
 * What was asked for, once it is there; undefined where it cannot be had. Asked again when any of `about` changes: the
 * answer of before stands until then.
 */
export function useAsked<T>(ask: () => Promise<T>, about: readonly unknown[]): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let wanted = true;
    ask().then(
      (found) => wanted && setAnswer(() => found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, about);
  return answer;
}
