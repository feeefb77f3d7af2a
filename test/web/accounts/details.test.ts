import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { detailsInput, detailsOf } from '#web/features/accounts/users/details.ts';

const geoPosition = { lat: 48.1, lon: 11.5 };
const address = { citycode: '80331', city: 'München', geoPosition, region: testId('region') };
const farm = accountOf('AGR', 'Biohof', {
  userData: { address, contact: 'Eva', controlNumber: 'DE-BY-006-12345-A' },
});
const about = { account: farm.id, rev: farm.rev };

test('what is shown is saved as it was', () => {
  expect(detailsInput(farm, detailsOf(farm.data))).toEqual({
    ...about,
    userData: { address, contact: 'Eva', controlNumber: 'DE-BY-006-12345-A' },
    uiLocale: farm.data.uiLocale ?? null,
  });
});

test('emptied fields go, another town has another position, and the language is one that is known', () => {
  const values = { ...detailsOf(farm.data), city: ' Ulm ', contact: ' ', controlNumber: '' };
  expect(detailsInput(farm, { ...values, uiLocale: 'en_GB' })).toEqual({
    ...about,
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
  expect(detailsInput(office, detailsOf(office.data)).userData).not.toHaveProperty('controlNumber');
});
