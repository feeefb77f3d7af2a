import type { Offer } from '#shared/offers/offer.ts';
import { type OfferfieldEntity, shownFields } from '#shared/offers/offer-fields.ts';
import { ValueText } from '#web/components/inputs/value-text.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useTexts } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { inputOf } from '../input-of-field.ts';

/** Shows the values of the fields that offers like it have besides, a section for each group of them. */
export function OwnFieldFacts({ offer }: { readonly offer: Offer }) {
  const ids = offer.dynamicFields.map(({ field }) => field);
  const { items } = useEntitiesById('offerfield', ids);
  const groups = Map.groupBy(shownFields(items, offer), ({ data }) => data.group ?? '');
  return [...groups].map(([group, fields]) => (
    <GroupFacts key={group} group={group} fields={fields} offer={offer} />
  ));
}

function GroupFacts({
  group,
  fields,
  offer,
}: {
  readonly group: string;
  readonly fields: readonly OfferfieldEntity[];
  readonly offer: Offer;
}) {
  const { t, find } = useTexts();
  const id = `group-${group}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {group === '' ? t('offer.more') : (find(`offers.fieldGroup.${group}`) ?? group)}
      </h2>
      <SummaryList
        rows={fields.map((field) => {
          const answer = offer.dynamicFields.find((entry) => entry.field === field.id);
          return {
            key: field.id,
            term: <LabelText labels={field.data.labels} />,
            value: <ValueText field={inputOf(field, false)} value={answer?.value ?? null} />,
          };
        })}
      />
    </section>
  );
}
