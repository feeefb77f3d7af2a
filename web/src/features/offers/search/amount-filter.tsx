import { useState } from 'react';
import { SelectField } from '#web/components/select-field.tsx';
import { NumberField } from '#web/components/text-field.tsx';
import { parseInteger } from '#web/i18n/parse-number.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { AMOUNT_COMPARISONS, type OfferSearchState } from './search-params.ts';

/** How many animals an offer has: at least, at most, exactly (specification section 9: >, <, =). */
export function AmountFilter({
  state,
  change,
}: {
  readonly state: OfferSearchState;
  readonly change: (patch: Partial<OfferSearchState>) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const settle = () => {
    if (typed === null) return;
    const parsed = parseInteger(typed);
    const isEmpty = typed.trim() === '';
    const isWrong = !isEmpty && !(parsed.ok && parsed.value >= 0);
    setError(isWrong ? t('offers.amountError') : undefined);
    if (isWrong) return;
    setTyped(null);
    change({ amount: !isEmpty && parsed.ok ? parsed.value : null });
  };
  return (
    <div className="amount-filter">
      <SelectField
        label={t('offers.amount')}
        value={state.comparison}
        onChange={(event) => {
          const comparison = AMOUNT_COMPARISONS.find((one) => one === event.target.value);
          if (comparison) change({ comparison });
        }}
        options={AMOUNT_COMPARISONS.map((value) => ({
          value,
          label: t(`offers.comparison.${value}`),
        }))}
      />
      <NumberField
        label={t('offers.animals')}
        error={error}
        inputMode="numeric"
        value={typed ?? state.amount ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
    </div>
  );
}
