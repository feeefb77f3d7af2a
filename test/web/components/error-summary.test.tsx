import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { TextField } from '#web/components/text-field.tsx';

function Form({ errors }: { errors: readonly { fieldId: string; text: string }[] }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <PageHeading title="Angebot" />
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      <details>
        <summary>Mehr</summary>
        <TextField
          id="amount"
          label="Anzahl"
          error={attempt > 0 ? errors[0]?.text : undefined}
          required
        />
      </details>
      <Button onClick={() => setAttempt(attempt + 1)}>Senden</Button>
    </>
  );
}
const ERRORS = [
  { fieldId: 'amount', text: t('offers.error.amount') },
  { fieldId: 'breed', text: t('errors.fields.required') },
];

test('a refused form shows every error on top and at its field, takes the focus there each time, and says so in the title', async () => {
  const { user } = await renderPage(<Form errors={ERRORS} />);
  expect(screen.queryByRole('alert')).toBeNull();
  const send = screen.getByRole('button', { name: 'Senden' });
  for (let tried = 0; tried < 2; tried += 1) {
    await user.click(send);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  }
  expect(
    screen.getByRole('heading', { name: t('field.errorSummary', { count: 2 }) }),
  ).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    t('offers.error.amount'),
    t('errors.fields.required'),
  ]);
  await waitFor(() =>
    expect(document.title).toBe(`${t('field.errorPrefix')} Angebot – ${t('app.title')}`),
  );
  await user.click(screen.getByRole('link', { name: t('offers.error.amount') }));
  const field = screen.getByRole('textbox', { name: /Anzahl/ });
  expect(document.activeElement).toBe(field);
  // The section that hid it is open.
  expect(field.closest('details')?.open).toBe(true);
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(`${t('field.errorPrefix')} ${t('offers.error.amount')}`);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
});
