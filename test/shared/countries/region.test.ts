import { expect, test } from 'vitest';
import { regionClass } from '#shared/countries/region.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const minimal = {
  labels: [{ lang: 'de_DE', label: 'Bayern' }],
  country: testId('country DE'),
  statecode: 'BY',
};

describeMasterData(regionClass, {
  minimal,
  stored: { ...minimal, postalCodePrefixes: [] },
  refused: {
    'an empty statecode': { statecode: '' },
    'a statecode of 17 characters': { statecode: 'ABCDEFGHIJKLMNOPQ' },
    'a country that is no id': { country: 'DE' },
    'an empty postal code prefix': { postalCodePrefixes: [''] },
    'an authority that is no id': { aut: 'LfL' },
  },
});

test('a statecode of 16 characters is allowed', () => {
  const statecode = 'ABCDEFGHIJKLMNOP';
  expect(regionClass.schema.parse({ ...minimal, statecode }).statecode).toBe(statecode);
});

test('a postal code prefix is kept in capital letters', () => {
  const { postalCodePrefixes } = regionClass.schema.parse({
    ...minimal,
    postalCodePrefixes: ['v93', 'BT1'],
  });
  expect(postalCodePrefixes).toEqual(['V93', 'BT1']);
});

test('a statecode is unique within its country only', () => {
  const [bavaria, elsewhere] = [minimal, { ...minimal, country: testId('country AT') }].map(
    (data) => regionClass.unique.statecode?.(regionClass.schema.parse(data)),
  );
  expect(bavaria).not.toEqual(elsewhere);
});
