import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { Instant } from '#shared/kernel/time.ts';

type UserOfAccount = { readonly user: string; readonly account: string };

const StoredSignIn = z.object({ on: Instant });

const signInKey = ({ user, account }: UserOfAccount): string => `signIn#${account}#${user}`;

/** Records that a user signed in to an account, once a day. A failure keeps nobody out: it is logged. */
export async function recordSignIn(
  { values, clock, log }: Pick<World, 'values' | 'clock' | 'log'>,
  whose: UserOfAccount,
): Promise<void> {
  try {
    const now = clock.now();
    const last = StoredSignIn.safeParse(await values.get(signInKey(whose)));
    if (last.success && utcDayOf(new Date(last.data.on)) === utcDayOf(now)) return;
    await values.put(signInKey(whose), { on: now.toISOString() });
  } catch (error) {
    log.error('sign-in not recorded', error, { account: whose.account });
  }
}

/** Returns when these users of an account last signed in, to the day; those who never did are left out. */
export async function lastSignIns(
  { values }: Pick<World, 'values'>,
  { account, users }: { readonly account: string; readonly users: readonly string[] },
): Promise<{ user: string; on: string }[]> {
  const signIns = await values.getMany(users.map((user) => signInKey({ user, account })));
  return users.flatMap((user) => {
    const stored = StoredSignIn.safeParse(signIns.get(signInKey({ user, account })));
    return stored.success ? [{ user, on: stored.data.on }] : [];
  });
}

/** Forgets when a user last signed in to an account. */
export function forgetSignIn(
  { values }: Pick<World, 'values'>,
  whose: UserOfAccount,
): Promise<void> {
  return values.remove(signInKey(whose));
}
