import type { Context } from '#functions/kernel/context.ts';
import type { EntityType } from '#functions/kernel/store/entity-as.ts';
import type { Country } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { agecategoryClass } from '#shared/masterdata/agecategory.ts';
import { category2Class } from '#shared/masterdata/category2.ts';
import { classificationClass } from '#shared/masterdata/classification.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { findRow } from './find-row.ts';

export type Animals = {
  readonly animalkind: string;
  readonly offergroup?: string | undefined;
  readonly category2?: string | undefined;
  readonly classification?: string | undefined;
  readonly ageCategory?: string | undefined;
};

/**
 * Requires that the country uses the animal kind, and that all other choices belong to it.
 * @throws AppError `requests.animalkindNotOffered`, `requests.otherAnimalkind`, naming the field
 */
export async function checkAnimals(
  context: Pick<Context, 'rows'>,
  country: { readonly id: string } & Country,
  animals: Animals,
): Promise<void> {
  const { animalkind } = animals;
  if (!country.enabledAnimals.includes(animalkind)) {
    const details = [fieldDetail('animalkind', requestErrors.animalkindNotOffered)];
    throw new AppError(requestErrors.animalkindNotOffered, { details });
  }
  await requireFitting(context, {
    type: offergroupClass,
    id: animals.offergroup,
    fits: (group) => group.animalkind === animalkind && allows(group.activeInCountries, country.id),
  });
  await requireFitting(context, {
    type: category2Class,
    id: animals.category2,
    fits: ({ animalkinds, country: only }) =>
      allows(animalkinds, animalkind) && (only ?? country.id) === country.id,
  });
  await requireFitting(context, {
    type: classificationClass,
    id: animals.classification,
    fits: ({ animalkinds, countries }) =>
      allows(animalkinds, animalkind) && allows(countries, country.id),
  });
  await requireFitting(context, {
    type: agecategoryClass,
    path: 'ageCategory',
    id: animals.ageCategory,
    fits: ({ animalkinds, countries }) =>
      allows(animalkinds, animalkind) && allows(countries, country.id),
  });
}

async function requireFitting<D>(
  context: Pick<Context, 'rows'>,
  {
    type,
    path = type.name,
    id,
    fits,
  }: {
    readonly type: EntityType<D>;
    /** The field, where its name is not that of the class. */
    readonly path?: string;
    readonly id: string | undefined;
    readonly fits: (data: D) => boolean;
  },
): Promise<void> {
  if (id === undefined) return;
  const row = await findRow(context, type, id);
  if (row !== undefined && fits(row.data)) return;
  const details = [fieldDetail(path, requestErrors.otherAnimalkind)];
  throw new AppError(requestErrors.otherAnimalkind, { details });
}

/** Tells whether a list of reference data allows an entry; an empty list allows all. */
function allows(list: readonly string[], wanted: string): boolean {
  return list.length === 0 || list.includes(wanted);
}
