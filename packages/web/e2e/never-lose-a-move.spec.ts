/** The browser's process is killed at bad moments, again and again: what was shown is there again, and nothing else. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { addressOf, middleOf, middleOfBoth } from './app.js';
import { type Fingers, fingersOn } from './fingers.js';
import { freeBoard, putInPack } from './own-puzzles.js';
import { boardShown, complaints, secondsShown } from './shown.js';

const TAGS = { tag: ['@phone', '@soak'] };
/** Until the board is nearly full. */
const ROUNDS = 20;
const SIDE = 4;

/** Places for dominoes that lie across, in the order in which they are filled. */
const PLACES = Array.from({ length: SIDE }, (_, row) =>
  [0, 2].map(
    (column) =>
      [
        [row, column],
        [row, column + 1],
      ] as const,
  ),
).flat();

/** Moves that are seen to be made, then the moment of the kill; each three rounds lay one domino more. */
const PLAN = [
  { moves: ['lay'], moment: 'with a domino in the air' },
  { moves: ['undo', 'redo'], moment: 'when the move was shown' },
  { moves: ['undo'], moment: 'when the domino was let go' },
] as const;

/** What the player has seen: every board on the way of undo, and where on it the game stands. */
interface Seen {
  boards: string[];
  at: number;
}

test(`${ROUNDS} kills lose at most the move in the air`, TAGS, async ({ baseURL }, { project }) => {
  test.setTimeout(600_000);
  const profile = await mkdtemp(join(tmpdir(), 'pipwright-profile-'));
  const { launchOptions, viewport = null, isMobile, hasTouch } = project.use;
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL && { baseURL }),
      ...(isMobile && { isMobile }),
      ...(hasTouch && { hasTouch }),
      viewport,
      serviceWorkers: 'block',
    });
    await putInPack(context, [freeBoard(SIDE, SIDE)]);
    const page = context.pages()[0] ?? (await context.newPage());
    const opened = Date.now();
    await page.goto(addressOf('pips-graded-easy-1'));
    await expect(page.getByRole('grid')).toBeVisible();
    return { context, page, opened };
  };

  let { context, page, opened } = await start();
  try {
    const seen: Seen = { boards: [await boardShown(page)], at: 0 };
    let earliest = 0;
    let letGoAndKept = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { moves, moment } = PLAN[round % PLAN.length] ?? PLAN[0];
      for (const move of moves) {
        earliest = await secondsShown(page);
        await (move === 'lay' ? lay(page) : step(page, move, seen));
        if (move === 'lay') add(seen, await boardShown(page));
      }
      const hand = moment === 'when the move was shown' ? undefined : await takeUp(page);
      if (moment === 'when the domino was let go') void hand?.up().catch(() => {});
      const read = Date.now();
      const latest = await secondsShown(page).catch(() => Number.POSITIVE_INFINITY);
      await kill(context);
      const killed = Date.now();

      ({ context, page, opened } = await start());
      const found = await boardShown(page);
      const inAir = found !== seen.boards[seen.at];
      if (inAir && moment === 'when the domino was let go') {
        expect(await cellsHeld(page), `round ${round}: one domino more`).toBe(held(seen.boards[seen.at]) + 2);
        add(seen, found);
        letGoAndKept++;
      }
      expect(await complaints(page), `round ${round}, killed ${moment}`).toEqual([]);
      expect(found, `round ${round}, killed ${moment}`).toBe(seen.boards[seen.at]);
      const seconds = await secondsShown(page);
      // A busy machine takes its time to kill, and to show the clock.
      const ran = (killed - read + Date.now() - opened) / 1000;
      expect(seconds, `the clock in round ${round}`).toBeGreaterThanOrEqual(earliest);
      expect(seconds, `the clock in round ${round}`).toBeLessThanOrEqual(latest + 1 + ran);
    }
    while (seen.at > 0) await step(page, 'undo', seen);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    console.log(`    ${ROUNDS} kills; of ${Math.floor(ROUNDS / PLAN.length)} moves let go ${letGoAndKept} were kept`);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Ends the browser that this context is, and no other, without asking it. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (browser === undefined) throw new Error('The browser does not say which process it is.');
  const gone = new Promise((resolve) => context.once('close', resolve));
  process.kill(browser.id, 'SIGKILL');
  await gone;
}

/** A finger with the first domino of the tray, over the first free place. */
async function takeUp(page: Page): Promise<Fingers> {
  const board = await boardShown(page);
  const place = PLACES.find(([[row, column]]) =>
    board.includes(`row ${row + 1}, column ${column + 1}, empty, no rule`),
  );
  if (place === undefined) throw new Error('The board is full.');
  const finger = await fingersOn(page);
  const from = await middleOf(page.getByRole('option').first());
  await finger.carry(from, await middleOfBoth(page, [place[0], place[1]]));
  return finger;
}

async function lay(page: Page): Promise<void> {
  const before = await cellsHeld(page);
  const finger = await takeUp(page);
  await finger.up();
  await expect.poll(() => cellsHeld(page), { intervals: [20] }).toBe(before + 2);
}

async function step(page: Page, way: 'undo' | 'redo', seen: Seen): Promise<void> {
  seen.at += way === 'undo' ? -1 : 1;
  await page.getByRole('button', { name: way === 'undo' ? 'Undo' : 'Redo' }).click();
  await expect.poll(() => boardShown(page), { intervals: [20] }).toBe(seen.boards[seen.at]);
}

function add(seen: Seen, board: string): void {
  seen.boards = [...seen.boards.slice(0, seen.at + 1), board];
  seen.at++;
}

async function cellsHeld(page: Page): Promise<number> {
  return held(await boardShown(page));
}

function held(board = ''): number {
  return board.split('\n').filter((line) => line.includes('holds')).length;
}
