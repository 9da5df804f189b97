/** The words of the app: what all kinds share, and what each says. Those of sheets come with the first sheet. */
import type { KindName } from '@pipwright/play';
import type { Catalogue, PlayWords } from '../words/catalogue.js';
import { enPlay } from '../words/en/play.js';
import { kindNames, kindOf } from './page.js';

export function playWords(): PlayWords {
  return { ...enPlay, kinds: eachKind((kind) => kindOf(kind).words.play) };
}

let loaded: Catalogue | undefined;

export function allWords(): Catalogue | undefined {
  return loaded;
}

export async function loadAllWords(): Promise<Catalogue> {
  if (loaded !== undefined) return loaded;
  const [{ enSheets }, ...sheets] = await Promise.all([
    import('../words/en/sheets.js'),
    ...kindNames().map((kind) => kindOf(kind).words.sheets()),
  ]);
  const kinds = eachKind((kind, i) => ({ ...kindOf(kind).words.play, ...sheets[i] }));
  loaded = { ...playWords(), ...enSheets, kinds } as Catalogue;
  return loaded;
}

function eachKind<T>(wordsOf: (kind: KindName, i: number) => T): Record<KindName, T> {
  return Object.fromEntries(kindNames().map((kind, i) => [kind, wordsOf(kind, i)])) as Record<KindName, T>;
}
