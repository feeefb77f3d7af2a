import { accountImplementations } from '#functions/accounts/handler.ts';
import type { Context } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { beginWith, rowOf } from '#test/support/create-rows.ts';
import { testServices } from '#test/support/local-services.ts';
import { offerOf, supplierData } from '#test/support/offers.ts';
import { outboxMessages } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

export type ProfileCall = keyof typeof accountEndpoints;

export const NOW = '2026-03-02T08:00:00.000Z';
export const EARLIER = '2026-01-01T00:00:00.000Z';
export const TERMS = '2025-06-01T00:00:00.000Z';
const labels = [{ lang: 'en_GB', label: 'test' }];
const ins = testId('ins');

const person = (role: AccountRole, name: string, more: AccountFields = {}) =>
  accountOf(role, name, { ssoUsers: [`user of ${name}`], ...more });

/** Everybody of these tests. */
export const people = {
  farmer: person('AGR', 'farmer', {
    userData: {
      controlNumber: 'DE-BY-006-12345-A',
      insData: [{ ins }, { ins: testId('oldIns'), deactivatedOn: EARLIER, agreementOn: EARLIER }],
      asoData: [{ aso: testId('aso') }, { aso: testId('plainAso') }],
    },
  }),
  seller: person('SUP', 'seller', {
    supExtra: { tosAcceptedOn: EARLIER, tosVersion: TERMS },
    userData: {
      address: { phone: '+49 89 1234567', citycode: '80331', region: testId('region') },
      supData: [supplierData({ activityConfirmedOn: EARLIER, activityWarningsMailsSent: 2 })],
      emails: [{ email: 'seller@example.org', status: 'verified' }],
      requestFolders: [{ id: testId('folder'), label: 'Herde 1' }],
    },
  }),
  newcomer: person('SUP', 'newcomer'),
  stranger: person('SUP', 'stranger', {
    supExtra: { tosAcceptedOn: EARLIER, tosVersion: TERMS },
    userData: { supData: [supplierData()] },
  }),
  ins: person('INS', 'ins', { staticData: { agrImport: true } }),
  oldIns: person('INS', 'oldIns', { staticData: { agrImport: true } }),
  otherIns: person('INS', 'otherIns', { staticData: { agrImport: true } }),
  aso: person('ASO', 'aso', { staticData: { agrImport: true, userAgreementProcedure: true } }),
  plainAso: person('ASO', 'plainAso', { staticData: { agrImport: true } }),
  aut: person('AUT', 'aut'),
  adm: person('ADM', 'adm'),
} as const satisfies Record<string, Entity<Account>>;
export type PersonName = keyof typeof people;

const master: readonly (readonly [EntityClassName, string, object])[] = [
  ['animalkind', 'cattle', { labels }],
  ['animalkind', 'pigs', { labels }],
  [
    'country',
    'country',
    {
      labels,
      code: 'DE',
      domains: ['de.localhost'],
      languages: ['de_DE'],
      enabledForWebsite: true,
    },
  ],
  [
    'country',
    'AT',
    {
      labels,
      code: 'AT',
      domains: ['at.localhost'],
      languages: ['de_AT'],
      enabledForWebsite: true,
    },
  ],
  [
    'region',
    'region',
    { labels, country: testId('country'), statecode: 'BY', postalCodePrefixes: ['8'] },
  ],
  [
    'region',
    'Saxony',
    { labels, country: testId('country'), statecode: 'SN', postalCodePrefixes: ['0'] },
  ],
  [
    'cmspage',
    'terms',
    { usageKey: 'tos-agr', internalName: 'Terms', title: labels, content: [], lastUpdated: TERMS },
  ],
  ['offer', 'offer', offerOf({ owner: testId('seller') })],
];

/** The real parts on a fresh table, with people who call the real endpoints. */
export async function makeProfileStage() {
  const { config } = await testServices();
  const time = { now: Date.parse(NOW) };
  const world = patientWorld(config, { now: () => new Date(time.now) });
  const quiet = { ...world, log: { info: () => {}, error: () => {} } };
  const handler = serve('accounts', accountEndpoints, accountImplementations, () => quiet);

  const put = async (entityclass: EntityClassName, id: string, data: object) => {
    const before = await world.store.untyped.latest(id, { fresh: true });
    const valid = entityClasses[entityclass].schema.parse(data);
    await world.store.save({
      changes: [
        before
          ? { kind: 'update', before, data: valid }
          : { kind: 'create', id, entityclass, data: valid },
      ],
      by: 'system',
      changeset: 'test',
    });
  };
  await beginWith(world, [
    ...master.map(([entityclass, name, data]) => rowOf(entityclass, testId(name), data)),
    ...Object.values(people).map(({ id, data }) => rowOf('account', id, data)),
  ]);

  const stored = async (name: PersonName): Promise<Entity<Account>> => {
    const entity = await world.store.untyped.latest(testId(name), { fresh: true });
    if (!entity) throw new Error(`no ${name}`);
    return { ...entity, data: Account.parse(entity.data) };
  };
  const call = async (name: ProfileCall, caller: PersonName | undefined, input: object) => {
    const { method, path } = accountEndpoints[name];
    const token = caller && (await tokenOf(caller));
    const asked = { method, path, input, ...(token === undefined ? {} : { token }) };
    const { status, body } = await ask(handler, asked);
    const { data, code, details } = body;
    return { status, data, code, details };
  };
  const tokenOf = async (name: PersonName) => {
    const { id, data } = people[name];
    const role = data.staticData.role;
    return (await world.tokens.issue({ user: `user of ${name}`, account: id, role })).jwt;
  };
  return {
    world,
    time,
    put,
    stored,
    call,
    /** A profile change of what is stored now; the account's own revision unless another is given. */
    change: async (name: PersonName, userData: object, more: object = {}) =>
      call('updateProfile', name, { userData, rev: (await stored(name)).rev, ...more }),
    as: (who: Principal): Context => ({
      ...quiet,
      who,
      rows: world.rowsFor(who),
      requestId: 'test',
      host: 'de.localhost',
      sourceAddress: '192.0.2.7',
    }),
    /** Which fields were refused, and why. */
    problems: (answer: { details: { path: string; code: string }[] }) =>
      answer.details.map(({ path, code }) => [path, code]),
    messages: () => outboxMessages(config.TABLE),
  };
}
export type ProfileStage = Awaited<ReturnType<typeof makeProfileStage>>;
