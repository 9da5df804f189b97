/** Importing puzzles, as tests do it again and again. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { goHome, tool } from './app.js';

const folder = new URL('../../../examples/', import.meta.url);

export function examplePath(name: string): string {
  return fileURLToPath(new URL(name, folder));
}

export function exampleText(name: string): string {
  return readFileSync(examplePath(name), 'utf8');
}

export async function openBringSheet(page: Page): Promise<Locator> {
  await goHome(page);
  await tool(page, 'Import').click();
  const sheet = bringSheet(page);
  await expect(sheet).toBeVisible();
  return sheet;
}

export function bringSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Import', exact: true });
}

export function textField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Puzzles as text' });
}

/** Drops something on an element of the page, as the system does. */
export async function drop(
  page: Page,
  target: string,
  { files = [], text }: { files?: readonly { name: string; content: string }[]; text?: string },
): Promise<void> {
  const data = await page.evaluateHandle(
    ({ files, text }) => {
      const transfer = new DataTransfer();
      for (const { name, content } of files) transfer.items.add(new File([content], name));
      if (text !== undefined) transfer.setData('text/plain', text);
      return transfer;
    },
    { files, text },
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.locator(target).dispatchEvent(type, { dataTransfer: data });
}

/** Every puzzle that the page keeps of the player's own. */
export function keptPuzzles(page: Page): Promise<{ readonly title: string; readonly kind: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('pipwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('puzzles').objectStore('puzzles').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(({ title, kind }) => ({ title, kind })));
          };
        };
      }),
  );
}
