import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import type { OfferFields } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { Link } from '#web/components/link.tsx';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const label = (text: string) => [{ lang: 'de_DE', label: text }];
const animalkinds = [testId('cattle'), testId('sheep')];
const masterData: Readonly<Record<string, object[]>> = {
  animalusage: [
    entityOf(
      'animalusage',
      { labels: label('Milch'), animalkinds, countries: [], offerSizeIncrement: 1 },
      'milk',
    ),
    entityOf(
      'animalusage',
      {
        labels: label('Aufzucht'),
        animalkinds,
        countries: [],
        offerSizeIncrement: 1,
        ageCategory: testId('calf'),
      },
      'rearing',
    ),
  ],
  agecategory: [
    entityOf(
      'agecategory',
      { labels: label('Kalb'), animalkinds, countries: [], sorting: 1 },
      'calf',
    ),
  ],
  category1: [entityOf('category1', { labels: label('Zuchttiere'), animalkinds }, 'breeding')],
};
const CHOSEN = {
  animalusage: testId('milk'),
  gender: 'mixed' as const,
  ageCategory: testId('calf'),
  category1: [testId('breeding')],
};

/** The form of a stored offer; category I is mandatory for cattle, not for sheep. */
async function open(more: OfferFields) {
  const offers = [offerEntity('ours', { ...CHOSEN, ...more })];
  const plain = offerServer(offers);
  const page = await renderPage(<OfferFormPage />, {
    account: supplier,
    country,
    path: '/my-offers/:id',
    address: `/my-offers/${testId('ours')}`,
    answers: {
      ...plain,
      'POST search/search/execute': (asked) => {
        const items = masterData[asked.entityClass];
        return (
          items ? { items, next: null } : plain['POST search/search/execute']?.(asked)
        ) as never;
      },
    },
  });
  const group = async (name: RegExp) => within(await screen.findByRole('group', { name }));
  return { ...page, offers, group };
}

test('what was chosen and is not mandatory is left open again, by keyboard', async () => {
  const { user, offers, group } = await open({
    animalkind: testId('sheep'),
    offergroup: testId('merino'),
  });
  for (const [name, chosen] of [
    [/^Nutzung/, 'Milch'],
    [/^Geschlecht/, 'Gemischt'],
    [/^Alter/, 'Kalb'],
    [/^Kategorie/, 'Zuchttiere'],
  ] as const) {
    const radio = (await group(name)).getByRole<HTMLInputElement>('radio', { name: chosen });
    expect(radio.checked).toBe(true);
    radio.focus();
    await user.keyboard('{ArrowDown}');
    const none = (await group(name)).getByRole<HTMLInputElement>('radio', {
      name: t('inputs.noAnswer'),
    });
    expect(none.checked).toBe(true);
  }
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(() => offers[0]?.rev).toBe(2);
  const saved = offers[0]?.data;
  expect([saved?.animalusage, saved?.gender, saved?.ageCategory, saved?.category1]).toEqual([
    undefined,
    undefined,
    undefined,
    [],
  ]);
});

test('a mandatory category, and an age that the usage implies, cannot be left open', async () => {
  const { group } = await open({
    animalkind: testId('cattle'),
    animalusage: testId('rearing'),
  });
  for (const name of [/^Kategorie/, /^Alter/]) {
    expect((await group(name)).queryByRole('radio', { name: t('inputs.noAnswer') })).toBeNull();
  }
  (await group(/^Geschlecht/)).getByRole('radio', { name: t('inputs.noAnswer') });
});

test('a reader who has gone elsewhere while the offer is saved stays there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const offers = [offerEntity('ours', CHOSEN)];
  const page = (
    <>
      <OfferFormPage />
      <Link to="/contact">Kontakt</Link>
    </>
  );
  const { user, kernel, address } = await renderPage(page, {
    account: supplier,
    country,
    path: '/my-offers/:id',
    address: `/my-offers/${testId('ours')}`,
    answers: offerServer(offers),
    holds: { 'POST eav/entity/updatefrompatch': promise },
  });
  await user.click(await screen.findByRole('button', { name: t('action.save') }));
  await user.click(screen.getByRole('link', { name: 'Kontakt' }));
  resolve();
  await expect.poll(() => kernel.notifications.state.get().current?.type).toBe('success');
  expect(address()).toBe('/contact');
});
