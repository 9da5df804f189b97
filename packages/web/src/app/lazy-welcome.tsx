/** The line for somebody who was sent a puzzle; where the page was opened by that, its room is there before it is. */
import { useState } from 'preact/hooks';
import { useLoaded } from '../ui/use-loaded.js';

type WelcomeModule = typeof import('../welcome/welcome.js');

export function LazyWelcome({ address }: { address: string }) {
  const [isExpected] = useState(() => location.hash === address);
  const loaded = useLoaded<WelcomeModule>(
    () => import('../welcome/welcome.js'),
    () => {},
  );
  if (loaded === undefined) return isExpected ? <div class="welcome" /> : null;
  return <loaded.Welcome address={address} isExpected={isExpected} />;
}
