/** That a puzzle is solved, for somebody else: a text, the puzzle with the time to beat as a link, and a picture. */
import type { AnyGame, KindName } from '@pipwright/play';
import { dayPlaceOf } from '../game/days.js';
import { placeOf } from '../game/packs.js';
import { kindOf } from '../kind/page.js';
import { addressWith } from '../links/address.js';
import { linkFor } from '../links/link.js';
import { addressWithTime } from '../links/to-beat.js';
import { pngFrom } from './picture.js';
import { type CardWords, resultCard } from './result-card.js';
import { fileNameFor, saveFile } from './save-file.js';
import { silhouetteOf } from './silhouette.js';

interface Result {
  readonly game: AnyGame;
  readonly puzzle: string;
  /** As the link keeps it. */
  readonly keptTitle: string;
  readonly text: string;
  readonly card: CardWords;
}

/** `unwanted`: the player thought better of it. Rejects where nothing can be shared. */
export async function shareResult(result: Result): Promise<'sent' | 'copied' | 'unwanted'> {
  const fragment = await fragmentFor(result);
  const whole = [result.text, ...(fragment === undefined ? [] : [addressWith(fragment)])].join('\n');
  if (navigator.share === undefined) {
    await navigator.clipboard.writeText(whole);
    return 'copied';
  }
  const files = await fileOf(result).then(
    (file) => [file],
    () => [],
  );
  const withCard = { text: whole, files };
  try {
    await navigator.share(files.length > 0 && navigator.canShare?.(withCard) ? withCard : { text: whole });
    return 'sent';
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'unwanted';
    throw error;
  }
}

/** Gives the name of the file. Rejects where no picture can be made. */
export async function saveResult(result: Result): Promise<string> {
  const file = await fileOf(result);
  saveFile(file, file.name);
  return file.name;
}

/** What comes with the app has an address that is short, and the same for all; anything else is in the link. */
async function fragmentFor({ game, puzzle, keptTitle }: Result): Promise<string | undefined> {
  const seconds = Math.floor(game.clock.elapsed / 1000);
  const isEverybodys = dayPlaceOf(puzzle) !== undefined || placeOf(puzzle) !== undefined;
  return isEverybodys ? addressWithTime({ puzzle, seconds }) : linkFor(game, keptTitle, false, seconds);
}

async function fileOf({ game, card }: Result): Promise<File> {
  const drawing = (await silhouetteOf(game)) ?? (await kindOf<KindName>(game.kind).sharing()).draw(game.puzzle);
  const picture = await pngFrom(new Blob([resultCard(drawing, card)], { type: 'image/svg+xml' }));
  return new File([picture], fileNameFor(`${card.app} ${card.title}`, 'png'), { type: 'image/png' });
}
