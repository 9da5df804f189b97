/**
 * Plots as markup: bars for what has names, columns for numbers. Their words are text of the page, which keeps its size
 * on a narrow screen; where there is no room for all of it, some is left out there.
 */
import { escapeXml } from '@pipwright/core/drawing';
import type { Bin } from './numbers.js';
import { shortNumber } from './words.js';

export interface Bar {
  readonly name: string;
  readonly count: number;
}

/** Every bar has its figure beside it. @param total what the shares are of */
export function bars(title: string, all: readonly Bar[], total: number): string {
  const most = Math.max(1, ...all.map(({ count }) => count));
  const rows = all.map(({ name, count }) => {
    const figure = `${shortNumber(count)} (${percent(count, total)})`;
    return `<tr><th scope="row">${escapeXml(name)}</th><td>${bar(count, most)}<span class="figure">${escapeXml(figure)}</span></td></tr>`;
  });
  return `<table class="bars" aria-label="${escapeXml(title)}"><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

/** What a plot may be wide, in pixels: on a phone of 360, and where there is room. */
const [NARROW, WIDE] = [290, 660];
/** Of small text, nearly, with a gap behind it. */
const [LETTER, GAP] = [7, 8];
/** Hidden on a narrow screen. */
const WIDE_ONLY = 'wide-only';

/** @param marks numbers to be seen among the others, such as the median; each has a row of its own for its name */
export function columns(
  title: string,
  bins: readonly Bin[],
  marks: readonly { name: string; value: number }[],
): string {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const figures = bins.map(({ count }) => (count > 0 ? shortNumber(count) : ''));
  const room = roomFor(figures, bins.length);
  const drawn = bins.map(({ count }, i) => {
    const figure = room === undefined ? '' : small(`figure ${room}`.trim(), figures[i] ?? '');
    return `<div class="column">${figure}${bar(count, most)}</div>`;
  });
  const placed = marks.flatMap(({ name, value }, row) => {
    const at = bins.findIndex(({ from, to }, i) => value >= from && (value < to || i === bins.length - 1));
    const bin = bins[at];
    if (bin === undefined) return [];
    const left = (at + (value - bin.from) / (bin.to - bin.from)) / bins.length;
    return `<div class="mark" style="--left: ${share(left)}; --row: ${row}"><b>${escapeXml(name)}</b></div>`;
  });
  const field = `<div class="field" style="--rows: ${marks.length}">\n${[...drawn, ...placed].join('\n')}\n</div>`;
  return `<div class="columns" role="img" aria-label="${escapeXml(title)}">\n${field}\n${axis(bins)}\n</div>`;
}

/** The class of words that stand above each column; undefined where there is no room for them on any screen. */
function roomFor(words: readonly string[], columnCount: number): '' | typeof WIDE_ONLY | undefined {
  const needed = columnCount * widthOf(words);
  if (needed <= NARROW) return '';
  return needed <= WIDE ? WIDE_ONLY : undefined;
}

function widthOf(words: readonly string[]): number {
  return LETTER * Math.max(...words.map(({ length }) => length)) + GAP;
}

function axis(bins: readonly Bin[]): string {
  const bounds = [...bins.map(({ from }) => from), bins.at(-1)?.to ?? 0].map(shortNumber);
  const every = Math.ceil((bins.length * widthOf(bounds)) / WIDE);
  // Of those on a wide screen, so that they need not be placed twice.
  const everyNarrow = every * Math.ceil((bins.length * widthOf(bounds)) / NARROW / every);
  const labels = bounds.flatMap((bound, i) => {
    if (i % every !== 0) return [];
    const name = i % everyNarrow === 0 ? 'bound' : `bound ${WIDE_ONLY}`;
    return small(name, bound, `--left: ${share(i / Math.max(1, bins.length))}`);
  });
  return `<div class="axis">${labels.join('')}</div>`;
}

function small(name: string, content: string, style?: string): string {
  return `<span class="${name}"${style === undefined ? '' : ` style="${style}"`}>${escapeXml(content)}</span>`;
}

/** Of what is there, a little is always seen. */
function bar(count: number, most: number): string {
  return `<span class="bar${count > 0 ? '' : ' none'}" style="--share: ${share(count / most)}"></span>`;
}

function share(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

export function percent(count: number, total: number): string {
  const part = total === 0 ? 0 : (100 * count) / total;
  if (part > 0 && part < 0.1) return '< 0.1 %';
  if (part < 100 && part >= 99.5) return '> 99 %';
  return `${part >= 10 || part === 0 ? Math.round(part) : part.toFixed(1)} %`;
}

/** Of the classes above, on a page with the colours of drawings. */
export const PLOT_STYLE = `.bar { background: var(--accent); -webkit-print-color-adjust: exact; print-color-adjust: exact }
@media (forced-colors: active) { .bar { background: CanvasText; forced-color-adjust: none } }
.bar.none { visibility: hidden }
.figure, .bound { color: var(--faint); font-size: .8rem; line-height: 1.25; white-space: nowrap; font-variant-numeric: tabular-nums }
.bars { width: 100%; border-collapse: collapse; line-height: 1.25; font-size: .9rem }
.bars th { width: 34%; padding: .2rem .6rem .2rem 0; text-align: right; font-weight: normal; overflow-wrap: anywhere }
.bars td { padding: .2rem 0 }
.bars .bar { display: inline-block; vertical-align: middle; width: calc((100% - 6.5rem) * var(--share)); min-width: 2px; height: 1.1rem; border-radius: 3px }
.bars .bar.none { width: 0; min-width: 0 }
.bars .figure { margin-left: .5rem; vertical-align: middle }
.columns { padding: 0 1.1rem }
.field { position: relative; display: flex; gap: 2px; height: 15rem; padding-top: calc(1.2rem * (var(--rows) + 1)); border-bottom: 1px solid var(--faint) }
.column { flex: 1 1 0; min-width: 0; display: flex; flex-direction: column; justify-content: flex-end; align-items: center }
.column .bar { flex: none; width: 100%; height: calc(100% * var(--share)); min-height: 2px; border-radius: 2px 2px 0 0 }
.column .figure { position: relative; z-index: 1; height: 1.2rem; margin-top: -1.2rem; background: var(--paper) }
.mark { position: absolute; left: calc(100% * var(--left)); top: calc(1.2rem * (var(--row) + 1)); bottom: 0; border-left: 1px dashed var(--ink) }
.mark b { position: absolute; top: -1.2rem; transform: translateX(-50%); padding: 0 .2rem; background: var(--paper); font-size: .8rem; line-height: 1.25; white-space: nowrap }
.axis { position: relative; height: 1.5rem }
.bound { position: absolute; top: .25rem; left: calc(100% * var(--left)); transform: translateX(-50%) }
@media (max-width: 45rem) { .${WIDE_ONLY} { display: none } }`;
