import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { Remarks } from './test/support/remarks.ts';
import { seedOfRun } from './test/support/seed-of-run.ts';
import { TestOrder } from './test/support/test-order.ts';
import { mapData } from './web/map-data/map-data.ts';
import { textFiles } from './web/texts/text-files.ts';

/** The random tests draw from SEED, and try all in a run with FULL=1 only (`test/support/campaign.ts`). */
const drawn = { SEED: String(seedOfRun()), FULL: process.env.FULL ?? '' };
// What a test starts draws from it, too.
process.env.SEED = drawn.SEED;
/** Holds all files that tests make for a while, and goes with the run: no test needs to clear up after itself. */
const passing = mkdtempSync(path.join(tmpdir(), 'livestock-tests-'));
process.env.TMPDIR = passing;
process.once('exit', () => rmSync(passing, { recursive: true, force: true }));

/** For what hangs: a machine with other work to do takes many times what a test needs. */
const patient = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
  env: drawn,
} as const;
const node = { ...patient, environment: 'node' } as const;
/** All that may ask properties of fast-check. */
const properties = 'test/support/seed-properties.ts';
/**
 * Node reads the TypeScript itself, which takes a tenth less of the processor than Vite's way. A file that needs modules
 * of its own would have all of them read again.
 */
const readByNode = { isolate: false, experimental: { viteModuleRunner: false } } as const;
const onLocalServices = {
  ...node,
  setupFiles: [properties],
  globalSetup: ['test/support/local-services-setup.ts'],
} as const;
/** Tests that start whole programs of operators, load all demo data again, or break a running product on purpose. */
const OPERATORS_TESTS = [
  'test/infra/operate/alarms/*.test.ts',
  'test/infra/deploy/app.test.ts',
  'test/infra/operate/cost/*.test.ts',
  'test/infra/operate/credentials.test.ts',
  'test/infra/demo/load-demo-data.test.ts',
  'test/infra/demo/load-many-offers.test.ts',
  'test/infra/operate/doctor/*.test.ts',
  'test/infra/local/start.test.ts',
  'test/infra/deploy/pipeline/assembly.test.ts',
  'test/infra/operate/restore/*.test.ts',
  'test/infra/deploy/stacks/changes.test.ts',
  'test/journeys/smoke-test.test.ts',
];
/** Measures, and ways whose every step another journey goes and whose rules unit tests prove. */
const REPEATED_WAYS = [
  'acting-for-farmer',
  'activity',
  'breed-import',
  'cattle-offer',
  'export-mail',
  'farm-access',
  'follow-up',
  'full-import',
  'labels',
  'narrow-languages',
  'offer-import',
  'pseudo-locale',
  'redaction',
  'request-list-fits',
  'request-log',
  'request-ways',
  'retract-or-decide',
  'settings-take-effect',
  'stands-still',
  'week-grid',
  'wrong-clock',
].map((name) => `test/journeys/${name}.test.ts`);
/** Compares all languages with German. */
const WHOLE_LANGUAGES = 'test/web/i18n/whole-languages.test.ts';
/** For the night (FULL=1). */
const exclude =
  process.env.FULL === '1' ? [] : [...OPERATORS_TESTS, ...REPEATED_WAYS, WHOLE_LANGUAGES];
/** Tests of whole handlers, which read the environment of their process once: each file needs modules of its own. */
const HANDLER_TESTS = [
  'test/functions/campaign/**/*.test.ts',
  'test/functions/*/*handler*.test.ts',
  'test/functions/diagnostics/*.test.ts',
  'test/infra/operate/alarms/*.test.ts',
];
/** A country from nothing, on a product that begins with one administrator: for the night. */
const EMPTY = ['test/journeys/from-nothing.test.ts'];
const onRunningProduct = {
  ...node,
  globalSetup: ['test/support/running-stack.ts'],
  fileParallelism: false,
  // One browser, started once, drives all files.
  isolate: false,
  // A window that the machine left waiting too long is opened once more; the run ends with the list of those.
  retry: 1,
} as const;

export default defineConfig({
  test: {
    // As many as the processors of a small machine; the local services work beside them.
    maxWorkers: 2,
    reporters: ['default', new Remarks()],
    sequence: { sequencer: TestOrder },
    projects: [
      {
        test: {
          ...node,
          name: 'architecture',
          ...readByNode,
          include: ['test/architecture/**/*.test.ts'],
        },
      },
      // Where modules keep no state of a test, files share them: that saves a third of the time of them all.
      {
        test: {
          ...node,
          name: 'shared',
          ...readByNode,
          setupFiles: [properties],
          include: ['test/{shared,night}/**/*.test.ts'],
          exclude,
        },
      },
      {
        test: {
          ...onLocalServices,
          name: 'functions',
          ...readByNode,
          include: ['test/functions/**/*.test.ts'],
          exclude: [...HANDLER_TESTS, ...exclude],
        },
      },
      {
        test: {
          ...onLocalServices,
          name: 'infra',
          ...readByNode,
          include: ['test/infra/**/*.test.ts'],
          exclude: [...HANDLER_TESTS, ...exclude],
        },
      },
      { test: { ...onLocalServices, name: 'handlers', include: HANDLER_TESTS, exclude } },
      {
        plugins: [mapData(), textFiles()],
        test: {
          ...patient,
          name: 'web',
          isolate: false,
          // Needs no service, so it comes after what does: the load of a run is then the same from first to last.
          sequence: { groupOrder: 1 },
          environment: 'jsdom',
          // Files share the window: what a test puts into it goes with the test.
          restoreMocks: true,
          unstubGlobals: true,
          include: ['test/web/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles: [
            properties,
            'test/support/web-setup.ts',
            'test/web/follow-lost-focus.ts',
            'test/web/without-owner-stacks.ts',
            'test/web/look-with-axe.ts',
          ],
        },
      },
      { test: { ...onRunningProduct, name: 'empty', include: EMPTY } },
      {
        test: {
          ...onRunningProduct,
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          exclude: [...EMPTY, ...exclude],
        },
      },
    ],
  },
});
