import { AMOUNT_COMPARISONS } from '#shared/offers/amount-comparisons.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { NumberField } from '#web/components/text-field.tsx';
import { parseInteger } from '#web/i18n/parse-number.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { useTypedFilter } from '#web/kernel/use-typed-filter.ts';

/** Asks for the number of animals: at least, at most, or as the specification has it (section 9: >, <, =). */
export function AmountFilter({ state, change }: FilterProps<OfferSearchState>) {
  const t = useText();
  const { isRefused, input } = useTypedFilter(String(state.amount ?? ''), (typed) => {
    const parsed = parseInteger(typed);
    const isEmpty = typed.trim() === '';
    const isWrong = !isEmpty && !(parsed.ok && parsed.value >= 0);
    if (!isWrong) change({ amount: !isEmpty && parsed.ok ? parsed.value : null });
    return !isWrong;
  });
  return (
    <div className="amount-filter">
      <SelectField
        label={t('offers.condition.amount')}
        value={state.comparison}
        onChange={(event) => {
          const comparison = AMOUNT_COMPARISONS.find((value) => value === event.target.value);
          if (comparison) change({ comparison });
        }}
        options={AMOUNT_COMPARISONS.map((value) => ({
          value,
          label: t(`offers.comparison.${value}`),
        }))}
      />
      <NumberField
        label={t('words.animals')}
        error={isRefused ? t('offers.amountError') : undefined}
        inputMode="numeric"
        {...input}
      />
    </div>
  );
}
