/** Where the app opens: today's puzzles, the one to go on with, packs, samples and the player's own, in one scroll. */
import { useEffect, useRef } from 'preact/hooks';
import { packsOf } from '../game/packs.js';
import { writtenDay } from '../game/written-day.js';
import { kindNames } from '../kind/page.js';
import { focusIsLost } from '../ui/focus.js';
import { hasKeyboard } from '../ui/has-keyboard.js';
import { Menu } from '../ui/menu.js';
import { type SheetName, useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Continue } from './continue.js';
import { Mine } from './mine.js';
import { Packs } from './packs.js';
import { Samples } from './samples.js';
import { Today } from './today.js';
import { useHomeData } from './use-home-data.js';
import { useKeptScroll } from './use-kept-scroll.js';
import './home.css';

export { prepareHome } from './use-home-data.js';

export function Home({ onSheet }: { onSheet: (name: SheetName) => void }) {
  const { words, store, session } = useSheetTools();
  const { menu, dateTag, habit, home } = words;
  const data = useHomeData(store, session);
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLElement>(null);
  useKeptScroll(whole);
  const { show } = useNavigation();
  useEffect(() => {
    if (focusIsLost()) heading.current?.focus({ preventScroll: true });
  }, []);
  const sheet = (name: SheetName & keyof typeof menu) => [menu[name], () => onSheet(name)] as const;
  return (
    <main class="home" ref={whole} aria-label={menu.home}>
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
            [home.lessons, () => show('coach')],
            sheet('settings'),
            ...(hasKeyboard() ? [sheet('keys')] : []),
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
