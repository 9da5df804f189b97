/** That a puzzle is solved, for somebody else: a sentence, the puzzle as a link, and where it can be sent a picture. */
import type { AnyGame, KindName } from '@pipwright/play';
import { kindOf } from '../kind/page.js';
import { linkFor } from '../links/link.js';
import { pngFrom } from './picture.js';
import { resultCard } from './result-card.js';
import { fileNameFor } from './save-file.js';

interface Result {
  readonly game: AnyGame;
  /** As the link keeps it. */
  readonly keptTitle: string;
  readonly text: string;
  /** Both stand on the picture. */
  readonly title: string;
  readonly solvedIn: string;
}

/** `unwanted`: the player thought better of it. Rejects where nothing can be shared. */
export async function shareResult(result: Result): Promise<'sent' | 'copied' | 'unwanted'> {
  const { game, keptTitle, text } = result;
  const fragment = await linkFor(game, keptTitle, false);
  const url = fragment === undefined ? undefined : new URL(fragment, location.href).href;
  const whole = [text, url].filter(Boolean).join('\n');
  if (navigator.share === undefined) {
    await navigator.clipboard.writeText(whole);
    return 'copied';
  }
  const files = await cardOf(result).catch(() => []);
  const withCard = { text: whole, files };
  try {
    await navigator.share(files.length > 0 && navigator.canShare?.(withCard) ? withCard : { text: whole });
    return 'sent';
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'unwanted';
    throw error;
  }
}

/** The puzzle without its solution. */
async function cardOf({ game, title, solvedIn }: Result): Promise<readonly File[] & File[]> {
  const { draw } = await kindOf<KindName>(game.kind).sharing();
  const card = resultCard(draw(game.puzzle), title, solvedIn);
  const picture = await pngFrom(new Blob([card], { type: 'image/svg+xml' }));
  return [new File([picture], fileNameFor(title, 'png'), { type: 'image/png' })];
}
