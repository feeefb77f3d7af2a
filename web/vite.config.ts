import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emitWorker } from './emit-worker.ts';
import { mapData } from './map-data/map-data.ts';
import { precompileMessages } from './precompile-messages.ts';
import { pureDeclarations } from './pure-declarations.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    react(),
    mapData(),
    pureDeclarations(here('../shared/')),
    emitWorker(here('src/worker/service-worker.ts')),
    ...(command === 'build' ? [precompileMessages(here('src/i18n/messages'))] : []),
  ],
  resolve: {
    alias:
      command === 'build'
        ? // Built messages are parsed already (precompile-messages.ts), so the parser stays at home: 7 KB gzip.
          [
            {
              find: '@formatjs/icu-messageformat-parser',
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // The content security policy allows neither inline code nor data URIs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes seldom, so that a release leaves it in the browser's cache.
            {
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|intl-messageformat|@formatjs)[\\/]/,
            },
            {
              name: 'shared-parts',
              // Code that comes after the start, for the time without signal and for forms and filters, stays apart.
              test: /web[\\/]src[\\/](components|kernel)[\\/](?!no-signal[\\/]|form-keys|stored-form|pick-list)/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
}));
