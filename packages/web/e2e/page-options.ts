/**
 * A page for tests that are not about loading: `test.use(REUSED_PAGE)`. Playwright empties one context between tests
 * instead of starting another, so the app comes from the browser's cache, compiled; nothing is installed for offline
 * use, and sheets do not glide.
 */
export const REUSED_PAGE = {
  reuseContext: true,
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
} as const;
