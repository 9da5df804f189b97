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
  nytFormat,
  jsonFormat as pipsJson,
  pipsWords,
  textFormat,
  yamlFormat,
} from '@pipwright/pips';

type Readable = Pick<AnyKind, 'name' | 'formats' | 'words' | 'check'>;

export const READABLE_KINDS = [
  { name: 'pips', formats: [textFormat, pipsJson, nytFormat, yamlFormat], words: pipsWords, check: checkPips },
  {
    name: 'futoshiki',
    formats: [tathamFormat, gridFormat, futoshikiJson],
    words: futoshikiWords,
    check: checkFutoshiki,
  },
] as unknown as readonly (Readable & AnyKind)[];
