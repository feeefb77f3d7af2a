import type { Principal } from '#shared/kernel/principal.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { PartyRole, RequestStep } from '#shared/requests/entities/requestpackage.ts';
import type { Standing } from '#shared/requests/entities/status.ts';

/** Returns the account that takes a role's part in a request; undefined when the request has none. */
export function partyOf(
  process: Pick<RequestProcess, 'agr' | 'ins' | 'aso' | 'sup' | 'aut'>,
  role: PartyRole,
): string | undefined {
  switch (role) {
    case 'AGR':
      return process.agr;
    case 'INS':
      return process.ins;
    case 'ASO':
      return process.aso;
    case 'SUP':
      return process.sup;
    case 'AUT':
      return process.aut;
  }
}

/** Returns the part in which the creator filed the request: for itself, for its customer, or for its member. */
export function filingRole({
  creator,
  agr,
  aso,
}: Pick<RequestProcess, 'creator' | 'agr' | 'aso'>): PartyRole {
  if (creator === agr) return 'AGR';
  // The control body may be another one by now.
  return creator === aso ? 'ASO' : 'INS';
}

/** Returns the accounts that take part; a request not yet sent has only its creator. */
export function partiesOf(process: RequestProcess): string[] {
  const { agr, ins, aso, sup, aut, creator, supervisor, status } = process;
  if (status === 'new') return [creator];
  const parties = [agr, ins, aso, sup, aut, creator, supervisor].filter(
    (party) => party !== undefined,
  );
  return [...new Set(parties)];
}

/** The steps of a request's form, as far as they say who decides. */
export type DecidingSteps = readonly Pick<RequestStep, 'role' | 'outcome'>[];

/** The account of a caller, and the regions that it is responsible for by now. */
export type RequestCaller = Pick<Principal, 'account'> & Partial<Pick<Principal, 'regions'>>;

/**
 * Returns the standings of a caller to a request, for `mayTrigger`. No caller has `system`: only the timer acts as it.
 * Who is to decide on a request that is not decided stands in the steps of its form. After the decision the office that
 * filed for a farm may report for it, too: the farm may have nobody who signs in. What an authority has granted the
 * present one of the region may revoke, too: the former one may be closed.
 */
export function standingsOf(
  process: RequestProcess,
  { account, regions = [] }: RequestCaller,
  steps: DecidingSteps = [],
): Standing[] {
  if (account === null) return [];
  const { creator, agr, turn, status } = process;
  const isGranted = status === 'accepted';
  const decidingRole = decidingRoleOf(process, steps);
  const succeeds = isGranted && decidingRole === 'AUT' && regions.includes(process.region);
  const is = {
    creator: account === creator,
    applicant: account === agr,
    turn: account === turn || (isGranted && turn === agr && account === creator),
    decider: account === partyOf(process, decidingRole) || succeeds,
    office: [process.ins, process.aso, process.aut].includes(account),
    party: partiesOf(process).includes(account),
  };
  return (['creator', 'applicant', 'turn', 'decider', 'office', 'party'] as const).filter(
    (standing) => is[standing],
  );
}

/**
 * Returns the role of the office that has decided, or that is to decide; the authority's where nobody has decided and
 * the form does not say who will.
 */
function decidingRoleOf({ filledSteps, events }: RequestProcess, steps: DecidingSteps): PartyRole {
  const decision = events.findLast(({ event }) => event === 'decide');
  const filled = filledSteps.findLast(({ on, by }) => on === decision?.on && by === decision.by);
  const deciding = filled ?? steps.find(({ outcome }) => outcome !== undefined);
  return deciding?.role ?? 'AUT';
}
