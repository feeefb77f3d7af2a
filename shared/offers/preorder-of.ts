import { PREORDERS, type Preorder } from '#shared/masterdata/preorder.ts';
import type { Offer } from './offer.ts';

type Described = { readonly preorder?: Preorder | undefined } | undefined;

/**
 * Which pre-order an offer is, as its usage and its age category say. Where they say different things the longer lead
 * counts: each is a least time (specification section 5), and animals that are both must keep to both. What is on the
 * spot market is there now.
 */
export function preorderOf(
  { spotMarket }: Pick<Offer, 'spotMarket'>,
  { animalusage, ageCategory }: { animalusage: Described; ageCategory: Described },
): Preorder | undefined {
  if (spotMarket) return undefined;
  const said = [animalusage?.preorder, ageCategory?.preorder];
  return PREORDERS.findLast((preorder) => said.includes(preorder));
}
