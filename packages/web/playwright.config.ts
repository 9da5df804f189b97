/** The app in a real browser, as `pipwright serve` serves it, on a phone and on a desktop. `npm test` runs it. */
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';

const executablePath = findBrowser();

/**
 * The tools around the game take minutes: `npm test` tries all of them on the phone, and on the desktop what is tagged
 * as the tool itself. `npm run soak` tries everything everywhere.
 */
const TOOLS = /(?:bring|inspect|library|links)\.spec\.ts(?!.*@tool)/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../../.pipwright/cache/playwright',
  reporter: 'list',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  use: {
    // The port that the server below has found, and said; the runner hands it on.
    baseURL: `http://127.0.0.1:${process.env.PIPWRIGHT_PORT}/`,
    trace: 'off',
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
  },
  // A test that one of them adds nothing to has the other's name for a tag.
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
    {
      name: 'desktop',
      grepInvert: process.env.PIPWRIGHT_SOAK === undefined ? [/@phone/, TOOLS] : /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node ../../scripts/launch.mjs serve --port 0',
    wait: { stdout: /Pipwright is at http:\/\/127\.0\.0\.1:(?<pipwright_port>\d+)\// },
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
