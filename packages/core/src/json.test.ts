import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field, parseJson } from './json.js';
import { runs } from './testing/effort.js';

/** Where the text stops being JSON, and what stands there. */
const fault = (text: string) => {
  const result = parseJson(text);
  if (result.ok) return 'fine';
  const { where, data } = result.error;
  return `${where.line}:${where.column} ${data.found ?? 'end'}`;
};

describe('parseJson', () => {
  it.each([
    ['', '1:1 end'],
    ['{', '1:2 end'],
    ['{"a":1,}', '1:8 }'],
    ['{"a" 1}', '1:6 1'],
    ['{a:1}', '1:2 a'],
    ["{'a':1}", "1:2 '"],
    ['[1,2', '1:5 end'],
    ['[1 2]', '1:4 2'],
    ['[1,2]]', '1:6 ]'],
    ['[1,]', '1:4 ]'],
    ['[01]', '1:3 1'],
    ['[1.]', '1:3 .'],
    ['[.5]', '1:2 .'],
    ['[+1]', '1:2 +'],
    ['[NaN]', '1:2 N'],
    ['[tru]', '1:2 t'],
    ['["a\nb"]', '1:4 \n'],
    ['["\\x"]', '1:4 x'],
    ['["\\u12g4"]', '1:4 u'],
    ['"never closed', '1:14 end'],
    ['{\n  "a": 1,\n  "b": }\n', '3:8 }'],
    ['{"😀": 1, 2}', '1:10 2'],
    ['// no\n{}', '1:1 /'],
    ['{"a":[1,{"b":2]}', '1:15 ]'],
    ['1 2', '1:3 2'],
  ])('finds the fault in %j', (text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  it('reads whatever JSON.parse reads, byte-order mark or not', () => {
    fc.assert(
      fc.property(fc.json(), fc.boolean(), (text, marked) => {
        expect(parseJson(marked ? `\uFEFF${text}` : text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('places a fault in every text that JSON.parse refuses, where the rest can still be mended', () => {
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '}', ']', ',', ':', '"', '\\', '1', 'x', '\n'))
      .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1));
    fc.assert(
      fc.property(damaged, (text) => {
        let readable = true;
        try {
          JSON.parse(text);
        } catch {
          readable = false;
        }
        const result = parseJson(text);
        if (result.ok) expect(readable).toBe(true);
        // What was put in or left out may make two fields the same, which JSON.parse lets pass.
        else expect(result.error.code).toBe(readable ? 'json-key-repeated' : 'json-syntax');
      }),
      { numRuns: runs(400) },
    );
  });

  it.each([
    ['{"a":1,"a":2}', 8],
    ['{"a":{"b":1,"c":[{"b":2,"b":3}]}}', 25],
    ['{"a":1,"\\u0061":2}', 8],
    ['{"a":1, "b": {"a":1}, "a" : 2}', 23],
  ])('finds a field given twice in %s', (text, column) => {
    expect(parseJson(text)).toMatchObject({ error: { code: 'json-key-repeated', where: { line: 1, column } } });
  });

  it('lets equal strings be where they are no fields of one object', () => {
    for (const text of ['["a","a"]', '{"a":"a","b":"a"}', '[{"a":1},{"a":1}]', '{"a":{"a":{"a":"a:"}}}']) {
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }
  });

  it('survives nesting deeper than any stack', () => {
    const code = (text: string) => {
      const result = parseJson(text);
      return result.ok ? 'fine' : `${result.error.code} ${result.error.where.column}`;
    };
    expect(code('['.repeat(1_000_000))).toBe('json-too-deep 201');
    expect(code('{"a":'.repeat(200_000))).toBe('json-too-deep 1001');
    expect(code(`[${'[],'.repeat(600_000)}1]`)).toBe('json-too-large 1499999');
    expect(code(`"${'['.repeat(1000)}"`)).toBe('fine');
    expect(code('[['.repeat(100) + ']]'.repeat(100))).toBe('fine');
  });
});

describe('field', () => {
  it('sees own fields only', () => {
    expect(field({}, 'constructor')).toBeUndefined();
    expect(field(JSON.parse('{"__proto__": 1}'), '__proto__')).toBe(1);
  });
});
