import type { endpointsByDomain } from '#shared/endpoints.ts';

/** What a function may do, in the words of the kernel; `constructs/grant-rights.ts` says what each means to AWS. */
export type Right =
  | 'readTable'
  | 'writeTable'
  | 'writeTableInBatches'
  | 'readAttachments'
  | 'writeAttachments'
  | 'removeAttachments'
  | 'readShards'
  | 'writeShards'
  | 'readPlaces';

export type FunctionNeeds = {
  readonly rights: readonly Right[];
  readonly memoryMegabytes: number;
  /** At most so many at once, where the stage reserves. */
  readonly concurrency: number;
  /** What does not work for whom while it fails. */
  readonly errorImpact: string;
};

/** Reads and saves entities, and searches them. */
const ENTITIES = ['readTable', 'writeTable', 'readShards'] as const;

/** One vCPU, for those that keep shards in memory. */
const LARGE_MEGABYTES = 1769;
const SMALL_MEGABYTES = 1024;

/** The function of each domain of the contract. */
export const apiFunctions = {
  accounts: {
    rights: ENTITIES,
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 50,
    errorImpact: 'People cannot register or change their profile.',
  },
  contact: {
    rights: ENTITIES,
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 10,
    errorImpact: 'Messages of the contact form are refused.',
  },
  countries: {
    rights: ENTITIES,
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 100,
    errorImpact: 'No page starts: the country of an address is not found.',
  },
  diagnostics: {
    rights: ENTITIES,
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 20,
    errorImpact: 'Errors of pages are not reported.',
  },
  entities: {
    rights: [...ENTITIES, 'readAttachments', 'writeAttachments', 'readPlaces'],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 100,
    errorImpact: 'Offers, uploads and master data are neither shown nor saved.',
  },
  geocoding: {
    rights: [...ENTITIES, 'readPlaces'],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 20,
    errorImpact: 'Places are not found, so nobody searches around one.',
  },
  mail: {
    rights: ENTITIES,
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
    rights: [...ENTITIES, 'readAttachments', 'readPlaces'],
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 50,
    errorImpact: 'Farmers cannot apply, offices cannot decide.',
  },
  search: {
    rights: ENTITIES,
    memoryMegabytes: LARGE_MEGABYTES,
    concurrency: 200,
    errorImpact: 'Nobody finds offers, requests or customers.',
  },
  sessions: {
    rights: ENTITIES,
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 50,
    errorImpact: 'Nobody can sign in; who is signed in is out within 15 minutes.',
  },
  settings: {
    rights: ENTITIES,
    memoryMegabytes: SMALL_MEGABYTES,
    concurrency: 10,
    errorImpact: 'Personal settings are neither read nor kept.',
  },
} as const satisfies Record<keyof typeof endpointsByDomain, FunctionNeeds>;
