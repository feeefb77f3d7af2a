import { answerTo } from '#shared/requests/form-engine/answers.ts';
import { ageOnArrival, ageRuleOf } from './age-on-arrival.ts';
import { bearEarTags, isEarTag, plainEarTag } from './ear-tags.ts';
import type { LawFinding, LawfulStep, Permission } from './lawful-step.ts';
import { PURCHASE_FIELD, purchaseIn } from './purchases.ts';

/**
 * Returns the findings of the law about a report on a purchase: bought or arrived before the decision or after its
 * end, not bought yet, more than was granted, older on arrival than the ground allows; and ear tags that have no valid
 * form, or that were reported before.
 */
export function purchaseFindings(step: LawfulStep, permission: Permission): LawFinding[] {
  const { given, asked } = step;
  const purchase = purchaseIn(given);
  if (purchase === undefined || !asked.has(PURCHASE_FIELD.animals)) return [];
  const left =
    permission.granted === undefined ? undefined : permission.granted - permission.bought;
  const isTooMany = left !== undefined && purchase.animals > left;
  return [
    ...(isTooMany
      ? [
          {
            kind: 'refused',
            field: PURCHASE_FIELD.animals,
            what: 'boughtMoreThanGranted',
            amount: Math.max(0, left),
          } as const,
        ]
      : []),
    ...dayFindings(step, permission),
    ...ageFindings(step, purchase),
    ...tagFindings(step, purchase, permission),
  ];
}

function dayFindings(
  { given, today }: LawfulStep,
  { decidedOn, validUntil, endedOn }: Permission,
): LawFinding[] {
  const end = [validUntil, endedOn].filter((day) => day !== undefined).toSorted()[0];
  return [PURCHASE_FIELD.boughtOn, PURCHASE_FIELD.arrivedOn].flatMap((field): LawFinding[] => {
    const day = answerTo(given, field);
    if (typeof day !== 'string') return [];
    if (day < decidedOn)
      return [{ kind: 'refused', field, what: 'boughtBeforeDecision', day: decidedOn }];
    // An animal that was bought in time may arrive later.
    if (field === PURCHASE_FIELD.arrivedOn) return [];
    if (end !== undefined && day > end)
      return [{ kind: 'refused', field, what: 'boughtAfterEnd', day: end }];
    return day > today ? [{ kind: 'refused', field, what: 'boughtToCome' }] : [];
  });
}

function ageFindings(
  step: LawfulStep,
  { birthDay, arrivedOn }: NonNullable<ReturnType<typeof purchaseIn>>,
): LawFinding[] {
  const field = PURCHASE_FIELD.birthDay;
  if (birthDay === undefined || arrivedOn === undefined) return [];
  if (arrivedOn < birthDay) return [{ kind: 'refused', field, what: 'arrivalBeforeBirth' }];
  const rule = ageRuleOf(step);
  // The birth is that of the oldest animal only: it proves no age that all must have reached.
  if (rule?.below === undefined) return [];
  return ageOnArrival(rule, { field, day: birthDay, arrival: arrivedOn });
}

function tagFindings(
  { species }: LawfulStep,
  { tags, animals }: NonNullable<ReturnType<typeof purchaseIn>>,
  { tags: reported = [] }: Permission,
): LawFinding[] {
  const field = PURCHASE_FIELD.tags;
  if (!bearEarTags(species) || tags.length === 0) return [];
  if (!tags.every(isEarTag)) return [{ kind: 'refused', field, what: 'noEarTag' }];
  const before = reported.map(plainEarTag);
  const plain = new Set(tags.map(plainEarTag));
  if (plain.size < tags.length || before.some((tag) => plain.has(tag)))
    return [{ kind: 'refused', field, what: 'tagTwice' }];
  return tags.length === animals
    ? []
    : [{ kind: 'noticed', field, what: 'tagsMissing', amount: animals }];
}
