import type { World } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { firstPages } from '#infra/demo/content/first-pages.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import { LOGIN_NAMES, loginEmail, loginSub } from '#infra/demo/people/login-table.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { DEFAULT_MAX_USERS } from '#shared/accounts/limits.ts';
import { cmspageClass } from '#shared/content/cmspage.ts';
import { Country, countryClass } from '#shared/countries/country.ts';

/** A code that ISO 3166-1 leaves to its users: the administration's site belongs to no country. */
const CODE = 'ZZ';
const SITE = demoId('country.administration');
const ADMINISTRATOR = demoId('account.administration');

/**
 * Opens the administration's own site, `admin.localhost`, and where no account exists (`--empty`) what a new stage begins
 * with: the account of its first administrator, which the login `admin` uses, and the first pages. Existing entities stay as they are.
 */
export async function openAdministration(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  { withAdministrator }: { readonly withAdministrator: boolean },
): Promise<void> {
  if ((await store.claimedBy(countryClass.name, 'code', CODE)) !== undefined) return;
  const site: EntityChange = {
    kind: 'create',
    id: SITE,
    entityclass: countryClass.name,
    data: siteOfAdministration,
  };
  const account: EntityChange = {
    kind: 'create',
    id: ADMINISTRATOR,
    entityclass: accountClass.name,
    data: administratorOf(clock.now()),
  };
  const pages = firstPages(clock.now()).map(
    (data): EntityChange => ({
      kind: 'create',
      id: demoId(`cmspage.${data.usageKey}`),
      entityclass: cmspageClass.name,
      data,
    }),
  );
  await store.save({
    changes: withAdministrator ? [site, account, ...pages] : [site],
    by: 'system',
    changeset: 'create',
  });
}

const siteOfAdministration = Country.parse({
  labels: [
    { lang: 'de_DE', label: 'Verwaltung' },
    { lang: 'en_GB', label: 'Administration' },
  ],
  code: CODE,
  domains: ['admin.localhost'],
  languages: ['de_DE', 'en_GB'],
  isAdmin: true,
});

const administratorOf = (now: Date): Account => {
  const [user, email] = [loginSub('admin'), loginEmail('admin')];
  return Account.parse({
    staticData: {
      name: 'Administration',
      role: 'ADM',
      country: SITE,
      responsibleForRegions: [],
      eggBreeder: false,
      canRequest: false,
    },
    userData: {
      address: { email },
      supData: [],
      requestFolders: [],
      emails: [{ email, status: 'verified' }],
    },
    supExtra: {},
    active: true,
    maxUsers: DEFAULT_MAX_USERS,
    uiLocale: 'de_DE',
    ssoUsers: [user],
    joinings: [{ user, on: now.toISOString(), way: 'invitation', name: LOGIN_NAMES.admin, email }],
  });
};
