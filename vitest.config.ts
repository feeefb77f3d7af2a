import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';
import { mapData } from './web/map-data/map-data.ts';

/** For what hangs: a machine with other work to do takes many times what a test needs. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 } as const;
const node = { ...patient, environment: 'node' } as const;
const onLocalServices = {
  ...node,
  globalSetup: ['test/support/local-services-setup.ts'],
} as const;
/** Tests of whole handlers, which read the environment of their process once: each file needs modules of its own. */
const HANDLER_TESTS = [
  'test/functions/campaign/**/*.test.ts',
  'test/functions/*/*handler*.test.ts',
  'test/functions/diagnostics/*.test.ts',
  'test/infra/alarms/*.test.ts',
];
/**
 * The journeys run in three rows of about the same length. In this row requests change, so it looks at offers besides,
 * which nobody changes there.
 */
const REQUESTS = [
  'test/journeys/{acting-for-farmer,derogation,filling-survives,follow-up,low-hatch}.test.ts',
  'test/journeys/{no-signal,request-log,request-ways,retract-or-decide}.test.ts',
  'test/journeys/{keyboard,offer-map,visitor-search,week-grid}.test.ts',
];
/** The looks at every screen, and at requests, which nobody changes here. */
const SCREENS = ['test/journeys/{axe,request-list-*,request-print}.test.ts'];
/** A country from nothing: on a product that begins with one administrator. */
const EMPTY = ['test/journeys/from-nothing.test.ts'];
const onRunningProduct = {
  ...node,
  globalSetup: ['test/support/running-stack.ts'],
  fileParallelism: false,
  // One browser, started once, drives all files.
  isolate: false,
  expect: { poll: { timeout: 20_000, interval: 100 } },
} as const;

export default defineConfig({
  test: {
    // More than the processors of a small machine: a test waits for the local services half of its time.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...node, name: 'architecture', include: ['test/architecture/**/*.test.ts'] } },
      // Where modules keep no state of a test, files share them: that saves a third of the time of them all.
      {
        test: {
          ...node,
          name: 'shared',
          isolate: false,
          include: ['test/{shared,mutants}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...onLocalServices,
          name: 'functions',
          isolate: false,
          include: ['test/functions/**/*.test.ts', 'test/infra/**/*.test.ts'],
          exclude: HANDLER_TESTS,
        },
      },
      { test: { ...onLocalServices, name: 'handlers', include: HANDLER_TESTS } },
      {
        plugins: [mapData()],
        test: {
          ...patient,
          name: 'web',
          isolate: false,
          environment: 'jsdom',
          include: ['test/web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/web-setup.ts'],
        },
      },
      { test: { ...onRunningProduct, name: 'screens', include: SCREENS } },
      { test: { ...onRunningProduct, name: 'requests', include: REQUESTS } },
      { test: { ...onRunningProduct, name: 'empty', include: EMPTY } },
      {
        test: {
          ...onRunningProduct,
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          exclude: [...SCREENS, ...REQUESTS, ...EMPTY],
        },
      },
    ],
  },
});
