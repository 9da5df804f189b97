/** Where the app opens: today's puzzles, the one to go on with, packs, samples and the player's own, in one scroll. */

import { useEffect, useRef } from 'preact/hooks';
import { packsOf } from '../game/packs.js';
import { writtenDay } from '../game/written-day.js';
import { kindNames } from '../kind/page.js';
import { focusIsLost } from '../ui/focus.js';
import { Menu } from '../ui/menu.js';
import type { SheetName } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Continue } from './continue.js';
import { Mine } from './mine.js';
import { Packs } from './packs.js';
import { Samples } from './samples.js';
import { Today } from './today.js';
import { useHomeData } from './use-home.js';
import './home.css';

export function Home({ onSheet }: { onSheet: (name: SheetName) => void }) {
  const { words, store } = useSheetTools();
  const { menu, dateTag, habit } = words;
  const data = useHomeData(store);
  const heading = useRef<HTMLHeadingElement>(null);
  // What led here is gone with what was there.
  useEffect(() => {
    if (focusIsLost()) heading.current?.focus({ preventScroll: true });
  }, []);
  const sheet = (name: SheetName & keyof typeof menu) => [menu[name], () => onSheet(name)] as const;
  return (
    <main class="home" aria-label={menu.home}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {words.appName}
        </h1>
        {data && <p>{writtenDay(data.day, dateTag)}</p>}
        <Menu
          label={menu.label}
          items={[
            [habit.calendar, () => onSheet('calendar')],
            [habit.statistics, () => onSheet('statistics')],
            sheet('rules'),
            sheet('settings'),
            sheet('keys'),
          ]}
        />
      </header>
      {data && (
        <>
          <Today data={data} onSheet={onSheet} />
          <Continue data={data} />
          {kindNames()
            .filter((kind) => packsOf(kind).length > 0)
            .map((kind) => (
              <Packs key={kind} kind={kind} data={data} />
            ))}
          <Samples />
          <Mine data={data} onSheet={onSheet} />
        </>
      )}
    </main>
  );
}
