import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { Offer } from '#shared/offers/offer.ts';
import { accountOf } from '#test/support/accounts.ts';
import { beginWith, rowOf } from '#test/support/create-rows.ts';
import { testServices } from '#test/support/local-services.ts';
import { offerDraft, supplierData } from '#test/support/offers.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const labels = [{ lang: 'en_GB', label: 'test' }];
export const OPENED = '2026-01-01T00:00:00.000Z';

/** The class, the name and the data of a row. */
export type NamedRow = readonly [EntityClassName, string, object];

/** The real parts on a fresh table, with what a plain offer of `offerDraft` refers to, and these rows. */
export async function makeOfferWorld(rows: readonly NamedRow[] = [], ofCountry: object = {}) {
  const { config } = await testServices();
  const time = { now: Date.parse('2026-03-02T08:00:00.000Z') };
  const world = patientWorld(config, { now: () => new Date(time.now) });

  /** Saves a row as the product itself; its id is that of the name. */
  const put = async (entityclass: EntityClassName, name: string, data: object): Promise<string> => {
    const id = testId(name);
    const valid = entityClasses[entityclass].schema.parse(data);
    await world.store.save({
      changes: [{ kind: 'create', id, entityclass, data: valid }],
      by: 'system',
      changeset: 'test',
    });
    return id;
  };
  const change = async (name: string, more: object): Promise<void> => {
    const before = await world.store.untyped.latest(testId(name), { fresh: true });
    if (!before) throw new Error(`no ${name}`);
    await world.store.save({
      changes: [{ kind: 'update', before, data: { ...before.data, ...more } }],
      by: 'system',
      changeset: 'test',
    });
  };

  const country = (code: string, more: object = {}) => ({
    labels,
    code,
    domains: [`${code.toLowerCase()}.localhost`],
    languages: ['de_DE'],
    enabledForWebsite: true,
    usesAssociations: true,
    enabledAnimals: [testId('cattle')],
    ...more,
  });
  const supplierAccount = (name: string) =>
    accountOf('SUP', name, {
      supExtra: { tosAcceptedOn: OPENED },
      userData: { supData: [supplierData({ activityConfirmedOn: OPENED })] },
    }).data;
  const begun: readonly NamedRow[] = [
    ['animalkind', 'cattle', { labels }],
    ['animalkind', 'pigs', { labels, cat1Mandatory: true }],
    ['country', 'country', country('DE', ofCountry)],
    ['offergroup', 'fleckvieh', { labels, animalkind: testId('cattle') }],
    ['region', 'region', { labels, country: testId('country'), statecode: 'BY' }],
    ['account', 'supplier', supplierAccount('supplier')],
    ['account', 'stranger', supplierAccount('stranger')],
    ...rows,
  ];
  await beginWith(
    world,
    begun.map(([entityclass, name, data]) => rowOf(entityclass, testId(name), data)),
  );

  const supplier = principal('SUP', { account: testId('supplier') });
  const as = (who: Principal): Context => ({
    ...world,
    log: { info: () => {}, error: () => {} },
    who,
    rows: world.rowsFor(who),
    requestId: 'request',
    host: 'de.localhost',
    sourceAddress: '192.0.2.7',
  });
  const asOffer = (entity: Entity): Entity<Offer> => ({
    ...entity,
    data: Offer.parse(entity.data),
  });
  return {
    time,
    world,
    put,
    change,
    country,
    supplier,
    stranger: principal('SUP', { account: testId('stranger') }),
    as,
    create: async (more: object = {}, who = supplier) =>
      asOffer(
        await writeEntity(
          {
            writing: { kind: 'create', entityclass: 'offer', data: { ...offerDraft(), ...more } },
            changeset: 'test',
          },
          as(who),
        ),
      ),
    patch: async (
      { id, rev }: { id: string; rev: number },
      patch: object,
      who = supplier,
      changeset = 'test',
    ) =>
      asOffer(
        await writeEntity({ writing: { kind: 'patch', id, rev, patch }, changeset }, as(who)),
      ),
    account: async (name = 'supplier') => {
      const entity = await world.store.untyped.latest(testId(name), { fresh: true });
      return entity as Entity<Account> | undefined;
    },
  };
}
export type OfferWorld = Awaited<ReturnType<typeof makeOfferWorld>>;

/** Status, code, then path and code of each detail of a refusal. */
export async function refusalOf(saving: Promise<unknown>): Promise<unknown[]> {
  const error = await saving.then(
    () => new Error('it was saved'),
    (cause: unknown) => cause,
  );
  if (!(error instanceof AppError)) throw error;
  const details = error.details.map(({ path, code }) => `${path} ${code}`);
  return [error.error.status, error.error.code, ...details];
}
