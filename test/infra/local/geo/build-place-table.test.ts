import { expect, test } from 'vitest';
import { knownCity, placeTable } from '#test/support/place-table.ts';

test('an area keeps its name, though a city without a postal code does not know it', () => {
  const city = { ...knownCity('Roskilde', 50_000, 55.64, 12.08), area: '84' };
  const { areas } = placeTable('DK', ['1000|København|17|55.67|12.56'], [city]);
  expect(areas).toEqual([{ code: '84', name: 'Land 17' }]);
});
