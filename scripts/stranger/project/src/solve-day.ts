/** Solves a day, and stops at once what would take for ever. */
import { count, definePuzzle, draw, parseAll, solve } from '@pipwright/pips';

const level = (target: number) => ({
  id: target,
  dominoes: [
    [0, 1],
    [2, 3],
  ],
  regions: [
    {
      indices: [
        [0, 0],
        [0, 1],
      ],
      type: 'sum',
      target,
    },
    {
      indices: [
        [1, 0],
        [1, 1],
      ],
      type: 'empty',
    },
  ],
});
const DAY = JSON.stringify({ printDate: '2026-01-01', easy: level(3), medium: level(5), hard: level(4) });

export async function solveDay(): Promise<unknown> {
  const said: string[] = [];
  for (const read of await parseAll(DAY)) {
    if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
    const found = await solve(read.value, { timeout: 5_000 });
    const picture =
      found.status === 'solved' ? await draw(read.value, { solution: found.solution, style: 'compact' }) : '';
    said.push(`${read.level}: ${found.status} ${found.status === 'solved' ? found.unique : ''} ${picture.length > 0}`);
  }
  const endless = definePuzzle({ regions: Array(8).fill('********'), dominoes: { set: 6, repeats: true } });
  const controller = new AbortController();
  controller.abort();
  const stopped = await solve(endless, { signal: controller.signal });
  const few = await count(endless, { atMost: 2n });
  return { said, stopped: stopped.status, few: String(few.count) };
}
