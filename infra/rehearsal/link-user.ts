import type { World } from '#functions/kernel/context.ts';
import { Account } from '#shared/accounts/account.ts';

/** The user of all accounts in the rehearsal. */
const USER = 'rehearsal';

/** Lets the user of the rehearsal act through an account, without an invitation. */
export async function linkUser({ store }: Pick<World, 'store'>, id: string): Promise<void> {
  const before = await store.untyped.latest(id, { fresh: true });
  if (before === undefined) throw new Error(`There is no account ${id}.`);
  const data = { ...Account.parse(before.data), ssoUsers: [USER] };
  const changes = [{ kind: 'update', before, data }] as const;
  await store.save({ changes, by: 'system', changeset: 'rehearsal' });
}

/** Returns an app token for that user, signed with the stage's own key as the handlers sign it. */
export async function tokenFor({ store, tokens }: Pick<World, 'store' | 'tokens'>, id: string) {
  const entity = await store.untyped.latest(id, { fresh: true });
  const { role } = Account.parse(entity?.data).staticData;
  return (await tokens.issue({ user: USER, account: id, role })).jwt;
}
