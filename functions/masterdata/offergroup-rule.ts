import type { Acting } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { masterdataErrors } from '#shared/masterdata/errors.ts';
import { type Offergroup, offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { OffergroupMerged } from '#shared/masterdata/offergroup-merged.ts';
import { isAnythingLeft, mergedInto, usesOfEndedSpecifications } from './uses-of-offergroup.ts';

type MergeError = (typeof masterdataErrors)[keyof typeof masterdataErrors];

/**
 * Refuses a breed without a specification that offers name: nobody could read it any more. Merges a saved breed into the
 * breed that it is said to be the same as: the messages for the workers are part of the save.
 */
export const offergroupRule: EntityRule<Offergroup> = {
  beforeSave: async ({ before, data, context }) => {
    const { sameAs } = data;
    if (before && (await usesOfEndedSpecifications(context, before, data)) > 0) {
      const error = entityErrors.inUse;
      throw new AppError(error, { details: [fieldDetail('data.offerSpecifications', error)] });
    }
    if (before?.data.sameAs === sameAs) return { data };
    if (before === undefined) throw refusal(fieldErrors.notAllowed);
    if (await isUnderWay(context, before)) throw refusal(masterdataErrors.mergeUnderWay);
    if (sameAs === undefined) return { data };
    if (before.data.sameAs !== undefined) throw refusal(masterdataErrors.alreadyMerged);
    const remaining = await requireRemaining({ ...before, data }, sameAs, context);
    const body = { merged: before.id } satisfies OffergroupMerged;
    return {
      data,
      // The remaining breed is saved too, so that one of two breeds that are merged into each other at once is
      // refused.
      also: [{ kind: 'update', before: remaining, data: remaining.data }],
      messages: [
        { queue: 'offers', body },
        { queue: 'requests', body },
      ],
    };
  },
};

/** Tells whether offers or requests are still going over from this breed, or to it. */
async function isUnderWay(world: Acting, breed: Entity<Offergroup>): Promise<boolean> {
  const merging = breed.data.sameAs === undefined ? await mergedInto(world, breed.id) : [breed];
  for (const each of merging) if (await isAnythingLeft(world, each)) return true;
  return false;
}

async function requireRemaining(
  breed: Entity<Offergroup>,
  id: string,
  { store }: Pick<Acting, 'store'>,
): Promise<Entity<Offergroup>> {
  if (id === breed.id) throw refusal(masterdataErrors.sameBreed);
  const remaining = await store.latest(offergroupClass, id, { fresh: true });
  if (remaining === undefined) throw refusal(masterdataErrors.alreadyMerged);
  if (remaining.data.animalkind !== breed.data.animalkind)
    throw refusal(masterdataErrors.otherAnimalkind);
  if (remaining.data.sameAs !== undefined) throw refusal(masterdataErrors.alreadyMerged);
  const error = masterdataErrors.remainingNarrower;
  const details = narrowerFields(breed.data, remaining.data).map((field) =>
    fieldDetail(`data.${field}`, error),
  );
  if (details.length > 0) throw new AppError(error, { details });
  return remaining;
}

/** Returns the fields by which an offer of the breed would be wrong as an offer of the remaining one. */
function narrowerFields(breed: Offergroup, remaining: Offergroup): (keyof Offergroup)[] {
  const specifications = ({ offerSpecifications }: Offergroup) =>
    offerSpecifications.map(({ id }) => id);
  // Free words stay as they are; a chosen specification needs its name in the remaining breed.
  const chosen = specifications(breed);
  const remainingIds = specifications(remaining);
  return [
    ...(isWithin(breed.activeInCountries, remaining.activeInCountries)
      ? []
      : (['activeInCountries'] as const)),
    ...(isWithin(breed.category2, remaining.category2) ? [] : (['category2'] as const)),
    ...(chosen.every((id) => remainingIds.includes(id)) ? [] : (['offerSpecifications'] as const)),
  ];
}

/** Tells whether a list lies within another one, in which an empty list stands for every entry. */
const isWithin = (list: readonly string[], other: readonly string[]): boolean =>
  other.length === 0 || (list.length > 0 && list.every((id) => other.includes(id)));

function refusal(error: MergeError | typeof fieldErrors.notAllowed): AppError {
  const details: ErrorDetail[] = [fieldDetail('data.sameAs', error)];
  return new AppError(error, { details });
}
