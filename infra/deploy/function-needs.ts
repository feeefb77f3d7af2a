import type { PerQueue } from '#functions/kernel/ports/queues.ts';
import type { endpointsByDomain } from '#shared/endpoints.ts';
import type { FunctionNeeds } from './function-right.ts';
import type { schedules } from './schedules.ts';

/** The rights to search: small shards lie in the table, large ones among the files. */
const SEARCH = ['search', 'readShards'] as const;
/** The rights to read, save and search entities. */
const ENTITIES = ['readRows', ...SEARCH, 'saveRows'] as const;

/** The memory that brings one vCPU, for functions that keep shards in memory. */
const LARGE_MEGABYTES = 1769;
const SMALL_MEGABYTES = 1024;

/** The function of each domain of the contract. */
export const apiFunctions = {
  accounts: {
    rights: [...ENTITIES, 'queryRows', 'addToRows', 'countUses', 'keepValues', 'readPlaces'],
    secrets: ['digests'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 50,
    errorImpact: 'People cannot register or change their profile.',
  },
  contact: {
    rights: [...ENTITIES, 'countUses'],
    secrets: ['digests'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 10,
    errorImpact: 'Messages of the contact form are refused.',
  },
  countries: {
    rights: ['readRows', ...SEARCH],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 100,
    errorImpact: 'No page starts: the country of an address is not found.',
  },
  diagnostics: {
    rights: ['readRows', 'countUses'],
    secrets: ['digests'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 20,
    errorImpact: 'Errors of pages are not reported.',
  },
  entities: {
    rights: [
      ...ENTITIES,
      'addToRows',
      'queryRows',
      'countUses',
      'readAttachments',
      'writeAttachments',
      'takeIncoming',
      'readPlaces',
    ],
    secrets: ['digests'],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 100,
    errorImpact: 'Offers, uploads and master data are neither shown nor saved.',
  },
  exports: {
    rights: [...ENTITIES, 'queryRows', 'countUses', 'readExports'],
    secrets: ['digests'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 20,
    errorImpact: 'Nobody can take lists out as files, or load those that are ready.',
  },
  geocoding: {
    rights: ['readRows', ...SEARCH, 'countUses', 'readPlaces'],
    secrets: ['digests'],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 20,
    errorImpact: 'Places are not found, so nobody searches around one.',
  },
  imports: {
    rights: [
      ...ENTITIES,
      'queryRows',
      'countUses',
      'keepValues',
      'takeIncoming',
      'writeImports',
      'readPlaces',
    ],
    secrets: ['digests'],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 20,
    errorImpact: 'Nobody can bring lists in from files.',
  },
  mail: {
    rights: ['readRows', 'saveRows', 'addToRows', 'countUses', 'keepValues'],
    secrets: ['digests'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 20,
    errorImpact: 'E-mail addresses cannot be verified.',
  },
  offers: {
    rights: ENTITIES,
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 20,
    errorImpact: 'Authorities cannot decide about offers; suppliers cannot confirm theirs.',
  },
  requests: {
    rights: [
      ...ENTITIES,
      'queryRows',
      'addToRows',
      'readAttachments',
      'writeAttachments',
      'takeIncoming',
      'readPlaces',
      'signProofs',
    ],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 50,
    errorImpact: 'Farmers cannot apply, offices cannot decide.',
  },
  rules: {
    rights: [...ENTITIES, 'queryRows'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 20,
    errorImpact: 'Business rules are neither shown nor changed; nobody outside evaluates them.',
  },
  search: {
    rights: ['readRows', ...SEARCH],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 200,
    errorImpact: 'Nobody finds offers, requests or customers.',
  },
  sessions: {
    rights: [...ENTITIES, 'countUses', 'keepValues', 'readLogins', 'endSessions'],
    secrets: ['signing', 'digests', 'registers'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 50,
    errorImpact: 'Nobody can sign in; who is signed in is out within 15 minutes.',
  },
  settings: {
    rights: ['readRows', 'keepValues'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 10,
    errorImpact: 'Personal settings are neither read nor kept.',
  },
} as const satisfies Record<keyof typeof endpointsByDomain, FunctionNeeds>;

export type WorkerNeeds = FunctionNeeds & {
  /** The seconds that a worker may take over a batch. */
  readonly seconds: number;
  readonly batchSize: number;
  /** The minutes after which a waiting message raises an alarm. */
  readonly lateMinutes: number;
};

/**
 * The worker of each queue: `functions/<queue>/worker.ts`. A batch that is taken one message after the other ends well
 * within the seconds: a task that takes long goes back to its queue, by time (`beginRun`) or by count.
 */
export const workerFunctions = {
  mail: {
    rights: ['readRows', 'saveRows', 'addToRows', 'keepValues'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 5,
    seconds: 120,
    batchSize: 10,
    lateMinutes: 30,
    errorImpact: 'People get no mails: no codes, no invitations, no news of their requests.',
  },
  offers: {
    rights: ENTITIES,
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 5,
    seconds: 120,
    batchSize: 1,
    lateMinutes: 15,
    errorImpact: 'Offers do not follow their suppliers: addresses and visibility are old.',
  },
  accounts: {
    rights: [
      ...ENTITIES,
      'queryRows',
      'keepValues',
      'removeAttachments',
      'removeIncoming',
      'readPlaces',
    ],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 2,
    seconds: 300,
    batchSize: 1,
    lateMinutes: 60,
    errorImpact:
      'Personal data that was to be removed is still there; farms keep a region whose postal codes changed.',
  },
  requests: {
    rights: [...ENTITIES, 'addToRows'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 5,
    seconds: 120,
    batchSize: 10,
    lateMinutes: 60,
    errorImpact:
      'The statistic of requests does not count what happens; a region keeps its old authority in open requests.',
  },
  exports: {
    rights: [...ENTITIES, 'queryRows', 'writeExports'],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 5,
    seconds: 120,
    batchSize: 1,
    lateMinutes: 15,
    errorImpact: 'Exports that were begun do not get ready.',
  },
  imports: {
    rights: [...ENTITIES, 'queryRows', 'addToRows', 'takeIncoming', 'writeImports', 'readPlaces'],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 5,
    seconds: 120,
    batchSize: 1,
    lateMinutes: 15,
    errorImpact: 'Imports that were begun do not go on.',
  },
} as const satisfies PerQueue<WorkerNeeds>;

export type TimerNeeds = FunctionNeeds & { readonly seconds: number };

/** The timer of each row of `schedules.ts`: `functions/<domain>/schedule.ts`. */
export const timerFunctions = {
  requests: {
    rights: ENTITIES,
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 1,
    seconds: 240,
    errorImpact:
      'Offices are not reminded of steps that wait; requests do not move when the time of a step is over.',
  },
  accounts: {
    rights: ENTITIES,
    secrets: ['registers'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 1,
    seconds: 900,
    errorImpact: 'Certifications of farmers are not checked; the last answers go on to hold.',
  },
  offers: {
    rights: [...ENTITIES, 'keepValues'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 1,
    seconds: 900,
    errorImpact:
      'Suppliers are not warned before their confirmation ends; lapsed offers stay open; nobody is mailed new offers.',
  },
  exports: {
    rights: ['readRows', 'queryRows', 'saveRows'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 1,
    seconds: 60,
    errorImpact: 'An export whose worker died does not go on.',
  },
  imports: {
    rights: ['readRows', 'queryRows', 'saveRows'],
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 1,
    seconds: 60,
    errorImpact: 'An import whose worker died does not go on.',
  },
} as const satisfies Record<(typeof schedules)[number]['domain'], TimerNeeds>;

/** Writes the mails of the sign-in pages: `functions/mail/trigger.ts`. Cognito waits for 5 s. */
export const signOnMailFunction = {
  rights: [],
  memoryMegabytes: SMALL_MEGABYTES,
  concurrency: 10,
  seconds: 5,
  errorImpact: 'Mails of the sign-in pages come in English; at worst nobody can sign up.',
} as const satisfies FunctionNeeds & { readonly seconds: number };

/** Reads the table's stream: `functions/kernel/stream-worker.ts`. */
export const streamFunction = {
  rights: [
    'readRows',
    'queryRows',
    'scanRows',
    'saveRows',
    'writeRowsInBatches',
    'expireDeltas',
    'writeShards',
  ],
  memoryMegabytes: LARGE_MEGABYTES,
  concurrency: 10,
  seconds: 120,
  errorImpact: 'No message leaves the outbox (mails, offers that follow), and searches grow slow.',
} as const satisfies FunctionNeeds & { readonly seconds: number };

/** The needs of each entry point (`offers/handler`). */
export const functionNeeds: ReadonlyMap<string, FunctionNeeds> = new Map<string, FunctionNeeds>([
  ...inFile('handler', apiFunctions),
  ...inFile('worker', workerFunctions),
  ...inFile('schedule', timerFunctions),
  ['kernel/stream-worker', streamFunction],
]);

function inFile(file: string, byDomain: Readonly<Record<string, FunctionNeeds>>) {
  return Object.entries(byDomain).map(([domain, needs]) => [`${domain}/${file}`, needs] as const);
}
