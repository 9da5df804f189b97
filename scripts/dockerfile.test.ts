/** The image cannot be built here: at least all that it is made of is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');

/** What is copied: from the clone into the build, or from the build into the image. */
function copied(from: 'clone' | 'build'): string[] {
  const start = from === 'clone' ? /^COPY (?!--)/ : /^COPY --from=build /;
  const copies = linesOf('Dockerfile').filter((line) => start.test(line));
  const sources = copies.flatMap((line) => line.replace(start, '').split(' ').slice(0, -1));
  return sources.map((path) => path.replace(/^\/pipwright\//, ''));
}

it('all that the Dockerfile copies is there', () => {
  const paths = [...copied('clone'), ...copied('build')];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(paths).toHaveLength(13);
});

it('what the build needs, and nothing else of a clone, is sent to Docker', () => {
  const sent = linesOf('.dockerignore').filter((line) => line.startsWith('!'));
  expect(sent.map((line) => line.slice(1))).toEqual(copied('clone'));
});
