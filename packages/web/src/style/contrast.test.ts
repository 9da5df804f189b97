/**
 * Every colour of the style sheets against each ground that it stands on, in every look. That the pairs below are those
 * of the page is held by axe on every screen (`e2e/accessible.spec.ts`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { DARK, LIGHT, type Palette } from '@pipwright/core/drawing';
import { describe, expect, it } from 'vitest';
import { colourDifference, labDifference } from './testing/colour-difference.js';
import { contrast, mix, parseColour, type Rgb } from './testing/contrast.js';

const TEXT = 4.5;
/** Of what tells things apart without being read: borders, focus, marks; and of text that is large and bold. */
const LINE = 3;

/** For those who ask for more, whatever it is. */
const MORE = 7;

/** Of mistakes and of the accent to every tint, and of any two grounds (CIEDE2000). */
const UNLIKE = 25;
/** Where more contrast is asked for, red has to be darker, and so comes nearer to brown. */
const UNLIKE_WITH_MORE = 20;
const APART = 15;

const sheets = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));

/** In the order in which rules overrule each other. */
const DARK_RULE = ':root[data-theme="dark"]';
const MORE_RULE = ':root[data-contrast="more"]';
const LOOKS: readonly { readonly name: string; readonly palette: Palette; readonly rules: readonly string[] }[] = [
  { name: 'light', palette: LIGHT, rules: [':root'] },
  { name: 'dark', palette: DARK, rules: [':root', DARK_RULE] },
  { name: 'light, more contrast', palette: LIGHT, rules: [':root', MORE_RULE] },
  {
    name: 'dark, more contrast',
    palette: DARK,
    rules: [':root', DARK_RULE, MORE_RULE, ':root[data-theme="dark"][data-contrast="more"]'],
  },
];

/** Measures, what stands for the colours of one tint, and what only adorns: shadows and quiet lines. */
const NOT_JUDGED =
  /^(?:radius|tap|columns|rows|wide|picture|standing|down|slot-\w+|pixel|shape|cell|header|panel|tools|text-\w+|shadow.*|ground|strong|line)$/;

const TINTS = LIGHT.tints.map((_, i) => i);
const SURFACES = ['page', 'card', 'tray'];
const BOARD = ['board', 'free'];

/** What stands upon what. A share is of the first colour, mixed with the second. */
const PAIRS: readonly (readonly [what: string, grounds: readonly (string | Mixed)[], least: number])[] = [
  ['ink', [...SURFACES, 'note', ...BOARD, ...TINTS.map((i) => `ground${i}`)], TEXT],
  ['ink', [{ share: 0.18, of: 'accent', on: 'card' }], TEXT],
  ['ink', [0.14, 0.12].map((share) => ({ share, of: 'accent', on: 'page' })), TEXT],
  ['accent', ['card', { share: 0.18, of: 'accent', on: 'card' }, ...[0, 1, 2, 3, 4, 7].map((i) => `ground${i}`)], TEXT],
  // The line around what a hint speaks of, beside what steps back.
  [
    'accent',
    ['domino', 'free', ...TINTS.map((i) => `ground${i}`)].map((of) => ({ share: 0.38, of, on: 'page' })),
    LINE,
  ],
  ['soft', SURFACES, TEXT],
  ['on-accent', ['accent'], TEXT],
  ['strong1', ['free', 'ground1'], TEXT],
  ['pip', ['domino'], TEXT],
  ...TINTS.map((i) => ['paper', [`strong${i}`], TEXT] as const),
  ...TINTS.map((i) => [`strong${i}`, [`ground${i}`, 'board'], LINE] as const),
  ['accent', [...SURFACES, 'free', ...TINTS.map((i) => `ground${i}`)], LINE],
  ['edge', SURFACES, LINE],
  ['bad', [...SURFACES, ...BOARD, 'paper'], LINE],
  ['faint', [...SURFACES, ...BOARD], LINE],
];

interface Mixed {
  readonly share: number;
  readonly of: string;
  readonly on: string;
}

describe.each(LOOKS)('$name', ({ palette, rules }) => {
  const colours = coloursOf(palette, rules);
  const colour = (name: string): Rgb => parseColour(colours.get(name) ?? `--${name}`);
  it.each(PAIRS)('%s on %j', (what, grounds, least) => {
    for (const ground of grounds) {
      const under =
        typeof ground === 'string' ? colour(ground) : mix(ground.share, colour(ground.of), colour(ground.on));
      expect(contrast(colour(what), under), JSON.stringify(ground)).toBeGreaterThanOrEqual(least);
    }
  });

  it('has mistakes and an accent that look like no region', () => {
    const least = rules.includes(MORE_RULE) ? UNLIKE_WITH_MORE : UNLIKE;
    for (const what of ['bad', 'accent'])
      for (const tint of TINTS.flatMap((i) => [`ground${i}`, `strong${i}`]))
        expect(colourDifference(colour(what), colour(tint)), `${what} and ${tint}`).toBeGreaterThanOrEqual(least);
    expect(colourDifference(colour('bad'), colour('accent'))).toBeGreaterThanOrEqual(least);
  });

  it('has grounds that are told apart', () => {
    for (const one of TINTS)
      for (const other of TINTS.slice(one + 1))
        expect(
          colourDifference(colour(`ground${one}`), colour(`ground${other}`)),
          `${one} and ${other}`,
        ).toBeGreaterThanOrEqual(APART);
  });

  it('has borders that are seen', () => {
    for (const i of TINTS) {
      const [, share = '1'] =
        /stroke-opacity:\s*([\d.]+)/.exec(rules.includes(MORE_RULE) ? '' : bodyOf('.region')) ?? [];
      const drawn = mix(Number(share), colour(`strong${i}`), colour('page'));
      expect(contrast(drawn, colour('page')), `strong${i}`).toBeGreaterThanOrEqual(LINE);
    }
  });

  if (!rules.includes(MORE_RULE))
    it('has the accent of the drawings', () => {
      expect(colours.get('accent')).toBe(palette.accent);
    });

  if (rules.includes(MORE_RULE))
    it('has more of it', () => {
      for (const what of ['ink', 'edge', 'accent', 'bad'])
        for (const ground of SURFACES)
          expect(contrast(colour(what), colour(ground)), `${what} on ${ground}`).toBeGreaterThanOrEqual(MORE);
    });
});

/** From the data that the authors of the formula publish with it. */
it.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1, 2], [50, 0, 0], 2.3669],
  [[50, 2.5, 0], [61, -5, 29], 22.8977],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('the difference of %j and %j is %d', (one, other, difference) => {
  expect(labDifference(one, other)).toBeCloseTo(difference, 4);
  expect(labDifference(other, one)).toBeCloseTo(difference, 4);
});

it('knows every colour that the style sheets use', () => {
  const used = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name)));
  for (const name of used) if (NOT_JUDGED.test(String(name))) used.delete(name);
  const grounds = PAIRS.flatMap(([, all]) => all).flatMap((each) =>
    typeof each === 'string' ? [each] : [each.of, each.on],
  );
  const judged = new Set([...PAIRS.map(([what]) => what), ...grounds]);
  expect([...used].filter((name) => !judged.has(String(name)))).toEqual([]);
});

/** What the style sheet and the palette of the drawings (`settings/appearance.ts`) make of every name. */
function coloursOf({ tints, ...named }: Palette, rules: readonly string[]): ReadonlyMap<string, string> {
  const colours = new Map<string, string>(Object.entries(named));
  for (const [i, [ground, strong]] of tints.entries()) colours.set(`ground${i}`, ground).set(`strong${i}`, strong);
  for (const rule of rules)
    for (const [, name = '', value = ''] of bodyOf(rule).matchAll(/--([\w-]+):\s*(#\w+);/g)) colours.set(name, value);
  return colours;
}

/** All that is declared for exactly this selector. */
function bodyOf(selector: string): string {
  const bodies = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/(?<=^|[{}])\s*([^{}]+?)\s*\{([^{}]*)\}/g)].map(([, name, body]) => [name, body] as const),
  );
  return bodies
    .flatMap(([name, body]) => (name?.replace(/\/\*.*?\*\/\s*/gs, '') === selector ? [body] : []))
    .join('\n');
}
