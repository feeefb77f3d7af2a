import { demoId } from '#infra/demo/demo-id.ts';
import type { BreedRow, SpeciesRow } from '#infra/demo/species/species-row.ts';
import { foldText } from '#shared/kernel/fold-text.ts';

export type Breed = {
  readonly id: string;
  /** Key of its breed group. */
  readonly group: string;
  readonly category2: string;
  readonly row: BreedRow;
};

/** The offer groups of a species: `offergroup.cattle.fleckvieh`. */
export function breedsOf(species: SpeciesRow): readonly Breed[] {
  const breeds = known.get(species) ?? listBreeds(species);
  known.set(species, breeds);
  return breeds;
}

/** The breeds found already: every offer of a large market asks for them. */
const known = new WeakMap<SpeciesRow, readonly Breed[]>();

function listBreeds(species: SpeciesRow): Breed[] {
  return species.breedGroups.flatMap((group) =>
    group.breeds.map((breed) => {
      const row = typeof breed === 'string' ? { name: breed } : breed;
      return {
        id: demoId(`offergroup.${species.key}.${slugOf(row.name)}`),
        group: group.key,
        category2: demoId(`category2.${species.key}.${group.key}`),
        row,
      };
    }),
  );
}

function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
