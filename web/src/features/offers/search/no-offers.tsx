import { type ReactNode, useState } from 'react';
import {
  activeConditions,
  type FilterName,
  fieldOf,
  type Market,
  plainName,
  scopeOf,
} from '#shared/offers/search-filter.ts';
import {
  type ChangeSearch,
  type OfferSearchState,
  RADII_KM,
} from '#shared/offers/search-params.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { focusHeading } from '#web/components/focus-heading.ts';
import { T, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { MissingBreedDialog } from '../missing-breed.ts';
import { withoutCondition } from './clear-conditions.ts';
import type { Overview } from './search-overview.ts';
import { useFieldWords } from './use-field-labels.tsx';

type NoOffersProps = {
  readonly market: Market;
  readonly state: OfferSearchState;
  readonly change: ChangeSearch;
  /** The number of offers without each condition. */
  readonly without: Overview['without'] | undefined;
  readonly onReset: () => void;
};

const NONE: Overview['without'] = new Map();

/**
 * Shows the ways on when no offer is found: the condition that hides most, a wider radius, a breed that is missing.
 */
export function NoOffers({ market, state, without = NONE, ...actions }: NoOffersProps) {
  const t = useText();
  const { kilometres, number } = useFormats();
  const [isMissing, setMissing] = useState(false);
  const nameOf = useConditionNames(state);
  const hidden = [...without].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
  // Each of these ways takes its own button away.
  const change: ChangeSearch = (patch) => {
    actions.change(patch);
    focusHeading({ preventScroll: true });
  };
  const onReset = () => {
    actions.onReset();
    focusHeading({ preventScroll: true });
  };
  const wider = RADII_KM.find((km) => km > state.radius);
  return (
    <EmptyState
      title={t('offers.noneMore')}
      actions={
        <>
          {state.lat !== null && wider !== undefined && (
            <Button onClick={() => change({ radius: wider })}>
              {t('offers.widen', { radius: kilometres(wider) })}
            </Button>
          )}
          <Button look="quiet" onClick={() => setMissing(true)}>
            {t('offers.missingBreed')}
          </Button>
          {scopeOf(market).length + activeConditions(state).size > 0 && (
            <Button look="quiet" onClick={onReset}>
              {t('offers.resetFilters')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('offers.noneText')}</p>
      {hidden.length > 0 && (
        <ul className="plain">
          {hidden.map(([name, count]) => (
            <li key={name}>
              <button
                type="button"
                className="link-button"
                onClick={() => change(withoutCondition(name, state))}
              >
                <T
                  id="offers.without"
                  values={{ condition: nameOf(name), count, shown: number(count) }}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isMissing && (
        <MissingBreedDialog
          name=""
          animalkind={market.animalkind}
          onClose={() => setMissing(false)}
        />
      )}
    </EmptyState>
  );
}

/** Returns the name of a condition without what is chosen of it. */
function useConditionNames(state: OfferSearchState): (name: FilterName | 'supplier') => ReactNode {
  const t = useText();
  const fieldWords = useFieldWords(state);
  return (name) => {
    if (name === 'supplier') return t('offers.condition.supplier');
    const field = fieldOf(name);
    return field === undefined ? t(`offers.condition.${plainName(name)}`) : fieldWords(field);
  };
}
