/** What is said of the nearest puzzle where its grade is as asked. */
import { expect, it } from 'vitest';
import { kindsWith } from '../../registry.js';
import type { AnyMade, GeneratingKind } from './job.js';
import { type Report, reportInWords } from './report.js';

const pips = kindsWith().find(({ name }) => name === 'pips');

it.each([
  ['not good to solve', {}],
  ['others that are no harder solve it without Counting numbers', { doesWithout: true as const }],
])('says why the nearest is not taken: %s', (why, more) => {
  const grade = { label: 'medium', effort: 50, hardest: 'half-supply' };
  const nearest = { puzzle: {}, solution: {}, grade, ...more } as unknown as AnyMade;
  const outcome = { type: 'stopped', why: 'nodes', nearest, milliseconds: 1 };
  const report = { slot: { request: { technique: 'half-supply' } }, seed: 7, outcome } as unknown as Report;
  const said = reportInWords(pips as GeneratingKind, report);
  expect(said.at(-1)).toBe(`Nearest: medium, effort 50, hardest technique: Counting numbers (${why})`);
});
