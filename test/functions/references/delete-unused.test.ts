import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { usedBy } from '#functions/entities/reading/used-by.ts';
import { deleteEntity } from '#functions/entities/saving/delete-entity.ts';
import { deleteUnused } from '#functions/references/delete-unused.ts';
import { NAMED_USES } from '#shared/entities/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { isWholeRun } from '#test/support/campaign.ts';
import { offerOf } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { type EntitiesWorld, makeEntitiesWorld } from '../entities/entities-world.ts';
import { makeOfferWorld, type OfferWorld, refusalOf } from '../offers/offer-world.ts';
import { baseOf, partialClasses, references, withIdAt } from './every-reference.ts';

const adm = principal('ADM');

let world: EntitiesWorld;
beforeAll(async () => {
  world = await makeEntitiesWorld(partialClasses);
  await world.put('country', {}, testId('country'));
  await world.put('animalkind', {}, testId('cattle'));
});
const remove = (before: Entity, who = adm) =>
  deleteUnused(world.as(who), { before, by: 'adm', changeset: 'delete' });
const detailsOf = (removing: Promise<unknown>) =>
  removing.then(
    () => 'deleted',
    (error: unknown) => (error instanceof AppError ? error.details : Promise.reject(error)),
  );
const targetOf = (entityclass: string, id: string) =>
  world.put(entityclass, baseOf(entityclass), id);

/** One of each way of finding who refers; all in a whole run. `referring-shards.test.ts` has them all. */
const SAVED = new Set([
  'account userData.asoData.aso',
  'upload owner',
  'offer offergroup',
  'offer associations',
  'offer attachments',
  'request-process agrSite.address.region',
  'requestpackage steps.fields.id',
  'region country',
]);
const saved = references.filter(({ name, path }) => isWholeRun() || SAVED.has(`${name} ${path}`));

describe('what is referred to is not deleted', () => {
  test('by what lies in shards of each kind', () => {
    expect(saved.length).toBeGreaterThanOrEqual(SAVED.size);
  });

  test.each(saved)('by $name at $path ($target)', async ({ name, path, target }) => {
    const id = randomUUID();
    const used = await targetOf(target, id);
    const referrer = await world.put(name, withIdAt(baseOf(name), path.split('.'), id));
    expect(await detailsOf(remove(used))).toMatchObject([
      { path: 'id', code: 'entities.inUse', entityclass: name, count: 1 },
    ]);
    expect(await world.store.untyped.latest(id, { fresh: true })).toEqual(used);
    // Nothing refers to it any more.
    const changes = [{ kind: 'delete', before: referrer }] as const;
    await world.store.save({ changes, by: 'system', changeset: 'test' });
    expect(await detailsOf(remove(used))).toBe('deleted');
    expect(await world.store.wasDeleted(id)).toBe(true);
  });

  test('by an offer whose associations its country hides', async () => {
    const used = await targetOf('account', randomUUID());
    await world.put('offer', offerOf({ associations: [used.id], associationsHidden: true }));
    expect(await detailsOf(remove(used))).toMatchObject([{ entityclass: 'offer', count: 1 }]);
  });

  test('by a draft of a request, which an administrator may not read: it is counted, not named', async () => {
    const used = await targetOf('animalkind', randomUUID());
    const draft = { ...baseOf('request-process'), status: 'new', animalkind: used.id };
    await world.put('request-process', draft);
    expect(await detailsOf(remove(used))).toMatchObject([
      { entityclass: 'request-process', count: 1, entries: [] },
    ]);
  });

  test('by an older revision of a package, which a request still reads', async () => {
    const field = await targetOf('requestformfield', randomUUID());
    const asking = { steps: [{ fields: [{ id: field.id, rev: 1 }] }] };
    const before = await world.put('requestpackage', asking);
    const changes = [{ kind: 'update', before, data: { steps: [] } }] as const;
    await world.store.save({ changes, by: 'system', changeset: 'test' });
    expect(await detailsOf(remove(field))).toMatchObject([{ entityclass: 'requestpackage' }]);
  });
});

test('who uses it is counted, and named up to a bound', async () => {
  const used = await targetOf('country', randomUUID());
  const labels = [{ lang: 'en_GB', label: 'Bavaria' }];
  const regions = NAMED_USES + 2;
  for (let index = 0; index < regions; index += 1) {
    await world.put('region', { labels, country: used.id, statecode: `${index}` });
  }
  await world.put('category2', { labels, country: used.id, animalkinds: [] });
  const details = await detailsOf(remove(used));
  expect(details).toMatchObject([
    { entityclass: 'category2', count: 1, entries: [{ label: labels }] },
    { entityclass: 'region', count: regions },
  ]);
  expect(details[1]).toHaveProperty('entries.length', NAMED_USES);
});

describe('an administrator', () => {
  test('is told what uses an entity', async () => {
    const used = await targetOf('agecategory', randomUUID());
    expect(await usedBy({ id: used.id }, world.as(adm))).toEqual({ uses: [] });
    const labels = [{ lang: 'en_GB' as const, label: 'Layers' }];
    const usage = await world.put('animalusage', { labels, ageCategory: used.id });
    expect(await usedBy({ id: used.id }, world.as(adm))).toEqual({
      uses: [{ entityclass: 'animalusage', count: 1, entries: [{ id: usage.id, label: labels }] }],
    });
  });

  test('is told that an entity is not there', async () => {
    expect(await refusalOf(usedBy({ id: randomUUID() }, world.as(adm)))).toEqual([
      404,
      'entities.notFound',
    ]);
  });
});

describe('an offer that is saved at the moment when its breed is deleted', () => {
  let offers: OfferWorld;
  beforeAll(async () => {
    offers = await makeOfferWorld();
  });
  const labels = [{ lang: 'en_GB' as const, label: 'Pinzgauer' }];
  const breedOf = (name: string) =>
    offers.put('offergroup', name, { labels, animalkind: testId('cattle') });
  const exists = async (id: string) =>
    (await offers.world.store.untyped.latest(id, { fresh: true })) !== undefined;

  test('is refused after the deletion has looked for uses, and the breed is gone', async () => {
    const breed = await breedOf('late');
    const before = await offers.world.store.untyped.latest(breed);
    if (before === undefined) throw new Error('no breed');
    const context = offers.as(adm);
    const late: unknown[] = [];
    // The last thing before the deletion is written: what the deletion has not seen.
    const save: typeof context.store.save = async (saving) => {
      late.push(...(await refusalOf(offers.create({ offergroup: breed }))));
      return context.store.save(saving);
    };
    const removal = { before, by: 'adm', changeset: 'delete' };
    await deleteUnused({ ...context, store: { ...context.store, save } }, removal);
    expect([late, await exists(breed)]).toEqual([[409, 'entities.busy'], false]);
    expect(await refusalOf(offers.create({ offergroup: breed }))).toContain(
      'data.offergroup entities.unknownReference',
    );
  });

  test('never stays without it, whoever is first', async () => {
    for (let index = 0; index < 4; index += 1) {
      const breed = await breedOf(`breed ${index}`);
      const [offer, deletion] = await Promise.allSettled([
        offers.create({ offergroup: breed }),
        deleteEntity({ id: breed }, offers.as(adm)),
      ]);
      const outcomes = [offer.status, deletion.status];
      expect(outcomes).toContain('rejected');
      if (offer.status === 'fulfilled') expect(await exists(breed)).toBe(true);
    }
  });

  test('keeps it afterwards when the deletion was refused', async () => {
    const breed = await breedOf('kept');
    await offers.create({ offergroup: breed });
    expect(await refusalOf(deleteEntity({ id: breed }, offers.as(adm)))).toEqual([
      422,
      'entities.inUse',
      'id entities.inUse',
    ]);
    expect((await offers.create({ offergroup: breed })).data.offergroup).toBe(breed);
  });
});
