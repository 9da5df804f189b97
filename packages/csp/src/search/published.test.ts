/** Step counts that others have published, or found by a program of their own: assigning/backtracking. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nQueens } from '../examples.js';
import type { AnyCsp } from '../graph/binary-csp.js';
import { ConstraintGraph } from '../graph/constraint-graph.js';
import { algorithmNamed, orderedLatinSquare, WORKED_EXAMPLE } from '../testing/latin-square.js';
import { CspSearch } from './csp-search.js';

const example = new ConstraintGraph(orderedLatinSquare, WORKED_EXAMPLE);
const eightQueens = new ConstraintGraph(nQueens, 8);

/** Eight checking strategies on one line, for each ordering. */
const ON_THE_EXAMPLE = `
     BT    BJ    GBJ   CBJ   FC    PLA   FLA   MAC
NO   10/0  10/0  10/0  10/0  10/0  10/0  10/0  10/0
BZ   10/0  10/0  10/0  10/0  10/0  10/0  10/0  10/0
MC   25/10 21/3  21/3  21/3  12/1  10/0  10/0  10/0
MT   26/10 22/4  22/3  22/3  12/1  10/0  10/0  10/0`;

const ON_EIGHT_QUEENS = `
     BT      BJ      CBJ     FC     PLA    FLA   MAC
NO   203/105 174/82  173/81  66/40  37/19  19/6  12/2
MT   21/7    -       -       10/1   8/0    8/0   8/0`;

const ON_SOLVABLE_10 = `
     BT       CBJ     FC     FLA   MAC
NO   90/40    -       42/21  17/1  15/0
BZ   1757/963 473/180 -      -     15/0
MC   -        -       -      -     15/0
MT   -        -       28/9   -     15/0`;

describe('the worked example', () => {
  test.each(cases(ON_THE_EXAMPLE))('%s takes %s steps', (name, steps) => expect(stepsOf(example, name)).toBe(steps));
});

describe('eight queens', () => {
  test.each(cases(ON_EIGHT_QUEENS))('%s take %s steps', (name, steps) =>
    expect(stepsOf(eightQueens, name)).toBe(steps),
  );
});

const data = join(process.env.PIPWRIGHT_DATA ?? '', 'futoshiki', 'kolyteon.json');
describe.skipIf(!process.env.PIPWRIGHT_DATA || !existsSync(data))('“solvable-10”', () => {
  test.each(cases(ON_SOLVABLE_10))('%s takes %s steps', (name, steps) => {
    const problems: { id: string; grid: number[][]; signs: string[] }[] = JSON.parse(readFileSync(data, 'utf8'));
    const problem = problems.find(({ id }) => id === 'kolyteon/solvable-10');
    const graph = new ConstraintGraph(orderedLatinSquare, { rows: problem?.grid ?? [], signs: problem?.signs ?? [] });
    expect(graph.metrics).toMatchObject({ variables: 15, constraints: 42 });
    expect(graph.metrics.constraintDensity).toBeCloseTo(0.4, 12);
    expect(stepsOf(graph, name)).toBe(steps);
  });
});

test('four queens by BT+NO take the published sixteen steps', () => {
  const search = new CspSearch(new ConstraintGraph(nQueens, 4), algorithmNamed('BT+NO'));
  const trace: string[] = [];
  do {
    const record = search.step();
    const queens = search.assignments.map(({ variable, value }) => `(${variable},${value})`).join('');
    trace.push(`${record?.type} ${record?.level} ${record?.state} ${queens}`.trim());
  } while (search.state !== 'finished');
  expect(trace).toEqual([
    'simplifying 0 assigning',
    'assigning 1 assigning (0,0)',
    'assigning 2 assigning (0,0)(1,2)',
    'assigning 2 backtracking (0,0)(1,2)',
    'backtracking 1 assigning (0,0)',
    'assigning 2 assigning (0,0)(1,3)',
    'assigning 3 assigning (0,0)(1,3)(2,1)',
    'assigning 3 backtracking (0,0)(1,3)(2,1)',
    'backtracking 2 assigning (0,0)(1,3)',
    'assigning 2 backtracking (0,0)(1,3)',
    'backtracking 1 backtracking (0,0)',
    'backtracking 0 assigning',
    'assigning 1 assigning (0,1)',
    'assigning 2 assigning (0,1)(1,3)',
    'assigning 3 assigning (0,1)(1,3)(2,0)',
    'assigning 4 finished (0,1)(1,3)(2,0)(3,2)',
  ]);
  expect(search.metrics).toEqual({
    algorithm: 'BT+NO',
    simplifyingSteps: 1,
    assigningSteps: 11,
    backtrackingSteps: 4,
    totalSteps: 16,
    efficiency: 0.75,
  });
});

function cases(table: string): [string, string][] {
  const [head, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.flatMap(([ordering, ...figures]) =>
    figures.flatMap((steps, i): [string, string][] => (steps === '-' ? [] : [[`${head?.[i]}+${ordering}`, steps]])),
  );
}

function stepsOf(csp: AnyCsp, name: string): string {
  const search = new CspSearch(csp, algorithmNamed(name));
  expect(search.run(1e6).type).toBe('solution');
  const { simplifyingSteps, assigningSteps, backtrackingSteps } = search.metrics;
  expect(simplifyingSteps).toBe(1);
  return `${assigningSteps}/${backtrackingSteps}`;
}
