import { expect, test } from 'vitest';
import { accountProblems } from '#functions/accounts/account/account-problems.ts';
import { withEmailStatuses } from '#functions/accounts/account/with-email-statuses.ts';
import { accountOf } from '#test/support/accounts.ts';

const LETTERS = 'info@Hof-Müller.example';
const ASCII = 'Info@xn--hof-mller-u9a.example';

test('an international domain is one address in letters and in ASCII: it keeps its status', () => {
  const stored = [{ email: ASCII, status: 'verified' }] as const;
  expect(withEmailStatuses([{ email: LETTERS }], [...stored])).toEqual([
    { email: LETTERS, status: 'verified' },
  ]);
});

test('an international domain is one address in letters and in ASCII: it is listed once', () => {
  const emails = [LETTERS, ASCII].map((email) => ({ email, status: 'open' as const }));
  const { data } = accountOf('SUP', 'seller', { userData: { emails } });
  expect(accountProblems(data, undefined)).toEqual([
    expect.objectContaining({ path: 'userData.emails.1.email', code: 'accounts.emailTwice' }),
  ]);
});
