import type { Context } from '#functions/kernel/context.ts';
import type { Country } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { Category2, category2Class } from '#shared/masterdata/category2.ts';
import { Classification, classificationClass } from '#shared/masterdata/classification.ts';
import { Offergroup, offergroupClass } from '#shared/masterdata/offergroup.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { findRow } from './find-row.ts';

export type Animals = {
  readonly animalkind: string;
  readonly offergroup?: string | undefined;
  readonly category2?: string | undefined;
  readonly classification?: string | undefined;
};

/**
 * That the country uses the animal kind, and that all else belongs to it.
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
  const belongs = {
    offergroup: (data: unknown) => {
      const group = Offergroup.parse(data);
      return group.animalkind === animalkind && allows(group.activeInCountries, country.id);
    },
    category2: (data: unknown) => {
      const { animalkinds, country: only } = Category2.parse(data);
      return allows(animalkinds, animalkind) && (only ?? country.id) === country.id;
    },
    classification: (data: unknown) => {
      const { animalkinds, countries } = Classification.parse(data);
      return allows(animalkinds, animalkind) && allows(countries, country.id);
    },
  };
  for (const { name } of [offergroupClass, category2Class, classificationClass]) {
    const id = animals[name];
    if (id === undefined) continue;
    const row = await findRow(context, name, id);
    if (row !== undefined && belongs[name](row.data)) continue;
    const details = [fieldDetail(name, requestErrors.otherAnimalkind)];
    throw new AppError(requestErrors.otherAnimalkind, { details });
  }
}

/** Reference data that names nothing is for all. */
function allows(list: readonly string[], one: string): boolean {
  return list.length === 0 || list.includes(one);
}
