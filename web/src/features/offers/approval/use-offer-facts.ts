import type { ReactNode } from 'react';
import type { EntityClassName } from '#shared/entity-classes.ts';
import type { Labels } from '#shared/kernel/label.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useAmountLabel } from '../use-amount-label.ts';
import { type FactPart, type FactWords, plainWords } from './fact-text.tsx';
import { useFieldFacts } from './use-field-facts.tsx';
import { useShownFacts } from './use-shown-facts.ts';

/** One thing that an offer says, in words. */
export type OfferFact = {
  readonly key: string;
  readonly term: ReactNode;
  readonly words: FactWords;
  /** Present where the words alone do not tell another value apart, as a number of photos. */
  readonly parts?: readonly FactPart[];
};

/**
 * Returns the values of the offers, in words, in the order in which the offer form asks; `isPending` until all names
 * are there.
 */
export function useOfferFacts(offers: readonly Offer[]) {
  const { isPending, ...names } = useNamesIn(offers);
  const animalFacts = useAnimalFacts(offers, names);
  const tradeFacts = useTradeFacts();
  const shown = useShownFacts(offers);
  const fields = useFieldFacts(offers);
  return {
    isPending: isPending || shown.isPending || fields.isPending,
    hasFilesOf: shown.hasFilesOf,
    factsOf: (offer: Offer): OfferFact[] => [
      ...animalFacts(offer),
      ...tradeFacts(offer),
      shown.associationFact(offer),
      ...shown.fileFacts(offer),
      ...fields.factsOf(offer),
    ],
  };
}

/** Returns the words for the ids in the offers. */
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

/** Returns facts about the animals themselves. */
function useAnimalFacts(offers: readonly Offer[], names: Names) {
  const t = useText();
  const { number } = useFormats();
  const newest = offers.at(-1);
  const amountLabel = useAmountLabel({
    country: newest?.country ?? '',
    animalkind: newest?.animalkind ?? '',
  });
  return (offer: Offer): OfferFact[] => [
    {
      key: 'animalkind',
      term: t('offers.condition.animalkind'),
      words: names.kind.of(offer.animalkind),
    },
    { key: 'offergroup', term: t('offers.condition.breed'), words: names.breed.of(offer) },
    {
      key: 'offerspecification',
      term: t('offers.condition.specification'),
      words: names.breed.specificationOf(offer),
    },
    {
      key: 'animalusage',
      term: t('offers.condition.usage'),
      words: names.usage.of(offer.animalusage),
    },
    {
      key: 'gender',
      term: t('offers.condition.gender'),
      words: offer.gender === undefined ? [] : plainWords(t(`offers.gender.${offer.gender}`)),
    },
    { key: 'ageCategory', term: t('offers.condition.age'), words: names.age.of(offer.ageCategory) },
    {
      key: 'category1',
      term: t('offers.condition.category'),
      words: offer.category1
        .flatMap(names.category1.of)
        .toSorted((a, b) => Number(a.label > b.label) - Number(a.label < b.label)),
    },
    {
      key: 'category2',
      term: t('offers.condition.category2'),
      words: names.category2.of(offer.category2),
    },
    {
      key: 'classification',
      term: t('offers.condition.classification'),
      words: names.classification.of(offer.classification),
    },
    { key: 'amount', term: amountLabel, words: plainWords(number(offer.amount)) },
  ];
}

/** Returns facts about where, when and how the animals can be had. */
function useTradeFacts() {
  const t = useText();
  const { day } = useFormats();
  const statusOf = ({ status, availableFrom }: Offer): string =>
    availableFrom === undefined || status === 'available' || status === 'archived'
      ? t(`offers.status.${status}`)
      : t(`offers.${status}From`, { day: day(availableFrom) });
  return (offer: Offer): OfferFact[] => [
    {
      key: 'place',
      term: t('offers.location'),
      words: plainWords([offer.place.name, townLine(offer.place)].filter(Boolean).join(', ')),
    },
    { key: 'status', term: t('offers.availability'), words: plainWords(statusOf(offer)) },
    {
      key: 'spotMarket',
      term: t('offers.spotMarket'),
      words: plainWords(t(offer.spotMarket ? 'inputs.yes' : 'inputs.no')),
    },
  ];
}

/** Returns names of breeds and of their specifications. */
function useBreedNames(ids: readonly string[]) {
  const wordsOf = useWordsOf();
  const { items, isPending } = useEntitiesById('offergroup', ids);
  const breedOf = (offer: Offer) => items.find(({ id }) => id === offer.offergroup)?.data;
  return {
    isPending,
    of: (offer: Offer): FactWords => wordsOf(breedOf(offer)?.labels),
    specificationOf: (offer: Offer): FactWords => {
      const own = breedOf(offer)?.offerSpecifications.find(
        ({ id }) => id === offer.offerspecification,
      );
      return own ? wordsOf(own.labels) : plainWords(offer.offerspecification ?? '');
    },
  };
}

type NamedClass = Extract<
  EntityClassName,
  'animalkind' | 'animalusage' | 'agecategory' | 'category1' | 'category2' | 'classification'
>;

function useNames(entityClass: NamedClass, ids: readonly string[]) {
  const wordsOf = useWordsOf();
  const { items, isPending } = useEntitiesById(entityClass, ids);
  const labels = new Map<string, Labels>(items.map(({ id, data }) => [id, data.labels]));
  return {
    isPending,
    of: (id: string | undefined): FactWords => (id === undefined ? [] : wordsOf(labels.get(id))),
  };
}

/** Returns the label of a thing as the words of a value: none where it has no label. */
function useWordsOf(): (labels: Labels | undefined) => FactWords {
  const labelled = useLabelled();
  return (labels) => [labelled(labels)].filter(({ label }) => label !== '');
}
