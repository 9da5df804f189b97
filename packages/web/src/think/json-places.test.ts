import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonPlaces } from './json-places.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every pointer into a value, with what is there. */
function pointersOf(value: Json, path = ''): [string, Json][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const members = Object.entries(value).flatMap(([key, each]) =>
    pointersOf(each as Json, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return [[path, value], ...members];
}

describe('a JSON Pointer', () => {
  it('leads to where its value is written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, 4), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const find = jsonPlaces(text);
        const lines = text.split('\n');
        for (const [pointer, found] of pointersOf(JSON.parse(text) as Json)) {
          const place = find(pointer);
          const rest = [...(lines[(place?.line ?? 0) - 1] ?? '')].slice((place?.column ?? 0) - 1).join('');
          const written = JSON.stringify(found);
          expect(rest[0], pointer).toBe(written[0]);
          if (typeof found !== 'object' || found === null) expect(rest.startsWith(written), pointer).toBe(true);
        }
      }),
    );
  });

  it('to what is missing leads to what is around it', () => {
    const find = jsonPlaces('{\n "a": [\n  1\n ]\n}');
    expect(find('/a/0')).toEqual({ line: 3, column: 3 });
    expect(find('/a/7/b')).toEqual({ line: 2, column: 7 });
    expect(find('/b')).toEqual({ line: 1, column: 1 });
  });

  it('into what is no JSON leads somewhere, and ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\\', '1', ' ') }), (text) => {
        expect(jsonPlaces(text)('/a/0')).toBeDefined();
      }),
    );
  });
});
