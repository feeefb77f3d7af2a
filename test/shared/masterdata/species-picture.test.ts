import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SPECIES } from '#infra/demo/species/species-table.ts';
import { SPECIES_PICTURES, speciesPicture } from '#shared/masterdata/species-picture.ts';

test('each picture is drawn, and nothing else', () => {
  const file = new URL('../../../web/src/components/portraits.svg', import.meta.url);
  const drawn = [...readFileSync(file, 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(SPECIES_PICTURES);
});

test('no two animal kinds of the demo data look alike', () => {
  const pictures = SPECIES.map(speciesPicture);
  expect(new Set(pictures).size).toBe(SPECIES.length);
  expect(pictures).not.toContain('other');
});

test('an animal kind that nobody drew has a paw', () => {
  expect(speciesPicture({ scientificName: 'Struthio camelus' })).toBe('other');
  expect(speciesPicture({})).toBe('other');
});
