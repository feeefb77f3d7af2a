import * as z from 'zod';
import { loadCountries } from '#functions/countries/public.ts';
import type { Context } from '#functions/kernel/context.ts';
import type { SsoClaims } from '#functions/kernel/tokens/tokens.ts';
import { Country, countryClass } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { SecondFactor } from '#shared/sessions/second-factor.ts';
import type { UserAccount } from './user-accounts.ts';

const Demand = z.object(Country.pick({ secondFactorFor: true }).shape);
type Demand = z.infer<typeof Demand>;
const countryDemand = { name: countryClass.name, schema: Demand };

type Parts = Pick<Context, 'config' | 'search' | 'store'>;

/**
 * Returns the test which accounts people may act through with a second factor only: the stage demands it, or the
 * country of the account as it is now.
 */
export async function makeNeedsSecondFactor(
  accounts: readonly UserAccount[],
  parts: Parts,
): Promise<(account: UserAccount) => boolean> {
  const { SECOND_FACTOR_FOR: ofStage } = parts.config;
  const open = accounts.filter((account) => !names(ofStage, account));
  const countries = await demandsOn(open, parts);
  return (account) =>
    names(ofStage, account) ||
    countries.some(({ id, data }) => binds(id, account) && names(data.secondFactorFor, account));
}

const names = (roles: Demand['secondFactorFor'], { data }: UserAccount): boolean =>
  roles.some((role) => role === data.staticData.role);

const isAdministrator = ({ data }: UserAccount): boolean => data.staticData.role === 'ADM';

/**
 * Tells whether a country's demand binds an account. An administrator acts in every country, so that any country may
 * demand it.
 */
const binds = (country: string, account: UserAccount): boolean =>
  isAdministrator(account) || account.data.staticData.country === country;

async function demandsOn(
  accounts: readonly UserAccount[],
  { search, store }: Parts,
): Promise<readonly Pick<Entity<Demand>, 'id' | 'data'>[]> {
  if (accounts.some(isAdministrator)) return loadCountries({ search, store });
  const ids = new Set(accounts.map(({ data }) => data.staticData.country));
  return store.latestOf(countryDemand, [...ids], { fresh: true });
}

const Known = z.object({ since: z.number() });

/**
 * Asks the user pool for the second factor of a person as it is now, and tells whether this sign-in is from after it
 * was on: the token does not tell whether a code was asked for. Seeing the factor on for the first time ends all refresh
 * tokens, since they come from sign-ins without it. People of a country's own identity provider have a factor there.
 */
export async function secondFactorOf(
  { user, login = user, signedInAt = 0 }: SsoClaims,
  { logins, values, clock }: Pick<Context, 'logins' | 'values' | 'clock'>,
): Promise<{ readonly secondFactor: SecondFactor; readonly isUsed: boolean }> {
  const secondFactor = await logins.secondFactorOf(login);
  const key = `secondFactor#${login}`;
  if (secondFactor === 'off') await values.remove(key);
  if (secondFactor !== 'on') return { secondFactor, isUsed: secondFactor === 'elsewhere' };
  const use = Known.optional().parse(await values.get(key));
  if (use !== undefined) return { secondFactor, isUsed: signedInAt >= use.since };
  await logins.endSessions(login);
  const since = Math.floor(clock.now().getTime() / SECOND_MS);
  await values.put(key, { since });
  return { secondFactor, isUsed: signedInAt >= since };
}
