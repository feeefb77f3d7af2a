import type { EntityClassName } from '#shared/entity-classes.ts';
import type { Labels } from '#shared/kernel/label.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useAmountLabel } from '../use-amount-label.ts';
import { useFieldFacts } from './use-field-facts.ts';

/** One thing that an offer says, in words. */
export type OfferFact = { readonly key: string; readonly term: string; readonly text: string };

/** What the offers say, in words, in the order in which the offer form asks; `isPending` until all names are there. */
export function useOfferFacts(offers: readonly Offer[]) {
  const t = useText();
  const label = useLabel();
  const { number, day, list } = useFormats();
  const newest = offers.at(-1);
  const amountLabel = useAmountLabel({
    country: newest?.country ?? '',
    animalkind: newest?.animalkind ?? '',
  });
  const ids = (pick: (offer: Offer) => readonly (string | undefined)[]) =>
    offers.flatMap(pick).filter((id) => id !== undefined);
  const kinds = useNames(
    'animalkind',
    ids((one) => [one.animalkind]),
  );
  const breeds = useEntitiesById(
    'offergroup',
    ids((one) => [one.offergroup]),
  );
  const usages = useNames(
    'animalusage',
    ids((one) => [one.animalusage]),
  );
  const ages = useNames(
    'agecategory',
    ids((one) => [one.ageCategory]),
  );
  const categories = useNames(
    'category1',
    ids((one) => one.category1),
  );
  const divisions = useNames(
    'category2',
    ids((one) => [one.category2]),
  );
  const classes = useNames(
    'classification',
    ids((one) => [one.classification]),
  );
  const fields = useFieldFacts(offers);

  const specificationOf = (offer: Offer): string => {
    const breed = breeds.items.find(({ id }) => id === offer.offergroup);
    const one = breed?.data.offerSpecifications.find(({ id }) => id === offer.offerspecification);
    return one ? label(one.labels) : (offer.offerspecification ?? '');
  };
  const breedOf = (offer: Offer): string =>
    label(breeds.items.find(({ id }) => id === offer.offergroup)?.data.labels);
  const statusOf = ({ status, availableFrom }: Offer): string =>
    availableFrom === undefined || status === 'available' || status === 'archived'
      ? t(`offers.status.${status}`)
      : t(`offers.${status}From`, { day: day(availableFrom) });

  return {
    isPending: [kinds, breeds, usages, ages, categories, divisions, classes, fields].some(
      (one) => one.isPending,
    ),
    factsOf: (offer: Offer): OfferFact[] => [
      { key: 'animalkind', term: t('offers.kind'), text: kinds.of(offer.animalkind) },
      { key: 'offergroup', term: t('offers.breed'), text: breedOf(offer) },
      {
        key: 'offerspecification',
        term: t('offers.specification'),
        text: specificationOf(offer),
      },
      { key: 'animalusage', term: t('offers.usage'), text: usages.of(offer.animalusage) },
      {
        key: 'gender',
        term: t('offers.gender'),
        text: offer.gender === undefined ? '' : t(`offers.gender.${offer.gender}`),
      },
      { key: 'ageCategory', term: t('offers.age'), text: ages.of(offer.ageCategory) },
      {
        key: 'category1',
        term: t('offers.category1'),
        text: list(offer.category1.map(categories.of).toSorted()),
      },
      { key: 'category2', term: t('offers.category2'), text: divisions.of(offer.category2) },
      {
        key: 'classification',
        term: t('offers.classification'),
        text: classes.of(offer.classification),
      },
      { key: 'amount', term: amountLabel, text: number(offer.amount) },
      {
        key: 'place',
        term: t('offers.location'),
        text: [offer.place.name, townLine(offer.place)].filter(Boolean).join(', '),
      },
      { key: 'status', term: t('offers.availability'), text: statusOf(offer) },
      {
        key: 'spotMarket',
        term: t('offers.spotMarket'),
        text: t(offer.spotMarket ? 'approval.yes' : 'approval.no'),
      },
      {
        key: 'attachments',
        term: t('approval.attachments'),
        text: offer.attachments.length === 0 ? '' : number(offer.attachments.length),
      },
      ...fields.factsOf(offer),
    ],
  };
}

type Labelled = Extract<
  EntityClassName,
  'animalkind' | 'animalusage' | 'agecategory' | 'category1' | 'category2' | 'classification'
>;

function useNames(entityClass: Labelled, ids: readonly string[]) {
  const label = useLabel();
  const { items, isPending } = useEntitiesById(entityClass, ids);
  const labels = new Map<string, Labels>(items.map(({ id, data }) => [id, data.labels]));
  return {
    isPending,
    of: (id: string | undefined): string => (id === undefined ? '' : label(labels.get(id))),
  };
}
