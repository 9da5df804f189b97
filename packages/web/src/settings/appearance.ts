/**
 * Puts the chosen look upon the page. The colours of boards are those of every drawing (`@pipwright/core/drawing`), so
 * they are told to the style sheet from here rather than written there a second time.
 */
import { DARK, LIGHT, type Palette } from '@pipwright/core/drawing';
import type { Settings } from './settings.js';

const PREFERS_DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';
const STILLNESS = '(prefers-reduced-motion: reduce)';
const FORCED = '(forced-colors: active)';

function isPreferred(query: string): boolean {
  return matchMedia(query).matches;
}

export function applyAppearance(settings: Settings): void {
  const root = document.documentElement;
  // Where the system forces its colours, ours must stand on its ground.
  const asSystem = settings.theme === 'system' || isPreferred(FORCED);
  const night = asSystem ? isPreferred(PREFERS_DARK) : settings.theme === 'dark';
  root.dataset.theme = night ? 'dark' : 'light';
  root.dataset.contrast = settings.contrast === 'more' || isPreferred(CONTRAST) ? 'more' : 'usual';
  root.dataset.motion = isStill(settings) ? 'less' : 'usual';
  root.dataset.hand = settings.hand;
  root.dataset.patterns = settings.patterns ? 'on' : 'off';
  paintWith(night ? DARK : LIGHT);
}

export function isStill({ motion }: Settings): boolean {
  return motion === 'less' || isPreferred(STILLNESS);
}

export function onSystemChange(changed: () => void): () => void {
  const queries = [PREFERS_DARK, CONTRAST, STILLNESS, FORCED].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function paintWith({ paper, board, free, faint, ink, tints }: Palette): void {
  const { style } = document.documentElement;
  const colours = { paper, board, free, faint, ink };
  for (const [name, colour] of Object.entries(colours)) style.setProperty(`--${name}`, colour);
  for (const [i, [ground, strong]] of tints.entries()) {
    style.setProperty(`--ground${i}`, ground);
    style.setProperty(`--strong${i}`, strong);
  }
}
