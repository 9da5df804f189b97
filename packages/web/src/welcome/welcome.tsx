/**
 * A line above a puzzle that somebody was sent: the time to beat, and the rules for those who have never played. It
 * stays until it is closed or another puzzle is opened, so that the board does not move while it is played.
 */
import { type KindName, puzzleFacts, status } from '@pipwright/play';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { clockFace } from '../game/time.js';
import { IN_A_LINE } from '../kinds/in-a-line.js';
import { keepToBeat, toBeatIn } from '../links/to-beat.js';
import type { GameStore } from '../storage/game-store.js';
import { focusBoard } from '../ui/focus.js';
import { Icon } from '../ui/icons.js';
import { useTools } from '../ui/tools.js';
import { enWelcome as words } from '../words/en/welcome.js';

interface Greeting {
  /** Each empty where there is nothing to be said. */
  readonly beat: string;
  readonly rules: string;
}

interface WelcomeProps {
  /** The one that the player came by, with its time to beat. */
  readonly address: string;
  /** What is there until it is known what it says. */
  readonly room: ComponentChild;
  readonly onLessons: () => void;
}

export function Welcome({ address, room, onLessons }: WelcomeProps) {
  const { store, session, say } = useTools();
  const { game } = session.state;
  const [greeting, setGreeting] = useState<Greeting>();
  const [isOpen, setOpen] = useState(status(game) !== 'finished');

  useEffect(() => {
    const toBeat = toBeatIn(address);
    if (toBeat !== undefined) keepToBeat(store, toBeat).catch(() => {});
  }, [address]);

  useEffect(() => {
    let wanted = true;
    void needsRules(store).then((isNew) => {
      if (!wanted) return;
      const seconds = toBeatIn(address)?.seconds;
      const beat = seconds === undefined ? '' : words.beat(clockFace(seconds * 1000));
      const rules = IN_A_LINE[game.kind]?.(puzzleFacts<KindName>(game.kind, game.puzzle)) ?? '';
      setGreeting({ beat, rules: isNew ? rules : '' });
    });
    return () => {
      wanted = false;
    };
  }, [address]);

  const text = [greeting?.beat, greeting?.rules].filter(Boolean).join(' ');
  useEffect(() => {
    if (isOpen && text !== '') say(text);
  }, [text]);
  if (!isOpen) return null;
  if (greeting === undefined) return room;
  if (text === '') return null;
  const { beat, rules } = greeting;
  return (
    <aside class={`welcome ${rules ? (beat ? 'long' : 'rules') : ''}`} aria-label={words.label}>
      <p>
        {beat && <b>{beat}</b>} {rules}{' '}
        {rules && (
          <button type="button" class="lessons" onClick={onLessons}>
            {words.lessons}
          </button>
        )}
      </p>
      <button
        type="button"
        class="tool bare"
        aria-label={words.close}
        onClick={() => {
          setOpen(false);
          focusBoard();
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

let needed: Promise<boolean> | undefined;

/** When the page was opened, that is: who has just made their first move still needs them. */
function needsRules(store: GameStore): Promise<boolean> {
  needed ??= Promise.all([store.summaries(), store.choice('coached')]).then(
    ([{ size }, coached]) => size === 0 && coached !== true,
    () => false,
  );
  return needed;
}
