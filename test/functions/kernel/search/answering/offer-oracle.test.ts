import { expect, test } from 'vitest';
import { countHits, findHits } from '#functions/kernel/search/answering/answer-search.ts';
import { layerOf } from '#functions/kernel/search/packing/layer.ts';
import { packSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import { loadShard } from '#functions/kernel/search/shards/loaded-shard.ts';
import { suppliedOffer, supplyOffers } from '#infra/demo/offers/many-offers.ts';
import { manyOffersBasis } from '#infra/demo/offers/many-offers-basis.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { isPublished, offerGroups } from '#shared/offers/offer-groups.ts';
import {
  type Asked,
  columns,
  offerQuestion,
} from '#test/functions/kernel/search/offer-questions.ts';
import { idOf, plainMatches, plainSorted } from '#test/functions/kernel/search/plain-search.ts';
import { runSeed, sized } from '#test/support/campaign.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const OFFERS = 500;
const QUERIES = sized(2_000);
/** How often each filter is asked at least. */
const ASKED = sized(10);
const HELPERS = ['distance', 'weeksAround', 'numberFieldFilter', 'offerTextFilter', 'numberOf'];
/** For a machine that has other things to do. */
const LONG_MS = 240_000;

test(
  'every filter of offers finds what its plain meaning says: ids, order and count of random queries',
  () => {
    const basis = manyOffersBasis(NOW);
    const rows = supplyOffers(OFFERS)
      .flatMap((supplied) =>
        Array.from({ length: supplied.count }, (_, index) => suppliedOffer(supplied, index, basis)),
      )
      .map((offer) => rowOf(offer, columns, offerGroups.market.derived));
    const shard = loadShard(undefined, 0);
    for (let at = 0; at < 3; at++) {
      const some = rows.filter((_, n) => n % 3 === at);
      const packed = some.map((row) => ({ id: idOf(row), rev: 1, row }));
      shard.layers.push(layerOf(packSegment(packed, columns)));
    }
    const searched = { shards: [shard], columns };
    const random = seededRandom(runSeed('filters of offers'));
    const asked: Asked = new Map();
    const visible = isPublished(NOW);
    const mismatches: string[] = [];
    let hits = 0;
    for (let n = 0; n < QUERIES; n++) {
      const { filter, sorting } = offerQuestion(random, rows, asked);
      const query = { entityClass: 'offer', group: 'market', keys: ['x'], filter, visible };
      const matches = plainMatches(rows, [filter, visible], columns);
      const expected = plainSorted(matches, sorting, filter, columns).map(idOf);
      const start = random.below(expected.length + 2);
      const pagination = { start, limit: 50 };
      const ids = findHits(searched, { ...query, sorting, pagination }).items.map(({ id }) => id);
      const isSame =
        countHits(searched, query) === expected.length &&
        ids.join() === expected.slice(start, start + 50).join();
      if (!isSame) mismatches.push(JSON.stringify({ filter, sorting, start }));
      hits += expected.length;
    }
    process.stdout.write(
      `offer oracle: ${QUERIES} queries over ${rows.length} offers, ${hits} hits, ${mismatches.length} mismatches\n`,
    );
    expect(mismatches).toEqual([]);
    expect(hits).toBeGreaterThan(QUERIES * 5);
    const never = [...Object.keys(columns), ...HELPERS].filter(
      (name) => (asked.get(name) ?? 0) < ASKED,
    );
    expect(never).toEqual([]);
  },
  LONG_MS,
);
