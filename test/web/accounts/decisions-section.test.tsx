import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { DecisionsSection } from '#web/features/accounts/users/decisions-section.tsx';

test.each(['users.deactivate', 'users.redact'] as const)(
  'before %s, it is told whose account and what ends with it',
  async (act) => {
    const authority = accountOf('AUT', 'Landratsamt');
    const { user, calls } = await renderPage(<DecisionsSection account={authority} />, {
      account: accountOf('ADM', 'Verwaltung'),
      answers: {
        'POST admin/tellEffects': () => ({ effects: [{ effect: 'regionsWithout', count: 2 }] }),
      },
    });
    await user.click(screen.getByRole('button', { name: t(act) }));
    const dialog = within(screen.getByRole('dialog', { name: `${t(act)}: Landratsamt` }));
    await dialog.findByText(t('administration.effect.regionsWithout', { count: 2 }));
    expect(calls.find(({ name }) => name === 'POST admin/tellEffects')?.input).toEqual({
      id: authority.id,
      patch: { active: false },
    });
  },
);
