import { inputFacts } from '#shared/masterdata/input-facts.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { type FactWords, plainWords } from './fact-text.tsx';

type Value = Offer['dynamicFields'][number]['value'];

/** Returns the values of the offers in the fields that offers of their kind have. */
export function useFieldFacts(offers: readonly Offer[]) {
  const valueWords = useFieldValueWords();
  const ids = offers.flatMap(({ dynamicFields }) => dynamicFields.map(({ field }) => field));
  const { items, isPending } = useEntitiesById('offerfield', ids);
  return {
    isPending,
    factsOf: (offer: Offer) =>
      items
        .toSorted((a, b) => a.data.sorting - b.data.sorting)
        .map(({ id, data }) => {
          const answer = offer.dynamicFields.find(({ field }) => field === id);
          const words = answer === undefined ? [] : valueWords(data, answer.value);
          return { key: `field ${id}`, term: <LabelText labels={data.labels} />, words };
        }),
  };
}

function useFieldValueWords(): (field: Offerfield, value: Value) => FactWords {
  const t = useText();
  const labelled = useLabelled();
  const { number, day } = useFormats();
  return ({ entryType, options }, value) => {
    const optionWord = (id: string) =>
      labelled(options.find((option) => option.id === id)?.labels, id);
    if (typeof value === 'boolean') return plainWords(t(value ? 'inputs.yes' : 'inputs.no'));
    if (typeof value === 'number') return plainWords(number(value, 2));
    if (typeof value !== 'string') return value.map(optionWord);
    return inputFacts(entryType).holds === 'day'
      ? plainWords(day(value))
      : [optionWord(value)].filter(({ label }) => label !== '');
  };
}
