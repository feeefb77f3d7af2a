import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { accountFields } from '#web/features/accounts/users/account-fields.ts';
import { changeOf, valuesOf } from '#web/features/accounts/users/account-values.ts';

const geoPosition = { lat: 48.1, lon: 11.5 };
const address = { citycode: '80331', city: 'München', geoPosition, region: testId('region') };
const farm = accountOf('AGR', 'Biohof', {
  userData: { address, contact: 'Eva', controlNumber: 'DE-BY-006-12345-A' },
});
const detailsOf = (account: typeof farm) => {
  const { role } = account.data.staticData;
  const fields = accountFields('details', role, {
    texts: { t, find: () => undefined },
    country: undefined,
  });
  const read = valuesOf(fields, account.data);
  return { read, change: (values = {}) => changeOf(fields, account.data, { ...read, ...values }) };
};

test('what is shown is saved as it was', () => {
  expect(detailsOf(farm).change()).toEqual({
    userData: { address, contact: 'Eva', controlNumber: 'DE-BY-006-12345-A' },
    uiLocale: farm.data.uiLocale ?? null,
  });
});

test('emptied fields go, another town has another position, and the language is one that is known', () => {
  const city = 'userData.address.city';
  const emptied = { 'userData.contact': ' ', 'userData.controlNumber': '' };
  const typed = { [city]: ' Ulm ', ...emptied, uiLocale: 'en_GB' };
  expect(detailsOf(farm).change(typed)).toEqual({
    userData: {
      address: { citycode: '80331', city: 'Ulm', region: testId('region') },
      contact: null,
      controlNumber: null,
    },
    uiLocale: 'en_GB',
  });
});

test('only a farm has a control number', () => {
  const office = accountOf('INS', 'Kontrolle Süd');
  expect(detailsOf(office).change().userData).not.toHaveProperty('controlNumber');
});
