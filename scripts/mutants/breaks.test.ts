/** What is broken in a source, and what its marks report. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { breaksOf, broken, draw, marked } from './breaks.mjs';
import { REACHED } from './names.mjs';

const FILE = '/source.ts';
const changes = (text: string) => breaksOf(FILE, text).map(({ from, to }) => `${from} ▶ ${to}`);
const run = (text: string): unknown =>
  new Function(
    `return ${ts.transpile(text, { target: ts.ScriptTarget.ES2022 }).replace('"use strict";', '').trim()}`,
  )();

it.each<[string, string[]]>([
  ['if (ready) go();', ['ready ▶ !(ready)', 'go(); ▶ ;']],
  ['if (a === b) go();', ['=== ▶ !==', 'go(); ▶ ;']],
  ['const c = a < b;', ['< ▶ <=', 'a < b ▶ (b) < (a)']],
  ['const c = a && b;', ['&& ▶ ||']],
  ['const c = x - 2;', ['- ▶ +', 'x - 2 ▶ (2) - (x)', '2 ▶ 3']],
  ['const c = "r" + x;', []],
  ['for (const x of all) { if (x) continue; }', ['x ▶ !(x)', 'continue; ▶ ;']],
  ['const f = (): number => x;', ['x ▶ 0']],
  ['const f = (x: unknown): x is string => g(x);', ['g(x) ▶ true', 'g(x) ▶ false']],
  ['function f() { return []; }', []],
  ['const f = () => false;', ['false ▶ true']],
  ['function f() { return [x]; }', ['[x] ▶ []']],
  ['throw new Error(1 + 2);', ['throw new Error(1 + 2); ▶ ;']],
  ['import { a } from "a"; type T = 1 | 2; interface I { a: 3 } declare const f: 4; const x: 5 = y as 6;', []],
  ['console.log(1);', ['1 ▶ 2']],
])('%s', (text, expected) => {
  expect(changes(text)).toEqual(expected);
});

const SOURCE = `(() => {
  const once = (n: number) => (m: number) => ({ sum: n + m });
  function never() {
    return 0;
  }
  return once(1)(2).sum;
})()`;

it('names the line, and the same places for a seed', () => {
  const all = breaksOf(FILE, SOURCE);
  expect(all.find(({ from }) => from === '+')).toMatchObject({ line: 2, to: '-' });
  expect(draw(all, '7', 2)).toEqual(draw(all, '7', 4).slice(0, 2));
  expect(draw(all, '8', all.length)).not.toEqual(draw(all, '7', all.length));
  expect(new Set(draw(all, '7', all.length))).toEqual(new Set(all));
});

it('changes what the source does', () => {
  const sum = breaksOf(FILE, SOURCE).find(({ from }) => from === '+');
  expect(run(SOURCE)).toBe(3);
  expect(sum && run(broken(SOURCE, sum))).toBe(-1);
});

it('reports the functions that run, by the names that breaks have', () => {
  const text = marked(FILE, `const value = ${SOURCE};`).replace(/^.*?;(?=const)/, '');
  const reached = new Set<string>();
  Reflect.set(globalThis, REACHED, reached);
  expect(run(`(() => { ${text} return value; })()`)).toBe(3);
  Reflect.deleteProperty(globalThis, REACHED);
  const within = (text: string) =>
    breaksOf(FILE, `const value = ${SOURCE};`).find(({ from }) => from.startsWith(text))?.within ?? '';
  expect([within('+'), within('once'), within('0')].map((name) => reached.has(name))).toEqual([true, true, false]);
});
