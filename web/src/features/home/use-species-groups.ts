import { useMemo } from 'react';
import type { Labels } from '#shared/kernel/label.ts';
import { type SpeciesPicture, speciesPicture } from '#shared/masterdata/species-picture.ts';
import { type SpeciesLink, useSpeciesMenu } from '#web/features/masterdata/public.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';

/** An entry of the species menu, with the picture of its first animal kind. */
export type SpeciesGroup = {
  readonly key: string;
  readonly labels: Labels;
  readonly species: readonly SpeciesLink[];
  readonly picture: SpeciesPicture;
};

/** Returns the groups of the country's species menu in its order; plain text of the menu is left out. */
export function useSpeciesGroups() {
  const menu = useSpeciesMenu();
  const { data: kinds } = useEntityList('animalkind');
  const { data: items } = menu;
  const groups = useMemo(
    () =>
      items?.flatMap((item): SpeciesGroup[] => {
        if (item.kind === 'text') return [];
        const species = item.kind === 'link' ? [item] : item.links;
        const kind = kinds?.find(({ id }) => id === species[0]?.animalkind);
        const picture = speciesPicture(kind?.data ?? {});
        return [{ key: item.key, labels: item.labels, species, picture }];
      }),
    [items, kinds],
  );
  return { ...menu, data: groups };
}
