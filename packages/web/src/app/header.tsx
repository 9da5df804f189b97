/** The way Home, what is played, the time, and a menu with all that is not needed at every move. */
import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { clockFace } from '../game/time.js';
import { kindOf } from '../kind/page.js';
import { onToBeat, readToBeat } from '../links/to-beat.js';
import type { GameStore } from '../storage/game-store.js';
import { hasKeyboard } from '../ui/has-keyboard.js';
import { ToolButton } from '../ui/icons.js';
import { Menu } from '../ui/menu.js';
import { type SheetName, useNavigation } from '../ui/navigation.js';
import { useTools } from '../ui/tools.js';

interface HeaderProps {
  readonly game: AnyGame;
  readonly onSheet: (name: SheetName) => void;
  readonly onPrint: () => void;
}

export function Header({ game, onSheet, onPrint }: HeaderProps) {
  const { words, settings, session, store, askAid } = useTools();
  const { title, show, again } = useNavigation();
  const { kind, puzzle } = game;
  const { menu } = words;
  const facts = useMemo(() => puzzleFacts<KindName>(kind, puzzle), [kind, puzzle]);
  const toBeat = useToBeat(store, session.state.puzzle);
  const sheet = (name: SheetName & keyof typeof menu) => [menu[name], () => onSheet(name)] as const;
  return (
    <header class="top">
      <ToolButton bare icon="back" label={menu.home} onPress={() => show('home')} />
      <h1>
        <span class="title" dir="auto">
          {title}
        </span>{' '}
        <span class="kind">
          {toBeat !== undefined && !game.clock.finished && `${words.clock.beat(clockFace(toBeat * 1000))} · `}
          {words.kinds[kind].headline(facts)}
        </span>
      </h1>
      {settings.clock && <Clock game={game} />}
      <Menu
        label={menu.label}
        items={[
          ...(game.clock.finished ? [[words.finished.again, again] as const] : []),
          sheet('rules'),
          ...(kindOf<KindName>(kind).explains && !game.clock.paused
            ? [[menu.walk, () => askAid.current?.({ type: 'walk' })] as const]
            : []),
          sheet('about'),
          sheet('solution'),
          sheet('share'),
          [menu.print, onPrint],
          sheet('settings'),
          ...(hasKeyboard() ? [sheet('keys')] : []),
          sheet('lab'),
        ]}
      />
    </header>
  );
}

/** In seconds. */
function useToBeat(store: GameStore, puzzle: string): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    let wanted = true;
    const read = () => void readToBeat(store, puzzle).then((found) => wanted && setSeconds(found));
    read();
    const forget = onToBeat(read);
    return () => {
      wanted = false;
      forget();
    };
  }, [store, puzzle]);
  return seconds;
}

function Clock({ game }: { game: AnyGame }) {
  const { words, session, play } = useTools();
  const { clock } = game;
  const elapsed = () =>
    clock.elapsed + (game.revision === 0 || clock.finished || clock.paused ? 0 : session.watch.running());
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw((times) => times + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const label = clock.paused ? words.clock.resume : words.clock.pause;
  return (
    <button
      type="button"
      class="clock"
      aria-label={`${words.clock.label}: ${clockFace(elapsed())}. ${clock.finished ? '' : label}`}
      aria-disabled={clock.finished}
      onClick={() => !clock.finished && play({ type: clock.paused ? 'resume' : 'pause' })}
    >
      <span>{clockFace(elapsed())}</span>
    </button>
  );
}
