import { expect, test } from 'vitest';
import { buildDemoData } from '#infra/local/demo/build-demo-data.ts';
import { entryOf, leaveOut, neededBy } from '#infra/rehearsal/demo-entry.ts';
import { Region } from '#shared/countries/region.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { OfferDraft } from '#shared/offers/offer.ts';

const NOW = new Date('2026-06-10T08:00:00.000Z');
const demo = buildDemoData(NOW);
const first = (entityclass: string) => demo.filter((one) => one.entityclass === entityclass);

test('fields are left out wherever lists lead to them', () => {
  const data = { a: 1, b: { c: 2, d: 3 }, list: [{ e: 4, f: 5 }, { e: 6 }] };
  expect(leaveOut(data, ['b.c', 'list.e', 'nothing.here'])).toEqual({
    a: 1,
    b: { d: 3 },
    list: [{ f: 5 }, {}],
  });
});

test('what is entered is what a caller may send: nothing that the product fills in', () => {
  for (const entity of [...first('account'), ...first('offer'), ...first('upload')]) {
    const text = JSON.stringify(Object.keys(entryOf(entity)));
    for (const path of Object.keys(entityClasses[entity.entityclass].fieldRights)) {
      if (!path.includes('.')) expect(text).not.toContain(`"${path}"`);
    }
  }
  const offers = first('offer').map((offer) => OfferDraft.safeParse(entryOf(offer)));
  expect(offers.filter(({ success }) => !success)).toEqual([]);
});

test('entities wait for what they refer to, and no two for each other', () => {
  const there = new Set<string>();
  for (let waiting = demo; waiting.length > 0; ) {
    const ready = waiting.filter((one) => neededBy(one).every((id) => there.has(id)));
    expect(ready.length).toBeGreaterThan(0);
    for (const { id } of ready) there.add(id);
    waiting = waiting.filter(({ id }) => !there.has(id));
  }
  for (const region of first('region')) {
    expect(neededBy(region)).toEqual([Region.parse(region.data).country]);
  }
});
