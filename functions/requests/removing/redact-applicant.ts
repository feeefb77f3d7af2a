import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { REDACTED } from '#shared/accounts/redacted.ts';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import type {
  RequestProcess,
  RequestSearchFilter,
} from '#shared/requests/entities/request-process.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { searchWithoutPlace } from '#shared/requests/searching/search-without-place.ts';
import { deletedRequestsOf } from './deleted-requests-of.ts';
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
export async function redactApplicant(
  world: Pick<World, 'store' | 'search' | 'tallies'>,
  { farmer, offices, uploads }: Applicant,
): Promise<void> {
  const { store, search } = world;
  const live = await eachHitId(search, {
    entityClass: requestProcessClass.name,
    group: 'party',
    keys: [farmer, ...offices],
    filter: { field: 'agr', comparison: 'eq', value: farmer },
  });
  const deleted = await deletedRequestsOf(world, 'agr', farmer);
  for (const id of new Set([...live, ...deleted])) {
    await store.redact(requestProcessClass, id, {
      data: (process) => redactedProcess(process, uploads),
      changeset: (changeset) => changeset,
      by: 'system',
    });
  }
}

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
