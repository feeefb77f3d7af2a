import { useMemo } from 'react';
import { entriesFor } from '#shared/kernel/entries-for.ts';
import { useSite } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { speciesItems } from './species-menu.ts';

/** Returns the species menu of the country, none on the administration's site; `data` is undefined until it is there. */
export function useSpeciesMenu() {
  const { country, isAdmin } = useSite();
  const query = useEntityList('animalmenu', { filter: entriesFor('countries', country.id) });
  const { data: menus } = query;
  const items = useMemo(
    () => menus && speciesItems(menus, isAdmin ? [] : country.data.enabledAnimals),
    [menus, country, isAdmin],
  );
  return { ...query, data: items };
}
