import { ExportInput } from '#functions/exports/export-run.ts';
import { beginJob } from '#functions/kernel/jobs/run-job.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { JOB_TERMS } from '#test/support/job-terms.ts';
import type { Line, Row } from './authorization-cells.ts';
import { SIGNED_IN } from './authorization-tables.ts';
import { accountId } from './campaign-people.ts';
import type { EndpointKey } from './endpoint-key.ts';

const asked = { config: 'requests', runParams: { language: 'en_GB' } } as const;

/** An export that the control body of a circle has under way. */
const ofControlBody: Line['input'] = async ({ stage, circle }) => {
  const input = ExportInput.parse({
    ...asked,
    exports: 'requests',
    rights: { roles: ['INS'], regions: [], findsFarmers: false },
    title: 'Requests',
    fileName: 'requests',
  });
  const account = accountId('INS', circle);
  try {
    const job = { queue: 'exports', kind: 'export', account, user: 'nobody', input } as const;
    return { id: (await beginJob(stage.world, { ...JOB_TERMS, ...job })).id };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id: String(error.details[0]?.id) };
  }
};

const NOBODYS = 'no   noexp noexp noexp noexp noexp noexp noexp out';
const ownOnly = (word: string) => ({
  own: `no   noexp noexp noexp ${word} noexp noexp noexp out`,
  other: NOBODYS,
  foreign: NOBODYS,
});
const onExport = (word: string): Row => [
  { what: 'of the control body', input: ofControlBody, ...ownOnly(word) },
];

export const exportRows = {
  'exports.getConfig': [
    {
      what: 'that of requests',
      input: () => ({ alias: 'requests', language: 'en_GB' }),
      own: SIGNED_IN,
    },
  ],
  'exports.createJob': [
    { what: 'of requests', input: () => asked, byNewcomer: true, writes: true, own: SIGNED_IN },
  ],
  'exports.getJob': onExport('ok'),
  'exports.listJobs': [{ what: 'own exports', input: () => ({}), own: SIGNED_IN }],
  'exports.download': onExport('unready'),
  'exports.cancelJob': onExport('ok').map((line) => ({ ...line, writes: true })),
} satisfies Partial<Record<EndpointKey, Row>>;
