import { expect, test } from 'vitest';
import type { BinaryModel } from './graph/binary-csp.js';
import { ConstraintGraph } from './graph/constraint-graph.js';
import { CspSearch } from './search/csp-search.js';
import { algorithmNamed } from './testing/latin-square.js';

/** Domains by name, and the pairs that must differ. */
interface Names {
  readonly domains: Readonly<Record<string, readonly number[]>>;
  readonly differ: readonly string[];
}

const names: BinaryModel<string, number, Names> = {
  variables: ({ domains }) => Object.keys(domains),
  domain: (name, { domains }) => domains[name] ?? [],
  predicate: (a, b, { differ }) => (differ.includes(a + b) ? (x, y) => x !== y : undefined),
};

const LOOSE = [1, 2, 3, 4];
const TIGHT = [1, 2];

test.each<[string, string, Names, string]>([
  ['NO', 'the order of the variables', { domains: { C: LOOSE, A: LOOSE, B: TIGHT }, differ: [] }, 'ABC'],
  ['BZ', 'fewest candidates', { domains: { A: LOOSE, B: TIGHT, C: [1] }, differ: ['AB', 'AC', 'BC'] }, 'CBA'],
  ['BZ', 'then degree', { domains: { A: LOOSE, B: LOOSE, C: LOOSE }, differ: ['BC'] }, 'BCA'],
  [
    'MC',
    'the first stays, then most past neighbours, then degree',
    { domains: { A: LOOSE, B: LOOSE, C: LOOSE, D: LOOSE, E: LOOSE }, differ: ['AD', 'AE', 'BC', 'BE', 'CE'] },
    'AECBD',
  ],
  ['MT', 'the strictest', { domains: { A: LOOSE, B: LOOSE, C: TIGHT, D: TIGHT }, differ: ['AB', 'CD'] }, 'CDAB'],
  // A forbids half of its pairs with B; C a quarter each with D and E, which is as much, by two.
  [
    'MT',
    'then degree',
    { domains: { A: TIGHT, B: TIGHT, C: LOOSE, D: LOOSE, E: LOOSE }, differ: ['AB', 'CD', 'CE'] },
    'CBADE',
  ],
])('%s: %s', (ordering, _, problem, expected) => {
  const search = new CspSearch(new ConstraintGraph(names, problem), algorithmNamed(`BT+${ordering}`));
  search.run(1000);
  expect(search.assignments.map(({ variable }) => variable).join('')).toBe(expected);
});

test('MT takes sums of the same fractions for equal, in whichever order they were added', () => {
  const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
  const domains = { A: [1], B: upTo(2), C: upTo(3), D: upTo(6), E: upTo(6), F: upTo(3), G: upTo(2), H: [1] };
  const graph = new ConstraintGraph(names, { domains, differ: ['AB', 'AC', 'AD', 'EH', 'FH', 'GH'] });
  expect(graph.sumTightnessAt(7)).toBeGreaterThan(graph.sumTightnessAt(0));
  const search = new CspSearch(graph, algorithmNamed('BT+MT'));
  search.run(1000);
  expect(search.assignments[0]?.variable).toBe('A');
});
