import { defineConfig } from 'vitest/config';
import { SecondTries } from './test/support/second-tries.ts';
import { seedOfRun } from './test/support/seed-of-run.ts';
import { TestOrder } from './test/support/test-order.ts';
import { mapData } from './web/map-data/map-data.ts';

/** The random tests draw from SEED, and try all in a run with FULL=1 only (`test/support/campaign.ts`). */
const drawn = { SEED: String(seedOfRun()), FULL: process.env.FULL ?? '' };
// What a test starts draws from it, too.
process.env.SEED = drawn.SEED;
/** For what hangs: a machine with other work to do takes many times what a test needs. */
const patient = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 100 } },
  env: drawn,
} as const;
const node = { ...patient, environment: 'node' } as const;
/** All that may ask properties of fast-check. */
const properties = 'test/support/seed-properties.ts';
const onLocalServices = {
  ...node,
  setupFiles: [properties],
  globalSetup: ['test/support/local-services-setup.ts'],
} as const;
/** Tests that start whole programs of operators, or break a running product on purpose: for the night (FULL=1). */
const NIGHT_TESTS = [
  'test/infra/alarms/*.test.ts',
  'test/infra/credentials.test.ts',
  'test/infra/local/start.test.ts',
  'test/infra/pipeline/assembly.test.ts',
  'test/infra/stacks/changes.test.ts',
  'test/mutants/*.test.ts',
];
const exclude = process.env.FULL === '1' ? [] : NIGHT_TESTS;
/** Tests of whole handlers, which read the environment of their process once: each file needs modules of its own. */
const HANDLER_TESTS = [
  'test/functions/campaign/**/*.test.ts',
  'test/functions/*/*handler*.test.ts',
  'test/functions/diagnostics/*.test.ts',
  'test/infra/alarms/*.test.ts',
];
/** A country from nothing: on a product that begins with one administrator. */
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
    reporters: ['default', new SecondTries()],
    sequence: { sequencer: TestOrder },
    projects: [
      { test: { ...node, name: 'architecture', include: ['test/architecture/**/*.test.ts'] } },
      // Where modules keep no state of a test, files share them: that saves a third of the time of them all.
      {
        test: {
          ...node,
          name: 'shared',
          isolate: false,
          setupFiles: [properties],
          include: ['test/{shared,mutants}/**/*.test.ts'],
          exclude,
        },
      },
      {
        test: {
          ...onLocalServices,
          name: 'functions',
          isolate: false,
          include: ['test/functions/**/*.test.ts', 'test/infra/**/*.test.ts'],
          exclude: [...HANDLER_TESTS, ...exclude],
        },
      },
      { test: { ...onLocalServices, name: 'handlers', include: HANDLER_TESTS, exclude } },
      {
        plugins: [mapData()],
        test: {
          ...patient,
          name: 'web',
          isolate: false,
          environment: 'jsdom',
          // Files share the window: what a test puts into it goes with the test.
          restoreMocks: true,
          unstubGlobals: true,
          include: ['test/web/**/*.test.{ts,tsx}'],
          setupFiles: [properties, 'test/support/web-setup.ts', 'test/web/look-with-axe.ts'],
        },
      },
      { test: { ...onRunningProduct, name: 'empty', include: EMPTY } },
      {
        test: {
          ...onRunningProduct,
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          exclude: EMPTY,
        },
      },
    ],
  },
});
