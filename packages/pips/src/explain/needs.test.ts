/** What a puzzle needs, beside what an explanation can do without it. */
import { finish, type Random } from '@pipwright/core';
import { hardestTechnique, othersNoHarder, RunAhead } from '@pipwright/core/explaining';
import { type Drawn, firstDrawn } from '@pipwright/core/generating';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, SOAKING } from '../../../core/src/testing/effort.js';
import { isToldBy } from '../../../core/src/testing/told-by.js';
import { compile } from '../engines/swift/index.js';
import { drawPips } from '../generate/generate-puzzle.js';
import { pipsGenerating } from '../generating.js';
import { definePuzzle, solveSync, sum } from '../index.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { explainByReasons } from './explain.js';
import type { Fact } from './knowledge/conclusion.js';
import { Knowledge } from './knowledge/knowledge.js';
import type { Premise } from './knowledge/premise.js';
import { truthOf } from './knowledge/truth.js';
import { needs } from './needs.js';
import { reasonerOf } from './reasoner.js';
import { COVERING } from './techniques/covering.js';
import { PLAIN, TECHNIQUES } from './techniques/index.js';

const drawn = fc
  .record({ seed: fc.string(), dominoes: fc.integer({ min: 4, max: SOAKING ? 7 : 4 }), minimal: fc.boolean() })
  .map(({ seed, ...request }) => finish(firstDrawn((random: Random) => drawPips(random, request), seed)));

const levels = new Map<string, number>(TECHNIQUES.map(({ name, level }) => [name, level]));

function atOnce(work: Generator<void, boolean>): boolean {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function reasonerFor({ puzzle, solution }: Drawn<Puzzle, Solution>) {
  const compiled = compile(puzzle);
  return reasonerOf(compiled, truthOf(compiled, [solution]));
}

const requestFor = (technique: string) => ({ technique, ...(SOAKING ? {} : { dominoes: 5 }) });

it('needs only what no explanation as easy comes to its end without', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(drawn, (made) => {
      const reasoner = reasonerFor(made);
      const hardest = hardestTechnique(finish(explainByReasons(made.puzzle)).steps, TECHNIQUES) ?? '';
      for (const { name, level } of TECHNIQUES) {
        if (!atOnce(needs(made, name))) continue;
        seen.add(name);
        expect(isToldBy(reasoner, othersNoHarder(name, TECHNIQUES, COVERING[name]), name)).toBe(false);
        expect(levels.get(hardest)).toBeGreaterThanOrEqual(level);
      }
    }),
    { numRuns: runs(25, 100) },
  );
  expect(seen.size).toBeGreaterThan(0);
});

it('needs a technique that would only be done without by using it in the head', () => {
  const puzzle = definePuzzle({
    regions: ['A*', 'AB', ' B*', '  *', '  *'],
    rules: { A: sum(4), B: sum(7) },
    dominoes: '0-0 1-1 3-6 6-6',
  });
  const found = solveSync(puzzle);
  if (found.status !== 'solved') throw new Error('it has a solution');
  expect(atOnce(needs({ puzzle, solution: found.solution }, 'sum-pair'))).toBe(true);
});

const QUICKLY_MADE: readonly string[] = ['equal-supply'];

it.each(
  TECHNIQUES.map(({ name }) => name).filter(
    (name) => (SOAKING && pipsGenerating.refuses({ technique: name }).length === 0) || QUICKLY_MADE.includes(name),
  ),
)('makes a puzzle for %s that no explanation as easy comes to its end of without it', (technique) => {
  const made = finish(pipsGenerating.generate(requestFor(technique), 'a'));
  if (QUICKLY_MADE.includes(technique)) expect(made.status).toBe('generated');
  if (made.status !== 'generated') return;
  expect(hardestTechnique(finish(explainByReasons(made.puzzle)).steps, TECHNIQUES)).toBe(technique);
  const others = othersNoHarder(technique, TECHNIQUES, COVERING[technique]);
  expect(isToldBy(reasonerFor(made), others, technique)).toBe(false);
});

it.each(Object.entries(COVERING).flatMap(([name, covering]) => covering.map((by) => [name, by] as const)))(
  'finds nothing by %s that %s would not find',
  (name, by) => {
    const [covered, general] = [name, by].map((each) => PLAIN.find((technique) => technique.name === each));
    if (covered === undefined || general === undefined) throw new Error('there is no such technique');
    expect(covered.level).toBe(general.level);
    fc.assert(
      fc.property(drawn, ({ puzzle }) => {
        const ahead = new RunAhead<Knowledge, Fact, Premise>(new Knowledge(compile(puzzle)));
        const techniques = PLAIN.filter((each) => each.level < general.level || each === general);
        while (ahead.round(techniques));
        expect(covered.find(ahead.knowledge).filter(({ fact }) => ahead.knowledge.isNews(fact))).toEqual([]);
      }),
      { numRuns: runs(4, 60) },
    );
  },
);
