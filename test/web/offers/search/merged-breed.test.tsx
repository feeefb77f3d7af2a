import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AttributeFilter, leavesOf } from '#shared/kernel/attribute-filter.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferSearchPage } from '#web/features/offers/search/offer-search-page.tsx';
import { country, offerServer } from '../offer-server.ts';

/** Opens the search with one more breed; returns which breeds and origins the counts were asked by. */
async function openWith(search: string, more: { sameAs?: string; activeInCountries?: string[] }) {
  const breed = {
    labels: [{ lang: 'de_DE' as const, label: 'Fleckvieh alt' }],
    animalkind: testId('cattle'),
    activeInCountries: [],
    category2: [],
    offerSpecifications: [],
    ...more,
  };
  const other = entityOf('offergroup', breed, 'other');
  const server = offerServer([]);
  const page = await renderPage(<OfferSearchPage />, {
    path: '/offers/:id',
    address: `/offers/${testId('cattle')}?category=${testId('breeding')}&${search}`,
    country,
    answers: {
      ...server,
      'POST search/search/execute': (asked) => {
        const answer = server['POST search/search/execute']?.(asked) ?? { items: [], next: null };
        const isBreed = asked.entityClass === 'offergroup';
        return isBreed ? { ...answer, items: [...answer.items, other] } : answer;
      },
    },
  });
  return () =>
    page.calls
      .filter(({ name }) => name === 'POST search/search/overview')
      .flatMap(({ input }) => leavesOf(Object(input).attributeFilter as AttributeFilter))
      .filter(({ field }) => field === 'offergroup')
      .map(({ value }) => value);
}

test('a link with a breed that was merged since searches the remaining one', async () => {
  const asked = await openWith(`breed=${testId('other')}`, { sameAs: testId('fleckvieh') });
  await waitFor(() => expect(asked()).toContainEqual([testId('fleckvieh')]));
});

test('a word finds the breeds of every country, as the mail of the saved search does', async () => {
  const asked = await openWith('text=alt', { activeInCountries: [testId('elsewhere')] });
  await waitFor(() => expect(asked()).toContainEqual([testId('other')]));
});
