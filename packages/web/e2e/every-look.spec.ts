/**
 * Every screen on every kind of device and in every look: nothing overlaps, overflows or is cut off. Each look is kept
 * as one picture of all its screens, for people to look at.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { layoutFaults } from './layout-faults.js';
import { openForScreens, walkScreens } from './screens.js';
import { STILL } from './stillness.js';

test.use(STILL);

const FOLDER = join(import.meta.dirname, '../../../.pipwright/looks');
const PHONE = { width: 390, height: 844 };
const LOOKS = [
  { name: 'phone', size: PHONE },
  { name: 'small-phone', size: { width: 320, height: 568 } },
  { name: 'tablet', size: { width: 768, height: 1024 } },
  { name: 'small-desktop', size: { width: 1024, height: 768 } },
  { name: 'desktop', size: { width: 1440, height: 900 } },
  { name: 'large-desktop', size: { width: 1920, height: 1080 } },
  { name: 'phone-on-its-side', size: { width: 740, height: 360 } },
  { name: 'dark', size: PHONE, media: { colorScheme: 'dark' } },
  { name: 'high-contrast', size: PHONE, media: { contrast: 'more' } },
  { name: 'dark-high-contrast', size: PHONE, media: { colorScheme: 'dark', contrast: 'more' } },
  { name: 'greyscale', size: PHONE, grey: true },
] as const;

for (const look of LOOKS)
  test(`every screen, ${look.name}`, { tag: ['@soak', '@desktop'] }, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(look.size);
    await page.emulateMedia({ colorScheme: 'light', ...('media' in look ? look.media : {}) });
    await openForScreens(page);
    const faults: string[] = [];
    const pictures: { readonly screen: string; readonly png: string }[] = [];
    await walkScreens(page, async (screen) => {
      faults.push(...(await layoutFaults(page)).map((fault) => `${screen}: ${fault}`));
      pictures.push({ screen, png: (await page.screenshot()).toString('base64') });
    });
    await contactSheet(page, look.name, look.size.width, pictures, 'grey' in look);
    expect(faults).toEqual([]);
    expect(pictures.length).toBeGreaterThan(20);
  });

/** All pictures beside each other with their names. */
async function contactSheet(
  page: Page,
  name: string,
  width: number,
  pictures: readonly { readonly screen: string; readonly png: string }[],
  grey: boolean,
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const shown = Math.min(width, 480);
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: Math.max(1600, shown + 40), height: 900 });
  const figures = pictures.map(
    ({ screen, png }) =>
      `<figure><img src="data:image/png;base64,${png}" width="${shown}"><figcaption>${screen}</figcaption></figure>`,
  );
  await sheet.setContent(
    `<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px;background:#888}figure{margin:0}${grey ? 'img{filter:grayscale(1)}' : ''}</style>${figures.join('')}`,
  );
  await sheet.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await sheet.close();
}
