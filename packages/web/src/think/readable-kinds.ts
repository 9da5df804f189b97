/** What reading needs of each kind, without its engines and drawings: so the worker is there much sooner. */
import type { AnyKind } from '@pipwright/core';
import {
  check as checkFutoshiki,
  jsonFormat as futoshikiJson,
  futoshikiWords,
  gridFormat,
  tathamFormat,
} from '@pipwright/futoshiki';
import {
  check as checkPips,
  type GridDefaults,
  jsonFormatWith,
  nytFormat,
  pipsWords,
  textFormat,
  yamlFormatWith,
} from '@pipwright/pips';

type Readable = Pick<AnyKind, 'name' | 'formats' | 'words' | 'check'>;

/** Grids that say nothing of their dominoes have this set. */
export function readableKinds(defaults: GridDefaults): readonly (Readable & AnyKind)[] {
  return [
    {
      name: 'pips',
      formats: [textFormat, jsonFormatWith(defaults), nytFormat, yamlFormatWith(defaults)],
      words: pipsWords,
      check: checkPips,
    },
    {
      name: 'futoshiki',
      formats: [tathamFormat, gridFormat, futoshikiJson],
      words: futoshikiWords,
      check: checkFutoshiki,
    },
  ] as unknown as readonly (Readable & AnyKind)[];
}
