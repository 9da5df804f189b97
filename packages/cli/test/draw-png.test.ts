/** PNG pictures: every badge, number and name is read back off the pixels. The renderer has no fonts but ours. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LIGHT } from '@pipwright/core/drawing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PARTS } from '../src/parts.js';
import { loadPngRenderer, type RenderPng } from '../src/png.js';
import { pathOf } from './files.js';
import { decodePng } from './png-pixels.js';
import { readTexts } from './read-picture.js';
import { pipwright } from './run.js';

const PIPS = 'examples/hard_2025-10-12.txt';
const FUTOSHIKI = 'examples/futoshiki_4x4.txt';
/** Every sort of rule, and a hole. */
const RULES = 'examples/every_rule.json';

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => String(i));
const SHORT = ['=', '≠', ...upTo(9)];
const BADGES = [
  ...[...SHORT, '≠ not', '0,3', '0,8', '≠ not 0,3', '≠ not 0,8'],
  ...['<', '>', '=', 'each>', 'each≠'].flatMap((sign) => ['0', '3', '5', '6', '8', '9'].map((number) => sign + number)),
];
/** What a square of the graph may be left, and figures on its lines. */
const DOMAINS = ['1', '2', '3', '4', '1,2', '1,3', '1,4', '2,3', '2,4', '3,4', '1–3', '2–4', '1–4', '1,2,4', '1,3,4'];
const FIGURES = ['0.25', '0.3', '0.31', '0.33', '0.35', '0.38', '0.5', '0.6', '0.67'];
const NAMES = upTo(3).flatMap((column) => upTo(3).map((row) => `(${column},${row})`));

let render: RenderPng;
beforeAll(async () => {
  render = await loadPngRenderer(PARTS.renderer);
});

interface Picture {
  readonly svg: string;
  readonly png: Uint8Array;
}

const drawn = new Map<string, Promise<Picture>>();
/** Each is drawn once for all tests. */
function pictureOf(...args: string[]): Promise<Picture> {
  const words = args.join(' ');
  const picture = drawn.get(words) ?? draw(args);
  drawn.set(words, picture);
  return picture;
}

async function draw(args: readonly string[]): Promise<Picture> {
  const [svg, png] = [pathOf('picture.svg'), pathOf('picture.png')];
  for (const path of [svg, png]) {
    const { status, out, err } = await pipwright(['draw', ...args, '-o', path]);
    expect([status, out, err]).toEqual([0, '', '']);
  }
  return { svg: readFileSync(svg, 'utf8'), png: readFileSync(png) };
}

describe('a PNG has', () => {
  it('the badges of Pips, on the empty board and on dominoes', async () => {
    for (const options of [[], ['--solved']]) {
      const { svg, png } = await pictureOf(PIPS, ...options);
      expect(readTexts(svg, png, 'badge', SHORT, render)).toEqual(['4', '1', '2', '0', '2', '5', '3']);
      expect(signsIn(svg, png)).toEqual(['≠', '=', '≠']);
    }
  });

  it('the badge of every sort of rule', async () => {
    const empty = await pictureOf(RULES);
    expect(readTexts(empty.svg, empty.png, 'badge', BADGES, render)).toEqual([
      '=0',
      '6',
      '≠ not',
      '0,3',
      'each>3',
      '>5',
      '<9',
      'each≠6',
    ]);
    const solved = await pictureOf(RULES, '--solved');
    expect(readTexts(solved.svg, solved.png, 'badge', BADGES, render)).toEqual([
      '=0',
      '6',
      '≠ not 0,3',
      'each>3',
      '>5',
      '<9',
      'each≠6',
    ]);
  });

  it('the given numbers of Futoshiki, those of a solution, and labels from 1', async () => {
    const puzzle = await pictureOf(FUTOSHIKI, '--labels');
    expect(readTexts(puzzle.svg, puzzle.png, 'given', upTo(9), render)).toEqual(['2', '1', '3', '1', '4', '3']);
    const labels = ['1', '2', '3', '4'];
    expect(readTexts(puzzle.svg, puzzle.png, 'label', upTo(9), render)).toEqual([...labels, ...labels]);
    const { svg, png } = await pictureOf(FUTOSHIKI, '--solved');
    expect(readTexts(svg, png, 'given', upTo(9), render)).toEqual(['2', '1', '3', '1', '4', '3']);
    expect(readTexts(svg, png, 'added', upTo(9), render)).toEqual('1342344212'.split(''));
  });

  it('the names, domains and figures of a graph', async () => {
    const { svg, png } = await pictureOf('--style', 'graph', FUTOSHIKI);
    const squares = ['(0,0)', '(0,1)', '(1,1)', '(1,2)', '(1,3)', '(2,0)', '(2,1)', '(2,3)', '(3,0)', '(3,2)'];
    expect(readTexts(svg, png, 'name', NAMES, render)).toEqual(squares);
    const domains = ['1', '2', '3,4', '4', '1', '3,4', '2–4', '2', '4', '2,4'];
    expect(
      readTexts(
        svg,
        png,
        'domain',
        DOMAINS.map((each) => `{${each}}`),
        render,
      ),
    ).toEqual(domains.map((each) => `{${each}}`));
    const figures = readTexts(svg, png, 'figure', FIGURES, render);
    expect(figures).toHaveLength(8);
    expect(figures.filter((each) => each !== '0.33' && each !== '0.5')).toEqual([]);
  });

  it('its holes in the colour of the paper, to their edges', async () => {
    const { png } = await pictureOf(RULES, '--solved');
    const pixels = decodePng(png);
    const [margin, side] = [2 * 16, 2 * 48];
    const colours = new Set<number>();
    // The place below c and left of f, but for its round corners.
    for (let x = 10; x < side - 10; x++)
      for (let y = 2; y < side - 4; y++) {
        colours.add(pixels.colourAt(margin + side + x, margin + 2 * side + y));
      }
    expect([...colours]).toEqual([Number.parseInt(LIGHT.paper.slice(1), 16)]);
  });

  it('two pixels for each unit of the drawing', async () => {
    const { svg, png } = await pictureOf(FUTOSHIKI);
    const { width, height } = decodePng(png);
    expect(svg).toContain(`viewBox="0 0 ${width / 2} ${height / 2}"`);
  });
});

/** Signs that are drawn, not written, as far as all their lines are seen. */
function signsIn(svg: string, png: Uint8Array): (string | undefined)[] {
  const pixels = decodePng(png);
  const [, left = 0, top = 0] = (/class="(?:puzzle|solved)" transform="translate\((\S+) (\S+)\)"/.exec(svg) ?? []).map(
    Number,
  );
  return [...svg.matchAll(/<path class="sign" d="([^"]*)"/g)].map(([, d = '']) => {
    const lines = [...d.matchAll(/M(\S+) ([^L]+)L(\S+) ([^M]+)/g)].map((line) => line.slice(1).map(Number));
    const seen = lines.filter(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => {
      const [x, y] = [left + (x1 + x2) / 2, top + (y1 + y2) / 2];
      return pixels.colourAt(Math.floor(2 * x), Math.floor(2 * y)) === 0xffffff;
    });
    return { 2: '=', 3: '≠' }[seen.length];
  });
}

it('nothing is read where a renderer without fonts has dropped every text', async () => {
  const { svg } = await pictureOf(PIPS);
  const { Resvg } = createRequire(import.meta.url)(PARTS.renderer.find() ?? '');
  const bare = new Resvg(svg, { fitTo: { mode: 'zoom', value: 2 } }).render().asPng();
  expect(new Set(readTexts(svg, bare, 'badge', SHORT, render))).toEqual(new Set([undefined]));
});

it('a wrong badge is read as what it shows', async () => {
  const { svg } = await pictureOf(PIPS);
  const wrong = svg.replace(/(<g class="badge">.*?>)4</, '$17<');
  expect(readTexts(svg, render(wrong), 'badge', SHORT, render)[0]).toBe('7');
});

it('a second copy of the program in one process makes pictures, too', async () => {
  await loadPngRenderer(PARTS.renderer);
  vi.resetModules();
  const copy = await import('../src/png.js');
  expect(copy.loadPngRenderer).not.toBe(loadPngRenderer);
  const again = await copy.loadPngRenderer(PARTS.renderer);
  expect(decodePng(again('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>'))).toMatchObject({
    width: 4,
    height: 6,
  });
});
