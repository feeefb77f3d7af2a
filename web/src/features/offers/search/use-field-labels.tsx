import type { ReactNode } from 'react';
import { fieldChoices } from '#shared/offers/field-choices.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';

const ACTIVE_FIELDS = {
  $and: [
    { field: 'active', comparison: 'eq' as const, value: true },
    { field: 'type', comparison: 'eq' as const, value: 'filter' },
  ],
};

/** Returns the offer fields that can be searched for. */
export function useFilterFields({ enabled }: { readonly enabled: boolean }) {
  return useEntityList('offerfield', { filter: ACTIVE_FIELDS, enabled });
}

/** Returns the conditions on offer fields in words: "Horn status: polled". */
export function useFieldWords(state: OfferSearchState): (field: string) => ReactNode {
  const t = useText();
  const { number } = useFormats();
  const choices = fieldChoices(state.field);
  const { data: fields = [] } = useFilterFields({ enabled: choices.size > 0 });
  const optionLabel = ({ data }: OfferfieldEntity, value: string) => {
    if (value === 'true') return '';
    if (value === 'false') return t('inputs.no');
    const option = data.options.find((option) => option.id === value);
    return <LabelText key={value} labels={option?.labels} otherwise={value} />;
  };
  return (id) => {
    const field = fields.find((field) => field.id === id);
    const choice = choices.get(id);
    if (!field || !choice) return t('offers.condition.field');
    const { min, max } = choice.range ?? {};
    const bounds = [min, max].map((bound) => (bound === undefined ? '…' : number(bound)));
    const said = choice.values.map((value) => optionLabel(field, value)).filter(Boolean);
    const options = said.length > 0 && <ListText items={said} />;
    return (
      <TermText term={<LabelText labels={field.data.labels} />}>
        {choice.range ? bounds.join('–') : options}
      </TermText>
    );
  };
}
