import type { World } from '#functions/kernel/context.ts';
import { REDACTED } from '#shared/accounts/redacted.ts';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import type {
  RequestProcess,
  RequestSearchFilter,
} from '#shared/requests/entities/request-process.ts';
import { searchWithoutPlace } from '#shared/requests/searching/search-without-place.ts';
import { redactRequestsOf } from './redact-requests-of.ts';
import { redactedAttachments } from './redacted-attachments.ts';

export type Applicant = {
  readonly farmer: string;
  /** The accounts that file for the farmer: their drafts lie with them alone. */
  readonly offices: readonly string[];
  /** The farmer's own uploads. */
  readonly uploads: ReadonlySet<string>;
};

/**
 * Removes person and place of the applicant from every revision of a farmer's requests. Questions, answers and
 * decisions stay: they are the office's record; answers of a draft, which no office got, go. Deleted requests have their
 * history, too, and are redacted with the others, including the reason of the deletion. It may run again.
 */
export const redactApplicant = (
  world: Pick<World, 'store' | 'search' | 'tallies'>,
  { farmer, offices, uploads }: Applicant,
): Promise<void> =>
  redactRequestsOf(world, { party: 'agr', account: farmer, offices }, (process) =>
    redactedProcess(process, uploads),
  );

function redactedProcess(process: RequestProcess, uploads: ReadonlySet<string>): RequestProcess {
  const { id, isDefault, address } = process.agrSite;
  const { region, country } = address;
  return {
    ...redactedAttachments(process, uploads),
    applicant: { name: REDACTED },
    agrSite: { id, isDefault, internalName: REDACTED, address: { region, country } },
    draft: [],
    searchFilter: process.searchFilter && redactedSearch(process.searchFilter, process),
  };
}

function redactedSearch(
  search: RequestSearchFilter,
  { status }: Pick<RequestProcess, 'status'>,
): RequestSearchFilter {
  const { offers, whenSent, ...kept } = searchWithoutPlace(search);
  const shown = withoutDistances(offers);
  return {
    ...kept,
    offers: status === 'new' ? shown.map(({ text: _, ...offer }) => offer) : shown,
    whenSent: whenSent && { ...whenSent, offers: withoutDistances(whenSent.offers) },
  };
}

/** Returns the offers without their distances, and not the nearest first: suppliers' places would tell the farm's. */
function withoutDistances(offers: readonly FoundOffer[]): FoundOffer[] {
  return offers.map(({ km: _, ...offer }) => offer).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
