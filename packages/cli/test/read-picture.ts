/**
 * Reads the texts of a picture off its pixels. The SVG that it was made from says only where a text stands; what stands
 * there is whichever of the candidates, set at the same place, has its ink at the same pixels.
 */
import type { RenderPng } from '../src/png.js';
import { decodePng, type Pixels } from './png-pixels.js';

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text's middle and base line, and the ground that it stands on. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly font: number;
  readonly bold: boolean;
  readonly ground: Rectangle;
}

/** Pixels for a unit of the drawing. */
const SCALE = 2;
/** Inside the stroke around a ground. */
const INSET = 2;
/** How many pixels may differ, for a hundred of ink: colours and round corners blur the edges. */
const MOST_ASTRAY = 40;
/** The next best must be so many times as far off. */
const CLEARLY = 1.3;

/** What stands at each place of this class, in the order of the SVG; undefined where nothing can be read. */
export function readTexts(
  svg: string,
  png: Uint8Array,
  name: string,
  candidates: readonly string[],
  render: RenderPng,
): (string | undefined)[] {
  const pixels = decodePng(png);
  const sheets = new Map<string, readonly Uint8Array[]>();
  const [, across = 1, down = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  // Not quite SCALE where a drawing is no whole number of pixels wide or high.
  const [scaleX, scaleY] = [pixels.width / across, pixels.height / down];
  return placesOf(svg, name).map((place) => {
    const { ground, font } = place;
    const left = Math.ceil(scaleX * (ground.left + INSET));
    const right = Math.floor(scaleX * (ground.right - INSET));
    const top = Math.ceil(scaleY * Math.max(place.y - font, ground.top + INSET));
    const bottom = Math.floor(scaleY * Math.min(place.y + 0.3 * font, ground.bottom - INSET));
    const [x, y] = [(scaleX * place.x - left) / SCALE, (scaleY * place.y - top) / SCALE];
    const window = { width: right - left, height: bottom - top };
    const text: SetText = { x, y, font, bold: place.bold, ...window };
    const key = JSON.stringify(text);
    const inks = sheets.get(key) ?? setCandidates(text, candidates, render);
    sheets.set(key, inks);
    return nearest(inkIn(pixels, left, top, window.width, window.height), inks, candidates);
  });
}

/** A text in a window of so many pixels. */
interface SetText {
  readonly x: number;
  readonly y: number;
  readonly font: number;
  readonly bold: boolean;
  readonly width: number;
  readonly height: number;
}

/** The ink of each candidate, all on one sheet, each in a strip of its own, so that none reaches into the next. */
function setCandidates(
  { x, y, font, bold, width, height }: SetText,
  candidates: readonly string[],
  render: RenderPng,
): readonly Uint8Array[] {
  const [across, down] = [width / SCALE, height / SCALE];
  const strips = candidates.map((text, i) => {
    const strip = `y="${i * down}" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}"`;
    return `<svg ${strip}><text x="${x}" y="${y}">${text.replaceAll('<', '&lt;')}</text></svg>`;
  });
  const style = `font-family="sans-serif" text-anchor="middle" font-size="${font}" font-weight="${bold ? 700 : 400}"`;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${candidates.length * down}" ${style}>
<rect width="100%" height="100%" fill="#fff"/>${strips.join('')}</svg>`;
  const pixels = decodePng(render(sheet));
  return candidates.map((_, i) => inkIn(pixels, 0, i * height, width, height));
}

/** The candidate with this ink; undefined where none has it, or several have. */
function nearest(ink: Uint8Array, inks: readonly Uint8Array[], candidates: readonly string[]): string | undefined {
  const scored = inks.map((other, i) => {
    const size = other.reduce((sum, bit) => sum + bit, 0);
    const astray = other.reduce((sum, bit, at) => sum + (bit ^ (ink[at] ?? 0)), 0);
    return { text: candidates[i], astray: size === 0 ? Number.POSITIVE_INFINITY : (100 * astray) / size };
  });
  const [best, second] = scored.sort((a, b) => a.astray - b.astray);
  if (best === undefined || second === undefined || best.astray > MOST_ASTRAY) return undefined;
  return CLEARLY * best.astray < second.astray ? best.text : undefined;
}

/** Pixels that are nearer to the colour of the ink than to the ground's, which most pixels have. */
function inkIn(pixels: Pixels, left: number, top: number, width: number, height: number): Uint8Array {
  const colours = Array.from({ length: width * height }, (_, at) =>
    pixels.colourAt(left + (at % width), top + Math.floor(at / width)),
  );
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const [ground = 0] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
  const distances = colours.map((colour) => distance(colour, ground));
  const farthest = Math.max(...distances);
  return Uint8Array.from(distances, (each) => (each > farthest / 2 ? 1 : 0));
}

function distance(colour: number, other: number): number {
  return [0, 8, 16].reduce((sum, shift) => sum + Math.abs(((colour >> shift) & 255) - ((other >> shift) & 255)), 0);
}

/** Where texts of a class stand: moved by the groups around them, each on the last rectangle before it. */
function placesOf(svg: string, name: string): Place[] {
  const places: Place[] = [];
  const groups: { readonly x: number; readonly y: number; readonly name: string }[] = [{ x: 0, y: 0, name: '' }];
  let ground: Rectangle = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const [tag = '', element = ''] of svg.slice(svg.indexOf('</style>')).matchAll(/<(\/?\w+)[^>]*>/g)) {
    const attribute = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1];
    const number = (key: string) => Number(attribute(key) ?? 0);
    const group = groups.at(-1) ?? { x: 0, y: 0, name: '' };
    if (element === '/g') groups.pop();
    else if (element === 'g' && !tag.endsWith('/>')) {
      const [, x = 0, y = 0] = (/translate\(([-\d.]+) ([-\d.]+)\)/.exec(tag) ?? []).map(Number);
      groups.push({ x: group.x + x, y: group.y + y, name: `${group.name} ${attribute('class') ?? ''}` });
    } else if (element === 'rect') {
      const [left, top] = [group.x + number('x'), group.y + number('y')];
      ground = { left, top, right: left + number('width'), bottom: top + number('height') };
    } else if (element === 'text') {
      const classes = `${group.name} ${attribute('class') ?? ''}`.split(' ');
      if (!classes.includes(name)) continue;
      const [x, y] = [group.x + number('x'), group.y + number('y')];
      const around = { left: x - 12, top: y - 14, right: x + 12, bottom: y + 6 };
      places.push({
        x,
        y,
        font: number('font-size'),
        bold: ['badge', 'given', 'name'].some((each) => classes.includes(each)),
        ground: classes.includes('label') ? around : ground,
      });
    }
  }
  return places;
}
