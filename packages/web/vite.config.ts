/** The app as static files that work from any folder of any host: every address in it is relative. */
import { defineConfig } from 'vite';
import { offline } from './offline/plugin.js';

const conditions = ['pipwright-source', 'module', 'browser', 'import', 'default'];

export default defineConfig({
  base: './',
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  plugins: [offline()],
});
