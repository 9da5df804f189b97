import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace.mjs';
import { techniquePage } from './page.mjs';

it('what docs/techniques.md says of the techniques is what the table says; else: npm run techniques', () => {
  expect(readFileSync(join(root, 'docs', 'techniques.md'), 'utf8')).toBe(techniquePage());
});
