/** That a puzzle is solved, for somebody else: a text, the puzzle with the time to beat as a link, and a picture. */
import type { AnyGame, KindName } from '@pipwright/play';
import { isEverybodys } from '../game/puzzle-title.js';
import { kindOf } from '../kind/page.js';
import { addressWith } from '../links/address.js';
import { linkFor } from '../links/link.js';
import { addressWithTime } from '../links/to-beat.js';
import { pngFrom } from './picture.js';
import { type CardWords, resultCard } from './result-card.js';
import { fileNameFor, saveFile } from './save-file.js';
import { send } from './send.js';
import { silhouetteOf } from './silhouette.js';

interface Result {
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly keptTitle: string;
  readonly text: string;
  readonly card: CardWords;
}

export interface Shareable {
  readonly text: string;
  readonly picture: File | undefined;
}

/** All of it is made before the player asks for it: browsers share and copy only right after a press. */
export async function shareableOf(result: Result): Promise<Shareable> {
  const [fragment, picture] = await Promise.all([
    fragmentFor(result),
    navigator.share === undefined ? undefined : fileOf(result).catch(() => undefined),
  ]);
  return { text: [result.text, ...(fragment === undefined ? [] : [addressWith(fragment)])].join('\n'), picture };
}

/** `unwanted`: the player thought better of it. `refused`: the browser does neither share nor copy. */
export async function shareIt({ text, picture }: Shareable): Promise<'sent' | 'copied' | 'unwanted' | 'refused'> {
  const withPicture = { text, files: picture === undefined ? [] : [picture] };
  const sent = await send(picture && navigator.canShare?.(withPicture) ? withPicture : { text });
  if (sent !== 'refused') return sent;
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

export async function saveResult(result: Result): Promise<string> {
  const file = await fileOf(result);
  saveFile(file, file.name);
  return file.name;
}

/** What comes with the app has an address that is short, and the same for all; anything else is in the link. */
async function fragmentFor({ game, puzzle, keptTitle }: Result): Promise<string | undefined> {
  const seconds = Math.floor(game.clock.elapsed / 1000);
  return isEverybodys(puzzle) ? addressWithTime({ puzzle, seconds }) : linkFor(game, keptTitle, false, seconds);
}

async function fileOf({ game, card }: Result): Promise<File> {
  const drawing = (await silhouetteOf(game)) ?? (await kindOf<KindName>(game.kind).sharing()).draw(game.puzzle);
  const picture = await pngFrom(new Blob([resultCard(drawing, card)], { type: 'image/svg+xml' }));
  return new File([picture], fileNameFor(`${card.app} ${card.title}`, 'png'), { type: 'image/png' });
}
