import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AttributeFilter, leavesOf } from '#shared/kernel/attribute-filter.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferSearchPage } from '#web/features/offers/search/offer-search-page.tsx';
import { country, offerServer } from '../offer-server.ts';

test('a link with a breed that was merged since searches the remaining one', async () => {
  const breed = {
    labels: [{ lang: 'de_DE' as const, label: 'Fleckvieh alt' }],
    animalkind: testId('cattle'),
    activeInCountries: [],
    category2: [],
    offerSpecifications: [],
    sameAs: testId('fleckvieh'),
  };
  const double = entityOf('offergroup', breed, 'double');
  const server = offerServer([]);
  const page = await renderPage(<OfferSearchPage />, {
    path: '/offers/:id',
    address: `/offers/${testId('cattle')}?breed=${double.id}&category=${testId('breeding')}`,
    country,
    answers: {
      ...server,
      'POST search/search/execute': (asked) => {
        const answer = server['POST search/search/execute']?.(asked) ?? { items: [], next: null };
        const isBreed = asked.entityClass === 'offergroup';
        return isBreed ? { ...answer, items: [...answer.items, double] } : answer;
      },
    },
  });
  const counted = () =>
    page.calls
      .filter(({ name }) => name === 'POST search/search/overview')
      .flatMap(({ input }) => leavesOf(Object(input).attributeFilter as AttributeFilter))
      .filter(({ field }) => field === 'offergroup')
      .map(({ value }) => value);
  await waitFor(() => expect(counted()).toContainEqual([testId('fleckvieh')]));
});
