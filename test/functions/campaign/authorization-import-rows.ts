import { IMPORT_JOB, ImportInput } from '#functions/imports/import-input.ts';
import { beginJob } from '#functions/kernel/jobs/run-job.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { JOB_TERMS } from '#test/support/job-terms.ts';
import { testId } from '#test/support/test-id.ts';
import type { Line, Row } from './authorization-cells.ts';
import { SIGNED_IN } from './authorization-tables.ts';
import { accountId } from './campaign-people.ts';
import type { EndpointKey } from './endpoint-key.ts';

const customers = { kind: 'customers', language: 'en_GB' } as const;
const asked = {
  ...customers,
  file: testId('file of nobody'),
  fileName: 'list.csv',
  mapping: {},
  dryRun: true,
  partial: true,
} as const;

/** An import that the control body of a circle has under way. */
const ofControlBody: Line['input'] = async ({ stage, circle }) => {
  const input = ImportInput.parse({ ...asked, does: 'import' });
  const account = accountId('INS', circle);
  try {
    const job = { queue: 'imports', kind: IMPORT_JOB, account, user: 'nobody', input } as const;
    return { id: (await beginJob(stage.world, { ...JOB_TERMS, ...job })).id };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id: String(error.details[0]?.id) };
  }
};

/** Customers are brought in by control bodies, offers by suppliers, the other kinds by administrators. */
const ofCustomers = (word: string) => `no   noimp noimp noimp ${word} noimp noimp noimp out`;
const ofAdministrators = (word: string) => `no   ${word} noimp noimp noimp noimp noimp noimp out`;
const ofOffers = (word: string) => `no   noimp ${word} noimp noimp noimp noimp noimp out`;
const NOBODYS = 'no   gonei gonei gonei gonei gonei gonei gonei out';
const onImport = (word: string): Row => [
  {
    what: 'of the control body',
    input: ofControlBody,
    own: `no   gonei gonei gonei ${word} gonei gonei gonei out`,
    other: NOBODYS,
    foreign: NOBODYS,
  },
];
const onEach = (input: object, word: string, more: Partial<Line> = {}): Row => [
  { what: 'of customers', input: () => input, own: ofCustomers(word), ...more },
  {
    what: 'of farmers',
    input: () => ({ ...input, kind: 'farmers' }),
    own: ofAdministrators(word),
    ...more,
  },
  { what: 'of offers', input: () => ({ ...input, kind: 'offers' }), own: ofOffers(word), ...more },
];

export const importRows = {
  'imports.createFile': onEach({ kind: 'customers', name: 'list.csv', size: 1000 }, 'ok'),
  'imports.lookAtFile': onEach({ ...customers, file: asked.file }, 'nofile'),
  'imports.getConfig': onEach(customers, 'ok'),
  'imports.getTemplate': onEach(customers, 'ok'),
  'imports.createJob': [
    { what: 'of a file that is not there', input: () => asked, own: ofCustomers('nofile') },
    {
      what: 'for the control body of a circle',
      input: ({ circle }) => ({
        ...asked,
        kind: 'farmers',
        options: { controlBody: accountId('INS', circle) },
      }),
      own: ofAdministrators('nofile'),
    },
    {
      what: 'of breeds',
      input: () => ({ ...asked, kind: 'offergroups' }),
      own: ofAdministrators('nofile'),
    },
    {
      what: 'of offers',
      input: () => ({ ...asked, kind: 'offers' }),
      own: ofOffers('nofile'),
    },
  ],
  'imports.getJob': onImport('ok'),
  'imports.listJobs': [{ what: 'own imports', input: () => ({}), own: SIGNED_IN }],
  'imports.listLines': onImport('ok'),
  'imports.downloadFaulty': onImport('nofaulty'),
  'imports.takeBack': onImport('notake'),
  'imports.cancelJob': onImport('ok').map((line) => ({ ...line, writes: true })),
} satisfies Partial<Record<EndpointKey, Row>>;
