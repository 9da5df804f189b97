/** Why a format cannot hold a puzzle, in the player's language. */
import type { Problem } from '@pipwright/core';
import type { KindName } from '@pipwright/play';
import type { Catalogue } from '../words/catalogue.js';

export function explainFormatLimit(words: Catalogue, kind: KindName, { code, data }: Problem): string {
  const { unheld = {} } = words.kinds[kind];
  const say = Object.hasOwn(unheld, code) ? unheld[code] : undefined;
  return say?.(data as never, undefined as never) ?? words.library.cannotHold;
}
