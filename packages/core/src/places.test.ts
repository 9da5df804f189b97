import { expect, it } from 'vitest';
import { Places } from './places.js';

it('finds the place of a part, or of the smallest marked part around it', () => {
  const places = new Places();
  places.mark('/regions/2', { line: 7, column: 1 });
  places.mark('/regions/2/cells/0', { line: 7, column: 12 });
  expect(places.find('/regions/2/cells/0')).toEqual({ line: 7, column: 12 });
  expect(places.find('/regions/2/cells/1')).toEqual({ line: 7, column: 1 });
  expect(places.find('/regions/20')).toEqual({});
  expect(places.find('')).toEqual({});
});
