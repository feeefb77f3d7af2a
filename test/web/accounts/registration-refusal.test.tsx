import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { RegistrationRefusal } from '#web/features/accounts/registration/registration-refusal.tsx';
import { ApiError } from '#web/kernel/api-error.ts';

async function refusedWith(code: string, details: ApiError['details'] = []) {
  const error = new ApiError({ code, message: code, status: 409, details });
  await renderPage(<RegistrationRefusal error={error} />);
  return within(screen.getByRole('alert'));
}

test.each([
  ['accounts.alreadyLinked', 'accounts.alreadyLinked', 'alreadyLinked', true],
  ['accounts.expired', 'sessions.expiredToken', 'expired', true],
  ['accounts.maximumUsers', 'accounts.maximumUsers', 'maximumUsers', false],
  ['accounts.accountDeactivated', 'accounts.accountDeactivated', 'accountDeactivated', false],
  ['accounts.claimRefused', 'accounts.claimRefused', 'invitation', false],
  ['accounts.notFound', 'accounts.notFound', 'notFound', false],
  ['client.failedAfterRetries', 'kernel.unavailable', 'invitation', false],
] as const)(
  '%s is said with what to do; signing in again only where it helps',
  async (code, said, advice, again) => {
    const alert = await refusedWith(code);
    alert.getByText(t(`errors.${said}`));
    alert.getByText(t(`accounts.advice.${advice}`));
    expect(alert.getByRole('link').getAttribute('href')).toBe('/contact');
    expect(alert.queryByRole('button', { name: t('session.again') }) !== null).toBe(again);
  },
);

test('a farm that its control body has deactivated names whom to call', async () => {
  const code = 'accounts.farmerDeactivated';
  const contact = {
    account: testId('body'),
    name: 'Kontrolle Süd',
    phone: '+49 871 1',
    email: 'a@b.de',
  };
  const alert = await refusedWith(code, [{ path: 'insId', code, message: code, contact }]);
  const hrefs = alert.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['tel:+498711', 'mailto:a@b.de']));
});
