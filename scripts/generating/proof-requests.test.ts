import { futoshikiGenerating } from '@pipwright/futoshiki';
import { pipsGenerating } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { askedFor } from './proof-requests.mjs';
import { judge } from './proving.mjs';

const ALL = Array.from({ length: 2000 }, (_, i) => askedFor(i));

it('asks for nothing that cannot be', () => {
  const refused = ALL.flatMap((asked) =>
    asked.kind === 'pips' ? pipsGenerating.refuses(asked.request) : futoshikiGenerating.refuses(asked.request),
  );
  expect(refused).toEqual([]);
});

it('asks for both kinds, all labels, figures and large boards, among a few already', () => {
  const text = JSON.stringify(ALL.slice(0, 200));
  for (const part of ['"pips"', '"futoshiki"', '"easy"', '"expert"', '"figure"', '"adjacent"', '"dominoes":28'])
    expect(text).toContain(part);
});

it('judges what is made by another engine and a new grade', () => {
  const pips = judge({ kind: 'pips', request: { dominoes: 4 } }, 'judged');
  expect(pips).toMatchObject({ isAsAsked: true, engine: 'tiling', proof: 'one', isGradedSo: true });
  const futoshiki = judge({ kind: 'futoshiki', request: { side: 4 } }, 'judged');
  expect(futoshiki).toMatchObject({ isAsAsked: true, engine: 'MAC+BZ', proof: 'one', isGradedSo: true });
  // One node is too few to come near.
  expect(judge({ kind: 'pips', request: { dominoes: 4, nodes: 1 } }, 'judged')).toBeUndefined();
});
