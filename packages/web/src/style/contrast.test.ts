/**
 * Every colour of the style sheets against each ground that it stands on, in every look. That the pairs below are those
 * of the page is held by axe on every screen (`e2e/languages.spec.ts` in light, `e2e/accessible.spec.ts` in all looks).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { DARK, LIGHT, type Palette } from '@pipwright/core/drawing';
import { describe, expect, it } from 'vitest';
import { contrast, mix, parseColour, type Rgb } from './testing/contrast.js';

const TEXT = 4.5;
/** Of what tells things apart without being read: borders, focus, marks; and of text that is large and bold. */
const LINE = 3;

/** For those who ask for more, whatever it is. */
const MORE = 7;

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
  /^(?:radius|tap|columns|rows|picture|standing|slot-\w+|pixel|shape|cell|header|panel|tools|text-\w+|shadow.*|ground|strong|line)$/;

const TINTS = LIGHT.tints.map((_, i) => i);
const SURFACES = ['page', 'card', 'tray'];
const BOARD = ['board', 'free'];

/** What stands upon what. A share is of the first colour, mixed with the second. */
const PAIRS: readonly (readonly [what: string, grounds: readonly (string | Mixed)[], least: number])[] = [
  ['ink', [...SURFACES, 'note', ...BOARD, ...TINTS.map((i) => `ground${i}`)], TEXT],
  ['ink', [{ share: 0.18, of: 'accent', on: 'card' }], TEXT],
  ['ink', [0.14, 0.12].map((share) => ({ share, of: 'accent', on: 'page' })), TEXT],
  ['soft', SURFACES, TEXT],
  ['on-accent', ['accent'], TEXT],
  ['strong1', ['free', 'ground1'], TEXT],
  ['pip', ['domino', ...TINTS.map((i) => ({ share: 0.8, of: 'domino', on: `ground${i}` }))], TEXT],
  ...TINTS.map((i) => ['paper', [`strong${i}`], TEXT] as const),
  ...TINTS.map((i) => [`strong${i}`, [`ground${i}`, 'board'], LINE] as const),
  ['accent', [...SURFACES, 'free'], LINE],
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

  if (rules.includes(MORE_RULE))
    it('has more of it', () => {
      for (const what of ['ink', 'edge', 'accent', 'bad'])
        for (const ground of SURFACES)
          expect(contrast(colour(what), colour(ground)), `${what} on ${ground}`).toBeGreaterThanOrEqual(MORE);
    });
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
