import { expect, it } from 'vitest';
import { pipsExplainer } from './index.js';

it('is not spoken unless asked for', () => {
  expect(Object.keys(pipsExplainer.languages)).toEqual(['en']);
});
