import { beforeEach, describe, expect, test } from 'vitest';
import { tellEffects } from '#functions/entities/saving/tell-effects.ts';
import { updateFromPatch } from '#functions/entities/saving/write-entity.ts';
import { moveOffers } from '#functions/offers/following/move-offers.ts';
import { moveRequests } from '#functions/requests/counting/move-requests.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { sentAnswers } from './request-forms.ts';
import { requestOffer } from './request-offer.ts';
import { contextFor, dataOf, makeRequestStage, type RequestStage } from './request-stage.ts';

const [angus, remaining] = [testId('angus'), testId('german angus')];
const labels = [{ lang: 'de_DE', label: 'Deutsch Angus' }];
const ofAngus = { offergroup: angus };

let stage: RequestStage;
beforeEach(async () => {
  stage = await makeRequestStage();
  await stage.put('offergroup', remaining, { labels, animalkind: testId('cattle') });
});

const admin = () => contextFor(stage.world, principal('ADM'));
const effectsOf = async (patch: object) =>
  (await tellEffects({ id: angus, patch: { ...patch } }, admin())).effects;
async function merge(): Promise<void> {
  const { rev = 0 } = (await stage.world.store.untyped.latest(angus, { fresh: true })) ?? {};
  await updateFromPatch({ id: angus, rev, patch: { sameAs: remaining }, changeset: 'x' }, admin());
}
const move = async () => {
  await moveOffers(stage.world, { merged: angus });
  await moveRequests(stage.world, { merged: angus });
};
const breedOf = async ({ id }: { readonly id: string }) =>
  (await stage.stored(id))?.process.offergroup;

describe('when a breed is merged into another', () => {
  test('drafts and open requests go over, decided ones keep what they say', async () => {
    const draft = await stage.init('farmer', ofAngus);
    const open = await stage.reach.send(ofAngus);
    const decided = await stage.reach.send(ofAngus);
    const process = { ...dataOf(decided), status: 'accepted' };
    await stage.put('request-process', decided.id, process);
    expect(await effectsOf({ sameAs: remaining })).toEqual([
      { effect: 'requestsMoved', count: 2 },
      { effect: 'requestsKeepIt', count: 1 },
    ]);
    await merge();
    await move();
    expect(await breedOf(draft)).toBe(remaining);
    expect(await breedOf(open)).toBe(remaining);
    expect(await breedOf(decided)).toBe(angus);
    expect(await effectsOf({})).toEqual([]);
  });

  test('what the statistic counts of an open request goes over with it, once', async () => {
    const open = await stage.reach.send(ofAngus);
    await merge();
    await move();
    await move();
    const counted = await outboxBodies(stage.world.config.TABLE, 'requests');
    const rev = (await stage.stored(open.id))?.rev;
    expect(counted).toContainEqual({ request: open.id, rev });
    expect(rev).toBe(open.rev + 1);
  });

  test('a draft is sent without a new answer about offers that have gone over', async () => {
    await stage.put('offer', testId('offer'), requestOffer());
    const draft = await stage.init('farmer', ofAngus);
    expect(dataOf(draft).searchFilter).toMatchObject({ found: 1 });
    const offers = [{ id: testId('offer'), rev: 1, reasons: ['age'] }];
    await stage.fill('farmer', draft, [], { draft: true, offers });
    await merge();
    await move();
    const moved = await stage.world.store.untyped.latest(draft.id, { fresh: true });
    stage.time.now += DAY_MS + 1;
    const sent = await stage.fill('farmer', { ...draft, rev: moved?.rev ?? 0 }, sentAnswers);
    expect(dataOf(sent)).toMatchObject({
      status: 'open',
      offergroup: remaining,
      searchFilter: {
        attributeFilter: { field: 'offergroup', comparison: 'eq', value: angus },
        whenSent: { found: 1, offers: [] },
      },
    });
  });

  test('a request begun from a page of before is for the remaining one, and finds its offers', async () => {
    await stage.put('offer', testId('offer'), requestOffer({ offergroup: remaining }));
    await merge();
    const attributeFilter = { field: 'offergroup', comparison: 'in', value: [angus] };
    const begun = await stage.init('farmer', { ...ofAngus, searchFilter: { attributeFilter } });
    expect(dataOf(begun)).toMatchObject({ offergroup: remaining, searchFilter: { found: 1 } });
  });
});
