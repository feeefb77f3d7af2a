import type { Context } from '#functions/kernel/context.ts';
import type { SsoClaims } from '#functions/kernel/tokens/tokens.ts';
import type { SecondFactor } from '#shared/sessions/second-factor.ts';
import type { UserAccount } from './user-accounts.ts';

/** Does the stage let people act through this account with a second factor only? */
export const needsSecondFactor = (
  { data }: UserAccount,
  { config }: Pick<Context, 'config'>,
): boolean => config.SECOND_FACTOR_FOR.some((role) => role === data.staticData.role);

/** As the user pool says it now. */
export const secondFactorOf = (
  { user, login = user }: SsoClaims,
  { logins }: Pick<Context, 'logins'>,
): Promise<SecondFactor> => logins.secondFactorOf(login);

/** An identity provider of the country has its own second factor: its people need none of the user pool. */
export const hasFactor = async (
  person: SsoClaims,
  context: Pick<Context, 'logins'>,
): Promise<boolean> => (await secondFactorOf(person, context)) !== 'off';
