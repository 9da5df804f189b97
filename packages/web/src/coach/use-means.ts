/** What somebody plays with, by what they did last; before that, by what the device has. */
import { useEffect, useState } from 'preact/hooks';
import type { Means } from '../kind/lessons.js';

export function useMeans(): Means {
  const [means, setMeans] = useState<Means>(() => (matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse'));
  useEffect(() => {
    const pointed = ({ pointerType }: PointerEvent) => setMeans(pointerType === 'mouse' ? 'mouse' : 'touch');
    const keyed = ({ key }: KeyboardEvent) => !/^(?:Shift|Control|Alt|Meta)$/.test(key) && setMeans('keys');
    // What stops an event must not hide what it came from.
    window.addEventListener('pointerdown', pointed, true);
    window.addEventListener('keydown', keyed, true);
    return () => {
      window.removeEventListener('pointerdown', pointed, true);
      window.removeEventListener('keydown', keyed, true);
    };
  }, []);
  return means;
}
