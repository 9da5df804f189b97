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
  event: KeyboardEvent,
  play: (move: Move) => unknown,
  showKeys: () => void,
  hint: () => void,
): (() => unknown) | undefined {
  const { shiftKey, altKey } = event;
  if (key === '?' && !command && !altKey) return showKeys;
  if (document.querySelector('dialog[open]') !== null || altKey) return undefined;
  if (command && (key === 'y' || (key === 'z' && shiftKey))) return () => play({ type: 'redo' });
  if (command && key === 'z') return () => play({ type: 'undo' });
  if (!command && key === 'h') return hint;
  if (command || focusIsTaken()) return undefined;
  if (key.startsWith('arrow')) return focusBoard;
  return /^\d$/.test(key) ? () => typeOnBoard(event) : undefined;
}

/** The cell that gets the focus hears what was typed before anything had it. */
function typeOnBoard(event: KeyboardEvent): void {
  focusBoard();
  const cell = document.activeElement?.closest('[role=gridcell]');
  cell?.dispatchEvent(new KeyboardEvent(event.type, event));
}
