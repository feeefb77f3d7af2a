import { isDeepStrictEqual } from 'node:util';
import { SEVERAL } from '#functions/exports/public.ts';
import type { CellReading } from '#shared/imports/import-columns.ts';
import type { LineCode } from '#shared/imports/line-codes.ts';
import { readCell } from '#shared/imports/read-cell.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { type Held, inputFacts, normalValue } from '#shared/masterdata/input-facts.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import { FIELD_LINES, FIELD_TEXT_LENGTH } from '#shared/offers/limits.ts';
import { Offer } from '#shared/offers/offer.ts';
import { shownFields } from '#shared/offers/offer-fields.ts';
import { idOf, named, namesIn, optionsByName } from '../by-name.ts';
import type { RowValues } from '../imported-rows.ts';
import type { KnownChoices } from './known-choices.ts';
import type { OfferFault, SaidOffer } from './offer-reading.ts';

type Filled = Offer['dynamicFields'];
type Value = Filled[number]['value'];

const READINGS: Readonly<Record<Held, CellReading>> = {
  option: 'names',
  line: 'names',
  text: 'names',
  yes: 'truth',
  day: 'day',
  number: 'number',
  nothing: 'text',
};

/** The offer that a row changes, and the fixed fields that the row sets. */
type Changing = { readonly before: Offer | undefined; readonly said: SaidOffer };

/** The fields at which the rules of other fields look. */
const Described = Offer.pick({
  country: true,
  animalkind: true,
  category1: true,
  category2: true,
  animalusage: true,
  gender: true,
  ageCategory: true,
}).strip();

/**
 * Reads the answers in the columns that have the name of a field beyond the fixed ones. An empty cell takes the answer
 * away; fields without a column keep theirs, unless the row makes the offer one that does not have them.
 */
export function readFields(
  { others }: RowValues,
  { before, said }: Changing,
  { fields }: KnownChoices,
): { readonly filled: Filled; readonly faults: readonly OfferFault[] } {
  const old = new Map(before?.dynamicFields.map(({ field, value }) => [field, value]));
  const columns = fieldColumns([...others.keys()], fields);
  const inFile = new Set(columns.map(([, { id }]) => id));
  const gone = fieldsGone({ before, said }, fields);
  const filled = new Map([...old].filter(([id]) => inFile.has(id) || !gone.has(id)));
  const faults: OfferFault[] = [];
  for (const [heading, { id, data }] of columns) {
    const cell = others.get(heading);
    const was = old.get(id);
    const read = readIn(data, asExported(data, was, cell), was);
    if ('code' in read) faults.push({ column: heading, value: cell?.text ?? '', code: read.code });
    else if (read.value === null) filled.delete(id);
    else {
      const isSame =
        was !== undefined && isDeepStrictEqual(readIn(data, cellOf(data, was), was), read);
      filled.set(id, isSame ? was : read.value);
    }
  }
  return { filled: [...filled].map(([field, value]) => ({ field, value })), faults };
}

/** Returns the fields that an offer has had, and has not any more as a row tells it. */
function fieldsGone(
  { before, said }: Changing,
  fields: KnownChoices['fields'],
): ReadonlySet<string> {
  const told = Object.entries({ ...before, ...said }).filter(([, value]) => value !== null);
  const { data: now } = Described.safeParse(Object.fromEntries(told));
  if (before === undefined || now === undefined) return new Set();
  const all = [...fields.values()].flat();
  const still = new Set(shownFields(all, now).map(({ id }) => id));
  const had = shownFields(all, before).map(({ id }) => id);
  return new Set(had.filter((id) => !still.has(id)));
}

/** Returns the heading of the column in which a field stands, where the file has one. */
export const headingOfField = (
  { others }: RowValues,
  { fields }: KnownChoices,
  field: string,
): string | undefined =>
  fieldColumns([...others.keys()], fields).find(([, { id }]) => id === field)?.[0];

/** Returns the columns of fields; of fields with one name, each has the next column of that name. */
export function fieldColumns(headings: readonly string[], fields: KnownChoices['fields']) {
  const taken = new Set<string>();
  return headings.flatMap((heading) => {
    // A second column of the same name has its letters behind it.
    const field = [heading, heading.replace(/ \([A-Z]+\)$/, '')]
      .flatMap((name) => named(fields, name))
      .find(({ id }) => !taken.has(id));
    if (field === undefined) return [];
    taken.add(field.id);
    return [[heading, field] as const];
  });
}

type Read = { readonly value: Value | null } | { readonly code: LineCode };

/** Returns the number of before in place of a text that says it with either sign before its decimals, as a CSV does. */
function asExported(
  { entryType }: Offerfield,
  was: Value | undefined,
  cell: SheetCell | undefined,
): SheetCell | undefined {
  const isSame =
    inputFacts(entryType).holds === 'number' && cell?.text.trim().replace(',', '.') === String(was);
  return isSame ? { kind: 'number', text: String(was) } : cell;
}

/** Reads an answer; of options with one name, those that were chosen before are meant first. */
function readIn(
  { entryType, options }: Offerfield,
  cell: SheetCell | undefined,
  was: Value | undefined,
): Read {
  const { holds, several } = inputFacts(entryType);
  const most = FIELD_TEXT_LENGTH * FIELD_LINES;
  const read = readCell(cell, { reads: READINGS[holds], most, width: 0 }, undefined);
  if (read === undefined) return { value: null };
  if ('code' in read) return read;
  const { text } = read;
  if (holds === 'yes') return { value: text === 'true' };
  if (holds === 'number') return { value: Number(text) };
  const values =
    holds === 'option'
      ? chosenIn(text, options, { several, chosen: [was].flat().map(String) })
      : several
        ? text.split(holds === 'text' ? '\n' : SEVERAL.trim())
        : [text];
  return { value: normalValue(several ? values : (values[0] ?? null)) };
}

type Choosing = { readonly several: true | undefined; readonly chosen: readonly string[] };

/** Returns the ids of the options that a cell names; a text that names none stands for itself. */
function chosenIn(
  text: string,
  options: Offerfield['options'],
  { several, chosen }: Choosing,
): string[] {
  const choices = optionsByName(options);
  const parts = several ? namesIn(text, choices) : [text];
  const taken = new Set<string>();
  const isFree = (id: string) => !taken.has(id);
  return parts.map((part) => {
    const how = { current: chosen.filter(isFree), fits: ({ id }: { id: string }) => isFree(id) };
    const id = idOf(choices, part, how) ?? part;
    taken.add(id);
    return id;
  });
}

/** Returns the cell in which an export writes an answer, with the ids of options. */
function cellOf({ entryType }: Offerfield, value: Value) {
  const { holds } = inputFacts(entryType);
  const text = [value]
    .flat()
    .map(String)
    .join(holds === 'text' ? '\n' : SEVERAL);
  return { kind: typeof value === 'number' ? 'number' : 'text', text } as const;
}
