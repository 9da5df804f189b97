/** The puzzles of a day that come with the app. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { nameOfDayPlace, placesOfDay, startOfDayPlace } from '../game/days.js';

type DayPuzzles = readonly (readonly [name: string, start: AnyGame])[];

/** Each at its start; undefined until they are there. Asked again once there is a network. */
export function useDay(day: string): DayPuzzles | undefined | 'missing' {
  const [found, setFound] = useState<{ readonly day: string; readonly is: DayPuzzles | 'missing' }>();
  useEffect(() => {
    let wanted = true;
    const ask = () => {
      const places = placesOfDay(day);
      Promise.all(places.map(async (place) => [nameOfDayPlace(place), await startOfDayPlace(place)] as const)).then(
        (is) => wanted && setFound({ day, is }),
        () => wanted && setFound({ day, is: 'missing' }),
      );
    };
    ask();
    addEventListener('online', ask);
    return () => {
      wanted = false;
      removeEventListener('online', ask);
    };
  }, [day]);
  return found?.day === day ? found.is : undefined;
}
