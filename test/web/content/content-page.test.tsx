import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { ContentPage } from '#web/features/content/content-page.tsx';

test('content that there is not says so and leads Home', async () => {
  await renderPage(<ContentPage />, {
    path: '/content/:key',
    address: '/content/nothing',
    answers: { 'POST search/search/execute': () => ({ items: [], next: null }) },
  });
  const title = t('content.notFound', { key: 'nothing' });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByRole('link', { name: t('notFound.home') }).getAttribute('href')).toBe('/');
});
