/** Every screen of the app one after another, with puzzles of the tests' own. */
import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf, cellAt, historyAtRest, numberKey, openFromMenu } from './app.js';
import { en } from './app-modules.js';
import { looseBoard, NEARLY_FULL, putInPack, RULED } from './own-puzzles.js';
import { putOnShelf, SMALL_SHELF } from './shelf.js';

type Visit = (screen: string) => Promise<void>;

/** Opens the app on the first of them; service workers must be blocked. */
export async function openForScreens(page: Page): Promise<void> {
  await putInPack(page, [RULED, looseBoard(5, 6)]);
  await putInPack(page, [NEARLY_FULL], 'futoshiki-graded-easy');
  await page.goto(addressOf('pips-graded-easy-1'));
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Goes through all screens and calls at each. */
export async function walkScreens(page: Page, visit: Visit): Promise<void> {
  const walk = new Walk(page, visit);
  await walk.pips();
  await walk.coach();
  await walk.sheets('pips');
  await walk.inspect('pips');
  await walk.library();
  await walk.trouble();
  await walk.counting();
  await walk.futoshiki();
  await walk.sheets('futoshiki');
  await walk.inspect('futoshiki');
  await walk.bringing();
}

class Walk {
  readonly #page: Page;
  readonly #visit: Visit;

  constructor(page: Page, visit: Visit) {
    this.#page = page;
    this.#visit = visit;
  }

  async pips(): Promise<void> {
    const { tools, trying, clock, close } = en;
    await this.#visit('pips: fresh');
    await this.#press(tools.try);
    await this.#lay('4-5', [0, 0]);
    await this.#press(tools.check);
    await expect(this.#page.locator('.finding')).toBeVisible();
    await this.#visit('pips: a try, checked');
    await this.#press(close);
    await this.#press(tools.notes);
    await cellAt(this.#page, [1, 3]).click();
    await this.#number(2);
    await expect(this.#page.locator('.board-picture .notes')).toBeVisible();
    await this.#visit('pips: notes');
    await this.#press(tools.notes);
    await this.#page.getByRole('option', { name: '2-2' }).click();
    await cellAt(this.#page, [0, 0]).click();
    await expect(this.#page.locator('.beside')).toBeVisible();
    await this.#visit('pips: a domino chosen');
    await this.#page.getByRole('gridcell').first().focus();
    await this.#page.keyboard.press('l');
    await this.#seeSheet('pips: regions');
    await this.#press(trying.drop);
    await this.#page.locator('.clock').click();
    await expect(this.#page.getByText(clock.paused)).toBeVisible();
    await this.#visit('paused');
    await this.#press(clock.resume);
    await this.#lay('0-1', [0, 0]);
    await this.#lay('2-2', [0, 2]);
    await this.#lay('0-3', [1, 0]);
    await this.#lay('4-5', [1, 2]);
    await this.#seeFinished('pips: finished');
  }

  /** Its first board, with what it says to a mistake. */
  async coach(): Promise<void> {
    await historyAtRest(this.#page);
    await this.#page.evaluate(() => location.assign('#/coach'));
    await expect(this.#page.locator('.coach-words')).toBeVisible();
    await this.#visit('coach: fresh');
    await this.#lay('4-4', [0, 0]);
    await expect(this.#page.locator('.coach-words p')).toContainText('8');
    await this.#visit('coach: a mistake');
    await this.#page.locator('.coach-skip').click();
    await expect(this.#page.locator('.coach-words')).toHaveCount(0);
    await this.#choose('pips', 1);
  }

  async futoshiki(): Promise<void> {
    const { tools, trying, kinds, close } = en;
    await this.#choose('futoshiki', 1);
    await this.#visit('futoshiki: fresh');
    await this.#press(kinds.futoshiki.tools.fillNotes);
    await this.#press(tools.notes);
    await this.#visit('futoshiki: notes');
    await this.#press(tools.notes);
    await this.#press(kinds.futoshiki.tools.colour);
    await this.#press(kinds.futoshiki.colours[2] ?? '');
    await this.#visit('futoshiki: colours');
    await this.#press(kinds.futoshiki.tools.colour);
    await this.#press(tools.try);
    await this.#number(2);
    await this.#press(tools.check);
    await expect(this.#page.locator('.finding')).toBeVisible();
    await this.#visit('futoshiki: a try, checked');
    await this.#press(close);
    await this.#press(trying.drop);
    await this.#number(1);
    await cellAt(this.#page, [0, 1]).click();
    await this.#key(2).click();
    await this.#seeFinished('futoshiki: finished');
  }

  async sheets(kind: 'pips' | 'futoshiki'): Promise<void> {
    const { menu } = en;
    await this.#press(menu.label);
    await this.#visit(`${kind}: menu`);
    await this.#page.keyboard.press('Escape');
    for (const name of [menu.rules, menu.about, menu.settings, menu.keys, menu.share, menu.lab]) {
      await this.#openFromMenu(name);
      await this.#seeSheet(`${kind}: ${name}`);
    }
  }

  /** The list, a puzzle of it and the backup; then one is deleted and brought back. */
  async library(): Promise<void> {
    const { menu, home, habit, library, levels, puzzleTitle } = en;
    await putOnShelf(this.#page, SMALL_SHELF);
    await this.#press(menu.home);
    await expect(this.#page.locator('.home .tile')).toHaveCount(4);
    await this.#visit('home');
    for (const name of [habit.calendar, habit.statistics]) {
      await this.#openFromMenu(name);
      await this.#seeSheet(`home: ${name}`);
    }
    await this.#press(home.all);
    const sheet = this.#page.getByRole('dialog');
    await expect(sheet.getByRole('listitem')).toHaveCount(SMALL_SHELF.length + 1);
    await sheet.getByRole('checkbox', { name: library.select(puzzleTitle(levels.easy, 1)) }).check();
    await this.#visit('library: list');
    await this.#press(library.more('Ruled'));
    await this.#visit('library: a puzzle');
    await this.#press(library.back);
    await this.#press(library.backup);
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'x', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(sheet.locator('.backup-said')).toContainText(library.unchanged);
    await this.#visit('library: backup');
    await this.#press(library.back);
    await this.#press(library.more('Ruled'));
    await this.#press(library.delete);
    await expect(sheet.locator('.notice')).toBeVisible();
    await this.#visit('library: deleted');
    await this.#press(library.undo);
    await expect(sheet.getByRole('listitem')).toHaveCount(SMALL_SHELF.length + 1);
    await this.#seeSheet('library: undone');
    await this.#choose('pips', 1);
  }

  /** A move that cannot be kept, and the puzzle left for another. */
  async trouble(): Promise<void> {
    // Until it is mended, not once: the puzzle just opened may still have something to keep.
    const mend = await this.#page.evaluateHandle(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
      return () => {
        IDBObjectStore.prototype.put = put;
      };
    });
    await this.#press(en.tools.undo);
    await expect(this.#page.getByRole('alert')).toBeVisible();
    await this.#visit('trouble');
    await mend.evaluate((putBack) => putBack());
    await this.#press(en.tools.undo);
    await expect(this.#page.getByRole('alert')).toHaveCount(0);
  }

  /** Puzzles right and wrong, brought in; in sentences of the app's own. */
  async bringing(): Promise<void> {
    const { menu, bring } = en;
    await this.#press(menu.home);
    await this.#press(bring.open);
    const field = this.#page.getByRole('textbox', { name: bring.label });
    await field.fill('4:0,2,0L,0D,0U,0L,0,1,3,0RD,1,0,4R,0,0,3,\n4:0,?');
    await expect(this.#page.locator('.bring-list li')).toHaveCount(1);
    await this.#page
      .getByRole('dialog')
      .getByRole('button', { name: bring.keepAll(1) })
      .click();
    await expect(this.#page.locator('.bring-list em')).toBeVisible();
    await this.#visit('bringing in: found');
    await field.fill('{"": 1');
    await expect(this.#page.locator('.bring-problems li')).toHaveCount(1);
    await expect(this.#page.locator('.bring-list')).toHaveCount(0);
    await this.#seeSheet('bringing in: not right');
  }

  async counting(): Promise<void> {
    const { menu, about, status } = en;
    await this.#choose('pips', 2);
    await this.#openFromMenu(menu.lab);
    await this.#press(about.count);
    await expect(this.#page.getByRole('dialog').getByRole('button', { name: status.stop })).toBeVisible();
    await this.#seeSheet('counting');
  }

  /** A solution, and what all of them share. */
  async inspect(kind: 'pips' | 'futoshiki'): Promise<void> {
    const { menu, inspect, solution, close } = en;
    const sheet = this.#page.getByRole('dialog');
    await this.#openFromMenu(menu.solution);
    await this.#press(solution.show);
    await this.#seeSheet(`${kind}: ${menu.solution}`);
    await this.#openFromMenu(menu.lab);
    await this.#press(inspect.tasks.solve);
    await expect(sheet.locator('.solution-report')).toBeVisible();
    await this.#visit(`${kind}: solved`);
    await this.#press(inspect.tasks.common);
    await expect(sheet.locator('.shared li').first()).toBeVisible();
    await this.#visit(`${kind}: what all solutions share`);
    await this.#press(close);
    await expect(sheet).toHaveCount(0);
  }

  /** Of the easy ones. */
  async #choose(kind: 'pips' | 'futoshiki', number: number): Promise<void> {
    const { levels, puzzleTitle } = en;
    const title = puzzleTitle(levels.easy, number);
    await historyAtRest(this.#page);
    await this.#page.goto(addressOf(`${kind}-graded-easy-${number}`));
    await expect(this.#page.getByRole('heading', { level: 1 })).toContainText(title);
  }

  async #seeFinished(screen: string): Promise<void> {
    await expect(this.#page.getByRole('button', { name: en.finish.share })).toBeVisible();
    await this.#visit(screen);
  }

  /** Looks at a sheet once it stands still, and closes it. */
  async #seeSheet(screen: string): Promise<void> {
    const sheet = this.#page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await this.#visit(screen);
    await this.#press(en.close);
    await expect(sheet).toHaveCount(0);
  }

  async #openFromMenu(name: string): Promise<void> {
    // Not in the menu where there is no mouse; the key is there everywhere.
    if (name === en.menu.keys) return this.#page.keyboard.press('?');
    await openFromMenu(this.#page, name);
  }

  async #press(name: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    const within = (await dialog.count()) > 0 ? dialog : this.#page;
    await within.getByRole('button', { name, exact: true }).click();
  }

  async #number(number: number): Promise<void> {
    await this.#key(number).click();
    await expect(this.#key(number)).toHaveAttribute('aria-pressed', 'true');
  }

  #key(number: number): Locator {
    return numberKey(this.#page, number);
  }

  async #lay(domino: string, cell: readonly [number, number]): Promise<void> {
    const slot = this.#page.getByRole('option', { name: domino });
    await slot.click();
    await cellAt(this.#page, cell).click();
    await expect(slot).toHaveCount(0);
  }
}
