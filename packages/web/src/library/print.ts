/** Puzzles on paper. Titles go in as text, drawings as images: neither can do anything. */
import type { AnyGame } from '@pipwright/play';
import { putOnPaper } from '../ui/on-paper.js';
import type { Entry } from './entry.js';
import { drawingOf, type Exporters, loadExporters } from './export.js';
import { slices } from './slices.js';

type PerPage = 1 | 2 | 4;

interface Printed {
  readonly entry: Pick<Entry, 'shown'>;
  readonly game: AnyGame;
}

export async function printOne(game: AnyGame, title: string): Promise<void> {
  await print(await loadExporters([game.kind]), [{ entry: { shown: title }, game }], 1, true);
}

export async function print(
  exporters: Exporters,
  puzzles: readonly Printed[],
  perPage: PerPage,
  tray: boolean,
): Promise<void> {
  const pages = document.createElement('div');
  pages.className = `per-page-${perPage}`;
  const addresses: string[] = [];
  const rest = slices();
  for (let first = 0; first < puzzles.length; first += perPage) {
    await rest();
    const page = document.createElement('section');
    page.append(
      ...puzzles.slice(first, first + perPage).map(({ entry, game }) => {
        const address = URL.createObjectURL(new Blob([drawingOf(exporters, game, tray)], { type: 'image/svg+xml' }));
        addresses.push(address);
        return figure(entry.shown, address);
      }),
    );
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
