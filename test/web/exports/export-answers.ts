import type { ExportKind } from '#shared/exports/export-kind.ts';
import { testId } from '#test/support/test-id.ts';
import type { Answers } from '#test/web/fake-server.ts';
import type { CallOutput } from '#web/kernel/contract.ts';

type Job = CallOutput<'POST export/job/get'>;

/** An export as its account sees it. */
export function jobOf(more: Partial<Job> = {}): Job {
  return {
    id: testId('export'),
    kind: 'export',
    config: 'requests',
    exports: 'requests',
    title: 'Anträge',
    format: 'xlsx',
    status: 'queued',
    createdOn: '2026-03-10T12:00:00.000Z',
    progress: { done: 0 },
    counts: {},
    lines: 0,
    conditions: 0,
    ...more,
  };
}

export const FILE = {
  id: testId('export'),
  name: 'antraege-2026-03-10.xlsx',
  size: 12_345,
  expires: '2026-03-17T12:00:00.000Z',
};

/** A server that offers an export with these columns, headed by their names, and begins one. */
export const exportAnswers = (kind: ExportKind, columns: readonly string[]): Answers => ({
  'GET export/config/get': () => ({
    alias: kind,
    exports: kind,
    entityClass: 'request-process',
    columns: columns.map((name) => ({ name, heading: `heading of ${name}` })),
  }),
  'POST export/job/create': () => jobOf({ exports: kind, config: kind }),
  'POST export/job/get': () => jobOf({ exports: kind, config: kind, status: 'running' }),
});
