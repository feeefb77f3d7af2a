import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';

type Value = Offer['dynamicFields'][number]['value'];

/** Returns the values of the offers in the fields that offers of their kind have. */
export function useFieldFacts(offers: readonly Offer[]) {
  const label = useLabel();
  const valueText = useFieldValueText();
  const ids = offers.flatMap(({ dynamicFields }) => dynamicFields.map(({ field }) => field));
  const { items, isPending } = useEntitiesById('offerfield', ids);
  return {
    isPending,
    factsOf: (offer: Offer) =>
      items
        .toSorted((a, b) => a.data.sorting - b.data.sorting)
        .map(({ id, data }) => {
          const answer = offer.dynamicFields.find(({ field }) => field === id);
          const text = answer === undefined ? '' : valueText(data, answer.value);
          return { key: `field ${id}`, term: label(data.labels), text };
        }),
  };
}

function useFieldValueText(): (field: Offerfield, value: Value) => string {
  const t = useText();
  const label = useLabel();
  const { number, day, list } = useFormats();
  return ({ entryType, options }, value) => {
    const optionText = (id: string) =>
      label(options.find((option) => option.id === id)?.labels, id);
    if (typeof value === 'boolean') return t(value ? 'approval.yes' : 'approval.no');
    if (typeof value === 'number') return number(value, 2);
    if (typeof value !== 'string') return list(value.map(optionText));
    return entryType === 'datefield' ? day(value) : optionText(value);
  };
}
