import { useState } from 'react';
import {
  activeConditions,
  type Market,
  positionOf,
  scopeOf,
  searchFilter,
} from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { T, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntityCount } from '#web/kernel/use-entities.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { MissingBreedDialog } from '../missing-breed.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { withoutCondition } from './clear-conditions.ts';
import type { Overview } from './search-overview.ts';
import { useConditionNames } from './use-condition-words.tsx';
import { useMarketCountries } from './use-market-countries.ts';
import './no-offers.css';

type NoOffersProps = FilterProps<OfferSearchState> & {
  readonly market: Market;
  readonly options: AnimalKindOptions;
  /** The number of offers without each condition. */
  readonly without: Overview['without'] | undefined;
  readonly onReset: () => void;
};

const MOST_CHANGES = 3;

/**
 * Shows the ways on when no offer is found near: the single changes of the search that find most, and a breed that is
 * missing. Offers farther away stand above.
 */
export function NoOffers({ market, state, onReset, ...props }: NoOffersProps) {
  const t = useText();
  const { kilometres, number } = useFormats();
  const [isMissing, setMissing] = useState(false);
  const changes = useChanges({ market, state, ...props });
  return (
    <section className="no-offers no-print" aria-labelledby="no-offers">
      <h3 id="no-offers">{t('offers.noneMore')}</h3>
      {changes.length > 0 && (
        <ul className="plain">
          {changes.map(({ name, words, count, patch }) => (
            <li key={name}>
              <button type="button" onClick={() => props.change(patch)}>
                <span>
                  <strong>{words}</strong>{' '}
                  <span>
                    {t('offers.found', { count, shown: number(count) })}
                    {positionOf(state) &&
                      ` ${t('offers.upTo', { radius: kilometres(state.radius) })}`}
                  </span>
                </span>
                <Icon name="right" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="buttons">
        <Button look="quiet" onClick={() => setMissing(true)}>
          {t('offers.missingBreed')}
        </Button>
        {scopeOf(market).length + activeConditions(state).size > 0 && (
          <Button look="quiet" onClick={onReset}>
            {t('list.resetFilters')}
          </Button>
        )}
      </div>
      {isMissing && (
        <MissingBreedDialog
          name=""
          animalkind={market.animalkind}
          onClose={() => setMissing(false)}
        />
      )}
    </section>
  );
}

/** Returns the single changes that find most: a condition left out, or the other countries searched, too. */
function useChanges({ market, state, options, without }: Omit<NoOffersProps, 'onReset'>) {
  const t = useText();
  const nameOf = useConditionNames(state, options);
  const { countries } = useMarketCountries(market.animalkind);
  const wide = { ...market, countries: countries.map(({ value }) => value) };
  const abroad = useEntityCount('offer', {
    filter: searchFilter(wide, state),
    enabled: !state.abroad && wide.countries.length > 1,
  });
  const left = [...(without ?? [])].flatMap(([name, count]) =>
    // The offers farther away stand above already.
    name === 'radius'
      ? []
      : {
          name,
          count,
          words: <T id="offers.without" values={{ condition: nameOf(name) }} />,
          patch: withoutCondition(name, state),
        },
  );
  const across = {
    name: 'abroad',
    count: state.abroad ? 0 : (abroad.data ?? 0),
    words: t('offers.condition.abroad'),
    patch: { abroad: true },
  };
  return [...left, across]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHANGES);
}
