import { expect, test } from 'vitest';
import { countryScreen } from '#shared/countries/country-screen.ts';
import { offergroupScreen } from '#shared/masterdata/offergroup-screen.ts';
import { testId } from '#test/support/test-id.ts';
import { begunData, namedData } from '#web/features/administration/controls/begun-data.ts';

const named = (search: Readonly<Record<string, string>>) =>
  namedData(offergroupScreen.fields, new URLSearchParams(search), 'de_AT');

test('a new country begins with the choices that hold where none is made', () => {
  expect(begunData(countryScreen.fields, () => '')).toMatchObject({
    accent: 'forest',
    registrationProcedure: 'immediate',
    userAgreement: 'notUsed',
  });
});

test('a new entry begins with the name and the entries that the address names', () => {
  expect(named({ named: 'Tuxer', animalkind: testId('cattle') })).toEqual({
    labels: [{ lang: 'de_AT', label: 'Tuxer' }],
    animalkind: testId('cattle'),
  });
});

test('what is no entry, or no field of the class, is passed over; a name is cut to its length', () => {
  expect(named({ animalkind: 'cattle', owner: testId('sup'), endangered: 'true' })).toEqual({});
  expect(named({ named: 'a'.repeat(5_000) })).toEqual({
    labels: [{ lang: 'de_AT', label: 'a'.repeat(200) }],
  });
});
