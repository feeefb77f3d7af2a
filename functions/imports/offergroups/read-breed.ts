import type { LineCode } from '#shared/imports/line-codes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { foldText } from '#shared/kernel/fold-text.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { LOCALES, type Locale } from '#shared/kernel/locale.ts';
import type { Category2 } from '#shared/masterdata/category2.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import { isUsedIn } from '#shared/offers/offer-choices.ts';
import { named, namesIn } from '../by-name.ts';
import { partsOf } from '../parts-of.ts';
import type { KnownEntries } from './known-entries.ts';

/** The values of a row whose names are all known; a value is undefined where the row leaves it empty. */
export type ReadBreed = {
  readonly animalkind: string;
  readonly labels: Labels;
  readonly activeInCountries?: readonly string[] | undefined;
  readonly category2?: readonly string[] | undefined;
  readonly specifications?: readonly string[] | undefined;
  readonly breedCode?: string | undefined;
  readonly endangered?: boolean | undefined;
  readonly adaptedBreed?: boolean | undefined;
};
export type BreedFault = {
  readonly column: string;
  readonly value: string;
  readonly code: LineCode;
  readonly detail?: string;
};

type Values = Readonly<Record<string, string>>;

const MOST_SPECIFICATIONS = 50;

/** Returns the breed of a row, or the first fault of the row (specification section 8, Import). */
export function readBreed(
  values: Values,
  known: KnownEntries,
  language: Locale,
): ReadBreed | BreedFault {
  const [kind] = named(known.animalkinds, values.animalkind ?? '');
  if (kind === undefined) return fault('animalkind', values.animalkind, 'unknownAnimalkind');
  const labels = labelsOf(values, language);
  if ('code' in labels) return labels;
  const countries = countriesOf(values, known);
  if ('code' in countries) return countries;
  const category2 = categoriesOf(values, { known, animalkind: kind.id, countries: countries.ids });
  if ('code' in category2) return category2;
  const specifications = optional(values.specifications);
  if ((specifications?.length ?? 0) > MOST_SPECIFICATIONS)
    return {
      ...fault('specifications', values.specifications, 'fields.tooMany'),
      detail: String(MOST_SPECIFICATIONS),
    };
  return {
    animalkind: kind.id,
    labels: labels.labels,
    activeInCountries: countries.ids,
    category2: category2.ids,
    specifications,
    breedCode: values.breedCode,
    endangered: truth(values.endangered),
    adaptedBreed: truth(values.adaptedBreed),
  };
}

const fault = (column: string, value = '', code: LineCode): BreedFault => ({ column, value, code });

const optional = (cell: string | undefined): string[] | undefined =>
  cell === undefined ? undefined : partsOf(cell);

const truth = (word: string | undefined): boolean | undefined =>
  word === undefined ? undefined : word === 'true';

/** The form of a name with its language: `en_GB: Simmental`, also `en-gb : Simmental`. */
const NAMED = /^([a-z]{2})[_-]([a-z]{2})\s*:\s*(\S.*)$/i;

function labelsOf(
  { name = '', names }: Values,
  language: Locale,
): { readonly labels: Labels } | BreedFault {
  const labels = new Map<Locale, string>([[language, name]]);
  for (const part of partsOf(names)) {
    const [, base = '', region = '', label = ''] = NAMED.exec(part) ?? [];
    const code = `${base.toLowerCase()}_${region.toUpperCase()}`;
    const lang = LOCALES.find((locale) => locale === code);
    if (lang === undefined) return fault('names', part, 'unknownLanguage');
    if (lang !== language) labels.set(lang, label);
  }
  return { labels: [...labels].map(([lang, label]) => ({ lang, label })) };
}

type Ids = { readonly ids: readonly string[] | undefined };

function countriesOf({ countries }: Values, known: KnownEntries): Ids | BreedFault {
  if (countries === undefined) return { ids: undefined };
  const ids: string[] = [];
  // No name of a country has a comma, and lists of codes often do.
  for (const part of partsOf(countries.replaceAll(',', ';'))) {
    const [country] = named(known.countries, part);
    if (country === undefined) return fault('countries', part, 'unknownCountry');
    ids.push(country.id);
  }
  return { ids: [...new Set(ids)] };
}

function categoriesOf(
  { category2, countries }: Values,
  {
    known,
    animalkind,
    countries: active = [],
  }: { known: KnownEntries; animalkind: string; countries: readonly string[] | undefined },
): Ids | BreedFault {
  if (category2 === undefined) return { ids: undefined };
  const categories: Entity<Category2>[] = [];
  for (const part of namesIn(category2, known.categories)) {
    const all = named(known.categories, part);
    if (all.length === 0) return fault('category2', part, 'unknownName');
    const own = all.filter(
      ({ data: { animalkinds } }) => animalkinds.length === 0 || animalkinds.includes(animalkind),
    );
    if (own.length === 0) return fault('category2', part, 'otherAnimalkind');
    // Several countries often have an entry of their own with the same name.
    const here = own.filter(
      ({ data }) => active.length === 0 || active.some((country) => isUsedIn(data, country)),
    );
    categories.push(...(here.length > 0 ? here : own));
  }
  const isCovered = (country: string) => categories.some(({ data }) => isUsedIn(data, country));
  if (!active.every(isCovered)) return fault('countries', countries, 'countryNotCovered');
  return { ids: [...new Set(categories.map(({ id }) => id))] };
}

/** Returns the specifications from before, because offers name them, and those that these names add. */
export function specificationsWith(
  names: readonly string[],
  before: Offergroup['offerSpecifications'],
  language: Locale,
): Offergroup['offerSpecifications'] {
  const taken = new Set(before.map(({ id }) => id));
  const texts = new Set(before.flatMap(({ labels }) => labels.map(({ label }) => foldText(label))));
  const added = [...new Set(names)].filter((name) => !texts.has(foldText(name)));
  const made = added.map((name) => {
    const key = foldText(name);
    const base = key.replace(/[^a-z0-9]+/g, '-').slice(0, ID_CHARACTERS) || 'x';
    let id = base;
    for (let more = 2; taken.has(id); more++) id = `${base}-${more}`;
    taken.add(id);
    return { id, labels: [{ lang: language, label: name }] };
  });
  return [...before, ...made];
}

const ID_CHARACTERS = 50;
