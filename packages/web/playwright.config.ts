/**
 * The app in a real browser, as `pipwright serve` serves it. `npm test` tries it on a phone, and on a desktop where
 * layout, mouse or keyboard make a difference; `npm run soak` tries everything everywhere.
 */
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findTestBrowser } from '../../scripts/browser.mjs';
import { SOAKING } from './e2e/effort.js';

const executablePath = findTestBrowser();

/** The tools around the game take minutes: `npm test` tries them on the phone alone. */
const TOOLS = /(?:bring|inspect|library|links)\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../../.pipwright/cache/playwright',
  reporter: 'list',
  forbidOnly: true,
  fullyParallel: true,
  // What a busy machine held up passes the second time, and is named at the end.
  retries: SOAKING ? 0 : 1,
  // More than there are cores: a test mostly waits for its page.
  workers: Math.ceil(1.5 * availableParallelism()),
  // Many times what they take on a quiet machine: only what hangs is ended.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // The port that the server below has found, and said; the runner hands it on.
    baseURL: `http://127.0.0.1:${process.env.PIPWRIGHT_PORT}/`,
    trace: 'off',
    // Keeping every file of the app costs more than most tests: those that are about it use `fresh-context.ts`.
    serviceWorkers: 'block',
    // A new page costs three times what the app itself does. `isolation.spec.ts` holds the used one to be like new;
    // permissions and `setOffline` are not taken back.
    reuseContext: !SOAKING,
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
  },
  // A test that one of them adds nothing to has the other's name for a tag. `@once` is enough for `npm test`, which
  // leaves `@soak` out.
  projects: [
    {
      name: 'phone',
      grepInvert: SOAKING ? /@desktop/ : /@desktop|@soak/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      grepInvert: SOAKING ? /@phone/ : [/@phone|@once|@soak/, TOOLS],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" ../../scripts/launch.mjs serve --port 0`,
    // Nobody answers there: Home does without the Times but where `serving.ts` has something in its place.
    env: { PIPWRIGHT_NYT_URL: 'http://127.0.0.1:9' },
    // It may have to build the app first.
    timeout: 300_000,
    wait: { stdout: /Pipwright is at http:\/\/127\.0\.0\.1:(?<pipwright_port>\d+)\// },
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
