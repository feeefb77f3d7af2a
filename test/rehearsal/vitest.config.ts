import { defineConfig } from 'vitest/config';
import { seedOfRun } from '#test/support/seed-of-run.ts';

/** What `npm run rehearse` runs against the product that it has just deployed; no part of `npm test`. */
export default defineConfig({
  test: {
    name: 'rehearsal',
    environment: 'node',
    include: ['test/rehearsal/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { SEED: String(seedOfRun()) },
  },
});
