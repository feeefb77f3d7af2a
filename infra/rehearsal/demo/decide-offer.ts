import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { offerEndpoints } from '#shared/offers/endpoints.ts';
import { Offer } from '#shared/offers/offer.ts';
import type { Ledger } from './ledger.ts';

/** Enters the authority's decision about an offer, where there is one. */
export async function decideOffer(ledger: Ledger, { id, data }: DemoEntity): Promise<void> {
  const { made, inNewIds, ask } = ledger;
  const { by, status, reason } = Offer.parse(inNewIds(data)).autApproval;
  if (by === undefined) return;
  const decision = status === 'rejected' ? 'reject' : 'accept';
  const answer = await ask(offerEndpoints.decide, by, { offers: [made.get(id)], decision, reason });
  const [decided] = offerEndpoints.decide.output.parse(answer).offers;
  if (decided === undefined) throw new Error(`Nothing was decided about the offer ${id}.`);
  made.set(id, { id: decided.id, rev: decided.rev });
}
