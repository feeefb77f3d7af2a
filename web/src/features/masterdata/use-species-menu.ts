import { useMemo } from 'react';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { menusOf, speciesItems } from './species-menu.ts';

/** Returns the species menu of the country; `data` is undefined until it is there. */
export function useSpeciesMenu() {
  const country = useCountry();
  const query = useEntityList('animalmenu', { filter: menusOf(country.id) });
  const { data: menus } = query;
  const items = useMemo(
    () => menus && speciesItems(menus, country.data.enabledAnimals),
    [menus, country],
  );
  return { ...query, data: items };
}
