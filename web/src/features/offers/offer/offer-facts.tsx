import type { ReactNode } from 'react';
import { shownName } from '#shared/accounts/shown-name.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { SummaryList, type SummaryRow } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import { useAmountLabel } from '../use-amount-label.ts';
import { useOfferNames } from '../use-offer-names.tsx';

/** Shows the values of the fields that all offers have. */
export function OfferFacts({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const animalRows = useAnimalRows(offer.data);
  const tradeRows = useTradeRows(offer);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('offers.offerTitle')}</h2>
      <SummaryList rows={[...animalRows, ...tradeRows]} />
    </section>
  );
}

function useAnimalRows(data: Offer): SummaryRow[] {
  const t = useText();
  const { number } = useFormats();
  const { kind, breed, gender, age, usage } = useOfferNames(data);
  const amountLabel = useAmountLabel(data);
  const specification = useSpecification(data);
  return [
    {
      key: 'kind',
      term: t('offers.condition.animalkind'),
      value: kind && <LabelText labels={kind} />,
    },
    {
      key: 'breed',
      term: t('offers.condition.breed'),
      value: breed && <LabelText labels={breed} />,
    },
    { key: 'specification', term: t('offers.condition.specification'), value: specification },
    { key: 'amount', term: amountLabel, value: number(data.amount) },
    { key: 'gender', term: t('offers.condition.gender'), value: gender },
    { key: 'age', term: t('offers.condition.age'), value: age && <LabelText labels={age} /> },
    {
      key: 'usage',
      term: t('offers.condition.usage'),
      value: usage && <LabelText labels={usage} />,
    },
  ];
}

function useTradeRows(offer: EntityOf<'offer'>): SummaryRow[] {
  const { data } = offer;
  const t = useText();
  const { day, longDay, list } = useFormats();
  const associations = useEntitiesById('account', data.associations).items;
  const categories = useEntitiesById('category1', data.category1).items;
  const category2 = useEntity('category2', data.category2).data;
  const classification = useEntity('classification', data.classification).data;
  return [
    {
      key: 'category1',
      term: t('offers.condition.category'),
      value: categories.length > 0 && (
        <ListText
          items={categories.map(({ id, data: { labels } }) => (
            <LabelText key={id} labels={labels} />
          ))}
        />
      ),
    },
    {
      key: 'category2',
      term: t('offers.condition.category2'),
      value: category2 && <LabelText labels={category2.data.labels} />,
    },
    {
      key: 'classification',
      term: t('offers.condition.classification'),
      value: classification && <LabelText labels={classification.data.labels} />,
    },
    {
      key: 'associations',
      term: t('words.associations'),
      value: list(associations.map((association) => shownName(association.data.staticData))),
    },
    { key: 'from', term: t('offers.from'), value: data.availableFrom && day(data.availableFrom) },
    { key: 'confirmed', term: t('offers.confirmed'), value: longDay(data.confirmedOn) },
    {
      key: 'online',
      term: t('offer.online'),
      // The supplier and its authority read the spans; nobody else gets them.
      value: list(
        (data.history ?? []).map(({ begin, end }) =>
          end === undefined
            ? t('offer.onlineSince', { begin: day(begin) })
            : `${day(begin)} – ${day(end)}`,
        ),
      ),
    },
  ];
}

/** Returns the specification: one of the breed's own, or the supplier's words. */
function useSpecification({ offergroup, offerspecification }: Offer): ReactNode {
  const breed = useEntity('offergroup', offergroup).data;
  const specification = breed?.data.offerSpecifications.find(({ id }) => id === offerspecification);
  return specification ? <LabelText labels={specification.labels} /> : offerspecification;
}
