import { isConfirmedControlBody } from '#shared/accounts/is-confirmed-control-body.ts';
import { shownName } from '#shared/accounts/shown-name.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { useCountry } from './site.ts';
import { useEntityList } from './use-entities.ts';

/** Returns the confirmed control bodies of a country, by name; of this site's, where none is named. */
export function useControlBodies(country?: string) {
  const { id: here } = useCountry();
  const { compare } = useFormats();
  const query = useEntityList('account', {
    filter: {
      $and: [
        { field: 'staticData.role', comparison: 'eq', value: 'INS' },
        { field: 'staticData.country', comparison: 'eq', value: country ?? here },
      ],
    },
  });
  const data = query.data
    ?.filter((account) => isConfirmedControlBody(account.data.staticData))
    .map(({ id: value, data: { staticData } }) => ({
      value,
      label: shownName(staticData),
      name: staticData.name,
    }))
    .sort((a, b) => compare(a.name, b.name));
  return { ...query, data };
}
