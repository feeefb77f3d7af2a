import type { Account } from './account.ts';

/** Returns the name of a person of an account, or the address; undefined where the account does not know the person. */
export function personName(
  { joinings = [] }: Pick<Account, 'joinings'>,
  person: string | undefined,
): string | undefined {
  const joining = joinings.find(({ user }) => user === person);
  return joining?.name ?? joining?.email;
}
