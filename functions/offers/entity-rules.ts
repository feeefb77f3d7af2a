import type { Acting } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { remainingOffergroup } from '#functions/masterdata/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import { addedProblems } from '#shared/offers/added-problems.ts';
import { availabilityProblems } from '#shared/offers/availability-problems.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import { FILE_DELETED } from '#shared/offers/file-deleted.ts';
import type { Offer, OfferDraft } from '#shared/offers/offer.ts';
import { type OfferProblem, problemDetail } from '#shared/offers/offer-problem.ts';
import { preorderProblems } from '#shared/offers/preorder-problems.ts';
import { isSameRow, weeklyProblems } from '#shared/offers/weekly-rows.ts';
import { confirmActivity } from './confirming/confirm-activity.ts';
import { hasOtherOffersEndingSoon } from './confirming/has-other-offers-ending-soon.ts';
import type { OfferFacts } from './offer/offer-facts.ts';
import { readOfferFacts } from './offer/read-offer-facts.ts';
import { requireAtTown } from './offer/require-at-town.ts';
import { requireOwnUploads } from './offer/require-own-uploads.ts';
import { choiceProblems, uploadProblems } from './saving/choice-problems.ts';
import { completeOffer, isOnlyArchiving, isOnlyLosingFiles } from './saving/complete-offer.ts';
import { recentPromises } from './saving/recent-promises.ts';

/** Completes and checks an offer that is saved (specification section 4, `shared/README.md` Offer). */
export const offerRule: EntityRule<Offer, OfferDraft> = {
  beforeSave: async (save) => {
    const { context } = save;
    if (!hasRole(context.who, 'SUP') || context.who.account !== save.data.owner) {
      throw new AppError(kernelErrors.forbidden);
    }
    const now = context.clock.now();
    const data = await ofRemainingBreed(save.data, context);
    const was = save.before && (await ofRemainingBreed(save.before.data, context));
    const before = save.before && was && { ...save.before, data: was };
    const facts = await readOfferFacts(context, data, was);
    const losesFile =
      was !== undefined && save.changeset === FILE_DELETED && isOnlyLosingFiles(was, data);
    if (!losesFile) await checkOffer(context, data, { before, facts, now });
    const completed = completeOffer(data, { before: was, facts, now, losesFile });
    await requireAtTown(context, facts.country, { before: was, offer: completed });
    const confirmed = losesFile
      ? undefined
      : await confirmedOwner(context, completed, { facts, now, besides: before?.id });
    await requireOwnUploads(context, was, data);
    return {
      data: completed,
      also: confirmed ? [{ kind: 'update', before: facts.owner, data: confirmed }] : [],
    };
  },
};

/**
 * Returns the owner's account with the activity that the save of an offer confirms; undefined where it confirms none.
 */
async function confirmedOwner(
  context: Acting,
  offer: Offer,
  { facts, now, besides }: { facts: OfferFacts; now: Date; besides: string | undefined },
): Promise<Account | undefined> {
  const country = { id: offer.country, data: facts.country };
  const othersEnd = await hasOtherOffersEndingSoon(context, {
    owner: offer.owner,
    country,
    besides,
  });
  return confirmActivity(facts.owner.data, offer, { now, othersEnd });
}

/**
 * Returns the offer with the remaining breed in place of a merged one: its form may have been opened before the
 * merge. The change of name changes nothing that was approved.
 */
async function ofRemainingBreed<O extends OfferDraft>(
  offer: O,
  { store }: Pick<Acting, 'store'>,
): Promise<O> {
  const find = (id: string) => store.latest(offergroupClass, id);
  const offergroup = await remainingOffergroup(find, offer.offergroup);
  return offergroup === offer.offergroup ? offer : { ...offer, offergroup };
}

type Saved = { before: Entity<Offer> | undefined; facts: OfferFacts; now: Date };

/**
 * Refuses an offer with problems, but for what the master data and its supplier's profile allowed when it was chosen.
 * @throws AppError `offers.tosNotAccepted`, or `offers.savingFailed` naming every field that stands in the way
 */
async function checkOffer(
  context: Acting,
  offer: OfferDraft,
  { before, facts, now }: Saved,
): Promise<void> {
  if (before && isOnlyArchiving(before.data, offer)) return;
  if (facts.owner.data.supExtra.tosAcceptedOn === undefined) {
    throw new AppError(offerErrors.tosNotAccepted);
  }
  const choices = { offer, problems: choiceProblems(offer, facts) };
  const had = choices.problems.length > 0 && before && (await choicesBefore(context, before.data));
  const problems: OfferProblem[] = [
    ...availabilityProblems(before?.data, offer, { today: todayIn(facts.country, now) }),
    ...addedProblems(choices, had || undefined),
    ...uploadProblems(facts),
    ...(await promiseProblems(context, offer, { before, facts, now })),
  ];
  if (problems.length > 0) {
    throw new AppError(offerErrors.savingFailed, { details: problems.map(problemDetail) });
  }
}

/** Returns the stored offer with the problems that its choices have today. */
async function choicesBefore(context: Acting, offer: Offer) {
  return { offer, problems: choiceProblems(offer, await readOfferFacts(context, offer, offer)) };
}

/** Returns the problems of the weeks and days for which an offer promises animals. */
async function promiseProblems(
  context: Acting,
  offer: OfferDraft,
  { before, facts, now }: Saved,
): Promise<OfferProblem[]> {
  const byWeek = byWeekProblems(offer, before?.data, facts);
  if (byWeek.length > 0) return byWeek;
  const today = todayIn(facts.country, now);
  const problemsAfter = (was: Offer | undefined) =>
    preorderProblems(
      was && { ...was, preorder: facts.preorderBefore },
      { ...offer, preorder: facts.preorder },
      today,
    );
  let problems = problemsAfter(before?.data);
  const recent = before && problems.length > 0 ? await recentPromises(before, context) : [];
  for (const was of recent) {
    const paths = problemsAfter(was).map(({ path }) => path);
    problems = problems.filter(({ path }) => paths.includes(path));
  }
  const thisWeek = weekOf(new Date(today));
  return [
    ...weeklyProblems(offer.statusWeekly, before?.data.statusWeekly ?? [], thisWeek),
    ...problems,
  ];
}

/**
 * Returns the problem of new weekly rows where the country has no weeks for the animal kind; rows from before stay.
 */
function byWeekProblems(
  { animalkind, statusWeekly }: OfferDraft,
  before: Offer | undefined,
  { country }: OfferFacts,
): OfferProblem[] {
  if (country.animalkindsUsingPoultrySystem.includes(animalkind)) return [];
  const kept = before?.animalkind === animalkind ? before.statusWeekly : [];
  const isNew = statusWeekly.some((row) => !kept.some((previous) => isSameRow(previous, row)));
  return isNew ? [{ path: 'statusWeekly', error: offerErrors.notByWeek }] : [];
}
