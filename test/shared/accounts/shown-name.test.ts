import { expect, test } from 'vitest';
import { shownName } from '#shared/accounts/shown-name.ts';
import { accountOf } from '#test/support/accounts.ts';

const nameOf = (role: 'ASO' | 'INS', standardName?: string) =>
  shownName(accountOf(role, 'Verband Süd', { staticData: { standardName } }).data.staticData);

test('an association is called what buyers know it by, where that is set; others by their name', () => {
  expect(nameOf('ASO', 'Bioland')).toBe('Bioland');
  expect([nameOf('ASO'), nameOf('ASO', ''), nameOf('INS', 'Bioland')]).toEqual([
    ...['Verband Süd', 'Verband Süd', 'Verband Süd'],
  ]);
});

test('a control body is called with the code that stands on certificates', () => {
  const { data } = accountOf('INS', 'Kontrolle Süd', { staticData: { code: 'DE-ÖKO-006' } });
  expect(shownName(data.staticData)).toBe('DE-ÖKO-006 Kontrolle Süd');
});
