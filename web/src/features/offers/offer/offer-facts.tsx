import type { ReactNode } from 'react';
import { shownName } from '#shared/accounts/shown-name.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import { useAmountLabel } from '../use-amount-label.ts';
import { useConfirmedOn } from '../use-confirmed-on.ts';
import { useOfferNames } from '../use-offer-names.ts';

/** What the offer says in the fields that all offers have. */
export function OfferFacts({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const { data } = offer;
  const t = useText();
  const { number, day, longDay, list } = useFormats();
  const names = useOfferNames(data);
  const confirmed = useConfirmedOn(offer);
  const amountLabel = useAmountLabel(data);
  const specification = useSpecification(data);
  const associations = useEntitiesById('account', data.associations).items;
  const categories = useEntitiesById('category1', data.category1).items;
  const category2 = useEntity('category2', data.category2).data;
  const classification = useEntity('classification', data.classification).data;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('offer.facts')}</h2>
      <SummaryList
        rows={[
          {
            key: 'kind',
            term: t('offers.kind'),
            value: names.kind && <LabelText labels={names.kind} />,
          },
          {
            key: 'breed',
            term: t('offers.breed'),
            value: names.breed && <LabelText labels={names.breed} />,
          },
          { key: 'specification', term: t('offers.specification'), value: specification },
          { key: 'amount', term: amountLabel, value: number(data.amount) },
          { key: 'gender', term: t('offers.gender'), value: names.gender },
          {
            key: 'age',
            term: t('offers.age'),
            value: names.age && <LabelText labels={names.age} />,
          },
          {
            key: 'usage',
            term: t('offers.usage'),
            value: names.usage && <LabelText labels={names.usage} />,
          },
          {
            key: 'category1',
            term: t('offers.category1'),
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
            term: t('offers.category2'),
            value: category2 && <LabelText labels={category2.data.labels} />,
          },
          {
            key: 'classification',
            term: t('offers.classification'),
            value: classification && <LabelText labels={classification.data.labels} />,
          },
          {
            key: 'associations',
            term: t('offer.associations'),
            value: list(associations.map((one) => shownName(one.data.staticData))),
          },
          {
            key: 'from',
            term: t('offers.from'),
            value: data.availableFrom && day(data.availableFrom),
          },
          {
            key: 'confirmed',
            term: t('offers.confirmed'),
            value: confirmed && longDay(confirmed),
          },
        ]}
      />
    </section>
  );
}

/** One of the breed's own, or the supplier's words. */
function useSpecification({ offergroup, offerspecification }: Offer): ReactNode {
  const breed = useEntity('offergroup', offergroup).data;
  const one = breed?.data.offerSpecifications.find(({ id }) => id === offerspecification);
  return one ? <LabelText labels={one.labels} /> : offerspecification;
}
