import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figuresOf, makeFigures, textBefore } from '../../bench/report/figures-part.mjs';
import { root } from '../workspace.mjs';
import { tablePart } from './page.mjs';

const table = tablePart();
const document = readFileSync(join(root, 'docs', 'techniques.md'), 'utf8');

it('what docs/techniques.md says of the techniques is what the table says; else: npm run techniques', () => {
  expect(textBefore(document)).toBe(table);
});

it('the figures of each kind are kept when the rest is written anew', () => {
  const [some, others] = [makeFigures('Pips', ['One table.', 'Another.']), makeFigures('Futoshiki', ['A third.'])];
  expect(figuresOf(table + some + others)).toEqual(
    new Map([
      ['Pips', some],
      ['Futoshiki', others],
    ]),
  );
  expect(figuresOf(table).size).toBe(0);
});
