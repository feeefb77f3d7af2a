import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { Labels, labelFor } from '#shared/kernel/label.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import type { Offer } from '#shared/offers/offer.ts';

const Labelled = z.object({ labels: Labels });

/** What mails call offers, as the screens do: "12 × Fleckvieh, Färse". */
export async function offerNames(
  offers: readonly Offer[],
  locale: Locale,
  { store }: Pick<World, 'store'>,
): Promise<string[]> {
  const ids = offers.flatMap(({ offergroup, ageCategory }) =>
    ageCategory === undefined ? [offergroup] : [offergroup, ageCategory],
  );
  const rows = await store.untyped.latestOf([...new Set(ids)]);
  const names = new Map(
    rows.map(({ id, data }) => [id, labelFor(Labelled.parse(data).labels, locale)] as const),
  );
  const number = new Intl.NumberFormat(toLanguageTag(locale));
  return offers.map(({ amount, offergroup, ageCategory = '' }) => {
    const what = [names.get(offergroup), names.get(ageCategory)].filter(Boolean);
    return `${number.format(amount)} × ${what.join(', ')}`;
  });
}
