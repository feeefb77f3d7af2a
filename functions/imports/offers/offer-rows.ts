import { isDeepStrictEqual } from 'node:util';
import { makePlanEntity, type Writing } from '#functions/entities/public.ts';
import type { Acting } from '#functions/kernel/context.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { offerRule, restoredOffer } from '#functions/offers/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { LINE_CODES } from '#shared/imports/line-codes.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import { labelFor } from '#shared/kernel/label.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { Ref } from '#shared/kernel/ref.ts';
import type { Day } from '#shared/kernel/time.ts';
import { isSpotMarketDefault } from '#shared/offers/is-spot-market-default.ts';
import { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { type ByName, byName } from '../by-name.ts';
import type { ImportedRows, Importer, RowPlan, RowPlanner, RowValues } from '../imported-rows.ts';
import { savedRow, unsavedRow } from '../row-plans.ts';
import { faultOf } from '../row-reader.ts';
import { type KnownChoices, readKnownChoices, readKnownFields } from './known-choices.ts';
import type { OfferReading, SaidOffer } from './offer-reading.ts';
import { fieldColumns, headingOfField } from './read-fields.ts';
import { columnOfField, readOffer } from './read-offer.ts';

/** The kind of rows with a supplier's own offers, as the export of offers writes them. */
export const offerRows: ImportedRows = {
  changeset: 'import',
  isFor: (who) => hasRole(who, 'SUP'),
  fieldsIn: async (headings, importer) =>
    fieldColumns(headings, await readKnownFields(importer)).map(([heading]) => heading),
  begin: offerPlanner,
};

/** Checks an offer as the save of its form does. */
const planOffer = makePlanEntity(entityClassOf, () => offerRule);

/** Rows that are checked at the same time: each asks the table for what its offer refers to. */
const ROWS_AT_ONCE = 20;

async function offerPlanner({
  world,
  who,
  rows,
  language,
  begunOn,
}: Importer): Promise<RowPlanner> {
  const known = await readKnownChoices({ rows });
  const own = await readAllRows(rows, offerClass, {
    field: 'owner',
    comparison: 'eq',
    value: who.account ?? '',
  });
  // The planner of a long import is made more than once.
  const sold = own.filter(({ rev, updated }) => rev > 1 || updated <= begunOn);
  const acting: Acting = { ...world, who, rows };
  return {
    keyOf: (text) => text.toLowerCase(),
    plan: async (read) => {
      const owner = await world.store.latest(accountClass, who.account ?? '', { fresh: true });
      if (owner === undefined) throw new AppError(importErrors.notAllowed);
      const plans: RowPlan[] = [];
      for (let start = 0; start < read.length; start += ROWS_AT_ONCE) {
        const part = read.slice(start, start + ROWS_AT_ONCE);
        plans.push(
          ...(await Promise.all(part.map((row) => planRow(row, { acting, known, owner, sold })))),
        );
      }
      return plans;
    },
    messagesOf: () => [],
    restored: (before, data) => restoredOffer(world, Offer.parse(data), Offer.parse(before.data)),
    nameOf: ({ data }) => {
      const breed = known.breeds.get(Offer.parse(data).offergroup);
      return breed === undefined ? '' : labelFor(breed.labels, language);
    },
  };
}

type Planning = {
  readonly acting: Acting;
  readonly known: KnownChoices;
  readonly owner: Entity<Account>;
  /** The owner's offers as the import began. */
  readonly sold: readonly Entity<Offer>[];
};

/** Plans a row by the offer as it is now; when that is saved at the same moment, it is read again. */
const planRow = (row: RowValues, { acting, known, owner, sold }: Planning): Promise<RowPlan> =>
  retryOnConflict(acting, async () => {
    const key = row.values.offer;
    const before = key === undefined ? undefined : await ownOffer(key, acting);
    if (key !== undefined && before === undefined)
      return unsavedRow(row.row, 'failed', [faultOf(row.row, 'offer', key, 'unknownOffer')]);
    const associations = await namedAssociations(owner.data, before?.data, acting);
    const reading = { known, owner, associations };
    const { said: written, faults } = readOffer(row, before?.data, reading);
    if (faults.length > 0) {
      const lines = faults.map(({ column, value, code }) => faultOf(row.row, column, value, code));
      return unsavedRow(row.row, 'failed', lines);
    }
    const today = await todayFor(written, owner.data, acting);
    const said = before ? sinceItsDay(written, before.data, today) : written;
    const changed = changedIn(said, before?.data ?? {});
    const isKnown =
      before === undefined
        ? sold.some(({ data }) => isSaidAgain(row, said, data, { ...reading, today }))
        : Object.keys(changed).length === 0;
    if (isKnown) return unsavedRow(row.row, 'unchanged');
    try {
      const { change, ...more } = await planOffer(
        writingOf(changed, before, { owner, known }),
        acting,
      );
      return savedRow(row.row, change, more);
    } catch (error) {
      if (!(error instanceof AppError) || PASSING.has(error.error.status)) throw error;
      return unsavedRow(row.row, 'failed', problemLines(error, row, { said, known }));
    }
  });

/**
 * Returns what a row says, available in place of later from a day that has come since: a file of before then knows
 * nothing of it.
 */
function sinceItsDay(said: SaidOffer, { status }: Offer, today: Day): SaidOffer {
  const { status: written, availableFrom: day } = said;
  const hasCome = written === 'later' && typeof day === 'string' && day <= today;
  return hasCome && status === 'available' ? { ...said, status, availableFrom: null } : said;
}

/** Returns the day that it is in the country of a row, or else of its owner. */
async function todayFor(
  { country }: SaidOffer,
  { staticData }: Account,
  { store, clock }: Acting,
): Promise<Day> {
  const id = typeof country === 'string' ? country : staticData.country;
  const entity = await store.latest(countryClass, id);
  return entity === undefined ? utcDayOf(clock.now()) : todayIn(entity.data, clock.now());
}

/** Returns the fields that a row tells in another way than they are. */
const changedIn = (said: SaidOffer, was: SaidOffer): SaidOffer =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([field, value]) => !isDeepStrictEqual(value ?? undefined, was[field]),
    ),
  );

/** Tells whether a row without a key is an offer that there is already: the same file was sent before. */
function isSaidAgain(
  row: RowValues,
  said: SaidOffer,
  offer: Offer,
  reading: OfferReading & { readonly today: Day },
): boolean {
  if (said.offergroup !== offer.offergroup || said.amount !== offer.amount) return false;
  const again = sinceItsDay(readOffer(row, offer, reading).said, offer, reading.today);
  return Object.keys(changedIn(again, offer)).length === 0;
}

/** The states of errors that a further attempt may not meet. */
const PASSING: ReadonlySet<number> = new Set([409, 429, 503]);

async function ownOffer(key: string, { store, who }: Acting): Promise<Entity<Offer> | undefined> {
  const id = Ref.safeParse(key.toLowerCase()).data;
  const offer = id === undefined ? undefined : await store.latest(offerClass, id, { fresh: true });
  return offer?.data.owner === who.account ? offer : undefined;
}

async function namedAssociations(
  { userData }: Account,
  before: Offer | undefined,
  { store }: Acting,
): Promise<ByName<Account>> {
  const own = userData.supData.flatMap(({ associations }) => associations);
  const ids = [...new Set([...own, ...(before?.associations ?? [])])];
  return byName(await store.latestOf(accountClass, ids), ({ staticData: { name, standardName } }) =>
    [name, standardName].flatMap((called) => called ?? []),
  );
}

/** Returns the save of a row: of a new offer with what the form fills in by itself. */
function writingOf(
  changed: SaidOffer,
  before: Entity<Offer> | undefined,
  { owner, known }: Pick<Planning, 'owner' | 'known'>,
): Writing {
  if (before !== undefined)
    return { kind: 'patch', id: before.id, rev: before.rev, patch: changed };
  const values = Object.entries(changed).filter(([, value]) => value !== null);
  const data = {
    country: owner.data.staticData.country,
    category1: [],
    statusWeekly: [],
    spotMarket: isSpotMarketDefault(
      [...known.category1.values()].flat(),
      Offer.shape.category1.safeParse(changed.category1).data ?? [],
    ),
    associations: [],
    attachments: [],
    ...Object.fromEntries(values),
    owner: owner.id,
  };
  return { kind: 'create', entityclass: offerClass.name, data };
}

type Told = { readonly said: SaidOffer; readonly known: KnownChoices };

/** Returns a line for each cell at which the save of an offer would be refused, in the words of its form. */
function problemLines({ error, details }: AppError, row: RowValues, told: Told): JobLine[] {
  const problems = details.length > 0 ? details : [fieldDetail('', error)];
  const lines = problems.map(({ path, code, limit }) => {
    const column = columnOf(path, row, told);
    const value = row.values[column] ?? row.others.get(column)?.text ?? '';
    const lineCode = LINE_CODES.find((name) => name === code) ?? 'fields.invalid';
    const line = faultOf(row.row, column, value, lineCode);
    return limit === undefined ? line : { ...line, detail: String(limit) };
  });
  return [...new Map(lines.toReversed().map((line) => [line.column, line])).values()].toReversed();
}

/** Returns the column of a path as `data.dynamicFields.0.value`; '' where no column says it. */
function columnOf(path: string, row: RowValues, { said, known }: Told): string {
  const [, field = '', place = ''] = path.split('.');
  if (field !== 'dynamicFields') return columnOfField(field) ?? '';
  const answers = Offer.shape.dynamicFields.safeParse(said.dynamicFields).data ?? [];
  return headingOfField(row, known, answers[Number(place)]?.field ?? place) ?? '';
}
