import { describe, expect, test } from 'vitest';
import { modelB, nQueens, randomCsp } from '../examples.js';
import { ConstraintGraph } from '../graph/constraint-graph.js';
import { type OrderedLatinSquare, orderedLatinSquare, WORKED_EXAMPLE } from '../testing/latin-square.js';
import { drawGraph, type GraphPart, shortList } from './draw-graph.js';
import { edgePath, type Point, placeNodes } from './layout.js';

const SPARSE = { seed: 1, variables: 81, values: 3, density: 0.05, tightness: 0.4 };
const example = new ConstraintGraph(orderedLatinSquare, WORKED_EXAMPLE);
const place = (square: string) => {
  const [x, y] = square.slice(1, -1).split(',').map(Number);
  return { x: x ?? 0, y: y ?? 0 };
};

describe('the worked example', () => {
  test('has a solid line for each proven constraint and a thin one for each other', () => {
    const svg = drawGraph(example, { place });
    expect(count(svg, 'class="proven"')).toBe(8);
    expect(count(svg, 'class="idle"')).toBe(8);
    expect(count(svg, 'class="node"')).toBe(10);
    expect(svg).toContain('{2–4}');
    expect(svg).toContain('(1,1) – (1,2): forbids 1 of 2 pairs');
    expect(svg).toContain('Constraint graph: 10 variables, 8 proven of 16 constraints');
  });

  test('has a picture of the rules alone, and one of what is proven', () => {
    const rules = drawGraph(example, { place, only: 'theoretical' });
    expect([count(rules, 'class="rule"'), count(rules, 'class="proven"')]).toEqual([16, 0]);
    const proven = drawGraph(example, { place, only: 'proven' });
    expect([count(proven, '<path'), count(proven, 'class="proven"')]).toEqual([8, 8]);
    expect(rules).toContain('10 variables, 16 theoretical constraints');
    expect(rules).toMatch(/<desc[^>]*>\(0,0\) – \(0,1\); /);
    expect(rules).not.toContain('forbids');
    expect(proven).toContain('10 variables, 8 proven constraints');
  });

  test.each<[string, { readonly place: typeof place; readonly only?: GraphPart }]>([
    ['graph_futoshiki_4x4', { place }],
    ['graph_futoshiki_4x4_theoretical', { place, only: 'theoretical' }],
    ['graph_futoshiki_4x4_proven', { place, only: 'proven' }],
  ])('is the picture %s in the documentation', async (name, options) => {
    await expect(drawGraph(example, options)).toMatchFileSnapshot(`../../../../docs/pictures/${name}.svg`);
  });

  test('tighter is wider', () => {
    const widths = new Set(
      [...drawGraph(example).matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width)),
    );
    expect([...widths].sort()).toEqual([2.67, 3.5]);
  });
});

test.each([
  ['a grid of 81', drawGraph(new ConstraintGraph(orderedLatinSquare, emptySquare(9)), { place })],
  ['a circle of 81', drawGraph(new ConstraintGraph(modelB, randomCsp(SPARSE)))],
  ['a circle of 20', drawGraph(new ConstraintGraph(nQueens, 20))],
])('%s: no two nodes touch, and all is on the paper', (_, svg) => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  const boxes = [...svg.matchAll(/class="node" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, ...numbers]) => numbers.map(Number) as [number, number, number, number],
  );
  expect(boxes.length).toBeGreaterThanOrEqual(20);
  boxes.forEach(([x, y, w, h], i) => {
    expect(x + w).toBeLessThan(width ?? 0);
    expect(y + h).toBeLessThan(height ?? 0);
    for (const [otherX, otherY] of boxes.slice(i + 1)) {
      expect(Math.abs(x - otherX) >= w || Math.abs(y - otherY) >= h).toBe(true);
    }
  });
});

test.each([
  ['eight queens', new ConstraintGraph(nQueens, 8), undefined],
  ['twenty queens', new ConstraintGraph(nQueens, 20), undefined],
  ['eighty-one at random', new ConstraintGraph(modelB, randomCsp(SPARSE)), undefined],
  ['a grid of 81', new ConstraintGraph(orderedLatinSquare, emptySquare(9)), place],
])('%s: no line crosses a node that is not its own', (_, graph, where) => {
  const node = { width: 60, height: 44 };
  const places = where && Array.from({ length: graph.size }, (_, i) => where(graph.nameAt(i)));
  const middles = placeNodes(graph.size, node, places);
  const crossed = graph.edges().filter(({ first, second }) => {
    const line = edgePath(middles[first] as Point, middles[second] as Point, middles, node);
    const samples = Array.from({ length: 101 }, (_, i) => line.at(i / 100));
    return middles.some(
      ({ x, y }, i) =>
        i !== first &&
        i !== second &&
        samples.some((at) => Math.abs(at.x - x) < node.width / 2 && Math.abs(at.y - y) < node.height / 2),
    );
  });
  expect(crossed).toEqual([]);
});

test('a line goes round what lies between its ends', () => {
  const node = { width: 60, height: 40 };
  const nodes = [0, 100, 200, 300].map((x) => ({ x, y: 0 }));
  const [first, second, third, last] = nodes as [
    (typeof nodes)[0],
    (typeof nodes)[0],
    (typeof nodes)[0],
    (typeof nodes)[0],
  ];
  expect(edgePath(first, second, nodes, node).d).toBe('M0 0L100 0');
  const bow = edgePath(first, last, nodes, node);
  const heights = Array.from({ length: 21 }, (_, i) => bow.at(i / 20)).filter(({ x }) => x >= 70 && x <= 230);
  expect(heights.length).toBeGreaterThan(5);
  for (const { y } of heights) expect(Math.abs(y)).toBeGreaterThan(20);
  expect(edgePath(first, third, nodes, node).at(0.5).y).not.toBe(bow.at(0.5).y);
});

test('values that were given stand in place of domains', () => {
  const svg = drawGraph(new ConstraintGraph(nQueens, 4), { assigned: (column) => (column === 1 ? 3 : undefined) });
  expect([count(svg, '>= 3<'), count(svg, '>{0–3}<')]).toEqual([1, 3]);
});

test('nothing and names that XML cannot hold are drawn too', () => {
  expect(drawGraph(new ConstraintGraph(nQueens, 0))).toContain('<svg');
  const odd = { ...nQueens, nameVariable: (column: number) => `<${column}>` };
  expect(drawGraph(new ConstraintGraph(odd, 1))).toContain('&#60;0&#62;');
});

test.each([
  [[1, 2, 3, 4, 7], '1–4,7'],
  [[1, 2, 4], '1,2,4'],
  [['a', 'b'], 'a,b'],
  [[], ''],
  [[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21], '1,3,5,7,9,11,13,15,17,…'],
  [['cornflower blue', 'forest green', 'lemon yellow'], 'cornflower blue,…'],
])('%j is short for %s', (values: readonly (number | string)[], short) => {
  expect(shortList(values, (i) => String(values[i]))).toBe(short);
});

function emptySquare(side: number): OrderedLatinSquare {
  return { rows: Array.from({ length: side }, () => Array(side).fill(0)), signs: [] };
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
