import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { clockFace } from '../game/time.js';
import { Icon, ToolButton } from '../ui/icons.js';
import { useNavigation } from '../ui/navigation.js';
import { useTools } from '../ui/tools.js';

export type SheetName = 'puzzles' | 'rules' | 'settings' | 'keys' | 'about' | 'bring' | 'library';

export function Header({ game, onSheet }: { game: AnyGame; onSheet: (name: SheetName) => void }) {
  const { words, settings } = useTools();
  const { title } = useNavigation();
  return (
    <header class="top">
      <ToolButton bare icon="puzzles" label={words.menu.puzzles} onPress={() => onSheet('puzzles')} />
      <h1>
        <span class="title">{title}</span> <span class="kind">{words.kinds[game.kind].name}</span>
      </h1>
      {settings.clock && <Clock game={game} />}
      <ToolButton bare icon="about" label={words.menu.about} onPress={() => onSheet('about')} />
      <ToolButton bare icon="rules" label={words.menu.rules} onPress={() => onSheet('rules')} />
      <ToolButton bare icon="settings" label={words.menu.settings} onPress={() => onSheet('settings')} />
    </header>
  );
}

/** The time played, drawn anew each second without the rest of the page. */
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
      {!clock.finished && <Icon name={clock.paused ? 'play' : 'pause'} />}
    </button>
  );
}
