/** Plots as SVG: bars for what has names, columns for numbers. Every bar has its figure beside it. */
import { element, escapeXml } from '@pipwright/core/drawing';
import type { Bin } from './numbers.js';
import { shortNumber } from './words.js';

export interface Bar {
  readonly name: string;
  readonly count: number;
}

const WIDTH = 640;
const NAME_WIDTH = 215;
const FIGURE_WIDTH = 96;
const ROW = 28;
const BAR_HEIGHT = 18;

/** @param total what the shares are of */
export function bars(title: string, all: readonly Bar[], total: number): string {
  const most = Math.max(1, ...all.map(({ count }) => count));
  const room = WIDTH - NAME_WIDTH - FIGURE_WIDTH;
  const rows = all.map(({ name, count }, i) => {
    const y = i * ROW;
    const width = Math.max(count > 0 ? 2 : 0, (room * count) / most);
    const middle = y + ROW / 2;
    return [
      text(NAME_WIDTH - 10, middle, 'end', name),
      element('rect', { class: 'bar', x: NAME_WIDTH, y: y + (ROW - BAR_HEIGHT) / 2, width, height: BAR_HEIGHT, rx: 3 }),
      text(NAME_WIDTH + width + 8, middle, 'start', `${shortNumber(count)} (${percent(count, total)})`, 'figure'),
    ].join('');
  });
  return plot(title, WIDTH, all.length * ROW, rows.join('\n'));
}

const PLOT_HEIGHT = 180;
const AXIS_HEIGHT = 26;
/** For the names of marks, and the figures of the highest columns beneath them. */
const [NAMES, TOP] = [8, 34];
const LEFT = 8;

/** @param marks numbers to be seen among the others, such as the median */
export function columns(
  title: string,
  bins: readonly Bin[],
  marks: readonly { name: string; value: number }[],
): string {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const width = (WIDTH - 2 * LEFT) / Math.max(1, bins.length);
  const bottom = TOP + PLOT_HEIGHT;
  const drawn = bins.map(({ count }, i) => {
    const height = Math.max(count > 0 ? 2 : 0, (PLOT_HEIGHT * count) / most);
    const x = LEFT + i * width;
    const bar = element('rect', { class: 'bar', x: x + 1, y: bottom - height, width: width - 2, height, rx: 2 });
    const figure =
      count > 0 && width > 22 ? text(x + width / 2, bottom - height - 8, 'middle', shortNumber(count), 'figure') : '';
    return bar + figure;
  });
  const every = Math.ceil(bins.length / 12);
  const bounds = [...bins.map(({ from }) => from), bins.at(-1)?.to ?? 0];
  const axis = bounds.flatMap((bound, i) =>
    i % every === 0 ? [text(LEFT + i * width, bottom + 15, anchorAt(i * width), shortNumber(bound), 'axis')] : [],
  );
  const line = element('path', { class: 'axis-line', d: `M${LEFT} ${bottom}H${WIDTH - LEFT}` });
  const placed = marks.flatMap(({ name, value }) => {
    const at = bins.findIndex(({ from, to }, i) => value >= from && (value < to || i === bins.length - 1));
    const bin = bins[at];
    return bin === undefined ? [] : [{ name, x: LEFT + (at + (value - bin.from) / (bin.to - bin.from)) * width }];
  });
  const marked = [
    ...placed.map(({ x }) => element('path', { class: 'mark', d: `M${decimal(x)} ${NAMES + 8}V${bottom}` })),
    ...markNames(placed),
  ];
  return plot(title, WIDTH, bottom + AXIS_HEIGHT, [...drawn, line, ...axis, ...marked].join('\n'));
}

/** A name is no wider, nearly. */
const NAME_OF_MARK = 52;

/** @param placed from left to right */
function markNames(placed: readonly { readonly name: string; readonly x: number }[]): string[] {
  const [first, last] = [placed[0], placed.at(-1)];
  if (first === undefined || last === undefined) return [];
  const name = (x: number, anchor: string, content: string) => text(decimal(x), NAMES, anchor, content, 'mark-name');
  // Where they would cover each other, they stand together.
  if (last.x - first.x < NAME_OF_MARK)
    return [
      name((first.x + last.x) / 2, anchorAt((first.x + last.x) / 2, 2), placed.map((each) => each.name).join(', ')),
    ];
  return placed.map((each) => name(each.x, anchorAt(each.x), each.name));
}

/** What stands at an edge stays within the plot. @param names side by side */
function anchorAt(x: number, names = 1): string {
  if (x < (names * NAME_OF_MARK) / 2) return 'start';
  return x > WIDTH - (names * NAME_OF_MARK) / 2 ? 'end' : 'middle';
}

function decimal(value: number): number {
  return Math.round(value * 10) / 10;
}

export function percent(count: number, total: number): string {
  const share = total === 0 ? 0 : (100 * count) / total;
  if (share > 0 && share < 0.1) return '< 0.1 %';
  if (share < 100 && share >= 99.5) return '> 99 %';
  return `${share >= 10 || share === 0 ? Math.round(share) : share.toFixed(1)} %`;
}

function text(x: number, y: number, anchor: string, content: string, name?: string): string {
  const place = { x, y, 'text-anchor': anchor, 'dominant-baseline': 'central', class: name };
  return element('text', place, escapeXml(content));
}

function plot(title: string, width: number, height: number, content: string): string {
  const view = { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title };
  return element('svg', view, `\n${content}\n`);
}
