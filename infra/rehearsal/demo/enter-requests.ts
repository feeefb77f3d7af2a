import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { Entity } from '#shared/kernel/entity.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { OfferAnswer } from '#shared/requests/entities/offer-answer.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { isAnswered } from '#shared/requests/searching/is-answered.ts';
import { inOrder } from './in-order.ts';
import type { Ledger } from './ledger.ts';
import { beginningOf, callsOf } from './request-calls.ts';

/**
 * Takes demo requests along their courses, each call by the party that has to make it; a follow-up comes after its
 * first request.
 */
export async function enterRequests(
  ledger: Ledger,
  requests: readonly DemoEntity[],
): Promise<void> {
  const needs = ({ data }: DemoEntity) => {
    const { followupFor } = RequestProcess.parse(data);
    return followupFor === undefined ? [] : [followupFor];
  };
  await inOrder(requests, (request) => enterRequest(ledger, request), { needs });
}

async function enterRequest(ledger: Ledger, { id, data }: DemoEntity): Promise<void> {
  const { made, inNewIds, post } = ledger;
  const process = RequestProcess.parse(inNewIds(data));
  const beginning = beginningOf(process, answersIn(ledger, RequestProcess.parse(data)));
  let saved = await post(requestEndpoints.initRequest, process.creator, beginning);
  for (const { endpoint, by, said } of callsOf(process, await unanswered(ledger, process, saved))) {
    saved = await post(endpoint, by, { process: saved, ...said });
  }
  made.set(id, saved);
}

/** Returns answers to the offers that only this search has found; a request without them cannot be sent. */
async function unanswered(
  { ask }: Ledger,
  { creator }: RequestProcess,
  { id }: PinnedRef,
): Promise<OfferAnswer[]> {
  const read = Entity.parse(await ask(entityEndpoints.get, creator, { id }));
  const { searchFilter } = RequestProcess.parse(read.data);
  return (searchFilter?.offers ?? []).flatMap(({ id, rev, ...said }) =>
    isAnswered(said) ? [] : [{ id, rev, reasons: ['transport'] }],
  );
}

/** Returns the applicant's answers to offers, of their revisions in this stage. */
function answersIn({ made }: Ledger, { searchFilter }: RequestProcess): OfferAnswer[] {
  return (searchFilter?.offers ?? []).flatMap(({ id, reasons, text, taken }) => {
    const offer = made.get(id);
    if (offer === undefined || !isAnswered({ reasons, text })) return [];
    return [{ ...offer, reasons, text, taken }];
  });
}
