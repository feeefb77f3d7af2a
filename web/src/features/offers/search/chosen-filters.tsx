import { activeConditions, type Market, scopeOf } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type FilterProps, useShownFirst } from '#web/kernel/use-list-state.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { withoutCondition } from './clear-conditions.ts';
import { useConditionWords } from './use-condition-words.tsx';

type ChosenProps = FilterProps<OfferSearchState> & {
  readonly market: Market;
  readonly options: AnimalKindOptions;
};

/**
 * Shows the conditions in force, in words, each with the way to take it away: on a phone the filters themselves are
 * out of sight.
 */
export function ChosenFilters({ market, options, ...search }: ChosenProps) {
  const t = useText();
  const { state, change } = useShownFirst(search);
  const wordsOf = useConditionWords(market, state, options);
  const names = [...scopeOf(market), ...activeConditions(state).keys()];
  if (names.length === 0) return null;
  return (
    <section tabIndex={-1} aria-label={t('offers.chosenFilters')} className="no-print">
      <ul className="plain chips">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="chosen-filter"
              onClick={() => change(withoutCondition(name, state))}
            >
              <span>{wordsOf(name)}</span>{' '}
              <span className="chosen-filter-remove">
                <span className="visually-hidden">{t('offers.remove')}</span>
                <Icon name="cross" size={16} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
