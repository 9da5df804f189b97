/** The command that lists engines. */
import { describe, expect, it } from 'vitest';
import { kindsWith } from '../src/registry.js';
import { jsonLines, pipwright } from './run.js';

const ALL = kindsWith().flatMap((kind) => kind.engines.map(({ name }) => [kind.name, name]));

describe('engines', () => {
  it('has a line for each engine of each kind, for people and for programs', async () => {
    const { out, err, status } = await pipwright(['engines']);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ').slice(0, 2)),
    ).toEqual(ALL);
    expect([err, status]).toEqual(['', 0]);
    const lines = jsonLines(await pipwright(['engines', '--json']));
    expect(lines.map(({ kind, engine }) => [kind, engine])).toEqual(ALL);
  });

  it('tells the default of each kind', async () => {
    const lines = jsonLines(await pipwright(['engines', '--json']));
    const defaults = lines.filter((line) => line.default === true);
    expect(defaults.map(({ kind, engine }) => [kind, engine])).toEqual(
      kindsWith().map(({ name, engines }) => [name, engines[0]?.name]),
    );
    expect((await pipwright(['engines'])).out.match(/ \(default\)$/gm)).toHaveLength(defaults.length);
  });

  it('tells what is not installed', async () => {
    const parts = { kinds: kindsWith({ find: () => undefined }) };
    const lines = jsonLines(await pipwright(['engines', '--json'], { parts }));
    expect(lines.filter(({ status }) => status === 'missing').map(({ engine }) => engine)).toEqual(['smt']);
    expect((await pipwright(['engines'], { parts })).out).toMatch(/^pips smt .* \(not installed\)$/m);
  });

  it('lists one kind alone', async () => {
    const lines = jsonLines(await pipwright(['engines', '--json', '--kind', 'futoshiki']));
    expect(lines.every(({ kind }) => kind === 'futoshiki')).toBe(true);
    expect(lines).toHaveLength(ALL.filter(([kind]) => kind === 'futoshiki').length);
  });
});

describe('--engine of compare', () => {
  it('takes a list, and no file for an engine', async () => {
    const none = await pipwright(['compare', '--engine', 'swift,reference', 'no-such-file.txt']);
    expect(none.err).toMatch(/^no-such-file\.txt: error: There is no such file\. \[file-missing\]\n$/);
    expect(none.status).toBe(2);
  });
});
