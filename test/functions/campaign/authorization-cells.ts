import type { TargetName } from './authorization-targets.ts';
import type { CampaignPerson, Circle } from './campaign-people.ts';
import type { Caller, Campaign } from './open-campaign.ts';

/** The nine callers of the matrix, in the order of its columns. FAR is a farmer of another country, OUT was deactivated. */
export const CALLERS = ['GUEST', 'ADM', 'SUP', 'AGR', 'INS', 'AUT', 'ASO', 'FAR', 'OUT'] as const;
export type CallerName = (typeof CALLERS)[number];

/** Whose row it is: of the caller's own circle, of another in the same country, of one in another country. */
export const SIDES = ['own', 'other', 'foreign'] as const;
export type Side = (typeof SIDES)[number];

/** What a cell can expect: the words of the tables, and the answer that each stands for. */
export const EXPECTED = {
  ok: { status: 200, code: null },
  /** Nothing is found, as if it did not exist. */
  none: { status: 200, code: null },
  /** The role is not enough for the call, or may read the row and not write it. */
  no: { status: 403, code: 'kernel.forbidden' },
  /** The call is not for guests. */
  guest: { status: 401, code: 'sessions.signInNeeded' },
  /** The row does not exist for the caller. */
  gone: { status: 404, code: 'entities.notFound' },
  /** The same, in the words of requests. */
  norq: { status: 404, code: 'requests.noProcessId' },
  /** The caller takes part in the request, but this is for another party to do. */
  mine: { status: 403, code: 'requests.notYours' },
  /** What is referred to does not exist for the caller. */
  unref: { status: 400, code: 'entities.unknownReference' },
  /** Known to everybody, and approved by another authority. */
  theirs: { status: 403, code: 'offers.mayNotApprove' },
  /** A region of another country. */
  noreg: { status: 422, code: 'requests.regionNotFound' },
  /** The account sells nothing in that country. */
  nosale: { status: 422, code: 'offers.notSoldThere' },
  late: { status: 409, code: 'requests.transitionNotAllowed' },
  /** A field that the call does not have. */
  bad: { status: 400, code: 'kernel.invalidInput' },
  /** The user does not use that account, or it is none of the caller's. */
  link: { status: 404, code: 'accounts.notLinked' },
  feat: { status: 403, code: 'accounts.featureNotYours' },
  noloc: { status: 422, code: 'accounts.locationNotFound' },
  noobj: { status: 404, code: 'accounts.objectionNotFound' },
  nomail: { status: 404, code: 'offers.mailLinkNotFound' },
  noinv: { status: 404, code: 'accounts.inviteNotFound' },
  /** The file is attached to a request that was sent. */
  kept: { status: 422, code: 'uploads.attachedToRequest' },
  /** Terms of service that are no longer the present ones. */
  oldterms: { status: 409, code: 'accounts.termsChanged' },
  /** An administrator cannot redact the account in use. */
  self: { status: 422, code: 'accounts.notYourself' },
  stale: { status: 409, code: 'entities.revConflict' },
  /** No job that failed and waits. */
  nojob: { status: 404, code: 'jobs.notFound' },
  noexp: { status: 404, code: 'exports.notFound' },
  gonei: { status: 404, code: 'imports.notFound' },
  /** This kind of rows is for others to import. */
  noimp: { status: 403, code: 'imports.notAllowed' },
  nofile: { status: 404, code: 'imports.fileNotFound' },
  nofaulty: { status: 404, code: 'imports.noFaultyRows' },
  notake: { status: 409, code: 'imports.notToTakeBack' },
  unready: { status: 409, code: 'exports.notReady' },
  /** A wrong verification code. */
  code: { status: 422, code: 'mail.wrongCode' },
  /** A token that is no longer good. */
  out: { status: 401, code: 'sessions.invalidAuth' },
} as const satisfies Record<string, { status: number; code: string | null }>;
export type Expected = keyof typeof EXPECTED;

/** One cell: who asks, about whose row. */
export type Cell = {
  readonly stage: Campaign;
  readonly who: Caller;
  readonly caller: CallerName;
  readonly circle: Circle;
  /** The row that the call takes: the standing one, or a new one where the call is expected to change it. */
  readonly row: (target: TargetName) => Promise<{ id: string; rev: number; data: object }>;
};

/** One line of the matrix: a call with one kind of row, and for each side nine words in the order of `CALLERS`. */
export type Line = {
  readonly what: string;
  readonly input: (cell: Cell) => object | Promise<object>;
  /** How much was found, where finding nothing is an answer too. */
  readonly found?: (data: never) => number;
  /** What must hold of a good answer besides. */
  readonly isRight?: (data: never, cell: Cell) => boolean;
  /** The call changes what it succeeds on. */
  readonly writes?: boolean;
  /** Sent without the app token: who calls is said in the input. */
  readonly isAnonymous?: boolean;
  /** Called from a new account like the caller's, because the call changes the account that calls. */
  readonly byNewcomer?: boolean;
} & { readonly [S in Side]?: string };

export type Row = readonly Line[];

const OWN_CIRCLES = { own: 'home1', other: 'home2', foreign: 'abroad1' } as const;
const FAR_CIRCLES = { own: 'abroad1', other: 'abroad2', foreign: 'home1' } as const;

export function circleOf(caller: CallerName, side: Side): Circle {
  return (caller === 'FAR' ? FAR_CIRCLES : OWN_CIRCLES)[side];
}

export function personOf(stage: Campaign, caller: CallerName): CampaignPerson | null {
  switch (caller) {
    case 'GUEST':
      return null;
    case 'ADM':
      return stage.person('ADM');
    case 'FAR':
      return stage.person('AGR abroad1');
    case 'OUT':
      return stage.person('AGR left');
    default:
      return stage.person(`${caller} home1`);
  }
}

/** The words of one side, in the order of `CALLERS`. */
export function wordsOf(words: string): Expected[] {
  const list = words.trim().split(/\s+/);
  if (list.length !== CALLERS.length || !list.every(isExpected)) {
    throw new Error(`These are not ${CALLERS.length} words of the matrix: ${words}`);
  }
  return list;
}

function isExpected(word: string): word is Expected {
  return Object.hasOwn(EXPECTED, word);
}
