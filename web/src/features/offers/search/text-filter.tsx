import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { useTypedFilter } from '#web/kernel/use-typed-filter.ts';

/** Asks for words of breed, specification, farm or place. */
export function TextFilter({ state, change }: FilterProps<OfferSearchState>) {
  const t = useText();
  const { input } = useTypedFilter(state.text, (typed) => {
    change({ text: typed.trim() });
    return true;
  });
  return (
    <TextField
      label={t('offers.condition.text')}
      hint={t('offers.textHint')}
      type="search"
      autoComplete="off"
      maxLength={100}
      {...input}
    />
  );
}
