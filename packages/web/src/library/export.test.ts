import { describe, expect, it } from 'vitest';
import { gameOf } from '../inspect/testing/game-of.js';
import { READINGS } from '../kinds/reading.js';
import '../kinds/testing/install.js';
import { readText } from '../think/read-text.js';
import type { Entry } from './entry.js';
import { loadExporters, make } from './export.js';
import type { LoadedPuzzle } from './loaded-puzzle.js';

const PIPS = gameOf('pips', { rows: 1, cols: 2, maxPip: 6, dominoes: [[0, 1]], regions: [[0, 0]], constraints: {} });
const FUTOSHIKI = gameOf('futoshiki', {
  Grid: { OriginSquare: { Column: 0, Row: 0 }, Dimensions: { WidthInSquares: 2, HeightInSquares: 2 } },
  MaxNumber: 2,
  FixedNumbers: [],
  GreaterThanSigns: [],
  LessThanSigns: [],
});
const loaded = (game: LoadedPuzzle['game'], title: string): LoadedPuzzle => ({
  entry: { title: title || 'Untitled' } as Entry,
  game,
  title,
});
const EXPORTERS = await loadExporters(['pips', 'futoshiki']);
const DEFAULTS = { maxPip: 6, allowDuplicates: false };

describe('an export', () => {
  it.each([
    ['pips', 'text', '// Two\nboard:'],
    ['pips', 'json', '"name": "Two"'],
    ['futoshiki', 'tatham', '# Two\n2:'],
    ['futoshiki', 'grid', '# Two\n'],
  ] as const)('of %s as %s has the title, and is read', async (kind, name, written) => {
    const game = kind === 'pips' ? PIPS : FUTOSHIKI;
    const { files } = await make(EXPORTERS, [loaded(game, 'Two')], { kind, name });
    const text = (await files[0]?.content.text()) ?? '';
    expect(text.replaceAll(/":"/g, '": "')).toContain(written);
    expect(await readText(text, READINGS, DEFAULTS)).toMatchObject({ puzzles: [{ kind }], problems: [] });
    const untitled = await make(EXPORTERS, [loaded(game, '')], { kind, name });
    expect(await untitled.files[0]?.content.text()).not.toMatch(/Two|Untitled/);
  });

  it('of many IDs has a comment for each', async () => {
    const { files } = await make(EXPORTERS, [loaded(FUTOSHIKI, 'One'), loaded(FUTOSHIKI, 'Two')], {
      kind: 'futoshiki',
      name: 'tatham',
    });
    expect(await files[0]?.content.text()).toMatch(/^# One\n2:.*\n# Two\n2:.*\n$/);
  });

  it('gives each of many puzzles of one title a name of its own', async () => {
    const all = Array.from({ length: 500 }, (_, i) => loaded(PIPS, i === 5 ? 'same-3' : i % 2 ? 'Same' : 'same'));
    const { files } = await make(EXPORTERS, all, { kind: 'any', name: 'svg' });
    expect(new Set(files.map(({ name }) => name.toLowerCase())).size).toBe(500);
    expect(files.slice(0, 2).map(({ name }) => name)).toEqual(['same.svg', 'Same-2.svg']);
  });
});
