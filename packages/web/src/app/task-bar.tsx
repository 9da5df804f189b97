/** What the engines are at while the game is played, with a button to stop them. */
import { type Inspector, useInspected } from '../think/inspector.js';
import { sayProgress } from '../words/inspect-words.js';
import { useTools } from './tools.js';

export function TaskBar({ inspector }: { inspector: Inspector }) {
  const { words } = useTools();
  const inspected = useInspected(inspector);
  if (!inspected?.running) return null;
  return (
    <aside class="counting" aria-label={words.menu.about}>
      <span>{sayProgress(words, inspected)}</span>
      <button type="button" onClick={() => inspector.stop()}>
        {words.about.stop}
      </button>
    </aside>
  );
}
