import type { Offer } from '#shared/offers/offer.ts';
import { inSentence } from '#web/i18n/in-sentence.ts';
import { useFormats, useLabel, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';

type Named = Pick<
  Offer,
  'offergroup' | 'animalkind' | 'ageCategory' | 'animalusage' | 'amount' | 'gender'
>;

/** The names an offer is spoken of by: breed, class, use, and the headline "12 × Simmental, heifer". */
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
    breed: label(breed.data?.data.labels),
    kind: label(kind.data?.data.labels),
    age: label(age.data?.data.labels),
    usage: label(usage.data?.data.labels),
    gender: offer.gender === undefined ? '' : t(`offers.gender.${offer.gender}`),
  };
  const isPending = breed.isPending || (offer.ageCategory !== undefined && age.isPending);
  const what = [names.breed || names.kind, inSentence(names.age, locale)]
    .filter(Boolean)
    .join(', ');
  return {
    ...names,
    // Half a name would be another name.
    headline: isPending ? '…' : t('offers.headline', { amount: number(offer.amount), what }),
    isPending,
  };
}
