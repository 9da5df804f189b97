import type { Page } from '@playwright/test';

/** Takes away all that is kept; the app must be opened anew. */
export async function wipe(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('pipwright');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const names = [...opened.result.objectStoreNames];
          const transaction = opened.result.transaction(names, 'readwrite');
          for (const name of names) transaction.objectStore(name).clear();
          transaction.oncomplete = () => {
            opened.result.close();
            resolve();
          };
        };
      }),
  );
}
