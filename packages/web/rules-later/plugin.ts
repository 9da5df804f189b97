/**
 * The table of rules in `@pipwright/play` has all kinds, and so would the first load. In the page, a kind whose folder
 * has a `rules-later.ts` has that in the table. Threads have the table as it is: plugins are not for them.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const pathTo = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)));

const TABLE = pathTo('../../play/src/kinds.ts');

export function rulesLater(): Plugin {
  let seen: boolean | undefined;
  return {
    name: 'pipwright-rules-later',
    enforce: 'pre',
    buildStart() {
      seen = undefined;
    },
    resolveId(source, importer) {
      if (importer !== TABLE) return undefined;
      seen ??= false;
      const [, kind] = /^\.\/(\w+)\/rules\.js$/.exec(source) ?? [];
      const later = pathTo(`../src/${kind}/rules-later.ts`);
      if (kind === undefined || !existsSync(later)) return undefined;
      seen = true;
      return later;
    },
    buildEnd(error) {
      if (error === undefined && seen === false)
        throw new Error(`${TABLE} has no rules that come later: has it another form?`);
    },
  };
}
