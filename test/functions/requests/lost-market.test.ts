import { expect, test } from 'vitest';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { compactShard } from '#functions/kernel/search/compaction/compact-shard.ts';
import { layoutAt } from '#functions/kernel/search/shards/shard-layout.ts';
import { changeManifest, readManifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { initRequest } from '#functions/requests/beginning/init-request.ts';
import { fillForm } from '#functions/requests/filling/fill-form.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { marketKey } from '#shared/offers/offer-groups.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { testId } from '#test/support/test-id.ts';
import { sentAnswers } from './request-forms.ts';
import { requestOffer } from './request-offer.ts';
import { caller } from './request-people.ts';
import { contextFor, dataOf, makeRequestStage, pin, refusal, wish } from './request-stage.ts';

test('no request is begun or sent on a market that cannot be read whole: nothing is saved, and later it can', async () => {
  const stage = await makeRequestStage();
  await stage.put('offer', testId('only offer'), requestOffer());
  const draft = await stage.init('farmer');
  expect(dataOf(draft).searchFilter?.found).toBe(1);
  // So old that sending searches once more.
  stage.time.now += DAY_MS + 1;

  const { files, clock, config } = stage.world;
  const storage = { client: makeTableClient(), table: config.TABLE, files, clock };
  const key = marketKey(testId('DE'), testId('cattle'));
  const { shard, layout } = layoutAt(entityClasses, {
    entityClass: 'offer',
    group: 'market',
    key,
  }) as NonNullable<ReturnType<typeof layoutAt>>;
  // As if the deltas had been folded long ago, into a file that is gone.
  await changeManifest(storage, shard, await readManifest(storage, shard), {
    current: { gen: 'lost', chunks: 0, s3Key: 'shards/lost' },
    watermark: clock.now().getTime() + 60_000,
  });

  const offers = [{ id: testId('only offer'), rev: 1, reasons: ['age'] }];
  const begin = (world = stage.otherWorld()) =>
    initRequest(parseInput(requestEndpoints.initRequest.input, wish) as never, {
      ...contextFor(world, caller('farmer')),
    });
  const send = (world = stage.otherWorld()) => {
    const input = { process: pin(draft), fieldData: sentAnswers, attachments: [], offers };
    const parsed = parseInput(requestEndpoints.fillForm.input, input) as never;
    return fillForm(parsed, contextFor(world, caller('farmer')));
  };
  const incomplete = { code: 'search.incomplete', status: 503 };
  expect(await refusal(begin())).toMatchObject(incomplete);
  expect(await refusal(send())).toMatchObject(incomplete);
  expect((await stage.stored(draft.id))?.rev).toBe(draft.rev);

  const compaction = { ...storage, newGen: () => 'found' };
  expect(await compactShard(compaction, shard, layout)).toBe('rebuilt');
  expect(dataOf(await begin()).searchFilter?.found).toBe(1);
  await send();
  expect((await stage.stored(draft.id))?.rev).toBe(draft.rev + 1);
});
