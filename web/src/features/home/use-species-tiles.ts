import { useMemo } from 'react';
import { type SpeciesLink, speciesLinks, useSpeciesMenu } from '#web/features/masterdata/public.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';

export type SpeciesTile = SpeciesLink & { readonly scientificName: string | undefined };

/** The country's animal kinds in the order of its menu, with what their drawing is found by. */
export function useSpeciesTiles() {
  const menu = useSpeciesMenu();
  const { data: kinds } = useEntityList('animalkind');
  const { data: items } = menu;
  const tiles = useMemo(
    () =>
      items &&
      speciesLinks(items).map((link): SpeciesTile => {
        const kind = kinds?.find((kind) => kind.id === link.animalkind);
        return { ...link, scientificName: kind?.data.scientificName };
      }),
    [items, kinds],
  );
  return { ...menu, data: tiles };
}
