import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { ContentPage } from '#web/features/content/content-page.tsx';

test('content that there is not says so and leads Home', async () => {
  await renderPage(<ContentPage />, {
    path: '/content/:key',
    address: '/content/nothing',
    answers: { 'POST search/search/execute': () => ({ items: [], next: null }) },
  });
  const title = t('notFound.title');
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByRole('link', { name: t('notFound.home') }).getAttribute('href')).toBe('/');
});

test('a page of the country is shown in the place of the one of all countries', async () => {
  const page = (text: string, more: object = {}) =>
    entityOf('cmspage', {
      usageKey: 'imprint',
      internalName: text,
      title: [{ lang: 'de_DE' as const, label: text }],
      content: [{ lang: 'de_DE' as const, content: text }],
      ...more,
    });
  const items = [page('Alle'), page('Amt', { country: testId('country') })];
  await renderPage(<ContentPage />, {
    path: '/content/:key',
    address: '/content/imprint',
    answers: { 'POST search/search/execute': () => ({ items, next: null }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Amt' });
});

test('who reads the help finds the phone below it', async () => {
  const pages = ['help', 'contact'].map((usageKey) =>
    entityOf(
      'cmspage',
      {
        usageKey,
        internalName: usageKey,
        title: [{ lang: 'de_DE' as const, label: usageKey }],
        content: [{ lang: 'de_DE' as const, content: `[${usageKey}](tel:+49-30-555)` }],
      },
      usageKey,
    ),
  );
  await renderPage(<ContentPage />, {
    path: '/content/:key',
    address: '/content/help',
    answers: {
      'POST search/search/execute': ({ attributeFilter }) => ({
        items: pages.filter(({ data }) => JSON.stringify(attributeFilter).includes(data.usageKey)),
        next: null,
      }),
    },
  });
  await screen.findByRole('link', { name: 'contact' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'help',
    'contact',
  ]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(t('contact.details'));
});
