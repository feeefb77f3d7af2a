import type { ReactNode } from 'react';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import { isEnoughFirst, type Market, positionOf, sortOf } from '#shared/offers/search-filter.ts';
import { type OfferSearchState, VIEWS } from '#shared/offers/search-params.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { LoadMore } from '#web/components/load-more.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { OfferList } from './offer-list.tsx';
import type { OfferSearch } from './use-offer-search.ts';

const NoOffers = lazyPart(
  () => import('./no-offers.tsx').then((file) => file.NoOffers),
  ['search'],
);
const OfferMap = lazyPart(
  () => import('../map/offer-map.tsx').then((file) => file.OfferMap),
  ['map'],
  <span className="part-coming map-coming" hidden />,
);
const FartherOffers = lazyPart(
  () => import('./farther-offers.tsx').then((file) => file.FartherOffers),
  ['search'],
);
const NoneFits = lazyPart(
  () => import('./none-fits.tsx').then((file) => file.NoneFits),
  ['search'],
);
const SaveSearch = lazyPart(
  () => import('../saved/save-search.tsx').then((file) => file.SaveSearch),
  ['saved'],
);
const SearchProof = lazyPart(
  () => import('./search-proof.tsx').then((file) => file.SearchProof),
  ['search'],
);

const WeekStrip = lazyPart(
  () => import('./week-strip.tsx').then((file) => file.WeekStrip),
  ['search'],
);

type ResultsProps = FilterProps<OfferSearchState> & {
  readonly market: Market;
  readonly onReset: () => void;
  readonly found: OfferSearch;
  readonly options: AnimalKindOptions;
  /** The part of the address that has the search: `?breed=…`. */
  readonly query: string;
  /** Opens the filters where they do not stand beside the results. */
  readonly filterButton: ReactNode;
};

/** Shows the conditions, then the found offers. */
export function OfferResults({ filterButton, ...results }: ResultsProps) {
  const { market, state, change, options, found } = results;
  const { animalkindsUsingPoultrySystem } = useCountry().data;
  return (
    <div className="stack">
      <div className="offer-bar no-print">
        <div className="offer-bar-button">{filterButton}</div>
        <ChosenFilters market={market} state={state} change={change} options={options} />
      </div>
      {animalkindsUsingPoultrySystem.includes(market.animalkind) && (
        <div className="week-question no-print">
          <WeekStrip state={state} change={change} counts={found.overview?.facets} />
        </div>
      )}
      <div aria-busy={found.isOutdated}>
        <Found {...results} />
      </div>
    </div>
  );
}

/** Shows the found offers, 50 at a time; with nothing found, the ways on. */
function Found(results: Omit<ResultsProps, 'filterButton'>) {
  const { market, state, change, options, found, query, onReset } = results;
  const t = useText();
  const { kilometres, number } = useFormats();
  const { pages, offers, overview } = found;
  if (!offers || !overview) {
    if (pages.error) return <FailureState error={pages.error} onRetry={() => pages.refetch()} />;
    return (
      <div className="offer-cards-loading">
        <LoadingState rows={4} />
      </div>
    );
  }
  const from = positionOf(state);
  // On the map the search goes on beside an area that has nothing.
  const hasView = offers.length > 0 || (from !== undefined && state.view === 'map');
  const total = overview.count;
  const isCounted = !pages.isPlaceholderData;
  const none = from
    ? t('offers.noneWithin', { radius: kilometres(state.radius) })
    : t('offers.found', { count: 0, shown: number(0) });
  const some = t('offers.found', { count: total, shown: number(total) });
  // That there is no animal is said of no search but the one that was answered.
  const heading = total > 0 ? some : found.isOutdated ? t('loading.text') : none;
  return (
    <section aria-labelledby="results" className="stack">
      <div className="offer-results-head">
        <div>
          <h2 id="results" aria-live="polite" aria-atomic="true">
            {heading}
          </h2>
          {offers.length > 1 && (
            <p className="muted">
              {isEnoughFirst(state) && `${t('offers.enoughFirst')} · `}
              {t(`offers.sort.${sortOf(state)}`)}
            </p>
          )}
        </div>
        {hasView && <ViewToggle state={state} change={change} />}
      </div>
      {hasView && <ShownOffers offers={offers} state={state} change={change} />}
      {(pages.hasNextPage || total > OFFERS_PER_GROUP) && (
        <LoadMore
          shown={offers.length}
          total={total}
          hasMore={pages.hasNextPage}
          step={OFFERS_PER_GROUP}
          busy={pages.isFetchingNextPage}
          onMore={() => pages.fetchNextPage()}
        />
      )}
      {from && isCounted && (
        <FartherOffers market={market} state={state} change={change} overview={overview} />
      )}
      {offers.length === 0 && (
        <NoOffers
          market={market}
          state={state}
          change={change}
          options={options}
          without={isCounted ? overview.without : undefined}
          onReset={onReset}
        />
      )}
      <SaveSearch market={market} state={state} options={options} />
      <NoneFits animalkind={market.animalkind} query={query} />
      <div className="buttons no-print">
        <ButtonLink look="quiet" to={pathTo('SupplierList', { id: market.animalkind }) + query}>
          {t('offers.suppliersLink')}
        </ButtonLink>
        <ButtonLink look="quiet" to={pathTo('Saved')}>
          {t('saved.title')}
        </ButtonLink>
      </div>
      <SearchProof key={query} market={market} state={state} options={options} found={found} />
    </section>
  );
}

/** Shows the offers as a list, or with the map above the same list. */
function ShownOffers(props: Pick<ResultsProps, 'state' | 'change'> & OffersProps) {
  const { offers, state } = props;
  if (state.view === 'map') return <OfferMap {...props} />;
  return <OfferList offers={offers} from={positionOf(state)} wanted={state} />;
}

type OffersProps = { readonly offers: readonly EntityOf<'offer'>[] };

function ViewToggle({ state, change }: Pick<ResultsProps, 'state' | 'change'>) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-label={t('list.views')} className="view-toggle">
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={state.view === view}
          onClick={() => change({ view })}
        >
          {t(`offers.view.${view}`)}
        </button>
      ))}
    </div>
  );
}
