import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { ANY, only, t } from '#test/web/catalogue-text.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { DefaultLayout } from '#web/app/default-layout.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { createActing } from '#web/kernel/acting.ts';
import type { Theme } from '#web/kernel/shown-theme.ts';
import { ThemeContext } from '#web/kernel/theme.ts';
import { createValue } from '#web/kernel/value.ts';

const office = accountOf('INS', 'Kontrolle Süd');
const acting = {
  office: office.id,
  farmer: accountOf('AGR', 'Biohof Muster').id,
  name: 'Biohof Muster',
  controlNumber: '1234567890',
};
const answers = { 'POST search/search/execute': () => ({ items: [], next: null }) };

const theme = { value: createValue<Theme>('light'), choose: () => {} };

async function open(account: typeof office) {
  const page = await renderPage(
    <ThemeContext value={theme}>
      <DefaultLayout>
        <PageHeading title="Anträge" />
      </DefaultLayout>
    </ThemeContext>,
    { account, answers },
  );
  page.kernel.acting.begin(acting);
  return page;
}

test('every page and the title say for whom the office acts, until it ends that', async () => {
  const { user, kernel } = await open(office);
  const banner = await screen.findByRole('region', {
    name: t('acting.title', { farmer: 'Biohof Muster' }),
  });
  expect(banner.textContent).toContain(t('acting.text', { farmer: 'Biohof Muster, 123-456-7890' }));
  await waitFor(() => expect(document.title).toMatch(/^Für Biohof Muster – Anträge – /));
  await user.click(screen.getByRole('button', { name: t('acting.end') }));
  expect(
    screen.queryByRole('region', { name: t('acting.title', { farmer: 'Biohof Muster' }) }),
  ).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/^Anträge – /));
  expect(kernel.acting.state.get()).toBeNull();
});

test('another account of the same person does not act', async () => {
  await open(accountOf('ASO', 'Verband'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('region', { name: only('acting.title', { farmer: ANY }) })).toBeNull();
});

test('a reload of the tab does not end acting', () => {
  const storage = memoryStorage();
  createActing(storage).begin(acting);
  expect(createActing(storage).state.get()).toEqual(acting);
  createActing(storage).end();
  expect(createActing(storage).state.get()).toBeNull();
});
