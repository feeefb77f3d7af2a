import { expect, test } from 'vitest';
import * as z from 'zod';
import { Account } from '#shared/accounts/account.ts';
import { t } from '#test/web/catalogue-text.ts';
import { accountFields } from '#web/features/accounts/users/account-fields.ts';

const ROLES = ['AGR', 'SUP', 'INS', 'ASO', 'AUT', 'ADM'];

/** Tells whether the account keeps a text of this length in a field. */
function keeps(path: string, length: number): boolean {
  const schema = path.split('.').reduce<unknown>((outer, name) => {
    if (!(outer instanceof z.ZodObject)) throw new Error(`${path} is not in an account`);
    return outer.shape[name];
  }, Account);
  if (!(schema instanceof z.ZodType)) throw new Error(`${path} is not in an account`);
  const issues = schema.safeParse('x'.repeat(length)).error?.issues ?? [];
  return issues.every(({ code }) => code !== 'too_big');
}

test.each(['details', 'rights', 'internal', 'create'] as const)(
  'the fields of %s take as many characters as the account keeps',
  (section) => {
    const place = { texts: { t, find: () => undefined }, country: undefined };
    const limits = ROLES.flatMap((role) =>
      Object.entries(accountFields(section, role, place)).flatMap(([path, field]) =>
        field.control === 'line' && field.input?.maxLength
          ? [{ path, most: field.input.maxLength }]
          : [],
      ),
    );
    expect(limits.length).toBeGreaterThan(0);
    for (const { path, most } of limits) {
      expect([path, keeps(path, most), keeps(path, most + 1)]).toEqual([path, true, false]);
    }
  },
);
