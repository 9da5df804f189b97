/** Efforts and curves as pictures. Labels stand beside what they name, so that nothing is told by colour alone. */
import { decadesOf, linearScale, logScale, STYLE } from '../../bench/report/plot.mjs';

/** @typedef {{ name: string, efforts: readonly number[] }} Group */

const WIDTH = 760;
const LEFT = 90;
const RIGHT = 735;
const ROW = 74;

/**
 * A row of dots for each group, one a puzzle, beside the bounds between labels.
 * @param {string} title
 * @param {readonly Group[]} groups
 * @param {readonly { label: string, most: number }[]} bounds
 */
export function effortPlot(title, groups, bounds) {
  const height = 96 + groups.length * ROW;
  const bottom = height - 46;
  const all = groups.flatMap(({ efforts }) => efforts);
  const [least, most] = [Math.min(...all) / 1.15, Math.max(...all, ...bounds.map((bound) => bound.most)) * 1.15];
  const x = logScale([least, most], LEFT, RIGHT);
  const ticks = decadesOf(all).flatMap((decade) => [decade, 2 * decade, 5 * decade]);
  return svg(title, height, [
    ...ticks
      .filter((tick) => tick >= least && tick <= most)
      .map(
        (tick) =>
          `<path class="grid" d="M${round(x(tick))} 50V${bottom}"/><text x="${round(x(tick))}" y="${bottom + 18}" text-anchor="middle">${tick}</text>`,
      ),
    ...bounds.map(
      ({ label, most: end }) =>
        `<path class="axis" stroke-width="2" stroke-dasharray="5 4" d="M${round(x(end))} 46V${bottom}"/><text x="${round(x(end)) - 4}" y="44" text-anchor="end" font-size="12">${label}</text>`,
    ),
    ...groups.flatMap(({ name, efforts }, i) => {
      const middle = 50 + ROW * (i + 0.5);
      return [
        `<text class="label s${i}" x="${LEFT - 14}" y="${middle + 4}" text-anchor="end">${name}</text>`,
        `<g class="s${i}">`,
        ...spread(efforts.map((effort) => round(x(effort)))).map(
          ([at, up]) => `<circle class="marker" fill-opacity=".55" cx="${at}" cy="${middle + up}" r="3.6"/>`,
        ),
        '</g>',
      ];
    }),
    `<text x="${(LEFT + RIGHT) / 2}" y="${height - 8}" text-anchor="middle">effort</text>`,
  ]);
}

/** Dots beside each other that would lie on each other. @param {readonly number[]} places @returns {[number, number][]} */
function spread(places) {
  /** @type {[number, number][]} */
  const placed = [];
  for (const at of places.toSorted((a, b) => a - b)) {
    const isFree = (/** @type {number} */ up) =>
      placed.every(([other, height]) => Math.abs(other - at) > 7 || Math.abs(height - up) > 6);
    placed.push([at, [0, -8, 8, -16, 16, -24, 24].find(isFree) ?? 0]);
  }
  return placed;
}

/** The course of some solves beside each other: a bar each tenth. @param {string} title @param {readonly { name: string, about: string, curve: readonly number[] }[]} solves */
export function curvePlot(title, solves) {
  const height = 276;
  const bottom = 206;
  const width = (WIDTH - 60) / solves.length;
  const y = linearScale(0, Math.max(...solves.flatMap(({ curve }) => curve)), bottom, 60);
  return svg(title, height, [
    ...solves.flatMap(({ name, about, curve }, i) => {
      const left = 30 + i * width;
      const bar = (width - 30) / curve.length;
      return [
        `<g class="s${i}">`,
        ...curve.map(
          (effort, point) =>
            `<rect class="marker" x="${round(left + point * bar)}" y="${round(y(effort))}" width="${round(bar - 3)}" height="${round(bottom - y(effort))}"/><text x="${round(left + point * bar + bar / 2 - 1)}" y="${round(y(effort)) - 4}" text-anchor="middle" font-size="10">${Math.round(effort)}</text>`,
        ),
        '</g>',
        `<path class="axis" d="M${left} ${bottom}h${round(width - 30)}"/>`,
        `<text class="label s${i}" x="${round(left + (width - 30) / 2)}" y="${bottom + 22}" text-anchor="middle">${name}</text>`,
        `<text x="${round(left + (width - 30) / 2)}" y="${bottom + 39}" text-anchor="middle">${about}</text>`,
      ];
    }),
    `<text x="${WIDTH / 2}" y="${height - 8}" text-anchor="middle">tenths of the solve, from the first domino to the last</text>`,
  ]);
}

/** @param {string} title @param {number} height @param {readonly string[]} parts */
function svg(title, height, parts) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${title}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="ground" width="${WIDTH}" height="${height}"/>`,
    `<text x="30" y="24" font-size="15" font-weight="600">${title}</text>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
