import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breedsOf } from '#infra/demo/masterdata/breeds-of.ts';
import { COAT_TABLE } from '#infra/demo/species/coat-table.ts';
import { SPECIES } from '#infra/demo/species/species-table.ts';
import { COATS } from '#shared/masterdata/coat.ts';
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

test('each colour of breeds has its shades', () => {
  const file = new URL('../../../web/src/features/offers/coats.css', import.meta.url);
  const shaded = [...readFileSync(file, 'utf8').matchAll(/\.coat-(\w+) \{/g)].map(
    ([, coat]) => coat,
  );
  expect(shaded).toEqual(COATS);
});

test('each breed whose colour the demo data names is one of its species', () => {
  const wrong = Object.entries(COAT_TABLE).flatMap(([key, coats]) => {
    const species = SPECIES.find((row) => row.key === key);
    const breeds = species ? breedsOf(species).map(({ row }) => row.name) : [];
    return Object.values(coats)
      .flat()
      .filter((name) => !breeds.includes(name));
  });
  expect(wrong).toEqual([]);
});
