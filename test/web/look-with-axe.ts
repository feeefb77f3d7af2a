import { afterEach } from 'vitest';
import { lookAtPage } from './look-at-page.ts';

// Runs for each file of tests.
const seen = new Set<string>();

// Tests of files stand in Node, without a document.
afterEach(async ({ task }) => {
  if (typeof document !== 'undefined' && task.result?.state !== 'fail') await lookAtPage(seen);
});
