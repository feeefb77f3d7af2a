import type { OfferFacts } from '#functions/offers/offer/offer-facts.ts';
import { supplierDataOf } from '#functions/offers/offer/supplier-data-of.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { dynamicFieldProblems } from '#shared/offers/dynamic-field-problems.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import type { OfferDraft } from '#shared/offers/offer.ts';
import { belongsTo, isUsedIn } from '#shared/offers/offer-choices.ts';
import type { OfferProblem } from '#shared/offers/offer-problem.ts';

/**
 * Returns the problems of an offer that does not fit the master data (its country, animal kind, usage and fields) or
 * its owner's associations.
 */
export function choiceProblems(offer: OfferDraft, facts: OfferFacts): OfferProblem[] {
  return [
    ...animalkindProblems(offer, facts),
    ...facts.choices.flatMap(({ path, choice }): OfferProblem[] => {
      if (!choice || !isUsedIn(choice, offer.country)) {
        return [{ path, error: offerErrors.otherCountry }];
      }
      const isOther = !belongsTo(choice, offer.animalkind);
      return isOther ? [{ path, error: offerErrors.otherAnimalkind }] : [];
    }),
    ...category2Problems(offer, facts),
    ...specificationProblems(offer, facts),
    ...usageProblems(offer, facts),
    ...associationProblems(offer, facts),
    ...dynamicFieldProblems(facts.fields, offer),
  ];
}

/** Returns the problems of files that the owner does not have. */
export const uploadProblems = ({ foreignUploads }: OfferFacts): OfferProblem[] =>
  foreignUploads.map((path) => ({ path, error: offerErrors.uploadNotUsable }));

function animalkindProblems(offer: OfferDraft, facts: OfferFacts): OfferProblem[] {
  const { animalkind, country } = facts;
  if (!animalkind || !country.enabledAnimals.includes(offer.animalkind)) {
    return [{ path: 'animalkind', error: offerErrors.animalkindNotOffered }];
  }
  if (animalkind.cat1Mandatory && offer.category1.length === 0) {
    return [{ path: 'category1', error: fieldErrors.required }];
  }
  const isTooMany = !animalkind.cat1CanHaveMulti && offer.category1.length > 1;
  return isTooMany ? [{ path: 'category1', error: offerErrors.onlyOneCategory1 }] : [];
}

function category2Problems({ category2 }: OfferDraft, { offergroup }: OfferFacts): OfferProblem[] {
  if (category2 === undefined || !offergroup || offergroup.category2.length === 0) return [];
  if (offergroup.category2.includes(category2)) return [];
  return [{ path: 'category2', error: offerErrors.otherOffergroup }];
}

/** Returns the problems of specifications: free words only where the breed or origin has no list of its own. */
function specificationProblems(
  { offerspecification }: OfferDraft,
  { offergroup }: OfferFacts,
): OfferProblem[] {
  const specifications = offergroup?.offerSpecifications ?? [];
  if (offerspecification === undefined || specifications.length === 0) return [];
  if (specifications.some(({ id }) => id === offerspecification)) return [];
  return [{ path: 'offerspecification', error: fieldErrors.notAllowed }];
}

/** Returns the problems of associations that the owner does not have. */
function associationProblems(
  { associations, country }: OfferDraft,
  { owner }: OfferFacts,
): OfferProblem[] {
  const own = supplierDataOf(owner.data, country)?.associations ?? [];
  return associations.flatMap((id, index) =>
    own.includes(id)
      ? []
      : [{ path: `associations.${index}`, error: offerErrors.otherAssociation }],
  );
}

function usageProblems(offer: OfferDraft, { animalusage }: OfferFacts): OfferProblem[] {
  if (!animalusage) return [];
  const { offerSizeIncrement, noMixedGender, ageCategory } = animalusage;
  const problems: OfferProblem[] = [];
  if (offer.amount % offerSizeIncrement !== 0) {
    problems.push({ path: 'amount', error: fieldErrors.notMultiple, limit: offerSizeIncrement });
  }
  if (noMixedGender && offer.gender === 'mixed') {
    problems.push({ path: 'gender', error: offerErrors.noMixedGender });
  }
  const isOtherAge = ageCategory !== undefined && offer.ageCategory !== undefined;
  if (isOtherAge && offer.ageCategory !== ageCategory) {
    problems.push({ path: 'ageCategory', error: offerErrors.otherAgeCategory });
  }
  return problems;
}
