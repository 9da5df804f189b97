/**
 * Time against size as an SVG: medians joined by a line, a thin stroke from each up to the worst case. Peers differ by
 * marker and dash as well as by colour, and their names stand at the ends of their lines, so no legend has to be
 * matched. Hollow markers on the line of the cap had no answer by then. Colours follow the reader's light or dark.
 */

/**
 * @typedef {{ x: number, median: number, worst: number }} Point milliseconds; Infinity without an answer
 * @typedef {{ name: string, points: readonly Point[] }} Series
 */

const WIDTH = 760;
const HEIGHT = 420;
const AREA = { left: 70, right: 630, top: 48, bottom: 366 };
const LABEL_HEIGHT = 16;

const DASHES = ['', '7 4', '2 3', '9 3 2 3', '12 3', '3 3 1 3'];
/** Around a centre, in a box of about ten by ten. */
const MARKERS = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
  'M-4.5 -4.5h9v9h-9z',
  'M0 -5.5l5.5 10h-11z',
  'M0 -6l6 6l-6 6l-6 -6z',
  'M0 5.5l5.5 -10h-11z',
  'M-5 -2h3v-3h4v3h3v4h-3v3h-4v-3h-3z',
];

export const STYLE = `
  svg { font: 13px system-ui, sans-serif }
  .ground { fill: #fff } text { fill: #24292f } .axis { stroke: #8c959f } .grid { stroke: #d8dee4 }
  .s0 { color: #0969da } .s1 { color: #b35900 } .s2 { color: #1a7f5a } .s3 { color: #8250df }
  .s4 { color: #cf222e } .s5 { color: #57606a }
  .line, .whisker { stroke: currentColor; fill: none } .line { stroke-width: 2 }
  .marker { fill: currentColor; stroke: currentColor; stroke-width: 1.5 } .hollow { fill: none }
  .label { fill: currentColor; font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 } text { fill: #e6edf3 } .axis { stroke: #768390 } .grid { stroke: #30363d }
    .s0 { color: #58a6ff } .s1 { color: #f0a04b } .s2 { color: #4cc38a } .s3 { color: #c297ff }
    .s4 { color: #ff7b72 } .s5 { color: #adbac7 }
    .label { fill: currentColor }
  }`;

/**
 * @param {{ title: string, series: readonly Series[], cap: number }} data
 * @returns {string}
 */
export function plot({ title, series, cap }) {
  const shown = series.filter(({ points }) => points.length > 0);
  const points = shown.flatMap((one) => one.points);
  const sizes = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b);
  const x = linearScale(sizes[0] ?? 0, sizes.at(-1) ?? 1, AREA.left + 14, AREA.right - 14);
  const times = points.flatMap(({ median, worst }) => [median, worst]).filter(Number.isFinite);
  const anyLate = points.some(({ worst }) => worst === Number.POSITIVE_INFINITY);
  const decades = decadesOf(anyLate ? [...times, cap] : times);
  const y = logScale(decades, AREA.bottom, AREA.top);
  const at = (/** @type {number} */ milliseconds) => round(y(Math.min(milliseconds, cap)));

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>${title}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<text x="${AREA.left}" y="26" font-size="15" font-weight="600">${title}</text>`,
    ...decades.map((decade) => horizontal(round(y(decade)), timeName(decade))),
    ...(anyLate ? [horizontal(at(cap), '', ' stroke-dasharray="3 3"')] : []),
    `<path class="axis" d="M${AREA.left} ${AREA.top}V${AREA.bottom}H${AREA.right}" fill="none"/>`,
    ...sizes.map((size) => `<text x="${round(x(size))}" y="${AREA.bottom + 20}" text-anchor="middle">${size}</text>`),
    `<text x="${(AREA.left + AREA.right) / 2}" y="${HEIGHT - 12}" text-anchor="middle">dominoes</text>`,
    // Side by side, so that no stroke runs through another's marker.
    ...shown.map((one, i) => drawSeries(one, i, (size) => x(size) + (i - (shown.length - 1) / 2) * 8, at)),
    ...labels(shown, at),
    '</svg>\n',
  ].join('\n');
}

/**
 * @param {Series} series
 * @param {number} index
 * @param {(size: number) => number} x
 * @param {(milliseconds: number) => number} at
 */
function drawSeries({ name, points }, index, x, at) {
  const dash = DASHES[index % DASHES.length];
  const line = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${round(x(point.x))} ${at(point.median)}`).join('');
  const whiskers = points
    .map((point) => `M${round(x(point.x))} ${at(point.median)}V${at(point.worst)}m-3 0h6`)
    .join('');
  const markers = points.flatMap((point) => {
    const place = (/** @type {number} */ value) => `transform="translate(${round(x(point.x))} ${at(value)})"`;
    const shape = MARKERS[index % MARKERS.length];
    const late = point.worst === Number.POSITIVE_INFINITY;
    return [
      ...(Number.isFinite(point.median) ? [`<path class="marker" d="${shape}" ${place(point.median)}/>`] : []),
      ...(late ? [`<path class="marker hollow" d="${shape}" ${place(point.worst)}/>`] : []),
    ];
  });
  return [
    `<g class="s${index % DASHES.length}"><title>${name}</title>`,
    `<path class="whisker" d="${whiskers}"/>`,
    `<path class="line" d="${line}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    ...markers,
    '</g>',
  ].join('\n');
}

/** Names beside the last points, pushed apart where they would lie on each other. @param {readonly Series[]} series @param {(milliseconds: number) => number} at */
function labels(series, at) {
  const wanted = series.map(({ name, points }, index) => ({ name, index, y: at(points.at(-1)?.median ?? 0) + 4 }));
  let free = AREA.top;
  return wanted
    .toSorted((a, b) => a.y - b.y)
    .map(({ name, index, y }) => {
      const placed = Math.max(y, free);
      free = placed + LABEL_HEIGHT;
      return `<text class="label s${index % DASHES.length}" x="${AREA.right + 4}" y="${round(placed)}">${name}</text>`;
    });
}

/** @param {number} y @param {string} label @param {string} [attributes] */
function horizontal(y, label, attributes = '') {
  const text = label === '' ? '' : `<text x="${AREA.left - 8}" y="${y + 4}" text-anchor="end">${label}</text>`;
  return `<path class="grid" d="M${AREA.left} ${y}H${AREA.right}"${attributes}/>${text}`;
}

/** @param {number} from @param {number} to @param {number} low @param {number} high */
export function linearScale(from, to, low, high) {
  const span = to - from || 1;
  return (/** @type {number} */ value) => low + ((value - from) / span) * (high - low);
}

/** @param {readonly number[]} decades @param {number} low @param {number} high */
export function logScale(decades, low, high) {
  const scale = linearScale(Math.log10(decades[0] ?? 1), Math.log10(decades.at(-1) ?? 10), low, high);
  return (/** @type {number} */ value) => scale(Math.log10(value));
}

/** The powers of ten that hold all values between them, two at least. @param {readonly number[]} values */
export function decadesOf(values) {
  const exponents = values.filter((value) => value > 0).map(Math.log10);
  const least = Math.floor(Math.min(...exponents, 3));
  const most = Math.max(least + 1, Math.ceil(Math.max(...exponents, -3)));
  return Array.from({ length: most - least + 1 }, (_, i) => 10 ** (least + i));
}

/** @param {number} decade in milliseconds */
function timeName(decade) {
  if (decade >= 1000) return `${Math.round(decade / 1000)} s`;
  if (decade >= 1) return `${Math.round(decade)} ms`;
  return decade >= 0.001 ? `${Math.round(decade * 1000)} µs` : `${Math.round(decade * 1e6)} ns`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
