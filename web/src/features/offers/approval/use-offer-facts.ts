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

/**
 * Returns the values of the offers, in words, in the order in which the offer form asks; `isPending` until all names
 * are there.
 */
export function useOfferFacts(offers: readonly Offer[]) {
  const { isPending, ...names } = useNamesIn(offers);
  const animalFacts = useAnimalFacts(offers, names);
  const tradeFacts = useTradeFacts();
  const fields = useFieldFacts(offers);
  return {
    isPending: isPending || fields.isPending,
    factsOf: (offer: Offer): OfferFact[] => [
      ...animalFacts(offer),
      ...tradeFacts(offer),
      ...fields.factsOf(offer),
    ],
  };
}

/** Words for the ids in the offers. */
function useNamesIn(offers: readonly Offer[]) {
  const ids = (pick: (offer: Offer) => readonly (string | undefined)[]) =>
    offers.flatMap(pick).filter((id) => id !== undefined);
  const kind = useNames(
    'animalkind',
    ids((offer) => [offer.animalkind]),
  );
  const breed = useBreedNames(ids((offer) => [offer.offergroup]));
  const usage = useNames(
    'animalusage',
    ids((offer) => [offer.animalusage]),
  );
  const age = useNames(
    'agecategory',
    ids((offer) => [offer.ageCategory]),
  );
  const category1 = useNames(
    'category1',
    ids((offer) => offer.category1),
  );
  const category2 = useNames(
    'category2',
    ids((offer) => [offer.category2]),
  );
  const classification = useNames(
    'classification',
    ids((offer) => [offer.classification]),
  );
  const names = { kind, breed, usage, age, category1, category2, classification };
  return { ...names, isPending: Object.values(names).some((name) => name.isPending) };
}

type Names = Omit<ReturnType<typeof useNamesIn>, 'isPending'>;

/** Facts about the animals themselves. */
function useAnimalFacts(offers: readonly Offer[], names: Names) {
  const t = useText();
  const { number, list } = useFormats();
  const newest = offers.at(-1);
  const amountLabel = useAmountLabel({
    country: newest?.country ?? '',
    animalkind: newest?.animalkind ?? '',
  });
  return (offer: Offer): OfferFact[] => [
    { key: 'animalkind', term: t('offers.kind'), text: names.kind.of(offer.animalkind) },
    { key: 'offergroup', term: t('offers.breed'), text: names.breed.of(offer) },
    {
      key: 'offerspecification',
      term: t('offers.specification'),
      text: names.breed.specificationOf(offer),
    },
    { key: 'animalusage', term: t('offers.usage'), text: names.usage.of(offer.animalusage) },
    {
      key: 'gender',
      term: t('offers.gender'),
      text: offer.gender === undefined ? '' : t(`offers.gender.${offer.gender}`),
    },
    { key: 'ageCategory', term: t('offers.age'), text: names.age.of(offer.ageCategory) },
    {
      key: 'category1',
      term: t('offers.category1'),
      text: list(offer.category1.map(names.category1.of).toSorted()),
    },
    { key: 'category2', term: t('offers.category2'), text: names.category2.of(offer.category2) },
    {
      key: 'classification',
      term: t('offers.classification'),
      text: names.classification.of(offer.classification),
    },
    { key: 'amount', term: amountLabel, text: number(offer.amount) },
  ];
}

/** Facts about where, when and how the animals can be had. */
function useTradeFacts() {
  const t = useText();
  const { number, day } = useFormats();
  const statusOf = ({ status, availableFrom }: Offer): string =>
    availableFrom === undefined || status === 'available' || status === 'archived'
      ? t(`offers.status.${status}`)
      : t(`offers.${status}From`, { day: day(availableFrom) });
  return (offer: Offer): OfferFact[] => [
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
  ];
}

/** Names of breeds and of their specifications. */
function useBreedNames(ids: readonly string[]) {
  const label = useLabel();
  const { items, isPending } = useEntitiesById('offergroup', ids);
  const breedOf = (offer: Offer) => items.find(({ id }) => id === offer.offergroup)?.data;
  return {
    isPending,
    of: (offer: Offer): string => label(breedOf(offer)?.labels),
    specificationOf: (offer: Offer): string => {
      const own = breedOf(offer)?.offerSpecifications.find(
        ({ id }) => id === offer.offerspecification,
      );
      return own ? label(own.labels) : (offer.offerspecification ?? '');
    },
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
