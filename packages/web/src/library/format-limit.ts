/** Why a format cannot hold a puzzle, in the player's language. */
import type { Problem } from '@pipwright/core';
import type { Catalogue } from '../words/catalogue.js';

export function explainFormatLimit({ library }: Catalogue, { code, data }: Problem): string {
  const { unheld } = library;
  if (!Object.hasOwn(unheld, code)) return unheld.other({});
  const say = unheld[code as keyof typeof unheld] as (data: never) => string;
  return say(data as never);
}
