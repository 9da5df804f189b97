/** The app with one kind more: built as the product is, with the tests' tables of kinds. */
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import app from '../../packages/web/vite.config.js';
import { replaceTables } from './tables/replace.js';

export default mergeConfig(
  app,
  defineConfig({
    root: fileURLToPath(new URL('../../packages/web', import.meta.url)),
    plugins: [replaceTables()],
    worker: { plugins: () => [replaceTables()] },
  }),
);
