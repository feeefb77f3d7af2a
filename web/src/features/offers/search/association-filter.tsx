import { shownName } from '#shared/accounts/shown-name.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { FewOrMany } from './few-or-many.tsx';
import type { Market } from './search-filter.ts';
import type { ChangeSearch, OfferSearchState } from './search-params.ts';
import { type Facets, useMarketCounts } from './use-facets.ts';

/** Shows the associations that suppliers of such animals belong to. */
export function AssociationFilter({
  state,
  change,
  market,
  facets,
}: {
  readonly state: OfferSearchState;
  readonly change: ChangeSearch;
  readonly market: Market;
  readonly facets: Facets;
}) {
  const t = useText();
  const { compare } = useFormats();
  const offered = useMarketCounts(market, 'association') ?? new Map<string, number>();
  // Offers without one count under "null".
  const ids = [...offered.keys()].filter((id) => id !== 'null');
  const { items } = useEntitiesById('account', [...ids, ...state.association]);
  const associations = items
    .map(({ id, data }) => ({ value: id, label: shownName(data.staticData) }))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <FewOrMany
      label={t('offers.association')}
      choices={facets.counted('association', associations)}
      value={state.association}
      onChange={(association) => change({ association })}
    />
  );
}
