import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const without = countryOf({ ...country.data, usesAssociations: false });

test.each([
  ['the supplier has left', { own: [], active: true, home: country }],
  ['is not active any more', { own: ['Bioland'], active: false, home: country }],
  ['the country uses no more', { own: ['Bioland'], active: true, home: without }],
])('an association that %s can be taken out of an offer, and put back', async (_, at) => {
  const own = ['Demeter', ...at.own].map(testId);
  const userData = { ...supplier.data.userData, supData: [supplierData({ associations: own })] };
  const left = accountOf('ASO', 'Bioland', { active: at.active });
  const rows = [at.home, left, accountOf('ASO', 'Demeter')];
  const associations = [left.id];
  const offers = [offerEntity('ours', { category1: [testId('breeding')], associations })];
  const plain = offerServer(offers)['POST search/search/ids'];
  const { user, address } = await renderPage(<OfferFormPage />, {
    account: { ...supplier, data: { ...supplier.data, userData } },
    country: at.home,
    path: '/my-offers/:id',
    address: `/my-offers/${testId('ours')}`,
    answers: offerServer(offers, {
      'POST search/search/ids': (asked) => {
        const known = plain?.(asked).items.filter(({ id }) => rows.every((row) => row.id !== id));
        const more = rows.filter(({ id }) => asked.ids?.includes(id));
        return { items: [...(known ?? []), ...more], missing: [] } as never;
      },
    }),
  });
  const name = t('inputs.ended', { label: 'Bioland' });
  const box = await screen.findByRole('checkbox', { name, checked: true });
  const others = screen.queryAllByRole('checkbox', { name: 'Demeter' });
  expect(others).toHaveLength(Number(at.home === country));
  await user.click(box);
  await user.click(box);
  expect(box).toHaveProperty('checked', true);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(address).toBe('/my-offers');
  expect(offers[0]?.data.associations).toEqual([]);
});
