import { setTimeout as pause } from 'node:timers/promises';
import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import { regionClass } from '#shared/countries/region.ts';
import { ENTITY_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { offerEndpoints } from '#shared/offers/endpoints.ts';
import { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { linkUser } from '../link-user.ts';
import { neededBy, ownerOf } from './demo-entry.ts';
import { noteAgreements, tieToOffices } from './enter-accounts.ts';
import { completeEntity, type Entering, makeEnterEntity } from './enter-entity.ts';
import { each, inOrder } from './in-order.ts';
import type { Ledger } from './ledger.ts';

/**
 * Enters all entities that are made by a save: first those that nobody owns, then through its accounts those that
 * they own and decide.
 */
export async function enterEntities(entering: Entering, all: readonly DemoEntity[]): Promise<void> {
  const { ledger } = entering;
  const of = (name: string) => all.filter(({ entityclass }) => entityclass === name);
  const enter = makeEnterEntity(entering);
  const nobodys = all.filter(({ data }) => ownerOf(data) === undefined);
  const owned = all.filter(({ data }) => ownerOf(data) !== undefined);
  const accounts = of(accountClass.name);
  await inOrder(nobodys, enter, { needs: neededBy });
  await each(accounts, (account) => tieToOffices(ledger, account));
  await openAccounts(entering, accounts);
  await each(accounts, (account) => noteAgreements(ledger, account));
  await each(of(regionClass.name), (region) => completeEntity(ledger, region));
  await each(of(countryClass.name), (country) => completeEntity(ledger, country));
  await inOrder(owned, enter, { needs: neededBy, there: nobodys.map(({ id }) => id) });
  await each(accounts, (account) => completeEntity(ledger, account));
  await each(of(offerClass.name), (offer) => decideOffer(ledger, offer));
}

/** Lets the rehearsal act through these accounts, as soon as every handler knows it. */
async function openAccounts(
  { ledger, world }: Entering,
  accounts: readonly DemoEntity[],
): Promise<void> {
  const ids = accounts.flatMap(({ id }) => ledger.made.get(id)?.id ?? []);
  await each(ids, (id) => linkUser(world, id));
  await pause((ENTITY_CACHE_SECONDS + 1) * SECOND_MS);
}

/** Enters the authority's decision about an offer, where there is one. */
async function decideOffer(ledger: Ledger, { id, data }: DemoEntity): Promise<void> {
  const { made, inNewIds, ask } = ledger;
  const { by, status, reason } = Offer.parse(inNewIds(data)).autApproval;
  if (by === undefined) return;
  const decision = status === 'rejected' ? 'reject' : 'accept';
  const answer = await ask(offerEndpoints.decide, by, { offers: [made.get(id)], decision, reason });
  const [decided] = offerEndpoints.decide.output.parse(answer).offers;
  if (decided === undefined) throw new Error(`Nothing was decided about the offer ${id}.`);
  made.set(id, { id: decided.id, rev: decided.rev });
}
