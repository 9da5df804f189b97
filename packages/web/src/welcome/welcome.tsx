/**
 * A line above a puzzle that somebody was sent: the time to beat, and the rules for those who have never played. It
 * stays until it is closed or another puzzle is opened, so that the board does not move while it is played.
 */
import { status } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { clockFace } from '../game/time.js';
import { keepToBeat, toBeatIn } from '../links/to-beat.js';
import type { GameStore } from '../storage/game-store.js';
import { focusBoard } from '../ui/focus.js';
import { Icon } from '../ui/icons.js';
import { useTools } from '../ui/tools.js';
import { useLanguage } from '../ui/use-language.js';
import { loadWelcomeWords, rulesOf } from './load-words.js';

interface Greeting {
  readonly label: string;
  readonly close: string;
  /** Each empty where there is nothing to be said. */
  readonly beat: string;
  readonly rules: string;
}

interface WelcomeProps {
  /** The one that the player came by, with its time to beat. */
  readonly address: string;
  /** Is its room kept until it is known what it says? */
  readonly isExpected: boolean;
}

export function Welcome({ address, isExpected }: WelcomeProps) {
  const { store, session, say } = useTools();
  const language = useLanguage();
  const { game } = session.state;
  const [greeting, setGreeting] = useState<Greeting>();
  const [isOpen, setOpen] = useState(status(game) !== 'finished');

  useEffect(() => {
    const toBeat = toBeatIn(address);
    if (toBeat !== undefined) keepToBeat(store, toBeat).catch(() => {});
  }, [address]);

  useEffect(() => {
    let wanted = true;
    void Promise.all([loadWelcomeWords(language), hasNeverPlayed(store)]).then(([{ label, close, beat }, isNew]) => {
      if (!wanted) return;
      const seconds = toBeatIn(address)?.seconds;
      const toBeat = seconds === undefined ? '' : beat(clockFace(seconds * 1000));
      setGreeting({ label, close, beat: toBeat, rules: isNew ? rulesOf(game, language) : '' });
    });
    return () => {
      wanted = false;
    };
  }, [address, language]);

  const text = [greeting?.beat, greeting?.rules].filter(Boolean).join(' ');
  useEffect(() => {
    if (isOpen && text !== '') say(text);
  }, [text]);
  if (!isOpen) return null;
  if (greeting === undefined) return isExpected ? <div class="welcome" /> : null;
  if (text === '') return null;
  return (
    <aside class="welcome" aria-label={greeting.label}>
      <p>
        {greeting.beat && <b>{greeting.beat}</b>} {greeting.rules}
      </p>
      <button
        type="button"
        class="tool bare"
        aria-label={greeting.close}
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

let never: Promise<boolean> | undefined;

/** When the page was opened, that is: who has just made their first move still needs the rules. */
function hasNeverPlayed(store: GameStore): Promise<boolean> {
  never ??= store.summaries().then(
    ({ size }) => size === 0,
    () => false,
  );
  return never;
}
