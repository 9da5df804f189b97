/**
 * A constraint graph as one SVG file. Nodes hold the name of a variable and its domain. A proven constraint is a solid
 * line, the wider the tighter; one that the rules have and that forbids nothing is thin and dashed. From the bottom up:
 *
 *     paper, thin lines, solid lines, tightness, nodes
 */
import { DARK, element, escapeXml, LIGHT, type Look, type Palette, svgFile } from '@pipwright/core/drawing';
import type { ConstraintGraph } from '../graph/constraint-graph.js';
import { CLEARANCE, type EdgePath, edgePath, type Point, placeFigures, placeNodes, type Size } from './layout.js';

/** Parts that can be drawn alone: all constraints of the rules, or those that forbid at least one pair of values. */
export const GRAPH_PARTS = ['theoretical', 'proven'] as const;
export type GraphPart = (typeof GRAPH_PARTS)[number];

export interface DrawGraphOptions<Variable, Value = unknown> {
  /**
   * Place of a variable, in nodes to the right and down, such as the square of a grid; without it, nodes lie on a
   * circle.
   */
  readonly place?: ((variable: Variable) => Point) | undefined;
  /** Part to draw alone; without it, both. */
  readonly only?: GraphPart | undefined;
  /** The value that a variable has been given, shown in place of its domain. */
  readonly assigned?: ((variable: Variable) => Value | undefined) | undefined;
}

/** The outermost lines may bow outwards. */
const MARGIN = CLEARANCE.most + 8;
const FONT = 13;
const CHARACTER = 0.62 * FONT;
const FIGURE_FONT = 11;
/** Size of the text `0.33`. */
const FIGURE: Size = { width: 30, height: FIGURE_FONT + 4 };
const PADDING = 9;
const NODE_HEIGHT = 44;
/** Most lines that get figures; each line has its title in any case. */
const MOST_FIGURES = 60;

export function drawGraph<Variable, Value, Problem>(
  graph: ConstraintGraph<Variable, Value, Problem>,
  { place, only, assigned }: DrawGraphOptions<Variable, Value> = {},
): string {
  const names = indexes(graph).map((i) => graph.nameAt(i));
  const domains = indexes(graph).map((i) => {
    const value = assigned?.(graph.variableAt(i));
    const index = value === undefined ? -1 : graph.domainAt(i).indexOf(value);
    return index === -1 ? domainText(graph, i) : `= ${graph.nameValueAt(i, index)}`;
  });
  const longest = Math.max(1, ...[...names, ...domains].map((text) => [...text].length));
  const node: Size = { width: longest * CHARACTER + 2 * PADDING, height: NODE_HEIGHT };
  const places = place && indexes(graph).map((i) => place(graph.variableAt(i)));
  const middles = placeNodes(graph.size, node, places).map(({ x, y }) => ({ x: x + MARGIN, y: y + MARGIN }));
  const edges = edgesOf(graph, middles, node);
  const drawn = {
    thin: only === 'proven' ? [] : edges.filter(({ tightness }) => only === 'theoretical' || tightness === 0),
    solid: only === 'theoretical' ? [] : edges.filter(({ tightness }) => tightness > 0),
  };
  const width = Math.max(0, ...middles.map(({ x }) => x + node.width / 2)) + MARGIN;
  const height = Math.max(0, ...middles.map(({ y }) => y + node.height / 2)) + MARGIN;
  const body = [
    ...drawn.thin.map(({ ends, title, path }) =>
      only === 'theoretical' ? line(ends, path, { class: 'rule' }) : line(title, path, { class: 'idle' }),
    ),
    ...drawn.solid.map(({ title, path, tightness }) =>
      line(title, path, { class: 'proven', 'stroke-width': 1 + 5 * tightness }),
    ),
    ...(drawn.solid.length > MOST_FIGURES ? [] : figures(drawn.solid, middles, node)),
    ...middles.map((middle, i) => svgNode(middle, node, names[i] ?? '', domains[i] ?? '')),
  ];
  return svgFile('graph', graphInWords(graph, only, drawn), { width, height }, LOOK, body.join('\n'));
}

interface Edge {
  readonly ends: string;
  /** Both ends, and the number of pairs that are forbidden. */
  readonly title: string;
  /** 0 for a constraint that is not proven. */
  readonly tightness: number;
  readonly path: EdgePath;
}

function edgesOf<Variable, Value, Problem>(
  graph: ConstraintGraph<Variable, Value, Problem>,
  middles: readonly Point[],
  node: Size,
): readonly Edge[] {
  return graph.edges().map(({ first, second, tightness }) => {
    const all = graph.domainAt(first).length * graph.domainAt(second).length;
    const path = edgePath(middles[first] as Point, middles[second] as Point, middles, node);
    const forbids = tightness === 0 ? 'forbids nothing' : `forbids ${Math.round(tightness * all)} of ${all} pairs`;
    const ends = `${graph.nameAt(first)} – ${graph.nameAt(second)}`;
    return { ends, title: `${ends}: ${forbids}`, tightness, path };
  });
}

function line(title: string, { d }: EdgePath, attributes: Readonly<Record<string, string | number>>): string {
  return element('path', { ...attributes, d }, element('title', {}, escapeXml(title)));
}

function figures(edges: readonly Edge[], middles: readonly Point[], node: Size): string[] {
  const places = placeFigures(
    edges.map(({ path }) => path),
    middles,
    node,
    FIGURE,
  );
  return edges.map(({ tightness }, i) => {
    const { x, y } = places[i] as Point;
    const text = String(Number(tightness.toPrecision(2)));
    const width = text.length * 0.6 * FIGURE_FONT + 4;
    const ground = { x: x - width / 2, y: y - FIGURE.height / 2, width, height: FIGURE.height };
    const figure = { class: 'figure', x, y: y + 0.35 * FIGURE_FONT, 'font-size': FIGURE_FONT };
    return element('rect', { class: 'paper', ...ground }) + element('text', figure, text);
  });
}

function svgNode({ x, y }: Point, { width, height }: Size, name: string, domain: string): string {
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: 8 };
  const text = (look: string, words: string, below: number) =>
    element('text', { class: look, x, y: y + below, 'font-size': FONT }, escapeXml(words));
  return element(
    'g',
    {},
    [element('rect', { class: 'node', ...box }), text('name', name, -4), text('domain', domain, 14)].join(''),
  );
}

function domainText<Variable, Value, Problem>(graph: ConstraintGraph<Variable, Value, Problem>, i: number): string {
  return `{${shortList(graph.domainAt(i), (value) => graph.nameValueAt(i, value))}}`;
}

function graphInWords<Variable, Value, Problem>(
  graph: ConstraintGraph<Variable, Value, Problem>,
  only: GraphPart | undefined,
  { thin, solid }: { readonly thin: readonly Edge[]; readonly solid: readonly Edge[] },
) {
  const { variables, constraints, theoreticalConstraints } = graph.metrics;
  const counted = {
    theoretical: `${theoreticalConstraints} theoretical constraints`,
    proven: `${constraints} proven constraints`,
    both: `${constraints} proven of ${theoreticalConstraints} constraints`,
  };
  const title = `Constraint graph: ${variables} variables, ${counted[only ?? 'both']}`;
  const edges = only === 'theoretical' ? thin.map(({ ends }) => ends) : solid.map((edge) => edge.title);
  const listed = edges.slice(0, MOST_FIGURES);
  const rest = edges.length > listed.length ? [`and ${edges.length - listed.length} more`] : [];
  const nothing = only === 'theoretical' ? 'There are no constraints.' : 'No constraint forbids anything.';
  return { title, description: [...listed, ...rest].join('; ') || nothing };
}

function indexes({ size }: { readonly size: number }): number[] {
  return Array.from({ length: size }, (_, i) => i);
}

const LOOK: Look = {
  shapes: [
    '.idle,.rule,.proven{fill:none;stroke-linecap:round}',
    '.idle{stroke-width:1;stroke-dasharray:2 5}',
    '.rule{stroke-width:1}',
    '.node{stroke-width:1.5}',
    '.name,.domain,.figure{font-family:system-ui,sans-serif;text-anchor:middle}',
    '.name{font-weight:700}',
  ],
  light: colours(LIGHT),
  dark: colours(DARK),
};

function colours({ paper, faint, ink, tints, free }: Palette): readonly string[] {
  const [, strong] = tints[1] ?? [paper, ink];
  return [
    `.paper{fill:${paper}}`,
    `.idle,.rule{stroke:${faint}}`,
    `.proven{stroke:${strong}}`,
    `.node{fill:${free};stroke:${ink}}`,
    `.name,.domain{fill:${ink}}`,
    `.figure{fill:${ink}}`,
  ];
}

/** Longer than this would make every node as wide as the widest. */
const MOST_CHARACTERS = 24;

/** Numbers in a row as a range, `1–4,7`; of a long list the start. */
export function shortList<Value>(values: readonly Value[], name: (index: number) => string): string {
  const runs: { first: number; last: number }[] = [];
  values.forEach((value, i) => {
    const run = runs.at(-1);
    const before = values[i - 1];
    if (run !== undefined && typeof value === 'number' && typeof before === 'number' && value === before + 1)
      run.last = i;
    else runs.push({ first: i, last: i });
  });
  const parts = runs.flatMap(({ first, last }) => {
    if (last - first < 2) return first === last ? [name(first)] : [name(first), name(last)];
    return [`${name(first)}–${name(last)}`];
  });
  const whole = parts.join(',');
  if (whole.length <= MOST_CHARACTERS) return whole;
  let short = '';
  for (const part of parts) {
    if (short.length + part.length > MOST_CHARACTERS - 2) break;
    short += `${part},`;
  }
  return `${short}…`;
}
