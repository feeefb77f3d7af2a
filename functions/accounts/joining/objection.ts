import { findAccount } from '#functions/accounts/account/find-account.ts';
import type { Context } from '#functions/kernel/context.ts';
import { linkHash, newLinkSecret } from '#functions/kernel/tokens/link-secret.ts';
import { productSetting } from '#functions/settings/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Joining } from '#shared/accounts/joining.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';

type Objection = NonNullable<Joining['objection']>;

/**
 * Makes the link "that was not me" of a joining after the revision `rev`: the secret of the link, and the part that is
 * stored.
 */
export async function newObjection(
  context: Pick<Context, 'random' | 'clock' | 'store'>,
  rev: number,
): Promise<{ readonly objectionId: string; readonly objection: Objection }> {
  const objectionId = newLinkSecret(context);
  const days = await productSetting(context, 'objectionDays');
  const ends = new Date(context.clock.now().getTime() + days * DAY_MS);
  return {
    objectionId,
    objection: { hash: linkHash(objectionId), expires: ends.toISOString(), rev },
  };
}

/**
 * Returns the joining that the link is about, and its account as stored now.
 * @throws AppError `accounts.objectionNotFound`, `accounts.objectionExpired`
 */
export async function findObjection(
  context: Pick<Context, 'store' | 'clock'>,
  objectionId: string,
): Promise<{
  readonly before: Entity<Account>;
  readonly joining: Joining;
  readonly expires: string;
}> {
  const hash = linkHash(objectionId);
  const id = await context.store.claimedBy(accountClass.name, 'objection', hash);
  const before = await findAccount(context, id);
  const joining = before?.data.joinings?.find(({ objection }) => objection?.hash === hash);
  if (before === undefined || joining?.objection === undefined) {
    throw new AppError(accountErrors.objectionNotFound);
  }
  const { expires } = joining.objection;
  if (expires <= context.clock.now().toISOString()) {
    throw new AppError(accountErrors.objectionExpired);
  }
  return { before, joining, expires };
}
