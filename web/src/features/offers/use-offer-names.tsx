import type { Offer } from '#shared/offers/offer.ts';
import { inSentence } from '#web/i18n/in-sentence.ts';
import { useFormats, useLabel, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';

type Named = Pick<
  Offer,
  'offergroup' | 'animalkind' | 'ageCategory' | 'animalusage' | 'amount' | 'gender'
>;

/** The names an offer is spoken of by: labels of breed, class, use, and the headline "12 × Simmental, heifer". */
export function useOfferNames(offer: Named) {
  const t = useText();
  const label = useLabel();
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
  const what = [label(names.breed) || label(names.kind), inSentence(label(names.age), locale)]
    .filter(Boolean)
    .join(', ');
  return {
    ...names,
    // Half a name would be another name.
    headline: isPending ? '…' : t('offers.headline', { amount: number(offer.amount), what }),
    isPending,
  };
}
