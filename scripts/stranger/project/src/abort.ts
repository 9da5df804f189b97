/** Aborts, from outside and in the middle of it, a search that would run for ages. */
import { readPuzzles, solutions } from '@pipwright/core';
import { pips, referenceEngine } from '@pipwright/pips';

export async function abortEndlessSearch(): Promise<string | undefined> {
  const row = [0, 0, 0, 0, 0, 0, 0, 0];
  const text = JSON.stringify({
    rows: 8,
    cols: 8,
    allowDuplicates: true,
    regions: [row, row, row, row, row, row, row, row],
    constraints: {},
  });
  const checked = readPuzzles(text, [pips], 'json')[0]?.checked;
  if (!checked?.ok) throw new Error(JSON.stringify(checked?.error));
  const controller = new AbortController();
  const stream = solutions(referenceEngine.search(checked.value), { signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  for await (const { placements } of stream) {
    if (placements.length !== 32) throw new Error('not a solution of 32 dominoes');
  }
  return stream.ending;
}
