import { expect, test } from 'vitest';
import { locationOf, locationValues } from '#web/features/accounts/profile/location-values.ts';

const place = {
  id: '0193a000-0000-7000-8000-000000000001',
  internalName: 'Hof',
  isDefault: true,
  address: { city: 'München', fax: '+49 89 1234568', website: 'https://hof.example' },
};
const about = { country: 'DE', isFirst: false } as const;

test('fax and website of a sales location are shown in its form and saved as they were typed', () => {
  const values = locationValues(place);
  expect(values).toMatchObject({ fax: '+49 89 1234568', website: 'https://hof.example' });
  const changed = { ...values, fax: '', website: ' https://neu.example ' };
  expect(locationOf(changed, place, about).address).toEqual({
    city: 'München',
    website: 'https://neu.example',
    country: 'DE',
  });
});
