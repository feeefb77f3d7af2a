import type { SeededRandom } from '#test/support/seeded-random.ts';
import type { KnownRow, Pool } from './fuzz-pool.ts';

/** Who calls: its account as last seen. */
export type Recipe = (from: {
  readonly pool: Pool;
  readonly random: SeededRandom;
  readonly own: KnownRow | undefined;
}) => object;

const pinned = (row: KnownRow | undefined) => ({ id: row?.id, rev: row?.rev });
const one = (pool: Pool, random: SeededRandom, entityclass: string): KnownRow | undefined =>
  random.pick(pool.rowsOf(entityclass));
const byId: Recipe = ({ pool }) => ({ id: pool.anyRow()?.id });
const account: Recipe = ({ pool, random }) => ({ account: one(pool, random, 'account')?.id });
const CLASSES = ['animalkind', 'country', 'region', 'offergroup', 'category1', 'cmspage'];

/** A search that names its shard. */
const search: Recipe = ({ pool, random }) => {
  const offer = one(pool, random, 'offer')?.data ?? {};
  if (random.chance(0.3)) return { entityClass: random.pick(CLASSES) };
  return {
    entityClass: 'offer',
    attributeFilter: {
      $and: ['country', 'animalkind'].map((field) => ({
        field,
        comparison: 'eq',
        value: offer[field] ?? 'none',
      })),
    },
  };
};
/** What an administrator saves without harm to the rest: the same again, or a copy. */
const harmless: Recipe = ({ pool, random }) => {
  const row = one(pool, random, 'animalkind');
  return { entityclass: 'animalkind', data: row?.data };
};
const process: Recipe = ({ pool, random }) => ({
  process: pinned(one(pool, random, 'request-process')),
});
const newAccount: Recipe = ({ pool, random }) => ({
  staticData: { name: 'Fuzz', role: 'SUP', country: one(pool, random, 'country')?.id },
  userData: { address: { email: 'fuzz@example.org' } },
});

/** Inputs that the schema alone would hardly lead to; by the operation's id. The rest is made from the schema. */
export const fuzzRecipes: Readonly<Record<string, Recipe>> = {
  'accounts.createAccount': newAccount,
  'accounts.createAccountInvite': account,
  'accounts.getAccess': account,
  'accounts.getInvite': ({ pool, random }) => ({
    inviteId: random.pick(pool.valuesOf('inviteId')),
  }),
  'accounts.refreshAso': () => ({}),
  'accounts.updateAccount': ({ pool, random }) => ({
    account: one(pool, random, 'account')?.id,
    adminMemo: 'fuzz',
  }),
  'accounts.updateProfile': ({ own }) => ({ rev: own?.rev, uiLocale: 'de_DE' }),
  'accounts.setUserAgreement': ({ pool, random }) => ({
    account: random.pick(pool.rowsOf('account').filter(isFarmer))?.id,
    agreed: true,
  }),
  'contact.contactRequest': ({ pool, random }) => ({
    name: 'Fuzz',
    email: 'fuzz@example.org',
    subject: 'Fuzz',
    message: 'A message that is long enough to be taken.',
    country: one(pool, random, 'country')?.id,
  }),
  'countries.getByUrl': () => ({ url: 'http://de.localhost/' }),
  'entities.create': harmless,
  'entities.getAttribute': () => ({ entityclass: 'offer', externalid: 'amount' }),
  'entities.get': byId,
  'entities.getTimeline': byId,
  'entities.link': ({ pool }) => pinned(pool.anyRow()),
  'entities.getAttachment': ({ pool, random }) => ({ id: one(pool, random, 'upload')?.id }),
  'entities.loadEntity': byId,
  'entities.loadEntities': ({ pool }) => ({ ids: [pool.anyRow()?.id] }),
  'entities.loadEntityclass': ({ random }) => ({ entityclass: random.pick(CLASSES) }),
  'entities.loadList': ({ random }) => ({ type: random.pick(CLASSES) }),
  'entities.loadUsers': () => ({}),
  'entities.saveEntry': harmless,
  'entities.setAttachment': ({ pool, random, own }) => ({
    ...pinned(random.pick(pool.rowsOf('upload').filter(({ data }) => data.owner === own?.id))),
    attachment: { name: 'fuzz.pdf', contentType: 'application/pdf', size: 100 },
  }),
  'entities.delete': ({ pool }) => ({ id: pool.rowsOf('animalkind').at(-1)?.id }),
  'entities.updateFromPatch': ({ pool, random }) => ({
    ...pinned(one(pool, random, 'animalkind')),
    patch: {},
    changeset: 'fuzz',
  }),
  'geocoding.listCities': () => ({ countrycode: 'DE', cityname: 'Freising' }),
  'mail.check': ({ own }) => ({ email: emailOf(own) }),
  'mail.request': ({ own }) => ({ email: emailOf(own) }),
  'offers.confirmActivity': ({ own }) => ({ country: countryOf(own) }),
  'requests.readStatistics': ({ own }) => ({
    from: '2026-01',
    to: '2026-12',
    regions: regionsOf(own).slice(0, 3),
  }),
  'requests.readUsualTime': ({ pool, random }) => ({
    process: one(pool, random, 'request-process')?.id,
  }),
  'requests.deleteRequests': ({ pool, random }) => {
    const request = one(pool, random, 'request-process');
    return {
      processes: [request?.id],
      confirm: request?.data.hid,
      reason: 'Deleted by a test of the whole product.',
    };
  },
  'requests.retractRequest': process,
  'requests.removeRequest': process,
  'requests.setStatus': ({ pool, random, own }) => ({
    ...process({ pool, random, own }),
    editorName: 'FZ',
    inProgress: true,
  }),
  'rules.runEvaluator': ({ pool, random }) => ({
    ruleset: { id: one(pool, random, 'ruleset')?.id },
    facts: { 'answers.ageDays': 3 },
  }),
  'rules.getRulesetForKey': ({ pool, random }) => ({ key: random.pick(pool.valuesOf('alias')) }),
  'search.execute': search,
  'search.count': search,
  'search.ids': ({ pool }) => ({ ids: [pool.anyRow()?.id] }),
  'search.aggregate': (from) => ({
    ...search(from),
    aggregate: { groupBy: [], metrics: [{ op: 'count', as: 'n' }] },
  }),
  'settings.update': () => ({ settings: {} }),
};

type Data = { [name: string]: Data } & { toString(): string };
const dataOf = (row: KnownRow | undefined): Data => Object(row?.data ?? {});
const isFarmer = (row: KnownRow): boolean => String(dataOf(row).staticData?.role) === 'AGR';
const countryOf = (row: KnownRow | undefined): unknown => dataOf(row).staticData?.country;
const regionsOf = (row: KnownRow | undefined): unknown[] => {
  const regions: unknown = dataOf(row).staticData?.responsibleForRegions;
  return Array.isArray(regions) ? regions : [];
};
const emailOf = (row: KnownRow | undefined): unknown =>
  dataOf(row).userData?.address?.email ?? 'fuzz@example.org';
