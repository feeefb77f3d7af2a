import type { SeededRandom } from '#test/support/seeded-random.ts';
import type { KnownRow, Pool } from './fuzz-pool.ts';

/** Calls another operation as the same caller; undefined where that is refused. */
export type Ask = (operation: string, input: object) => Promise<unknown>;

export type Recipe = (from: {
  readonly pool: Pool;
  readonly random: SeededRandom;
  /** Account of the caller as last seen. */
  readonly own: KnownRow | undefined;
  /** What the single sign-on says of the caller. */
  readonly idToken: string | undefined;
  readonly ask: Ask;
}) => object | Promise<object>;

const pinned = (row: KnownRow | undefined) => ({ id: row?.id, rev: row?.rev });
const anyRow = (pool: Pool, random: SeededRandom, entityclass: string): KnownRow | undefined =>
  random.pick(pool.rowsOf(entityclass));
const byId: Recipe = ({ pool }) => ({ id: pool.anyRow()?.id });
const account: Recipe = ({ pool, random }) => ({ account: anyRow(pool, random, 'account')?.id });
const ALIASES = ['fuzz-a', 'fuzz-b', 'fuzz-c'];
const CLASSES = ['animalkind', 'country', 'region', 'offergroup', 'category1', 'cmspage'];

/** A search that names its shard. */
const search: Recipe = ({ pool, random }) => {
  const offer = anyRow(pool, random, 'offer')?.data ?? {};
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
  const row = anyRow(pool, random, 'animalkind');
  return { entityclass: 'animalkind', data: row?.data };
};
const process: Recipe = ({ pool, random }) => ({
  process: pinned(anyRow(pool, random, 'request-process')),
});
const newAccount: Recipe = ({ pool, random }) => ({
  staticData: { name: 'Fuzz', role: 'SUP', country: anyRow(pool, random, 'country')?.id },
  userData: { address: { email: 'fuzz@example.org' } },
});

/** What proves whose farm it is. Nearly all farms of the demo data are used by nobody yet. */
const farmFacts: Recipe = ({ pool, random, idToken }) => {
  const { staticData, userData } = dataOf(random.pick(pool.rowsOf('account').filter(isFarmer)));
  const [body] = listOf(userData?.insData);
  return {
    insId: body?.ins,
    citycode: userData?.address?.citycode,
    controlNumber: userData?.controlNumber,
    country: staticData?.country,
    ...(idToken === undefined ? {} : { token: idToken }),
  };
};
const register: Recipe = ({ pool, random, idToken }) => ({
  inviteId: random.pick(pool.valuesOf('inviteId')),
  ...(idToken === undefined ? {} : { token: idToken }),
});
const objection: Recipe = ({ pool, random }) => ({
  objectionId: random.pick(pool.valuesOf('objectionId')),
});
/** An invitation that waits; where there is none, one is sent. */
const invitation =
  (read: string, send: string): Recipe =>
  async (from) => {
    const which = read === 'accounts.getUsers' ? { account: from.own?.id } : account(from);
    const waiting = invitesOf(await from.ask(read, which));
    if (waiting.length > 0) return { ...which, invite: from.random.pick(waiting) };
    const email = `fuzz-${from.random.below(1000)}@example.org`;
    await from.ask(send, read === 'accounts.getUsers' ? { ...which, email } : which);
    const [sent] = invitesOf(await from.ask(read, which));
    return { ...which, invite: sent };
  };
const farmers: Recipe = ({ pool, random }) => ({
  accounts: [random.pick(pool.rowsOf('account').filter(isFarmer))?.id],
});
const ownInvitation = invitation('accounts.getUsers', 'accounts.inviteUser');
const anyInvitation = invitation('accounts.getAccess', 'accounts.createAccountInvite');
/** A location of sale: the caller's own, or anybody's. */
const position: Recipe = ({ pool, random, own }) => {
  const sellers = [own, ...pool.rowsOf('account')].filter((row) => placesOf(row).length > 0);
  const seller = own && placesOf(own).length > 0 ? own : random.pick(sellers);
  const place = random.pick(placesOf(seller));
  return {
    userId: seller?.id,
    countryId: place?.country,
    locationOfSale: place?.id,
    geoPosition: { lat: 48 + random.next(), lon: 11 + random.next() },
  };
};
/** A request of the caller, or of one of its customers, by a package of that place. */
const begin: Recipe = ({ pool, random, own }) => {
  const isTied = (row: KnownRow): boolean =>
    row.id === own?.id ||
    listOf(dataOf(row).userData?.insData).some(({ ins }) => String(ins) === own?.id);
  const farmer = random.pick(pool.rowsOf('account').filter((row) => isFarmer(row) && isTied(row)));
  const place = random.pick(placesOf(farmer));
  const form = random.pick(
    pool
      .rowsOf('requestpackage')
      .filter(({ data }) => [data.countries].flat().includes(place?.country)),
  );
  return {
    type: random.pick([form?.data.requestTypes].flat()),
    package: { id: form?.id },
    location: place?.id,
    animalkind: random.pick([form?.data.animalkinds].flat()),
    ...(farmer?.id === own?.id ? {} : { agr: farmer?.id }),
  };
};
/** Saves a draft of the caller; there is one where one could be begun. */
const draft: Recipe = async (from) => {
  const drafts = () =>
    from.pool
      .rowsOf('request-process')
      .filter(({ data }) => data.status === 'new' && data.creator === from.own?.id);
  if (drafts().length === 0) await from.ask('requests.initRequest', await begin(from));
  const fieldData = from.random.chance(0.5) ? [] : [{ field: 'numberWanted', value: 3 }];
  return { process: pinned(from.random.pick(drafts())), fieldData, attachments: [], draft: true };
};
/** A ruleset as it is, with a name by which it can be asked for. */
const namedRuleset: Recipe = ({ pool, random }) => {
  const ruleset = anyRow(pool, random, 'ruleset');
  return { ...ruleset?.data, ...pinned(ruleset), alias: random.pick(ALIASES) };
};
/** Somebody else who uses the own account. */
const otherUser: Recipe = async ({ own, ask, random }) => {
  const { users } = dataIn(await ask('accounts.getUsers', { account: own?.id }));
  const others = listOf(users).filter(({ isYou }) => String(isYou) === 'false');
  return { account: own?.id, user: random.pick(others)?.user };
};
const ownUser: Recipe = async ({ own, ask }) => {
  const { users } = dataIn(await ask('accounts.getUsers', { account: own?.id }));
  const you = listOf(users).find(({ isYou }) => String(isYou) === 'true');
  return { account: own?.id, ssoUser: you?.user, evenLast: true };
};
/** An address that only the caller's account asks a code for. */
const askedEmail = (own: KnownRow | undefined): string => `fuzz-${own?.id}@example.org`;
const mailedCode: Recipe = ({ pool, own }) => {
  const email = askedEmail(own);
  const codes = pool.valuesOf(`code for ${email}`);
  return { email, code: codes.at(-1) };
};

/** Inputs that the schema alone would hardly lead to; by the operation's id. The rest is made from the schema. */
export const fuzzRecipes: Readonly<Record<string, Recipe>> = {
  'accounts.createAccount': newAccount,
  'accounts.createAccountInvite': account,
  'accounts.getAccess': account,
  'accounts.getObjection': objection,
  'accounts.objectToUser': objection,
  'accounts.getUsers': ({ own }) => ({ account: own?.id }),
  'accounts.inviteUser': ({ own, random }) => ({
    account: own?.id,
    email: `fuzz-${random.below(1000)}@example.org`,
  }),
  'accounts.inviteCustomers': farmers,
  'accounts.resendUserInvite': ownInvitation,
  'accounts.revokeUserInvite': ownInvitation,
  'accounts.resendAccountInvite': anyInvitation,
  'accounts.revokeAccountInvite': anyInvitation,
  'accounts.removeUser': otherUser,
  'accounts.unlinkAccount': ownUser,
  'accounts.register': register,
  'accounts.registerFarmer': farmFacts,
  'accounts.requestFarmCode': farmFacts,
  'accounts.updateGeoPosition': position,
  'accounts.getInvite': ({ pool, random }) => ({
    inviteId: random.pick(pool.valuesOf('inviteId')),
  }),
  'accounts.refreshAso': () => ({}),
  'accounts.updateAccount': ({ pool, random }) => ({
    account: anyRow(pool, random, 'account')?.id,
    adminMemo: 'fuzz',
  }),
  'accounts.updateProfile': ({ own }) => ({ rev: own?.rev, uiLocale: 'de_DE' }),
  'accounts.setUserAgreement': ({ pool, random }) => ({
    account: random.pick(pool.rowsOf('account').filter(isFarmer))?.id,
    agreed: true,
  }),
  'accounts.setUserAgreements': farmers,
  'contact.contactRequest': ({ pool, random }) => ({
    name: 'Fuzz',
    email: 'fuzz@example.org',
    subject: 'Fuzz',
    message: 'A message that is long enough to be taken.',
    country: anyRow(pool, random, 'country')?.id,
  }),
  'countries.getByUrl': () => ({ url: 'http://de.localhost/' }),
  'countries.start': () => ({ url: 'http://de.localhost/' }),
  'entities.create': harmless,
  'entities.getAttribute': () => ({ entityclass: 'offer', externalid: 'amount' }),
  'entities.get': byId,
  'entities.getTimeline': byId,
  'entities.link': ({ pool }) => pinned(pool.anyRow()),
  'entities.getAttachment': ({ pool, random }) => ({ id: anyRow(pool, random, 'upload')?.id }),
  'entities.getPhoto': byId,
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
    ...pinned(anyRow(pool, random, 'animalkind')),
    patch: {},
    changeset: 'fuzz',
  }),
  'geocoding.listCities': () => ({ countrycode: 'DE', cityname: 'Freising' }),
  'mail.check': ({ own }) => ({ email: emailOf(own) }),
  'mail.signOn': ({ idToken }) => ({ token: idToken }),
  'mail.request': ({ own }) => ({ email: askedEmail(own) }),
  'mail.complete': mailedCode,
  'offers.confirmActivity': ({ own }) => ({ country: countryOf(own) }),
  'requests.initRequest': begin,
  'requests.fillForm': draft,
  'requests.readStatistics': ({ own }) => ({
    from: '2026-01',
    to: '2026-12',
    regions: regionsOf(own).slice(0, 3),
  }),
  'requests.readUsualTime': ({ pool, random }) => ({
    process: anyRow(pool, random, 'request-process')?.id,
  }),
  'requests.deleteRequests': ({ pool, random }) => {
    const request = anyRow(pool, random, 'request-process');
    return {
      processes: [request?.id],
      confirm: request?.data.hid,
      reason: 'Deleted by a test of the whole product.',
    };
  },
  'requests.retractRequest': process,
  'requests.waiveRequest': process,
  'requests.revokeRequest': (from) => ({ ...process(from), reason: 'Revoked by a test.' }),
  'requests.reopenRequest': (from) => ({ ...process(from), reason: 'Reopened by a test.' }),
  'requests.removeRequest': process,
  'requests.setStatus': ({ pool, random }) => ({
    process: pinned(anyRow(pool, random, 'request-process')),
    editorName: 'FZ',
    inProgress: true,
  }),
  'rules.runEvaluator': ({ pool, random }) => ({
    ruleset: { id: anyRow(pool, random, 'ruleset')?.id },
    facts: { 'answers.ageDays': 3 },
  }),
  'rules.getRulesetForKey': ({ pool, random }) => ({ key: random.pick(pool.valuesOf('alias')) }),
  'rules.updateRuleset': namedRuleset,
  'search.execute': search,
  'search.lists': (from) => ({ lists: [search(from)] }),
  'search.count': search,
  'search.overview': (from) => ({ ...search(from), facets: [{ field: 'updated' }] }),
  'search.ids': ({ pool }) => ({ ids: [pool.anyRow()?.id] }),
  'search.aggregate': (from) => ({
    ...search(from),
    aggregate: { groupBy: [], metrics: [{ op: 'count', as: 'n' }] },
  }),
  'sessions.login': ({ idToken }) => ({ token: idToken }),
  'sessions.getSecondFactor': ({ idToken }) => ({ token: idToken }),
  'settings.update': () => ({ settings: {} }),
};

type Data = { [name: string]: Data } & { toString(): string };
const dataIn = (found: unknown): Data => Object(found ?? {});
const dataOf = (row: KnownRow | undefined): Data => dataIn(row?.data);
const listOf = (list: unknown): Data[] => (Array.isArray(list) ? list : []);
const invitesOf = (access: unknown): Data[] =>
  listOf(dataIn(access).invites).flatMap(({ id, usedOn }) => (id && !usedOn ? [id] : []));
const placesOf = (row: KnownRow | undefined) =>
  listOf(dataOf(row).userData?.supData).flatMap(({ country, locationsOfSale }) =>
    listOf(locationsOfSale).map(({ id }) => ({ country, id })),
  );
const isFarmer = (row: KnownRow): boolean => String(dataOf(row).staticData?.role) === 'AGR';
const countryOf = (row: KnownRow | undefined): unknown => dataOf(row).staticData?.country;
const regionsOf = (row: KnownRow | undefined): unknown[] => {
  const regions: unknown = dataOf(row).staticData?.responsibleForRegions;
  return Array.isArray(regions) ? regions : [];
};
const emailOf = (row: KnownRow | undefined): unknown =>
  dataOf(row).userData?.address?.email ?? 'fuzz@example.org';
