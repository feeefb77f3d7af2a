import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { makeBreedSearch } from '#shared/offers/make-breed-search.ts';
import { activeConditions, positionOf, scopeOf } from '#shared/offers/search-filter.ts';
import { type OfferSearchState, searchParams } from '#shared/offers/search-params.ts';
import { remainingBreeds, searchedCountries } from '#shared/offers/searched-market.ts';
import { Button } from '#web/components/button.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { T, useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useFilterReset, useListState } from '#web/kernel/use-list-state.ts';
import { useMedia } from '#web/kernel/use-media.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { useAnimalKindOptions } from '../use-animal-kind-options.ts';
import { NOTHING_CHOSEN } from './clear-conditions.ts';
import { OfferResults } from './offer-results.tsx';
import { OfferedSpecies } from './offered-species.tsx';
import { SearchTabs } from './search-tabs.tsx';
import { useLeftOut } from './use-left-out.ts';
import { type Search, useOfferSearch } from './use-offer-search.ts';
import '../offers.css';

// The filters load after the results; they stand beside them or behind a button.
const OfferFilters = lazyPart(
  () => import('./offer-filters.tsx').then((file) => file.OfferFilters),
  ['search'],
);
const FilterSheet = lazyPart(
  () => import('./filter-sheet.tsx').then((file) => file.FilterSheet),
  ['search'],
);

/** Shows offers of one animal kind: filters and results; the address holds all that is chosen. */
export function OfferSearchPage() {
  const t = useText();
  return (
    <OfferedSpecies title={t('offers.searchTitle')}>
      {(animalkind) => <OfferSearch key={animalkind.id} animalkind={animalkind} />}
    </OfferedSpecies>
  );
}

const BESIDE = '(min-width: 64em)'; // from there on the filters stand beside the results (offers.css)

function OfferSearch({ animalkind }: { readonly animalkind: EntityOf<'animalkind'> }) {
  const t = useText();
  const { list } = useFormats();
  const kindName = useLabel()(animalkind.data.labels);
  const [asked, change] = useListState(searchParams);
  const { id: country } = useCountry();
  const options = useAnimalKindOptions(animalkind.id, country);
  const today = useToday();
  const named = (search: OfferSearchState): OfferSearchState => ({
    ...search,
    breed: remainingBreeds(options.breeds, search.breed),
    // The name alone of a place, as a cut link has it, narrows nothing: nobody is to read that it does.
    place: positionOf(search) ? search.place : '',
  });
  const { state, leftOut } = useLeftOut(named(asked), options, today);
  const { countries, isPending } = useCountries(state);
  const market = {
    countries,
    animalkind: animalkind.id,
    owner: state.supplier === '' ? undefined : state.supplier,
    breedsNamed: makeBreedSearch(options.breedsAnywhere),
    today,
  };
  return (
    <>
      <div className="offer-search-head">
        <PageHeading
          title={
            state.place === ''
              ? t('offers.title', { kind: kindName })
              : t('offers.titleNear', { kind: kindName, place: state.place })
          }
        >
          <T
            id={state.place === '' ? 'offers.title' : 'offers.titleNear'}
            values={{ kind: <LabelText labels={animalkind.data.labels} />, place: state.place }}
          />
        </PageHeading>
        <SearchTabs animalkind={animalkind.id} current="offers" />
      </div>
      {leftOut.length > 0 && (
        <Notice
          role="status"
          title={t('offers.leftOut', {
            conditions: list(leftOut.map((name) => t(`offers.condition.${name}`))),
          })}
        />
      )}
      {state.text !== '' && options.isPending ? (
        // Words are looked up among the names of breeds, too.
        <LoadingState rows={4} />
      ) : (
        <FoundOffers
          market={market}
          enabled={!isPending}
          state={state}
          change={(patch) => named(change(patch))}
          options={options}
          asksCategory={animalkind.data.cat1Mandatory && options.categories1.options.length > 1}
        />
      )}
    </>
  );
}

type Options = ReturnType<typeof useAnimalKindOptions>;

function FoundOffers({
  options,
  asksCategory,
  ...asked
}: Search & { readonly options: Options; readonly asksCategory: boolean }) {
  const t = useText();
  const { market, state } = asked;
  const { search: query } = useLocation();
  const isBeside = useMedia(BESIDE);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const result = useOfferSearch(asked);
  const search = { market, state, change: result.change };
  const chosen = scopeOf(market).length + activeConditions(state).size;
  const { resets, onReset } = useFilterReset(search.change, NOTHING_CHOSEN);
  const filters = {
    ...search,
    options,
    asksCategory,
    onReset,
    resets,
    counts: result.overview?.facets,
    // The last count would be wrong while the next one is on its way.
    total: result.pages.isPlaceholderData ? undefined : result.overview?.count,
  };
  return (
    <>
      <div className="offer-search">
        <div className="offer-search-filters">{isBeside && <OfferFilters {...filters} />}</div>
        <OfferResults
          {...search}
          found={result}
          options={options}
          query={query}
          onReset={onReset}
          filterButton={
            <Button icon="filter" onClick={() => setSheetOpen(true)}>
              {t('list.filters')}
              {chosen > 0 && ` (${chosen})`}
            </Button>
          }
        />
      </div>
      {isSheetOpen && !isBeside && <FilterSheet {...filters} onShow={() => setSheetOpen(false)} />}
    </>
  );
}

/** Returns the visitor's country, and on wish all countries that search across borders. */
function useCountries({ abroad }: OfferSearchState) {
  const own = useCountry();
  const isWide = abroad && own.data.allowTransnationalSearch;
  const { data = [], isPending } = useEntityList('country', { enabled: isWide });
  // The own country is asked too: the address may come from a country that searches across borders.
  const countries = searchedCountries(own, data, abroad);
  return { countries, isPending: isWide && isPending };
}
