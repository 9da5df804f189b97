/**
 * New versions of the app. One that is ready waits until the player agrees, and it reloads only the window in which
 * that was said: in others a move may be in the air, so they are asked again.
 */
import { useEffect, useState } from 'preact/hooks';

export interface UpdateSource {
  readonly ready: boolean;
  subscribe(listener: () => void): () => void;
  agree(): void;
}

/** An app that is installed may stay open for days. */
const LOOK_MILLISECONDS = 3_600_000;

export function updateSource(): UpdateSource {
  const listeners = new Set<() => void>();
  const state = { ready: false, agreed: false, taken: false };
  let registration: ServiceWorkerRegistration | undefined;
  const tell = () => {
    state.ready = true;
    for (const listener of listeners) listener();
  };
  // The very first version does not wait for another one to go.
  const look = () => registration?.waiting && registration.active && tell();

  const register = async () => {
    registration = await navigator.serviceWorker.register('./sw.js');
    look();
    registration.addEventListener('updatefound', () => registration?.installing?.addEventListener('statechange', look));
    setInterval(() => void registration?.update().catch(() => {}), LOOK_MILLISECONDS);
  };
  const takenOver = () => {
    if (!state.ready) return;
    state.taken = true;
    if (state.agreed) location.reload();
    else tell();
  };
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    navigator.serviceWorker.addEventListener('controllerchange', takenOver);
    const begin = () => void register().catch(() => {});
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin);
  }

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
      else registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
    },
  };
}

export function useUpdateReady(source: UpdateSource): boolean {
  const [ready, setReady] = useState(source.ready);
  useEffect(() => source.subscribe(() => setReady(source.ready)), [source]);
  return ready;
}
