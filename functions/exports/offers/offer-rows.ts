import type * as z from 'zod';
import { answerCell } from '#functions/exports/answer-cell.ts';
import { columnMakers, defineRows } from '#functions/exports/define-rows.ts';
import type { ExportRun, FileColumn } from '#functions/exports/export-run.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import { EXPORT_ANSWER_COLUMNS } from '#shared/exports/limits.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import { type Offerfield, offerfieldClass } from '#shared/masterdata/offerfield.ts';
import { type Offergroup, offergroupClass } from '#shared/masterdata/offergroup.ts';
import { Offer, type WeekStatus } from '#shared/offers/offer.ts';

/** An offer as each reader sees it: without its history on the market. */
const SeenOffer = Offer.partial({ history: true });
type SeenOffer = z.infer<typeof SeenOffer>;

/** The breeds of the rows and all fields beyond the fixed ones, by id. */
type More = {
  readonly breeds: ReadonlyMap<string, Offergroup>;
  readonly fields: ReadonlyMap<string, Offerfield>;
};

const { named, listed, day, date, number, text, truth, word } = columnMakers<SeenOffer, More>();

/** The column that stands for one column of each field beyond the fixed ones. */
const FIELDS_COLUMN = 'fields';
const FIELD_WIDTH = 18;
const fieldColumn = (id: string): string => `${FIELDS_COLUMN}.${id}`;

/** Returns a week with its animals, or the word of its state: `2026-W12: 3`. */
function weekText({ calendarWeek, available, status }: WeekStatus, { texts, input }: ExportRun) {
  const word = status && (input.runParams.tl ? texts.weeks[status] : status);
  return `${calendarWeek}: ${available ?? word ?? ''}`;
}

/**
 * Returns the condition that a supplier takes out its own offers only, and an authority those of its regions: the
 * market is looked at, not taken away.
 */
function ownOffers(who: Principal): AttributeFilter | undefined {
  if (hasRole(who, 'ADM')) return undefined;
  if (hasRole(who, 'AUT')) return { field: 'region', comparison: 'in', value: [...who.regions] };
  return { field: 'owner', comparison: 'eq', value: who.account ?? '' };
}

/** The kind of offers: of a supplier, of the regions of an authority, and of all for the administration. */
export const offerRows = defineRows<SeenOffer, More>({
  entityClass: 'offer',
  who: ['ADM', 'SUP', 'AUT'],
  condition: ownOffers,
  parse: (data) => SeenOffer.parse(data),
  countryOf: ({ country }) => country,
  columns: {
    supplier: named(28, (data) => data.owner),
    siteName: text(24, ({ data }) => data.place.name),
    citycode: text(10, ({ data }) => data.place.citycode),
    city: text(20, ({ data }) => data.place.city),
    region: named(20, (data) => data.region),
    country: named(16, (data) => data.country),
    animalkind: named(18, (data) => data.animalkind),
    offergroup: named(24, (data) => data.offergroup),
    specification: text(18, specificationOf),
    animalusage: named(18, (data) => data.animalusage),
    gender: word(
      10,
      (data) => data.gender,
      ({ texts }) => texts.genders,
    ),
    ageCategory: named(16, (data) => data.ageCategory),
    category1: listed(24, (data) => data.category1),
    category2: named(20, (data) => data.category2),
    classification: named(20, (data) => data.classification),
    amount: number((data) => data.amount),
    status: word(
      14,
      (data) => data.status,
      ({ texts }) => texts.availabilities,
    ),
    availableFrom: date((data) => data.availableFrom),
    weeks: text(30, ({ data, run }) =>
      data.statusWeekly.map((week) => weekText(week, run)).join('\n'),
    ),
    spotMarket: truth((data) => data.spotMarket),
    associations: listed(24, (data) => data.associations),
    approval: word(
      14,
      (data) => data.autApproval.status,
      ({ texts }) => texts.approvals,
    ),
    approvedOn: day(({ data: { autApproval } }) =>
      autApproval.status === 'pending' ? undefined : autApproval.on,
    ),
    approvalReason: text(30, ({ data }) => data.autApproval.reason),
    onlineSince: day(({ data }) => data.history?.findLast(({ end }) => end === undefined)?.begin),
    confirmedOn: day(({ data }) => data.confirmedOn),
    onlineUntil: day(({ data }) => data.activityUntil),
    attachments: number((data) => data.attachments.length),
    updated: day(({ entity }) => entity.updated),
    [FIELDS_COLUMN]: { width: FIELD_WIDTH, cell: () => undefined },
    /** The key by which an import finds the offer again. */
    offer: text(38, ({ entity }) => entity.id),
  },
  spread: { [FIELDS_COLUMN]: spreadFields },
  spreadCells:
    ({ data, more, run }) =>
    (column) => {
      const asked = data.dynamicFields.find(({ field }) => fieldColumn(field) === column);
      const field = asked && more.fields.get(asked.field);
      return field && answerCell({ ...field, inputType: field.entryType }, asked.value, run);
    },
  read: async (offers, run) => ({
    breeds: new Map((await breedsOf(offers, run)).map(({ id, data }) => [id, data])),
    fields: new Map((await allFields(run)).map(({ id, data }) => [id, data])),
  }),
});

/** Returns the strain or the words by which the breed of an offer is told more closely. */
function specificationOf({ data, more, run }: { data: SeenOffer; more: More; run: ExportRun }) {
  const { offergroup, offerspecification: words } = data;
  const strain = more.breeds.get(offergroup)?.offerSpecifications.find(({ id }) => id === words);
  return strain === undefined || !run.input.runParams.tl ? words : run.label(strain.labels, words);
}

/** Returns a column for each field of offers, in the order of the form. */
async function spreadFields(run: ExportRun): Promise<FileColumn[]> {
  const asked = (await allFields(run))
    .filter(({ data }) => inputFacts(data.entryType).holds !== 'nothing')
    .toSorted((a, b) => a.data.sorting - b.data.sorting);
  return asked.slice(0, EXPORT_ANSWER_COLUMNS).map(({ id, data }) => ({
    name: fieldColumn(id),
    heading: run.input.runParams.tl ? run.label(data.labels, id) : id,
    width: FIELD_WIDTH,
  }));
}

/** Reads every field of offers, those that are asked no more included: old offers answer them. */
const allFields = ({ rows }: ExportRun): Promise<Entity<Offerfield>[]> =>
  readAllRows(rows, offerfieldClass, { $and: [] });

const breedsOf = (offers: readonly SeenOffer[], { world }: ExportRun) =>
  world.store.latestOf(offergroupClass, [...new Set(offers.map((offer) => offer.offergroup))]);
