/** docs/seeds.md says what differs from the seeds, nothing is left without a reason, and all that it names exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { futoshiki } from '@pipwright/futoshiki/parts';
import { parse } from '@pipwright/pips';
import { pips, pipsWords, samePuzzle } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { PIPS_SAMPLES } from '../packages/web/src/pips/samples.js';
import { root } from './workspace.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const SEEDS = read('docs/seeds.md');

/** Entries whose exports each seed's rows may name. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  '000': ['@pipwright/pips/reference'],
  '001': ['@pipwright/smt', '@pipwright/pips/parts'],
  '002': ['@pipwright/futoshiki/parts', '@pipwright/csp'],
  '003': ['@pipwright/pips/tiling', '@pipwright/pips/parts'],
  '004': ['@pipwright/pips/forward', '@pipwright/pips/parts'],
};

/** Names that are no exports: fields, words of formats, lines that are printed; by a file that has them. */
const ELSEWHERE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'packages/pips/src/formats/text.ts': 'AllDifferent AllSame LessThan pieces',
    'packages/core/src/index.ts': 'Err Result',
    'packages/pips/src/engines/reference/point.ts': 'RangeError',
    'packages/pips/src/engines/reference/game.ts': 'all repeated some',
    'packages/pips/src/formats/grid-rules.ts': 'op sum_less',
    'packages/pips/src/formats/grid.ts': 'null dominoes',
    'packages/pips/src/model/puzzle.ts': 'cells regions rule supply maxPip',
    'packages/pips/src/engines/tiling/puzzle-state.ts': 'puzzle',
    'packages/pips/src/model/rule.ts': 'each',
    'packages/pips/src/draw/legend.ts': 'any',
    'packages/cli/src/commands/solve/print.ts': 'Found',
    'packages/smt/src/smtlib.test.ts': 'cell_tiles_0_0 cell_values_0_0',
    'packages/futoshiki/src/formats/json.ts': 'Bars FilledSquares FixedNumbers Id MaxNumber Solution',
    'packages/futoshiki/src/model/solution.ts': 'grid',
    'packages/futoshiki/src/engines/csp/constraint-graph.ts': 'isBrokenByFixedNumbers',
    'packages/pips/src/engines/forward/solve.ts': 'onDebug',
    'packages/web/src/pips/samples.ts': 'sample_2x4 my_puzzle',
    'package.json': 'npm',
    'packages/pipwright/package.json': 'pipwright',
    'docs/formats.md': 'r2c1',
  }).flatMap(([file, names]) => names.split(' ').map((name) => [name, file])),
);

const COMMANDS = readdirSync(join(root, 'packages/cli/src/commands'));
const OPTIONS = new Set(
  readdirSync(join(root, 'packages/cli/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(join('packages/cli/src', path)).matchAll(/'(?:-\w, )?(--[a-z-]+)(?: [<[][^']*)?'/g)])
    .map(([, option]) => option),
);
const APP = readdirSync(join(root, 'packages/web/src/words/en'))
  .map((name) => read(join('packages/web/src/words/en', name)))
  .join('');
const NAMED = new Set<string>([
  ...[...pips.engines, ...futoshiki.engines, ...pips.formats, ...futoshiki.formats].map(({ name }) => name),
  ...Object.keys(pipsWords),
  ...COMMANDS,
  ...['smt', 'smtlib', 'box', 'compact', 'svg', 'graph'],
]);

/** The rows of the table under a heading, by column. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = SEEDS.split(new RegExp(`^## ${heading}.*$`, 'm'));
  const [table = ''] = section.split(/^## /m);
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((part) => part.trim()),
  );
}

/** The file of an entry, such as `@pipwright/pips/tiling`; undefined where there is none. */
function sourceFile(entry: string): string | undefined {
  const [, name = '', path = ''] = /^@pipwright\/(\w+)(\/.*)?$/.exec(entry) ?? [];
  const folder = join('packages', name);
  if (!existsSync(join(root, folder))) return undefined;
  const source = JSON.parse(read(join(folder, 'package.json'))).exports[`.${path}`]?.['pipwright-source'];
  return source === undefined ? undefined : join(folder, source);
}

/** Exports of an entry, types too. */
function exportsOf(entry: string): string[] {
  const path = sourceFile(entry);
  return path === undefined ? [] : exportsIn(path);
}

function exportsIn(path: string): string[] {
  const source = read(path);
  const lists = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const own = [...source.matchAll(/export (?:const|function|class|interface|type) (\w+)/g)].map(
    ([, name = '']) => name,
  );
  const whole = [...source.matchAll(/export (?:type )?\* from '(\.[^']*)\.js'/g)].flatMap(([, other = '']) =>
    exportsIn(join(dirname(path), `${other}.ts`)),
  );
  return [...lists.map((name) => name.replace('type ', '').trim()), ...own, ...whole];
}

const EXPORTS = new Map(Object.values(ENTRIES).flatMap((entries) => entries.map((each) => [each, exportsOf(each)])));

/** Reason why there is no such thing; undefined where there is. */
function lacks(seed: string, name: string): string | undefined {
  if (/^(?:packages|examples|docs|scripts)\//.test(name)) {
    // A folder that is built is not there before.
    const path = name.endsWith('/dist') ? dirname(name) : name;
    return existsSync(join(root, path)) ? undefined : 'no such file';
  }
  if (name.startsWith('@')) return sourceFile(name) === undefined ? 'no such entry' : undefined;
  const option = [...name.matchAll(/--[a-z-]+/g)].find(([each]) => !OPTIONS.has(each));
  if (option !== undefined) return `no option ${option[0]}`;
  const style = /--style (\w+)/.exec(name)?.[1];
  if (style !== undefined && !NAMED.has(style)) return 'no such style';
  const command = /^(?:\.\/pips-solver|pipwright) ([a-z]+)$/.exec(name)?.[1];
  if (command !== undefined && !COMMANDS.includes(command)) return 'no such command';
  const [word] = /^[A-Za-z][\w+-]*/.exec(name) ?? [];
  if (word === undefined) return undefined;
  const entries = ENTRIES[seed] ?? Object.values(ENTRIES).flat();
  if (NAMED.has(word) || entries.some((entry) => EXPORTS.get(entry)?.includes(word))) return undefined;
  const file = ELSEWHERE[word];
  if (file === undefined) return `neither exported by ${entries.join(' or ')} nor listed`;
  return new RegExp(`(?<![\\w])${word}(?![\\w])`).test(read(file)) ? undefined : `not in ${file}`;
}

const HEADINGS = ['Between the seeds', ...Object.keys(ENTRIES).map((seed) => `Seed ${seed}`)];

describe('docs/seeds.md', () => {
  it.each(HEADINGS)('%s: every row says what the seed says, what is here, and why', (heading) => {
    const rows = rowsUnder(heading);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(3);
      for (const part of row) expect(part, row[0]).not.toBe('');
    }
  });

  it.each(HEADINGS)('%s: whatever a row says is here exists', (heading) => {
    const seed = /\d+/.exec(heading)?.[0] ?? '';
    const missing = rowsUnder(heading).flatMap(([, ...here]) =>
      [...here.join(' ').matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => {
        const reason = lacks(seed, name);
        return reason === undefined ? [] : [`${name}: ${reason}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('names what is not there as such', () => {
    expect(lacks('000', 'examples/nothing.txt')).toBe('no such file');
    expect(lacks('004', '@pipwright/pips/backward')).toBe('no such entry');
    expect(lacks('003', '--trees')).toBe('no option --trees');
    expect(lacks('004', 'pipwright dance')).toBe('no such command');
    expect(lacks('001', 'cellToRegion')).toMatch(/^neither exported by @pipwright\/smt/);
  });

  it('seed 004: says what there is in place of an Expo app', () => {
    const expo = rowsUnder('Seed 004').find(([seed]) => seed?.includes('Expo'));
    expect(expo?.[0]).toMatch(/npm start.*ios.*android/);
    expect(expo?.[1]).toMatch(/installed from the browser.*offline.*pipwright serve/);
  });

  it('seed 004: the app says what it is said to', () => {
    const said = rowsUnder('Seed 004').flatMap(([, here = '']) => [...here.matchAll(/“([^”]+)”/g)]);
    const words = said.map(([, word]) => word);
    expect(words.length).toBeGreaterThanOrEqual(5);
    expect(words.filter((word) => !APP.includes(`'${word}'`))).toEqual([]);
  });

  it('seed 004: the samples that it prints are in the app, all of them and no others', async () => {
    const [, here = ''] = rowsUnder('Seed 004').find(([seed]) => seed?.includes('samples in `src/samples`')) ?? [];
    for (const { title, json } of PIPS_SAMPLES) {
      const [app, file] = await Promise.all(
        [JSON.stringify(json), read(`examples/${title}.yaml`)].map((text) => parse(text)),
      );
      if (!app?.ok || !file?.ok) throw new Error(`${title} is no puzzle`);
      expect(here).toContain(`\`${title}\``);
      expect(samePuzzle(app.value, file.value)).toBe(true);
    }
    expect(here.match(/`examples\//g)).toHaveLength(PIPS_SAMPLES.length);
  });
});
