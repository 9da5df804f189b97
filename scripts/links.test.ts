/** Links between pages and to files lead somewhere, headings included, and so do the paths of the Dockerfile. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

const FOLDERS = ['.', 'docs', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
const PAGES = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

const FENCED = /^```.*?^```/gms;
const CODE = /^ {4}.*$|`[^`\n]*`/gm;

/** Targets of links: `](path#heading)` and `src="path"`, but no addresses of other hosts. */
function linksOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(FENCED, '').replaceAll(CODE, '`');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '');
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

/** The names that GitHub gives to headings. */
function headingsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(FENCED, '');
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isDead(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const file = path === '' ? join(root, page) : resolve(root, dirname(page), path);
  return !existsSync(file) || (heading !== undefined && !headingsOf(file).includes(heading));
}

it.each(PAGES)('no link of %s is dead', (page) => {
  expect(linksOf(page).filter((link) => isDead(page, link))).toEqual([]);
});

it('the pages are linked with one another', () => {
  const links = PAGES.flatMap(linksOf);
  expect(links).toContain('seeds.md#seed-000-the-specification');
  expect(links).toContain('docs/pictures/app_pips_phone.png');
  // Far down its page, beneath blocks of code.
  expect(linksOf(join('docs', 'futoshiki.md'))).toContain('csp.md');
});

/** The image cannot be built here: at least all that it is made of is there. */
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');

/** Paths that are copied: from the clone into the build, or from the build into the image. */
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
