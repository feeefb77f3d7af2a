import type { Account } from './account.ts';

type Known = Pick<Account, 'joinings'> & {
  readonly userData: Pick<Account['userData'], 'peopleShown'>;
};

/**
 * Returns the name of a person of an account, or the address; undefined where the account does not know the person. Who
 * left and came again is named as of the last time.
 */
export function personName(
  { joinings = [] }: Pick<Account, 'joinings'>,
  person: string | undefined,
): string | undefined {
  const joining = joinings.findLast(({ user }) => user === person);
  return joining?.name ?? joining?.email;
}

/** Returns the name, or the initials, by which people outside an office know one of its people; never an address. */
export function nameOutside(
  { joinings = [], userData }: Known,
  person: string | undefined,
): string | undefined {
  const name = joinings.findLast(({ user }) => user === person)?.name;
  if (name === undefined || (userData.peopleShown ?? 'office') === 'office') return undefined;
  return userData.peopleShown === 'name' ? name : initialsOf(name);
}

/** Returns `K. B.` for "Karin Bauer". */
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .flatMap((word) => /\p{L}/u.exec(word) ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
