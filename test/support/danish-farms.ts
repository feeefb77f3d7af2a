import { readFile } from 'node:fs/promises';
import type { World } from '#functions/kernel/context.ts';
import { placeFile } from '#shared/geocoding/place-table.ts';
import { createRows } from './create-rows.ts';
import { testId } from './test-id.ts';

const country = testId('DK');
const labels = [{ lang: 'en_GB' as const, label: 'x' }];

/** The headings of a list of farms, in the order of `FARM_COLUMNS`. */
export const FARM_HEADINGS = [
  'Control number',
  'Name of the farm',
  'Street and number',
  'Postal code',
  'Town',
  'Contact person',
  'Phone',
  'E-mail',
  'Agreed on',
  'Associations',
] as const;

/** Which column of such a list holds what. */
export const FARM_COLUMNS = {
  controlNumber: 0,
  name: 1,
  street: 2,
  citycode: 3,
  city: 4,
  contact: 5,
  phone: 6,
  email: 7,
  agreement: 8,
  associations: 9,
};

/** Puts Denmark, its places and one region where imports look for them. */
export async function putDenmark(world: Pick<World, 'files' | 'store'>): Promise<void> {
  await world.files.put(
    placeFile('DK'),
    'application/gzip',
    await readFile(new URL('../../infra/deploy/places/DK.json.gz', import.meta.url)),
  );
  await createRows(world, [
    {
      id: country,
      entityclass: 'country',
      data: {
        labels,
        code: 'DK',
        domains: ['dk.localhost'],
        languages: ['da_DK'],
        enabledForWebsite: true,
        usesAssociations: true,
      },
    },
    {
      id: testId('Midtjylland'),
      entityclass: 'region',
      data: { labels, country, statecode: 'DK-82', postalCodePrefixes: ['8'] },
    },
  ]);
}
