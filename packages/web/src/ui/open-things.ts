/** Menus, cards and sheets that are open, in the order in which they were opened: Back closes the last one. */
import { createContext } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Closable {
  close(): void;
}

const open: Closable[] = [];
const listeners = new Set<() => void>();

export function useClosable(isOpen: boolean, close: () => void): void {
  const thing = useRef({ close });
  thing.current.close = close;
  useEffect(() => (isOpen ? addOpen(thing.current) : undefined), [isOpen]);
}

/** Does whoever opened it count it already, from before it was loaded? */
export const CountedContext = createContext(false);

export function addOpen(thing: Closable): () => void {
  open.push(thing);
  tell();
  return () => {
    drop(thing);
    tell();
  };
}

export function countOpen(): number {
  return open.length;
}

/** It is counted no more from now on, though it is in sight until it is drawn anew. Was there anything to close? */
export function closeLast(): boolean {
  const last = open.at(-1);
  if (last === undefined) return false;
  drop(last);
  last.close();
  return true;
}

export function onOpenThings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function drop(thing: Closable): void {
  const at = open.indexOf(thing);
  if (at >= 0) open.splice(at, 1);
}

function tell(): void {
  for (const listener of listeners) listener();
}
