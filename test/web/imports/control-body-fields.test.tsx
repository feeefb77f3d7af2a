import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { ControlBodyFields } from '#web/features/imports/control-body-fields.tsx';
import { renderPage } from '../render-page.tsx';
import { entityAnswers } from '../requests/entity-answers.ts';
import { countryOf } from '../test-country.ts';

const named = (label: string) => [{ lang: 'de_DE' as const, label }];
const germany = countryOf();
const denmark = countryOf({ code: 'DK', labels: named('Dänemark') });
const site = countryOf({ code: 'LU', labels: named('Alles'), isAdmin: true });
const body = accountOf('INS', 'ins', {
  staticData: { name: 'Økokontrol', country: denmark.id, confirmedByAdminOn: '2026-01-01' },
});
const data: readonly Entity<object>[] = [germany, site, denmark, body];

test('on the site of the administration the first country is chosen, with its control bodies', async () => {
  await renderPage(<ControlBodyFields value="" onChange={() => undefined} />, {
    account: accountOf('ADM', 'admin'),
    country: site,
    answers: entityAnswers(() => data as Entity[]),
  });
  await screen.findByRole('option', { name: 'Dänemark' });
  await waitFor(() =>
    expect(
      [...screen.getByLabelText(inside('role.INS')).querySelectorAll('option')].map(
        (option) => option.textContent,
      ),
    ).toEqual([t('words.choose'), 'Økokontrol']),
  );
});
