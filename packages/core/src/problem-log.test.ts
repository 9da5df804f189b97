import { expect, it } from 'vitest';
import { describe as say } from './problem.js';
import { ProblemLog } from './problem-log.js';
import { coreWords } from './words.js';

it('lists problems up to a bound, and counts the rest', () => {
  const log = new ProblemLog();
  for (let line = 1; line <= 5000; line++) log.add({ code: 'x', where: { line }, data: {} });
  expect(log.list).toHaveLength(1001);
  const last = log.list.at(-1);
  expect(last?.data).toEqual({ more: 4000 });
  expect(last && say(last, coreWords)).toBe('4000 more problems are not listed.');
});
