import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { AdministrationPage } from '#web/features/administration/administration-page.tsx';

test('a page is seen as its readers see it while it is written, and HTML in it is told with its line', async () => {
  const { user } = await renderPage(<AdministrationPage />, {
    answers: {
      'POST search/search/execute': ({ entityClass }) => ({
        items: entityClass === 'country' ? [countryOf()] : [],
        next: null,
      }),
    },
    account: accountOf('ADM', 'R. Albers'),
    country: countryOf(),
    path: '/manage/*',
    address: '/manage/cmspage/new',
  });
  const key = await screen.findByRole('combobox', {
    name: new RegExp(t('administration.field.usageKey')),
  });
  const offered = document.getElementById(key.getAttribute('list') ?? '');
  expect([...(offered?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(
    expect.arrayContaining(['help', 'accessibility', 'privacy', 'tos-agr']),
  );
  const text = screen.getByLabelText(`${t('administration.field.content')}, Deutsch`);
  await user.type(text, 'Guten Tag{Enter}{Enter}Hilfe');
  await user.click(screen.getByText(t('administration.pagePreview')));
  const preview = document.querySelector<HTMLElement>('.page-preview .content-text');
  expect(preview && within(preview).getByText('Hilfe').tagName).toBe('P');
  expect(text.getAttribute('aria-invalid')).toBeNull();
  await user.type(text, ' <b>x');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(t('administration.htmlInPage', { line: 3, tag: '<b>' }))).toBeDefined();
});
