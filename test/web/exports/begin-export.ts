import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import type { renderPage } from '#test/web/render-page.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';

const BEGIN = 'POST export/job/create';

/** Exports the list of a page by its button, and gives what the server was asked for. */
export async function beginExport(
  { user, calls }: Awaited<ReturnType<typeof renderPage>>,
  button: MessageKey = 'tables.export',
) {
  const asked = () => calls.find(({ name }) => name === BEGIN)?.input;
  await user.click(await screen.findByRole('button', { name: t(button) }));
  await user.click(await screen.findByRole('button', { name: t('exports.begin') }));
  await expect.poll(asked).toBeDefined();
  return asked();
}
