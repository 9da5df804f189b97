/** The line for somebody who was sent a puzzle; where the page was opened by that, its room is there before it is. */
import { useState } from 'preact/hooks';
import { useLoaded } from '../ui/use-loaded.js';

type WelcomeModule = typeof import('../welcome/welcome.js');

interface LazyWelcomeProps {
  readonly address: string;
  /** Will it have the rules? They take more room, with a time to beat most of all. */
  readonly isNew: boolean;
  readonly onLessons: () => void;
}

export function LazyWelcome({ address, isNew, onLessons }: LazyWelcomeProps) {
  const [isExpected] = useState(() => location.hash === address);
  const loaded = useLoaded<WelcomeModule>(
    () => import('../welcome/welcome.js'),
    () => {},
  );
  const size = isNew ? (address.includes('?') ? 'long' : 'rules') : '';
  const room = isExpected ? <div class={`welcome ${size}`} /> : null;
  return loaded === undefined ? room : <loaded.Welcome address={address} room={room} onLessons={onLessons} />;
}
