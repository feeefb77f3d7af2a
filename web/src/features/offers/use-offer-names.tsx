import { Fragment } from 'react';
import type { Offer } from '#shared/offers/offer.ts';
import { LabelledText } from '#web/components/label-text.tsx';
import { inSentence } from '#web/i18n/in-sentence.ts';
import { useFormats, useLabelled, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';

type Named = Pick<Offer, 'offergroup' | 'animalkind' | 'ageCategory' | 'animalusage' | 'gender'> & {
  readonly amount: number | undefined;
};

/** The fields that name an offer: their rows come along with a list, so that no line grows when it has its words. */
export const OFFER_NAMES = ['offergroup', 'animalkind', 'ageCategory', 'animalusage'];

/**
 * Returns the names of an offer: labels of breed, class and use, the headline "12 Simmental, heifer", and the same as
 * a `title`, a string that cannot say the language of its words.
 */
export function useOfferNames(offer: Named) {
  const t = useText();
  const labelled = useLabelled();
  const locale = useLocale();
  const { number } = useFormats();
  const breed = useEntity('offergroup', offer.offergroup);
  const kind = useEntity('animalkind', offer.animalkind);
  const age = useEntity('agecategory', offer.ageCategory);
  const usage = useEntity('animalusage', offer.animalusage);
  const names = {
    breed: breed.data?.data.labels,
    kind: kind.data?.data.labels,
    age: age.data?.data.labels,
    usage: usage.data?.data.labels,
    gender: offer.gender === undefined ? '' : t(`offers.gender.${offer.gender}`),
  };
  const isPending = breed.isPending || (offer.ageCategory !== undefined && age.isPending);
  const ofBreed = labelled(names.breed);
  const ofAge = labelled(names.age);
  const animals = ofBreed.label === '' ? labelled(names.kind) : ofBreed;
  const shownAge = { ...ofAge, label: inSentence(ofAge.label, ofAge.lang ?? locale) };
  const words = [animals, shownAge].filter(({ label }) => label !== '');
  const amount = offer.amount === undefined ? undefined : number(offer.amount);
  const what = words.map((word, index) => (
    <Fragment key={word.label}>
      {index > 0 && ', '}
      <LabelledText {...word} />
    </Fragment>
  ));
  const withAmount =
    amount === undefined ? (
      what
    ) : (
      <>
        {amount} {what}
      </>
    );
  const plain = words.map(({ label }) => label).join(', ');
  return {
    ...names,
    /** The breed, or the animal kind where no breed is named. */
    animals: isPending ? '…' : <LabelledText {...animals} />,
    animalsText: animals.label,
    // Half a name would be another name.
    headline: isPending ? '…' : withAmount,
    title: isPending ? '…' : amount === undefined ? plain : `${amount} ${plain}`,
    isPending,
  };
}
