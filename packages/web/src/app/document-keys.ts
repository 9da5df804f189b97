/** Keys that mean the same wherever the focus is; a dialog has its own. */
import type { Move } from '@pipwright/play';
import { focusBoard, focusIsTaken } from '../ui/focus.js';

export function documentKey(
  event: KeyboardEvent,
  play: (move: Move) => unknown,
  showKeys: () => void,
  hint: () => void,
): void {
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  const act = meaningOf(key, command, event, play, showKeys, hint);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

function meaningOf(
  key: string,
  command: boolean,
  { shiftKey, altKey }: KeyboardEvent,
  play: (move: Move) => unknown,
  showKeys: () => void,
  hint: () => void,
): (() => unknown) | undefined {
  if (key === '?' && !command && !altKey) return showKeys;
  if (document.querySelector('dialog[open]') !== null || altKey) return undefined;
  if (command && (key === 'y' || (key === 'z' && shiftKey))) return () => play({ type: 'redo' });
  if (command && key === 'z') return () => play({ type: 'undo' });
  if (!command && key === 'h') return hint;
  if (!command && key.startsWith('arrow') && !focusIsTaken()) return focusBoard;
  return undefined;
}
