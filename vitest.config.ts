import { defineConfig } from 'vitest/config';
import { mapData } from './web/map-data/map-data.ts';

const node = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...node, name: 'architecture', include: ['test/architecture/**/*.test.ts'] } },
      // Nothing under shared/ keeps state, so its tests need no modules of their own: 2 s instead of 12.
      {
        test: { ...node, name: 'shared', isolate: false, include: ['test/shared/**/*.test.ts'] },
      },
      {
        test: {
          ...node,
          name: 'functions',
          include: ['test/functions/**/*.test.ts', 'test/infra/**/*.test.ts'],
          globalSetup: ['test/support/local-services-setup.ts'],
        },
      },
      {
        plugins: [mapData()],
        test: {
          name: 'web',
          environment: 'jsdom',
          testTimeout: 30_000,
          include: ['test/web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/web-setup.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: ['test/support/running-stack.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 100 } },
        },
      },
    ],
  },
});
