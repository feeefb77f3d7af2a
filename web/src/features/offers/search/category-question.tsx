import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { focusHeading } from '#web/components/focus-heading.ts';
import type { Option } from '#web/components/select-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntityCount } from '#web/kernel/use-entities.ts';
import { type Market, searchFilter } from './search-filter.ts';
import type { ChangeSearch, OfferSearchState } from './search-params.ts';
import { useFacets } from './use-facets.ts';

const FIELD_ID = 'category';
const FACETS = ['category'] as const;

/** Asked before any result: what the animals are for, where every offer of the kind says it. */
export function CategoryQuestion({
  market,
  state,
  change,
  categories,
}: {
  readonly market: Market;
  readonly state: OfferSearchState;
  readonly change: ChangeSearch;
  readonly categories: readonly Option[];
}) {
  const t = useText();
  const { number } = useFormats();
  const [category, setCategory] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const facets = useFacets(market, state, FACETS);
  const isChosen = category.length > 0;
  const count = useEntityCount('offer', {
    filter: searchFilter(market, { ...state, category }),
    enabled: isChosen,
  });
  const total = isChosen && !count.isPlaceholderData ? count.data : undefined;
  const error = attempt > 0 && !isChosen ? t('offers.categoryMissing') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChosen) return setAttempt(attempt + 1);
    change({ category });
    // The button that had the focus goes with the question.
    focusHeading();
  };
  return (
    <form className="category-question" noValidate onSubmit={submit}>
      <ErrorSummary errors={error ? [{ fieldId: FIELD_ID, text: error }] : []} attempt={attempt} />
      <CheckboxGroup
        id={FIELD_ID}
        label={t('offers.categoryQuestion')}
        hint={t('offers.categoryQuestionHint')}
        required
        error={error}
        choices={facets.counted('category', categories)}
        value={category}
        onChange={setCategory}
      />
      <div className="buttons">
        <Button type="submit" look="primary" size="wide">
          {total === undefined
            ? t('offers.show')
            : t('offers.showCount', { count: total, shown: number(total) })}
        </Button>
        <Button look="quiet" onClick={() => setCategory(categories.map(({ value }) => value))}>
          {t('offers.chooseAll')}
        </Button>
      </div>
    </form>
  );
}
