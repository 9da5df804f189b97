/**
 * New versions of the app. One that is ready waits until the player agrees, and it reloads only the window in which
 * that was said: in others a move may be in the air, so they are asked again.
 */
import { registerSW } from 'virtual:pwa-register';
import { useEffect, useState } from 'preact/hooks';

export interface UpdateSource {
  /** Is a new version there? */
  readonly ready: boolean;
  subscribe(listener: () => void): () => void;
  /** Takes the new version: the page is loaded anew. */
  agree(): void;
}

/** An app that is installed may stay open for days. */
const LOOK_MILLISECONDS = 3_600_000;

export function updateSource(): UpdateSource {
  const listeners = new Set<() => void>();
  const state = { ready: false, agreed: false, taken: false };
  const tell = () => {
    state.ready = true;
    for (const listener of listeners) listener();
  };
  const takeOver = registerSW({
    onNeedRefresh: tell,
    onNeedReload() {
      state.taken = true;
      if (state.agreed) location.reload();
      else tell();
    },
    onRegisteredSW: (_, registration) =>
      setInterval(() => void registration?.update().catch(() => {}), LOOK_MILLISECONDS),
  });
  return {
    get ready() {
      return state.ready;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    agree() {
      state.agreed = true;
      if (state.taken) location.reload();
      else void takeOver(true);
    },
  };
}

export function useUpdateReady(source: UpdateSource): boolean {
  const [ready, setReady] = useState(source.ready);
  useEffect(() => source.subscribe(() => setReady(source.ready)), [source]);
  return ready;
}
