/** A report on results as one page. */
import { DARK, escapeXml, LIGHT, type Palette, standalonePage } from '@pipwright/core/drawing';
import { grouped } from '../grouped.js';
import { DAYS } from '../registry.js';
import { binsOf, type Numbers } from './numbers.js';
import { type Bar, bars, columns, PLOT_STYLE, percent } from './plots.js';
import { type Counts, type KindTally, MEASURES, type Measure, type Tally } from './tally.js';
import { kindTitle, LABELS, MEASURE_WORDS, puzzles, SOLUTIONS, STATUSES } from './words.js';

export type TechniqueName = (kind: string, technique: string) => string;

/** @param remarks on what it does not show */
export function reportPage(
  title: string,
  tally: Tally,
  remarks: readonly string[],
  techniqueName: TechniqueName,
): string {
  const kinds = [...tally.kinds].sort(([a], [b]) => Number(a === '') - Number(b === '') || (a < b ? -1 : 1));
  const sections = kinds.filter(([name]) => name !== '').map(([name, kind]) => kindSection(name, kind, techniqueName));
  const body = [
    `<header>\n<h1>${puzzles(tally.puzzles)}</h1>\n<p>${escapeXml(title)}</p>\n${noteOf(remarks)}</header>`,
    resultsSection(kinds),
    ...sections,
    problemsSection(tally),
  ];
  return standalonePage({
    title: `${title}: ${puzzles(tally.puzzles)}`,
    style: STYLE,
    body: `<main>\n${body.join('\n')}\n</main>`,
  });
}

function noteOf(remarks: readonly string[]): string {
  const items = remarks.map((remark) => `<li>${escapeXml(remark)}</li>\n`);
  return items.length === 0 ? '' : `<ul class="note">\n${items.join('')}</ul>\n`;
}

function resultsSection(kinds: readonly (readonly [string, KindTally])[]): string {
  const statuses = new Map<string, number>();
  for (const [, kind] of kinds)
    for (const [status, count] of kind.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  const total = kinds.reduce((sum, [, kind]) => sum + kind.puzzles, 0);
  const named = kinds.map(([name, { puzzles: count }]) => ({ name: kindTitle(name), count }));
  return section('Results', [
    figure(
      bars(
        'How the puzzles came out',
        inOrder(statuses, [...STATUSES.keys()], (name) => STATUSES.get(name)),
        total,
      ),
    ),
    ...(named.length > 1 ? [figure(bars('Kinds of puzzles', named, total))] : []),
  ]);
}

function kindSection(name: string, kind: KindTally, techniqueName: TechniqueName): string {
  const called = (technique: string) => techniqueName(name, technique);
  const content = [
    ...part('Solutions', named(kind.solutions, SOLUTIONS), 'How many solutions puzzles have'),
    ...part('Difficulty', named(kind.labels, LABELS), 'Puzzles by difficulty'),
    ...levelTable(kind),
    ...effortTable(kind),
    ...part(
      'Hardest technique',
      byCount(kind.hardest, called),
      'The hardest technique of each puzzle',
      sumOf(kind.hardest),
    ),
    ...part(
      'Techniques used',
      byCount(kind.used, called),
      'How many explanations use each technique',
      explanationsOf(kind),
    ),
    ...MEASURES.flatMap((measure) => measureFigure(kind, measure)),
  ];
  // Of lines without a puzzle there is nothing more to say.
  return content.length === 0 ? '' : section(kindTitle(name), content);
}

function explanationsOf({ statuses }: KindTally): number {
  return sumOf(
    new Map([...statuses].filter(([status]) => ['explained', 'ambiguous', 'conflict', 'stopped'].includes(status))),
  );
}

function sumOf(counts: Counts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** What a report says of what has names; nothing where there is nothing. */
function part(
  heading: string,
  all: readonly Bar[],
  title: string,
  total = all.reduce((sum, { count }) => sum + count, 0),
): string[] {
  return all.length === 0 ? [] : [`<h3>${escapeXml(heading)}</h3>`, figure(bars(title, all, total))];
}

function named(counts: Counts, order: readonly string[]): readonly Bar[] {
  return inOrder(counts, order, (name) => name);
}

/** Those that are there, in a known order; others come last. */
function inOrder(
  counts: Counts,
  order: readonly string[],
  nameOf: (key: string) => string | undefined,
): readonly Bar[] {
  const keys = [...order.filter((key) => counts.has(key)), ...[...counts.keys()].filter((key) => !order.includes(key))];
  const merged = new Map<string, number>();
  for (const key of keys) {
    const name = nameOf(key) ?? key;
    merged.set(name, (merged.get(name) ?? 0) + (counts.get(key) ?? 0));
  }
  return [...merged].map(([name, count]) => ({ name, count }));
}

function byCount(counts: Counts, nameOf: (name: string) => string): readonly Bar[] {
  // Some techniques are called the same.
  return [...inOrder(counts, [], nameOf)].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

const SHARES = [
  ['least', 0],
  ['median', 0.5],
  ['95 %', 0.95],
  ['99 %', 0.99],
  ['most', 1],
] as const;

/** How hard the puzzles of each level of the days are; nothing where there are no days. */
function levelTable({ labelsByLevel }: KindTally): string[] {
  if (labelsByLevel.size === 0) return [];
  const labels = LABELS.filter((label) => [...labelsByLevel.values()].some((counts) => counts.has(label)));
  const rows = DAYS.levels.flatMap((level) => {
    const counts = labelsByLevel.get(level);
    return counts === undefined ? [] : [[level, ...labels.map((label) => grouped(counts.get(label) ?? 0))]];
  });
  return [table(['Level of the day', ...labels], rows)];
}

function effortTable({ efforts }: KindTally): string[] {
  const rows = LABELS.flatMap((label) => {
    const numbers = efforts.get(label);
    return numbers === undefined || numbers.count === 0 ? [] : [[label, ...quantiles(numbers, grouped)]];
  });
  return rows.length === 0 ? [] : [table(['Effort', ...SHARES.map(([name]) => name)], rows)];
}

function quantiles(numbers: Numbers, inWords: (value: number) => string): string[] {
  return SHARES.map(([, share]) => inWords(numbers.quantile(share)));
}

function measureFigure(kind: KindTally, measure: Measure): string[] {
  const numbers = kind.measures.get(measure);
  if (numbers === undefined || numbers.count === 0) return [];
  const { title, heading = title, inWords } = MEASURE_WORDS[measure];
  const median = numbers.quantile(0.5);
  const marks = [
    { name: 'median', value: median },
    { name: '99 %', value: numbers.quantile(0.99) },
  ];
  const outliers = (kind.outliers.get(measure) ?? []).map(({ id, source, value }) => [
    id,
    inWords(value),
    median > 0 ? `${grouped(Math.round((10 * value) / median) / 10)}×` : '',
    source,
  ]);
  const isSpread = numbers.quantile(1) > numbers.quantile(0);
  return [
    `<h3>${escapeXml(heading)}</h3>`,
    ...(isSpread ? [figure(columns(`${title} of ${puzzles(numbers.count)}`, binsOf(numbers), marks))] : []),
    table(
      SHARES.map(([name]) => name),
      [quantiles(numbers, inWords)],
    ),
    ...(isSpread && numbers.count > 1
      ? [
          `<details><summary>The ${outliers.length} highest</summary>${table(['Puzzle', title, 'of the median', 'File'], outliers)}</details>`,
        ]
      : []),
  ];
}

function problemsSection({ problems, puzzles: total }: Tally): string {
  if (problems.size === 0) return '';
  const rows = [...problems]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([code, { count, message, where }]) => [
      code,
      `${grouped(count)} (${percent(count, total)})`,
      message,
      `${where.join(', ')}${count > where.length ? ' …' : ''}`,
    ]);
  return section('Problems', [table(['Problem', 'How many', 'The first says', 'Files'], rows)]);
}

function section(heading: string, content: readonly string[]): string {
  return `<section>\n<h2>${escapeXml(heading)}</h2>\n${content.join('\n')}\n</section>`;
}

function figure(content: string): string {
  return `<figure>${content}</figure>`;
}

/** In characters. */
const LONGEST_UNBROKEN = 40;

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = header.map((cell) => `<th scope="col">${escapeXml(cell)}</th>`).join('');
  const cells = (row: readonly string[]) =>
    row.map((cell) => `<td${cell.length > LONGEST_UNBROKEN ? ' class="long"' : ''}>${escapeXml(cell)}</td>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`);
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

function colours({ paper, board, free, faint, ink, accent }: Palette): string {
  return `--paper: ${paper}; --board: ${board}; --free: ${free}; --faint: ${faint}; --ink: ${ink}; --accent: ${accent};`;
}

const SIDES = [
  ['left', 'to right'],
  ['right', 'to left'],
] as const;
/** A shade at each side where a table goes on: what moves along with its first and last column covers it. */
const SCROLL_HINT = [
  ...SIDES.map(
    ([side, inwards]) =>
      `linear-gradient(${inwards}, var(--paper) 40%, transparent) ${side} / 3rem 100% no-repeat local`,
  ),
  ...SIDES.map(
    ([side, inwards]) => `linear-gradient(${inwards}, var(--shade), transparent) ${side} / 1rem 100% no-repeat scroll`,
  ),
].join(', ');

const STYLE = `:root { color-scheme: light dark; ${colours(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${colours(DARK)} } }
@media print { :root { ${colours(LIGHT)} } section, figure, table { break-inside: avoid } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
header p { margin: .25rem 0 0; color: var(--faint); overflow-wrap: anywhere }
.note { margin: 1rem 0 0; padding: .6rem 1rem; list-style: none; border-left: 4px solid var(--accent); background: var(--board); overflow-wrap: anywhere }
h2 { margin: 2.5rem 0 .75rem; padding-top: .75rem; border-top: 2px solid var(--board); font-size: 1.4rem }
h3 { margin: 1.75rem 0 .5rem; font-size: 1.05rem }
figure { margin: .5rem 0 1rem }
${PLOT_STYLE}
.table { --shade: color-mix(in srgb, var(--faint) 70%, transparent); margin-bottom: 1rem; overflow-x: auto; background: ${SCROLL_HINT} }
.table table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem }
.table :is(th, td) { padding: .3rem .9rem .3rem 0; text-align: left; vertical-align: top; white-space: nowrap; border-bottom: 1px solid var(--board) }
.table td.long { min-width: 16rem; white-space: normal }
.table th { color: var(--faint); font-weight: 600 }
summary { margin-top: .5rem; cursor: pointer; color: var(--accent) }`;
