import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emitWorker } from './emit-worker.ts';
import { mapData } from './map-data/map-data.ts';
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
    stylesFirst(),
    emitManifests(),
    emitWorker(here('src/worker/service-worker.ts')),
    themeFirst(here('src/kernel/first-theme.ts')),
    ...(command === 'build' ? [precompileMessages(), withoutParser()] : []),
  ],
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
            {
              name: 'shared-parts',
              // Code that comes after the start, for the time without signal and for forms, files, filters and tables, stays apart.
              test: /(shared[\\/]kernel[\\/]language-name)|web[\\/]src[\\/](components|kernel)[\\/](?!no-signal[\\/]|form[\\/]|error-summary|search-box|stepper|form-keys|stored-form|pick-list|leave-question|sign-in-first|saved-views[\\/]|button-menu|found-list|data-table[\\/]|in-portions|selection-bar|use-leave-guard|save-file|file-button)/,
              minShareCount: 5,
            },
            {
              // Home comes as a whole: on a slow line each file is a wait of its own.
              name: 'home',
              test: /(web[\\/]src[\\/]features[\\/](home[\\/](?!request-begin-page)|content[\\/](public|contact-details|content-text)))|(shared[\\/]requests[\\/]filers)/,
            },
            {
              // The results of the guest's search and the offer; what comes after them stays apart.
              name: 'found-offers',
              test: /(web[\\/]src[\\/]features[\\/]offers[\\/](availability-chip|contact-actions|input-of-field|offer-photo|offer[\\/]offer-files|saved[\\/]save-offer|weeks[\\/]month-rows|use-(amount-label|animal-kind-options|is-poultry|offer-names|reason-hidden|supplier-contact)|map[\\/]map-on-wish|search[\\/](chosen-filters|clear-conditions|distance|drive-minutes|offer-(card|list|results)|search-tabs|specification-options|offered-species|use-(condition-words|field-labels))))|(shared[\\/]offers[\\/](available-weeks|field-values|limits|make-breed-search|offer-fields|offer-text-filter|week-shown|weekly-supply))|(web[\\/]src[\\/](components[\\/]inputs[\\/]value-text|kernel[\\/]use-media|i18n[\\/]town-line))|(shared[\\/]masterdata[\\/](input-facts|field-rule|normal-value))/,
            },
          ],
        },
      },
    },
  },
}));
