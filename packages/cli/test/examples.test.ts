/** Every file in `examples/` is a puzzle as it should be, and the small ones show what their names say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../core/src/testing/effort.js';
import { jsonLines, pipwright, root } from './run.js';

const EXAMPLES = readdirSync(join(root, 'examples')).map((name) => `examples/${name}`);

/** Those of the seeds, and one that is about rules alone; all others have one solution. */
const COUNTS: Readonly<Record<string, string>> = {
  'examples/every_rule.json': '2560',
  'examples/my_puzzle.yaml': '5014243',
  'examples/sample_2x4.yaml': '15040',
};

/** Counting all its solutions takes seconds. */
const SLOW = 'examples/my_puzzle.yaml';

/** The rule that an example is about, and how often it stands there. */
const RULES: readonly [name: string, rule: RegExp, times: number][] = [
  ['rule_all_different', /^AllDifferent \{\} /gm, 2],
  ['rule_all_different_avoiding', /^AllDifferent \{\d.*\} /gm, 2],
  ['rule_all_same', /^AllSame None /gm, 6],
  ['rule_all_same_with_value', /^AllSame \d /gm, 5],
  ['rule_exactly', /^Exactly \d/gm, 5],
  ['rule_less_than', /^LessThan \d/gm, 5],
  ['rule_more_than', /^MoreThan \d/gm, 5],
];

describe('an example', () => {
  it.each(EXAMPLES)('is a puzzle without a warning: %s', async (path) => {
    for (const line of jsonLines(await pipwright(['check', '--json', path]))) {
      expect(line).toMatchObject({ status: 'valid', problems: [], warnings: [] });
    }
  });

  it.each(EXAMPLES.filter((path) => SOAKING || path !== SLOW))(
    'has as many solutions as it should: %s',
    async (path) => {
      for (const line of jsonLines(await pipwright(['count', '--json', path]))) {
        expect(line).toMatchObject({ status: 'counted', count: COUNTS[path] ?? '1', exact: true });
      }
    },
  );

  it.each(RULES)('seed 000: shows its rule, as the format is written: %s', async (name, rule, times) => {
    const path = `examples/${name}.txt`;
    const text = readFileSync(join(root, path), 'utf8');
    expect(text.match(rule)).toHaveLength(times);
    expect((await pipwright(['convert', '--to', 'text', path])).out).toBe(text);
  });

  it('seed 000: is there for each rule of the text format', () => {
    const named = EXAMPLES.filter((path) => path.startsWith('examples/rule_'));
    expect(named).toEqual(RULES.map(([name]) => `examples/${name}.txt`));
  });
});
