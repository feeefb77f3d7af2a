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
