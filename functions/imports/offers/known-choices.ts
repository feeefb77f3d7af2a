import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import type { EntityType } from '#functions/kernel/store/entity-as.ts';
import { type Country, countryClass } from '#shared/countries/country.ts';
import { type Region, regionClass } from '#shared/countries/region.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { agecategoryClass } from '#shared/masterdata/agecategory.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { animalusageClass } from '#shared/masterdata/animalusage.ts';
import { type Category1, category1Class } from '#shared/masterdata/category1.ts';
import { category2Class } from '#shared/masterdata/category2.ts';
import { classificationClass } from '#shared/masterdata/classification.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import { type Offerfield, offerfieldClass } from '#shared/masterdata/offerfield.ts';
import { type Offergroup, offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { Applicability } from '#shared/offers/offer-choices.ts';
import { type ByName, byName, labelsOf } from '../by-name.ts';
import type { Importer } from '../imported-rows.ts';
import { headingText } from '../open-source.ts';

/** The choices of an offer's field, by their names in any language. */
export type Choices = ByName<Applicability & { readonly labels: Labels }>;

/** The reference data that rows of offers name. */
export type KnownChoices = Readonly<
  Record<'animalkind' | 'animalusage' | 'ageCategory' | 'category2' | 'classification', Choices>
> & {
  readonly category1: ByName<Category1>;
  readonly offergroup: ByName<Offergroup>;
  readonly country: ByName<Country>;
  readonly breeds: ReadonlyMap<string, Offergroup>;
  readonly regions: ReadonlyMap<string, Region>;
  /** The fields beyond the fixed ones, by what headings keep of their names; those of one name in the order of the columns of an export. */
  readonly fields: ByName<Offerfield>;
};

/** Reads all fields of offers beyond the fixed ones; those that only tell something have no column. */
export async function readKnownFields({
  rows,
}: Pick<Importer, 'rows'>): Promise<ByName<Offerfield>> {
  const fields = await readAllRows(rows, offerfieldClass, { $and: [] });
  return byName(
    fields
      .filter(({ data }) => inputFacts(data.entryType).holds !== 'nothing')
      .toSorted((a, b) => a.data.sorting - b.data.sorting),
    (data) => labelsOf(data).map(headingText),
  );
}

export async function readKnownChoices({ rows }: Pick<Importer, 'rows'>): Promise<KnownChoices> {
  const all = <D>(type: EntityType<D>) => readAllRows(rows, type, { $and: [] });
  const choices = async <D extends Applicability & { readonly labels: Labels }>(
    type: EntityType<D>,
  ): Promise<ByName<D>> => byName(await all(type), labelsOf);
  const [breeds, countries, regions, fields] = await Promise.all([
    all(offergroupClass),
    all(countryClass),
    all(regionClass),
    readKnownFields({ rows }),
  ]);
  const [animalkind, animalusage, ageCategory, category1, category2, classification] =
    await Promise.all([
      choices(animalkindClass),
      choices(animalusageClass),
      choices(agecategoryClass),
      choices(category1Class),
      choices(category2Class),
      choices(classificationClass),
    ]);
  return {
    animalkind,
    animalusage,
    ageCategory,
    category1,
    category2,
    classification,
    // A breed that was merged into another one comes last.
    offergroup: byName(
      breeds.toSorted(
        (a, b) => Number(a.data.sameAs !== undefined) - Number(b.data.sameAs !== undefined),
      ),
      labelsOf,
    ),
    country: byName(countries, (data) => [...labelsOf(data), data.code]),
    breeds: new Map(breeds.map(({ id, data }) => [id, data])),
    regions: new Map(regions.map(({ id, data }) => [id, data])),
    fields,
  };
}
