/** Puts the tests' tables of kinds, which have one line more, in the place of those of the product. */
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const pathTo = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)));

const TABLES = new Map(
  Object.entries({
    'play/src/kinds.ts': 'rules.ts',
    'play/src/testing/kinds.ts': 'tested.ts',
    'web/src/kinds/page.ts': 'page.ts',
    'web/src/kinds/reading.ts': 'reading.ts',
    'web/src/kinds/engines.ts': 'engines.ts',
  }).map(([theirs, ours]) => [pathTo(`../../../packages/${theirs}`), pathTo(ours)]),
);

export function replaceTables(): Plugin {
  return {
    name: 'tables-of-the-tests',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:kinds|page|reading|engines)\.js$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const table = TABLES.get(found?.id ?? '');
        // Each of them begins with the table that it replaces.
        return table === importer ? found : (table ?? found);
      },
    },
  };
}
