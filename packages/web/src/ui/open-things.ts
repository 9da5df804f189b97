/** Menus, cards and sheets that are open, in the order in which they were opened: Back closes the last one. */
import { useEffect, useRef } from 'preact/hooks';

const open: { close: () => void }[] = [];
const listeners = new Set<() => void>();

export function useClosable(isOpen: boolean, close: () => void): void {
  const thing = useRef({ close });
  thing.current.close = close;
  useEffect(() => {
    if (!isOpen) return;
    open.push(thing.current);
    tell();
    return () => {
      open.splice(open.indexOf(thing.current), 1);
      tell();
    };
  }, [isOpen]);
}

export function isAnythingOpen(): boolean {
  return open.length > 0;
}

/** Was there anything to close? */
export function closeLast(): boolean {
  const last = open.at(-1);
  last?.close();
  return last !== undefined;
}

export function onOpenThings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
