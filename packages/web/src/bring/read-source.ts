/** What there is in a text: a link of ours is opened here, everything else is read by the worker. */
import { isEverybodys } from '../game/puzzle-title.js';
import type { ReadingDefaults } from '../kind/reading.js';
import { routeIn } from '../links/address.js';
import { type LinkTrouble, openLink } from '../links/link.js';
import { described } from '../think/read-text.js';
import type { ReadAnswer, Reader } from '../think/reader.js';
import { fragmentAmongWords, fragmentOfAddress } from './find-link.js';
import type { Source } from './source.js';

export type SourceAnswer =
  | ReadAnswer
  | { readonly type: 'unreadable' }
  | { readonly type: 'link'; readonly trouble: LinkTrouble }
  | { readonly type: 'address'; readonly puzzle: string; readonly hash: string };

export async function readSource(
  reader: Reader,
  { text, trouble }: Source,
  defaults: ReadingDefaults,
): Promise<SourceAnswer> {
  if (trouble !== undefined) return { type: trouble };
  const fragment = fragmentOfAddress(text);
  if (fragment !== undefined) return readLink(fragment);
  const among = fragmentAmongWords(text);
  const answer = await reader.read(text, defaults);
  const isPuzzle = answer.type !== 'read' || answer.read.puzzles.length > 0;
  return among === undefined || isPuzzle ? answer : readLink(among);
}

async function readLink(fragment: string): Promise<SourceAnswer> {
  const asked = routeIn(fragment);
  if (asked !== undefined && isEverybodys(asked)) return { type: 'address', puzzle: asked, hash: fragment };
  const link = await openLink(fragment);
  if (link.type !== 'game') return { type: 'link', trouble: link.type === 'none' ? 'foreign' : link.type };
  const { game, title } = link;
  const puzzle = { ...described(game, 'link', { name: title }), game };
  return { type: 'read', read: { puzzles: [puzzle], problems: [] } };
}
