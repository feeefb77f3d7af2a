import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emitWorker } from './emit-worker.ts';
import { firstChunks } from './first-chunks.ts';
import { mapData } from './map-data/map-data.ts';
import { markInPage } from './mark-in-page.ts';
import { pureDeclarations } from './pure-declarations.ts';
import { stylesFirst } from './styles-first.ts';
import { emitManifests } from './texts/emit-manifests.ts';
import { precompileMessages } from './texts/precompile-messages.ts';
import { textFiles } from './texts/text-files.ts';
import { withoutParser } from './texts/without-parser.ts';
import { themeFirst } from './theme-first.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    react(),
    mapData(),
    textFiles(),
    pureDeclarations(here('../shared/')),
    markInPage(here('public/favicon.svg')),
    stylesFirst(),
    emitManifests(),
    emitWorker(here('src/worker/service-worker.ts')),
    themeFirst(here('src/kernel/first-theme.ts')),
    ...(command === 'build' ? [precompileMessages(), withoutParser()] : []),
  ],
  resolve: {
    // The router's package leads to its files for development, which hold warnings in every build.
    alias: Object.fromEntries(
      command === 'build'
        ? [
            [
              'react-router/dom',
              here('../node_modules/react-router/dist/production/dom-export.mjs'),
            ],
            ['react-router', here('../node_modules/react-router/dist/production/index.mjs')],
          ]
        : [],
    ),
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
              // The parser of messages comes with the first label of an administrator.
              test: /node_modules[\\/](?!@formatjs[\\/]icu-(messageformat-parser[\\/](index|printer)|skeleton))(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|intl-messageformat|@formatjs)[\\/]/,
            },
            ...firstChunks(here('./src/')),
          ],
        },
      },
    },
  },
}));
