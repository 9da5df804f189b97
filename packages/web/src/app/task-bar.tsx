/** What the engines are at while the game is played, with a button to stop them. */
import { inspector, useInspected } from '../think/inspector.js';
import { sayProgress } from '../think/say-progress.js';
import { useTools } from '../ui/tools.js';

interface TaskBarProps {
  /** The puzzle that is open: another one is named. */
  readonly current: string;
}

export function TaskBar({ current }: TaskBarProps) {
  const { words } = useTools();
  const inspected = useInspected();
  if (!inspected?.running) return null;
  return (
    <aside class="counting" aria-label={words.menu.lab}>
      <span>
        {inspected.puzzle !== current && <strong>{inspected.title}: </strong>}
        {sayProgress(words, inspected)}
      </span>
      <button type="button" onClick={() => inspector.stop()}>
        {words.task.stop}
      </button>
    </aside>
  );
}
