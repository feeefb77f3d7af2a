import type { Side } from './authorization-cells.ts';
import type { TargetName } from './authorization-targets.ts';

export type Words = { readonly [S in Side]: string };
/** Not every call is tried on every kind of row. */
export type Table = Partial<Readonly<Record<TargetName, Words>>>;

// The columns of every table below: GUEST ADM SUP AGR INS AUT ASO FAR OUT.

export const EVERYBODY = 'ok   ok   ok   ok   ok   ok   ok   ok   out';
export const SIGNED_IN = 'no   ok   ok   ok   ok   ok   ok   ok   out';
export const ADMINISTRATORS = 'no   ok   no   no   no   no   no   no   out';
export const NOBODY = 'no   no   no   no   no   no   no   no   out';
export const everywhere = (words: string): Words => ({ own: words, other: words, foreign: words });

/** A row that is none of the caller's: only administrators see it. */
const STRANGE = 'gone ok   gone gone gone gone gone gone out';
export const HIDDEN = 'gone gone gone gone gone gone gone gone out';

/** Who reads which row: "Who may read and change rows" of `shared/README.md`, by the role and the circle. */
export const READS: Readonly<Record<TargetName, Words>> = {
  farmer: {
    own: 'gone ok   gone ok   ok   gone ok   ok   out',
    other: STRANGE,
    foreign: STRANGE,
  },
  // Nobody's own: it has no users yet.
  'invited farmer': {
    own: 'gone ok   gone gone ok   gone ok   gone out',
    other: STRANGE,
    foreign: STRANGE,
  },
  // Who accepted the terms publishes a contact; offices are known to everybody.
  supplier: everywhere(EVERYBODY),
  office: everywhere(EVERYBODY),
  'published offer': everywhere(EVERYBODY),
  'archived offer': {
    own: 'gone ok   ok   gone gone ok   gone gone out',
    other: STRANGE,
    foreign: STRANGE,
  },
  'pending offer': {
    own: 'gone ok   ok   gone gone ok   gone gone out',
    other: STRANGE,
    foreign: STRANGE,
  },
  'offer without approval': {
    own: 'gone ok   ok   gone gone ok   gone gone out',
    other: STRANGE,
    foreign: STRANGE,
  },
  'lapsed offer': {
    own: 'gone ok   ok   gone gone ok   gone gone out',
    other: STRANGE,
    foreign: STRANGE,
  },
  papers: {
    own: 'gone ok   gone ok   ok   ok   gone ok   out',
    other: STRANGE,
    foreign: STRANGE,
  },
  'loose papers': {
    own: 'gone ok   gone ok   gone gone gone ok   out',
    other: STRANGE,
    foreign: STRANGE,
  },
  picture: everywhere(EVERYBODY),
  request: {
    own: 'gone ok   ok   ok   ok   ok   ok   ok   out',
    other: STRANGE,
    foreign: STRANGE,
  },
  draft: {
    own: 'gone gone gone ok   gone gone gone ok   out',
    other: HIDDEN,
    foreign: HIDDEN,
  },
  region: everywhere(EVERYBODY),
  'open rules': everywhere(EVERYBODY),
  'office rules': everywhere(STRANGE),
};

const OWNERS: Words = {
  own: 'gone ok   gone ok   gone gone gone ok   out',
  other: STRANGE,
  foreign: STRANGE,
};
const SELLERS: Words = {
  own: 'gone ok   ok   gone gone gone gone gone out',
  other: STRANGE,
  foreign: STRANGE,
};

/** Who reads what a row was before it was last changed. */
export const OLDER: Readonly<Record<TargetName, Words>> = {
  ...READS,
  farmer: OWNERS,
  'invited farmer': everywhere(STRANGE),
  supplier: SELLERS,
  office: { ...SELLERS, own: 'gone ok   gone gone ok   gone gone gone out' },
  'published offer': { ...SELLERS, own: 'gone ok   ok   gone gone ok   gone gone out' },
  papers: OWNERS,
  picture: SELLERS,
  region: everywhere(STRANGE),
  // Requests pin them: who has an account may have one to read.
  'open rules': everywhere('gone ok   ok   ok   ok   ok   ok   ok   out'),
};

/** Who reads when a row was changed; by whom and how, `row-rights-properties.test.ts` proves. */
export const TIMELINES: Readonly<Record<TargetName, Words>> = {
  ...OLDER,
  'open rules': everywhere(STRANGE),
};

/** Who changes which row by the calls of entities; profile and requests have calls of their own. */
export const WRITES: Table = {
  farmer: {
    own: 'no   ok   gone no   no   gone no   no   out',
    other: 'no   ok   gone gone gone gone gone gone out',
    foreign: 'no   ok   gone gone gone gone gone gone out',
  },
  'published offer': {
    own: 'no   no   ok   no   no   no   no   no   out',
    other: NOBODY,
    foreign: NOBODY,
  },
  'archived offer': {
    own: 'no   no   ok   gone gone no   gone gone out',
    other: 'no   no   gone gone gone gone gone gone out',
    foreign: 'no   no   gone gone gone gone gone gone out',
  },
  papers: {
    own: 'no   no   gone ok   no   no   gone ok   out',
    other: 'no   no   gone gone gone gone gone gone out',
    foreign: 'no   no   gone gone gone gone gone gone out',
  },
  'loose papers': {
    own: 'no   no   gone ok   gone gone gone ok   out',
    other: 'no   no   gone gone gone gone gone gone out',
    foreign: 'no   no   gone gone gone gone gone gone out',
  },
  picture: { own: 'no   no   ok   no   no   no   no   no   out', other: NOBODY, foreign: NOBODY },
  request: {
    own: NOBODY,
    other: 'no   no   gone gone gone gone gone gone out',
    foreign: 'no   no   gone gone gone gone gone gone out',
  },
  draft: {
    own: 'no   gone gone no   gone gone gone no   out',
    other: 'no   gone gone gone gone gone gone gone out',
    foreign: 'no   gone gone gone gone gone gone gone out',
  },
  region: everywhere(ADMINISTRATORS),
  'open rules': everywhere(ADMINISTRATORS),
  'office rules': everywhere('no   ok   gone gone gone gone gone gone out'),
};

/** As `WRITES`, for what would take a file away from the parties of a request. */
const PAPERS_KEPT: Words = {
  own: 'no   no   gone kept no   no   gone kept out',
  other: WRITES.papers?.other ?? NOBODY,
  foreign: WRITES.papers?.foreign ?? NOBODY,
};
export const REMOVES: Table = { ...WRITES, papers: PAPERS_KEPT };
