import { allExportTexts } from '#functions/exports/public.ts';
import type { importColumns } from '#shared/imports/import-columns.ts';
import { CalendarWeek } from '#shared/kernel/calendar-week.ts';
import { keysOf } from '#shared/kernel/keys-of.ts';
import type { Labels } from '#shared/kernel/label.ts';
import type { Offer, WeekStatus } from '#shared/offers/offer.ts';
import { type Applicability, belongsTo, isUsedIn } from '#shared/offers/offer-choices.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { type ByName, idOf, isSameName, namesIn, optionsByName } from '../by-name.ts';
import type { RowValues } from '../imported-rows.ts';
import { partsOf } from '../parts-of.ts';
import type { Choices } from './known-choices.ts';
import type { OfferFault, OfferReading, SaidOffer } from './offer-reading.ts';
import { readFields } from './read-fields.ts';
import { PLACE_COLUMNS, salePlaceIn } from './sale-place-in.ts';

/** A row while its cells are read: the offer that it changes, and where and for which animals it is. */
type OfferRow = OfferReading & {
  readonly before: Offer | undefined;
  readonly country: string;
  readonly animalkind: string;
  readonly offergroup: string;
};

/** Reads a cell; undefined where it names nothing that there is. */
type Reader = (text: string, row: OfferRow) => unknown;
type Column = Exclude<keyof typeof importColumns.offers, 'offer' | (typeof PLACE_COLUMNS)[number]>;

const READERS: Readonly<Record<Column, Reader>> = {
  country: (text, { known, before }) => idOf(known.country, text, { current: [before?.country] }),
  animalkind: (_, { animalkind }) => animalkind || undefined,
  offergroup: (_, { offergroup }) => offergroup || undefined,
  specification: readSpecification,
  animalusage: (text, row) => choiceOf(row.known.animalusage, text, row, row.before?.animalusage),
  gender: (text) => codeOf(text, ({ genders }) => genders),
  ageCategory: (text, row) => choiceOf(row.known.ageCategory, text, row, row.before?.ageCategory),
  category1: (text, row) =>
    listOf(namesIn(text, row.known.category1), (part) =>
      choiceOf(row.known.category1, part, row, ...(row.before?.category1 ?? [])),
    ),
  category2: (text, row) => choiceOf(row.known.category2, text, row, row.before?.category2),
  classification: (text, row) =>
    choiceOf(row.known.classification, text, row, row.before?.classification),
  amount: Number,
  status: (text) => codeOf(text, ({ availabilities }) => availabilities),
  availableFrom: (text) => text,
  weeks: (text, { before }) => listOf(partsOf(text), (part) => readWeek(part, before)),
  spotMarket: (text) => text === 'true',
  associations: (text, { associations, before }) =>
    listOf(namesIn(text, associations), (part) =>
      idOf(associations, part, { current: before?.associations ?? [] }),
    ),
};

/** The fields whose columns have another name. */
const OTHER_FIELDS: Readonly<Record<string, string>> = {
  specification: 'offerspecification',
  weeks: 'statusWeekly',
};
/** The values of fields that an offer always has, where their cells are empty. */
const EMPTY: Readonly<Record<string, unknown>> = {
  category1: [],
  weeks: [],
  spotMarket: false,
  associations: [],
};

/** Returns the column in which a field of an offer stands; undefined for one that no column sets. */
export function columnOfField(field: string): string | undefined {
  if (field === 'locationOfSale') return PLACE_COLUMNS[0];
  return Object.keys(READERS).find((column) => (OTHER_FIELDS[column] ?? column) === field);
}

/** Reads a row: the fields that it sets, and a fault for each cell that names nothing that there is. */
export function readOffer(
  row: RowValues,
  before: Offer | undefined,
  reading: OfferReading,
): { readonly said: SaidOffer; readonly faults: readonly OfferFault[] } {
  const { values, emptied } = row;
  const about = aboutOf(row, before, reading);
  // The categories of a new offer say whether it is on the spot market, where its row does not.
  const isNew = values.offer === undefined;
  const said: Record<string, unknown> = {};
  const faults: OfferFault[] = [];
  for (const [column, read] of Object.entries(READERS)) {
    const field = OTHER_FIELDS[column] ?? column;
    const text = values[column];
    if (text !== undefined) {
      const value = read(text, about);
      if (value === undefined) faults.push({ column, value: text, code: 'fields.notAllowed' });
      else said[field] = value;
    } else if (emptied.includes(column) && !(isNew && column === 'spotMarket'))
      said[field] = EMPTY[column] ?? null;
  }
  const place = salePlaceIn(values, before, { ...reading, country: about.country });
  if (typeof place === 'object') faults.push(place);
  else said.locationOfSale = place;
  const fields = readFields(row, { before, said }, reading.known);
  return {
    said: { ...said, dynamicFields: fields.filled },
    faults: [...faults, ...fields.faults],
  };
}

/** Returns the country, the animals and the breed of a row; '' where it names none that there is. */
function aboutOf(
  { values }: RowValues,
  before: Offer | undefined,
  reading: OfferReading,
): OfferRow {
  const { known, owner } = reading;
  const idIn = <D extends { readonly labels: Labels }>(
    column: 'country' | 'animalkind' | 'offergroup',
    choices: ByName<D>,
    fits?: (entry: { readonly data: D }) => boolean,
  ): string => {
    const text = values[column];
    const current = before?.[column];
    if (text === undefined) return current ?? '';
    return idOf(choices, text, { current: [current], ...(fits && { fits }) }) ?? '';
  };
  const country = idIn('country', known.country) || owner.data.staticData.country;
  const animalkind = idIn('animalkind', known.animalkind);
  const about = { country, animalkind };
  const offergroup = idIn('offergroup', known.offergroup, ({ data }) => fitsIn(data, about));
  return { ...reading, ...about, before, offergroup };
}

type About = Pick<OfferRow, 'country' | 'animalkind'>;

const fitsIn = (data: Applicability, { country, animalkind }: About): boolean =>
  belongsTo(data, animalkind) && isUsedIn(data, country);

const choiceOf = (
  choices: Choices,
  text: string,
  about: About,
  ...current: readonly (string | undefined)[]
): string | undefined => idOf(choices, text, { current, fits: ({ data }) => fitsIn(data, about) });

/** Returns all entries that parts of a cell mean; undefined where one of them is unknown. */
function listOf<T>(
  parts: readonly string[],
  read: (part: string) => T | undefined,
): T[] | undefined {
  const all = parts.map(read);
  const entries = all.filter((entry) => entry !== undefined);
  return entries.length === all.length ? entries : undefined;
}

type Texts = (typeof allExportTexts)[number];

/** Returns the code whose word in any language this is, or which it is itself. */
function codeOf<W extends string>(
  text: string,
  wordsIn: (texts: Texts) => Readonly<Record<W, string>>,
): W | undefined {
  const asked = text.toLowerCase();
  const codes = allExportTexts.flatMap((texts) => {
    const words = wordsIn(texts);
    return keysOf(words).filter((code) => code === text || words[code].toLowerCase() === asked);
  });
  return codes[0];
}

function readSpecification(text: string, { known, offergroup, before }: OfferRow) {
  const own = known.breeds.get(offergroup)?.offerSpecifications ?? [];
  const current = before?.offerspecification;
  const strain = idOf(optionsByName(own), text, { current: [current] });
  if (strain !== undefined) return strain;
  if (current !== undefined && isSameName(current, text)) return current;
  return own.length > 0 ? undefined : text;
}

/** Reads `2026-W12: 3`, or a week with the word of its state; the same as before is the same row. */
function readWeek(part: string, before: Offer | undefined): WeekStatus | undefined {
  const [, week = '', word = ''] = /^(\d{4}-W\d{2})\s*:\s*(.*)$/.exec(part) ?? [];
  if (!CalendarWeek.safeParse(week).success) return undefined;
  const base = { calendarWeek: week, ...weekDays(week) };
  const status = codeOf(word, ({ weeks }) => weeks);
  const old = before?.statusWeekly.find(({ calendarWeek }) => calendarWeek === week);
  const shown = old && String(old.available ?? old.status ?? '');
  if (old !== undefined && shown === (status ?? word)) return old;
  if (word === '') return base;
  if (/^\d{1,9}$/.test(word)) return { ...base, available: Number(word) };
  return status === undefined ? undefined : { ...base, status };
}
