import { shownName } from '#shared/accounts/shown-name.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { FewOrMany } from './few-or-many.tsx';
import type { Facets } from './offer-facets.ts';

/** Shows the associations that suppliers of such animals belong to. */
export function AssociationFilter({
  state,
  change,
  facets,
}: FilterProps<OfferSearchState> & {
  readonly facets: Facets;
}) {
  const t = useText();
  const { compare } = useFormats();
  const ids = facets.offered('offeredAssociations');
  const { items } = useEntitiesById('account', [...ids, ...state.association]);
  const associations = items
    .map(({ id, data }) => ({ value: id, label: shownName(data.staticData) }))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <FewOrMany
      label={t('role.ASO')}
      choices={facets.counted('association', associations)}
      value={state.association}
      onChange={(association) => change({ association })}
    />
  );
}
