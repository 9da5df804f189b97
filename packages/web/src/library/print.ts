/** Puzzles on paper, one to a page. Titles go in as text, drawings as images: neither can do anything. */
import type { AnyGame, KindName } from '@pipwright/play';
import { startOf } from '../game/library.js';
import { kindOf } from '../kind/page.js';
import type { GameStore } from '../storage/game-store.js';
import { putOnPaper } from '../ui/on-paper.js';
import type { Entry } from './entry.js';

export function printOne(game: AnyGame, title: string): Promise<void> {
  return print([game], [title]);
}

/** Those that cannot be had are left out. */
export async function printEntries(store: GameStore, entries: readonly Entry[]): Promise<void> {
  const [games, titles]: [AnyGame[], string[]] = [[], []];
  for (const { name, shown } of entries) {
    const start = await startOf(store, name).catch(() => undefined);
    if (start === undefined) continue;
    games.push(start.game);
    titles.push(shown);
  }
  await print(games, titles);
}

async function print(games: readonly AnyGame[], titles: readonly string[]): Promise<void> {
  const pages = document.createElement('div');
  const addresses: string[] = [];
  for (const [i, { kind, puzzle }] of games.entries()) {
    const { draw } = await kindOf<KindName>(kind).sharing();
    const address = URL.createObjectURL(new Blob([draw(puzzle)], { type: 'image/svg+xml' }));
    addresses.push(address);
    const page = document.createElement('section');
    page.append(figure(titles[i] ?? '', address));
    pages.append(page);
  }
  await putOnPaper(pages, () => addresses.forEach(URL.revokeObjectURL));
}

function figure(title: string, address: string): HTMLElement {
  const picture = document.createElement('img');
  picture.src = address;
  picture.alt = '';
  const caption = document.createElement('figcaption');
  caption.textContent = title;
  const whole = document.createElement('figure');
  whole.append(caption, picture);
  return whole;
}
