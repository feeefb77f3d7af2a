import type { OfferDraft } from './offer.ts';
import type { OfferProblem } from './offer-problem.ts';

type Checked = {
  readonly offer: Pick<OfferDraft, 'country' | 'animalkind' | 'dynamicFields'>;
  readonly problems: readonly OfferProblem[];
};

/**
 * Returns the problems that an offer did not have before. What the master data allowed when it was chosen may stay, or
 * become less; for another country or animal kind everything is chosen again.
 */
export function addedProblems(
  after: Checked,
  before: Checked | undefined,
): readonly OfferProblem[] {
  const isOther =
    after.offer.country !== before?.offer.country ||
    after.offer.animalkind !== before.offer.animalkind;
  if (isOther) return after.problems;
  const had = before.problems.map((problem) => subjectOf(before.offer, problem));
  return after.problems.filter((problem) => {
    const subject = subjectOf(after.offer, problem);
    return !had.some(({ kind, value }) => kind === subject.kind && isWithin(subject.value, value));
  });
}

/** Returns which problem it is, apart from the place in a list, and the value that it is about. */
function subjectOf(offer: Checked['offer'], { path, error, limit }: OfferProblem) {
  const [name = '', at = ''] = path.split('.');
  const listed = name === 'dynamicFields' ? offer.dynamicFields[Number(at)] : undefined;
  const field: unknown = Object.entries(offer).find(([key]) => key === name)?.[1];
  const place = name === 'dynamicFields' ? (listed?.field ?? at) : name;
  const value = name === 'dynamicFields' ? listed?.value : memberOf(field, at);
  return { kind: [place, error.code, limit].join(' '), value };
}

const memberOf = (value: unknown, at: string): unknown =>
  Array.isArray(value) && at !== '' ? value[Number(at)] : value;

const isWithin = (value: unknown, before: unknown): boolean =>
  Array.isArray(value) && Array.isArray(before)
    ? value.every((member) => before.includes(member))
    : value === before;
