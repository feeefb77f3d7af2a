import { PREORDERS, type Preorder } from '#shared/masterdata/preorder.ts';
import type { Offer } from './offer.ts';

type Described = { readonly preorder?: Preorder | undefined } | undefined;

/**
 * Returns the kind of pre-order of an offer, by its usage and its age category. Where they differ the longer lead
 * counts: each is a least time (specification section 5). Offers of the spot market have their animals now, and so no
 * lead.
 */
export function preorderOf(
  { spotMarket }: Pick<Offer, 'spotMarket'>,
  { animalusage, ageCategory }: { animalusage: Described; ageCategory: Described },
): Preorder | undefined {
  if (spotMarket) return undefined;
  const said = [animalusage?.preorder, ageCategory?.preorder];
  return PREORDERS.findLast((preorder) => said.includes(preorder));
}
