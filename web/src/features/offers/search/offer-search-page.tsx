import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import {
  useEntity,
  useEntityCount,
  useEntityList,
  useEntityPages,
} from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useAnimalKindOptions } from '../use-animal-kind-options.ts';
import { NOTHING_CHOSEN } from './clear-conditions.ts';
import { OfferResults } from './offer-results.tsx';
import { activeConditions, searchFilter, searchSorting } from './search-filter.ts';
import { type OfferSearchState, searchParams } from './search-params.ts';
import { SearchTabs } from './search-tabs.tsx';
import { UnknownSpecies } from './unknown-species.tsx';
import '../offers.css';

// The results come first; what changes them follows, beside them or behind a button.
const OfferFilters = lazyPart(
  () => import('./offer-filters.tsx').then((file) => file.OfferFilters),
  ['search'],
);
const FilterSheet = lazyPart(
  () => import('./filter-sheet.tsx').then((file) => file.FilterSheet),
  ['search'],
);

/** Offers of one animal kind: filters and results; the address holds all that is chosen. */
export function OfferSearchPage() {
  const t = useText();
  const { id } = useParams();
  const kind = useEntity('animalkind', id);
  return (
    <QueryState query={kind} title={t('offers.searchTitle')}>
      {(animalkind) =>
        animalkind ? (
          <OfferSearch key={animalkind.id} animalkind={animalkind} />
        ) : (
          <UnknownSpecies />
        )
      }
    </QueryState>
  );
}

function OfferSearch({ animalkind }: { readonly animalkind: EntityOf<'animalkind'> }) {
  const t = useText();
  const label = useLabel();
  const [state, change] = useListState(searchParams);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const market = { countries: useCountries(state), animalkind: animalkind.id };
  const query = { filter: searchFilter(market, state), sorting: searchSorting(state) };
  const pages = useEntityPages('offer', { ...query, limit: OFFERS_PER_GROUP });
  const count = useEntityCount('offer', { filter: query.filter });
  const { id: country } = useCountry();
  const kindName = label(animalkind.data.labels);
  const options = useAnimalKindOptions(animalkind.id, country);
  const chosen = activeConditions(state).size;
  const filters = {
    state,
    change,
    options,
    market,
    onReset: () => change(NOTHING_CHOSEN),
    // While the next count is on its way the last one would promise what is not so.
    total: count.isPlaceholderData ? undefined : count.data,
  };
  return (
    <>
      <PageHeading
        title={
          state.place === ''
            ? t('offers.title', { kind: kindName })
            : t('offers.titleNear', { kind: kindName, place: state.place })
        }
      />
      <SearchTabs animalkind={animalkind.id} current="offers" />
      <div className="offer-search">
        <div className="offer-search-filters">
          <OfferFilters {...filters} />
        </div>
        <div className="offer-search-button">
          <Button icon="filter" size="wide" onClick={() => setSheetOpen(true)}>
            {chosen === 0 ? t('offers.filters') : t('offers.filtersCount', { count: chosen })}
          </Button>
        </div>
        <OfferResults {...{ market, state, change, pages, count, options }} />
      </div>
      {isSheetOpen && <FilterSheet {...filters} onShow={() => setSheetOpen(false)} />}
    </>
  );
}

/** The visitor's country, and on wish all that search across borders. */
function useCountries({ abroad }: OfferSearchState): string[] {
  const { id } = useCountry();
  const { data } = useEntityList('country', { enabled: abroad });
  const others = (data ?? []).filter((one) => one.data.allowTransnationalSearch && one.id !== id);
  return abroad ? [id, ...others.map((one) => one.id)] : [id];
}
