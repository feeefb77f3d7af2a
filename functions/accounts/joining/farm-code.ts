import { settledAddresses } from '#functions/accounts/account/settled-addresses.ts';
import type { Context } from '#functions/kernel/context.ts';
import { takeByNetwork } from '#functions/kernel/limits/take-by-network.ts';
import type { CodeAnswer } from '#functions/kernel/ports/codes.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { isSameAddress, randomCode, reachedOf, readerLocale } from '#functions/mail/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { FARM_CODES, FARM_CODES_IN_ALL } from '#shared/accounts/limits.ts';
import { AppError, type ErrorDefinition } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { mailErrors } from '#shared/mail/errors.ts';
import {
  VERIFICATION_CODE_SECONDS,
  VERIFICATION_SENDS,
  VERIFICATION_TRIES,
} from '#shared/mail/limits.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import type { Person } from './registering-person.ts';
import { aboutUser } from './usage-mails.ts';

const RULES = { seconds: VERIFICATION_CODE_SECONDS, sends: VERIFICATION_SENDS } as const;

/** Names the code of one user for one farm: nobody can use a code that another user asked for. */
const codeName = (farm: string, user: string): string => `farm ${farm} ${user}`;

/**
 * Mails a code to the addresses that prove whose the farm is, and returns when the code ends.
 * @throws AppError `accounts.noFarmAddress`, `kernel.tooManyRequests`
 */
export async function sendFarmCode(
  context: Context,
  farm: Entity<Account>,
  person: Person,
): Promise<Date> {
  const addresses = await reachedOf(await settledAddresses(context, farm), context);
  if (addresses.length === 0) throw new AppError(accountErrors.noFarmAddress);
  // Strangers may not use up the codes of those who have an address of the farm.
  const isOwn = addresses.some((email) => isSameAddress(email, person.email));
  const bounds = { each: FARM_CODES, all: FARM_CODES_IN_ALL };
  if (!isOwn) requireNoWait(await takeByNetwork(context, 'accounts.farmCode', farm.id, bounds));
  const code = randomCode(context.random);
  const issued = await context.codes.issue(codeName(farm.id, person.user), code, RULES);
  if ('wait' in issued) {
    throw new AppError(kernelErrors.tooManyRequests, { retryAfterSeconds: issued.wait });
  }
  const locale = await readerLocale(farm.data, context);
  const params = { ...aboutUser(farm, person), code, expires: issued.ends.toISOString() };
  const messages = addresses.map((to): OutboxMessage => {
    const body: MailMessage = {
      messageId: context.newId(),
      template: 'farmCode',
      to,
      locale,
      params,
    };
    return { queue: 'mail', body };
  });
  await context.store.send(messages);
  return issued.ends;
}

function requireNoWait(wait: number | undefined): void {
  if (wait !== undefined) {
    throw new AppError(kernelErrors.tooManyRequests, { retryAfterSeconds: wait });
  }
}

const REFUSALS: Readonly<Record<Exclude<CodeAnswer, 'right'>, ErrorDefinition>> = {
  wrong: mailErrors.wrongCode,
  none: mailErrors.wrongCode,
  spent: mailErrors.codeSpent,
  expired: mailErrors.codeExpired,
};

/**
 * Counts a try at the code.
 * @throws AppError `mail.wrongCode`, `mail.codeSpent`, `mail.codeExpired`
 */
export async function requireFarmCode(
  { codes }: Pick<Context, 'codes'>,
  { farm, user, code }: { farm: string; user: string; code: string },
): Promise<void> {
  const answer = await codes.answer(codeName(farm, user), code, VERIFICATION_TRIES);
  if (answer !== 'right') throw new AppError(REFUSALS[answer]);
}

/** Ends a code that was used. */
export const closeFarmCode = (
  { codes }: Pick<Context, 'codes'>,
  { farm, user }: { farm: string; user: string },
): Promise<void> => codes.close(codeName(farm, user));
