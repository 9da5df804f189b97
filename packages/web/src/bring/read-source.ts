/** What there is in a text: a link of ours is opened here, everything else is read by the worker. */
import type { GridDefaults } from '@pipwright/pips';
import { type KindName, puzzleToJson } from '@pipwright/play';
import { sizeOf as listedSize, ownName } from '../game/own-puzzles.js';
import { sizeOf } from '../game/puzzle-size.js';
import { type LinkTrouble, openLink } from '../links/link.js';
import type { ReadPuzzle } from '../think/read-text.js';
import type { ReadAnswer, Reader } from '../think/reader.js';
import { fragmentAmongWords, fragmentOfAddress } from './find-link.js';
import type { Source } from './source.js';

export type SourceAnswer =
  | ReadAnswer
  | { readonly type: 'unreadable' }
  | { readonly type: 'link'; readonly trouble: LinkTrouble };

export async function readSource(
  reader: Reader,
  { text, trouble }: Source,
  defaults: GridDefaults,
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
  const link = await openLink(fragment);
  if (link.type !== 'game') return { type: 'link', trouble: link.type === 'none' ? 'foreign' : link.type };
  const { game, title } = link;
  const json = puzzleToJson<KindName>(game.kind, game.puzzle);
  const puzzle: ReadPuzzle = {
    kind: game.kind,
    format: 'link',
    naming: { name: title },
    size: sizeOf(game),
    ownName: ownName(game),
    json: json.ok ? json.value : null,
    listed: listedSize(game),
    game,
  };
  return { type: 'read', read: { puzzles: [puzzle], problems: [] } };
}
