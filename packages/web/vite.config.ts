/** The app as static files that work from any folder of any host: every address in it is relative. */
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const conditions = ['pipwright-source', 'module', 'browser', 'import', 'default'];

export default defineConfig({
  base: './',
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  plugins: [
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        id: './',
        name: 'Pipwright: Pips and Futoshiki',
        short_name: 'Pipwright',
        description: 'Pips and Futoshiki, to play offline.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f4efe7',
        theme_color: '#f4efe7',
        categories: ['games', 'puzzle'],
        file_handlers: [
          {
            action: './',
            accept: {
              'text/plain': ['.txt', '.tatham'],
              'application/json': ['.json'],
              'application/yaml': ['.yaml', '.yml'],
            },
          },
        ],
        share_target: { action: './', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,json,webmanifest}'],
        // Other pages of the host are not ours, and the app's own is found with whatever is asked of it.
        navigateFallback: null,
        ignoreURLParametersMatching: [/./],
        cleanupOutdatedCaches: true,
        // The first page, too, is then served without a network.
        clientsClaim: true,
      },
    }),
  ],
});
