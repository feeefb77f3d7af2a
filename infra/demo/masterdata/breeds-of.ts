import { demoId } from '#infra/demo/demo-entity.ts';
import type { BreedRow, SpeciesRow, UsageRow } from '#infra/demo/species/species-row.ts';
import { defined } from '#shared/kernel/defined.ts';
import { foldText } from '#shared/kernel/fold-text.ts';

export type Breed = {
  readonly id: string;
  /** Key of its breed group. */
  readonly group: string;
  readonly category2: string;
  /** The keys of the usages that it is kept for; all without them. */
  readonly usages?: readonly string[];
  readonly row: BreedRow;
};

/** The offer groups of a species: `offergroup.cattle.fleckvieh`. */
export function breedsOf(species: SpeciesRow): readonly Breed[] {
  const breeds = breedsBySpecies.get(species) ?? listBreeds(species);
  breedsBySpecies.set(species, breeds);
  return breeds;
}

/** Returns the usages of a species that a breed, or a breed at an age, can have. */
export const usagesOf = (
  { usages }: SpeciesRow,
  ...bounds: readonly { readonly usages?: readonly string[] }[]
): readonly UsageRow[] =>
  usages.filter(({ key }) => bounds.every(({ usages: fitting }) => fitting?.includes(key) ?? true));

/** The breeds found already: every offer of a large market asks for them. */
const breedsBySpecies = new WeakMap<SpeciesRow, readonly Breed[]>();

function listBreeds(species: SpeciesRow): Breed[] {
  return species.breedGroups.flatMap((group) =>
    group.breeds.map((breed) => {
      const row = typeof breed === 'string' ? { name: breed } : breed;
      return {
        id: demoId(`offergroup.${species.key}.${slugOf(row.name)}`),
        group: group.key,
        category2: demoId(`category2.${species.key}.${group.key}`),
        ...defined({ usages: group.usages }),
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
