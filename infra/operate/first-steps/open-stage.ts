import {
  newInvite,
  unlinkAgain,
  withEmailStatuses,
  withInvite,
} from '#functions/accounts/public.ts';
import type { World } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { newLinkSecret } from '#functions/kernel/tokens/link-secret.ts';
import { firstPages } from '#infra/demo/content/first-pages.ts';
import type { CountryConfig } from '#infra/deploy/configuration/country-config.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { invitationPath } from '#shared/accounts/invitation-path.ts';
import { DEFAULT_MAX_USERS } from '#shared/accounts/limits.ts';
import { cmspageClass } from '#shared/content/cmspage.ts';
import { Country, countryClass } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/kernel/locale.ts';

/** The id of a stage's first account; it is fixed, so that two operators at once do not make two accounts. */
export const FIRST_ADMINISTRATOR = '00000000-0000-7000-8000-00000000ad01';

type Parts = Pick<World, 'store' | 'values' | 'clock' | 'newId' | 'random'> & {
  /** Reads the people who can sign in to the stage, by their `sub`; undefined where it has no user pool. */
  readonly usersOfPool: () => Promise<ReadonlySet<string> | undefined>;
};
type Wanted = { readonly countries: readonly CountryConfig[]; readonly email: string };
export type OpenedStage = {
  /** The codes of the countries that were created. */
  readonly created: readonly string[];
  /** The link of the invitation, which joins its reader to the administrator's account, once. */
  readonly invitation: string;
};

/**
 * Enters the least that an empty table needs: the configured countries, closed and with names and domains only, the pages
 * that are true everywhere, and an administrator with an invitation. Each is saved by itself, the administrator last: one
 * transaction takes no more than some sixteen countries. It may run again as long as nobody has taken that invitation,
 * also after it broke off: other entities stay as they are, and the newest link and address count. It may run again too
 * once nobody of the administrator's account can sign in any more: after the loss of the user pool, for example.
 * @throws StartupError when an administrator exists
 */
export async function openStage(parts: Parts, { countries, email }: Wanted): Promise<OpenedStage> {
  const { store } = parts;
  const before = await administrator(parts);
  const [home] = countries;
  if (home === undefined) throw new StartupError('The stage has no countries.');
  const save = (change: EntityChange) =>
    store.save({ changes: [change], by: 'system', changeset: 'create' });
  const ids = new Map<string, string>();
  const created: string[] = [];
  for (const country of countries) {
    const idBefore = await store.claimedBy(countryClass.name, 'code', country.code);
    const id = idBefore ?? parts.newId();
    ids.set(country.code, id);
    if (idBefore !== undefined) continue;
    await save(creation(countryClass.name, id, countryOf(country, country === home)));
    created.push(country.code);
  }
  for (const page of firstPages(parts.clock.now())) {
    const idBefore = await store.claimedBy(cmspageClass.name, 'usageKey', page.usageKey);
    if (idBefore === undefined) await save(creation(cmspageClass.name, parts.newId(), page));
  }
  const inviteId = newLinkSecret(parts);
  const invite = await newInvite(parts, { inviteId, by: FIRST_ADMINISTRATOR });
  const account = before
    ? reachedAt(email, Account.parse(before.data))
    : administratorOf(email, ids.get(home.code) ?? '', languagesOf(home)[0]);
  const data = withInvite({ ...account, invites: [] }, invite);
  await save(
    before
      ? { kind: 'update', before, data }
      : creation(accountClass.name, FIRST_ADMINISTRATOR, data),
  );
  const domain = await openDomain(parts, countries, ids);
  return { created, invitation: `https://${domain ?? ''}${invitationPath(inviteId)}` };
}

/** Returns the domain of the first configured country that has a site: an administrator may have closed others. */
async function openDomain(
  { store }: Parts,
  countries: Wanted['countries'],
  ids: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const entities = await store.latestOf(countryClass, [...ids.values()], { fresh: true });
  const open = entities.find(({ data }) => data.enabledForWebsite || data.isAdmin);
  return countries.find(({ code }) => code === open?.data.code)?.domains[0];
}

async function administrator(parts: Parts): Promise<Entity | undefined> {
  const { store, clock } = parts;
  const latest = () => store.untyped.latest(FIRST_ADMINISTRATOR, { fresh: true });
  const entity = await latest();
  const users = entity === undefined ? [] : Account.parse(entity.data).ssoUsers;
  if (users.length > 0) requireNobodyOf(users, await parts.usersOfPool());
  if (await store.wasDeleted(FIRST_ADMINISTRATOR)) {
    throw new StartupError(
      'The account of the first administrator was deleted: others are invited in the product.',
    );
  }
  const leftOn = clock.now().toISOString();
  for (const user of users) {
    await unlinkAgain(parts, { account: FIRST_ADMINISTRATOR, user, leftOn });
  }
  return users.length > 0 ? latest() : entity;
}

function requireNobodyOf(users: readonly string[], pool: ReadonlySet<string> | undefined): void {
  if (pool === undefined) {
    throw new StartupError('The stage has no user pool: deploy identity first.');
  }
  if (!users.some((user) => pool.has(user))) return;
  throw new StartupError(
    'The stage has an administrator who can sign in: further ones are invited in the product.',
  );
}

/**
 * Returns the account, active and with this address alone: nobody uses it, so that an earlier address is wrong, or that
 * of somebody who has left.
 */
const reachedAt = (email: string, { userData, ...account }: Account): Account => ({
  ...account,
  active: true,
  userData: {
    ...userData,
    address: { ...userData.address, email },
    emails: withEmailStatuses([{ email }], userData.emails),
  },
});

const creation = (entityclass: string, id: string, data: object): EntityChange => ({
  kind: 'create',
  id,
  entityclass,
  data,
});

/**
 * Returns a country that is not on the website: an administrator switches it on, which the product refuses while pages
 * are missing that the law asks for. The first country leads the administrator to the link of the invitation, which
 * only a country with a site does: until its pages are there, its site is the administration's, where nobody registers.
 */
const countryOf = (country: CountryConfig, isHome: boolean): Country =>
  Country.parse({
    labels: [{ lang: 'en_GB', label: country.name }],
    code: country.code,
    domains: country.domains,
    languages: languagesOf(country),
    enabledForWebsite: isHome,
    isAdmin: isHome,
    ...('hint' in country.signOn ? { ssoIdpHint: country.signOn.hint } : {}),
  });

/** Returns the languages of a country, which the administrator may change later. */
function languagesOf({ code }: CountryConfig): readonly [Locale, ...Locale[]] {
  const [first = DEFAULT_LOCALE, ...others] = LOCALES.filter((locale) =>
    locale.endsWith(`_${code}`),
  );
  return [first, ...others];
}

const administratorOf = (email: string, country: string, uiLocale: Locale): Account =>
  Account.parse({
    staticData: {
      name: 'Administration',
      role: 'ADM',
      country,
      responsibleForRegions: [],
      eggBreeder: false,
      canRequest: false,
    },
    userData: {
      address: { email },
      supData: [],
      requestFolders: [],
      emails: [{ email, status: 'open' }],
    },
    supExtra: {},
    active: true,
    maxUsers: DEFAULT_MAX_USERS,
    uiLocale,
  });
