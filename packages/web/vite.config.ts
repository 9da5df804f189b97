/** The app as static files that work from any folder of any host: every address in it is relative. */
import { defineConfig } from 'vite';
import { offline } from './offline/plugin.js';
import { rulesLater } from './rules-later/plugin.js';

const conditions = ['pipwright-source', 'module', 'browser', 'import', 'default'];

export default defineConfig({
  base: './',
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // All that the first load needs is two files, and the first one does not wait for the other: in parts that others share it is a tenth larger.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', test: /\/src\/early\.ts$/, priority: 1 },
            { name: 'index', test: /\/src\/main\.tsx$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [rulesLater(), offline()],
});
