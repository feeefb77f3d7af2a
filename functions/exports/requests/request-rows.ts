import { dayCell, dayOfCell, numberCell, textCell } from '#functions/exports/cells.ts';
import type { ExportRun } from '#functions/exports/export-run.ts';
import type { ExportedRows } from '#functions/exports/exported-rows.ts';
import { type NameOf, readNames } from '#functions/exports/read-names.ts';
import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { ANSWERS_COLUMN } from '#shared/exports/export-kind.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { shownStatus } from '#shared/requests/lapsed.ts';
import { RequestProcess } from '#shared/requests/request-process.ts';
import { filingRole } from '#shared/requests/standings.ts';
import { type AnswerCells, answerCells, spreadAnswers } from './answer-columns.ts';
import { type PinnedForms, readPinnedForms } from './pinned-forms.ts';

type Row = {
  readonly entity: Entity;
  readonly data: RequestProcess;
  readonly name: NameOf;
  readonly run: ExportRun;
  readonly forms: PinnedForms;
};

type Column = { readonly width: number; readonly cell: (row: Row) => SheetCell | undefined };

/** Returns a column with the name of an entity that the request refers to. */
const named = (width: number, id: (data: RequestProcess) => string | undefined): Column => ({
  width,
  cell: ({ data, name }) => textCell(name(id(data))),
});

const day = (instant: (data: RequestProcess) => string | undefined): Column => ({
  width: 12,
  cell: ({ data, run }) => dayOfCell(instant(data), run.timeZone),
});

const number = (count: (data: RequestProcess) => number | undefined): Column => ({
  width: 10,
  cell: ({ data }) => numberCell(count(data)),
});

const text = (width: number, told: (row: Row) => string | undefined): Column => ({
  width,
  cell: (row) => textCell(told(row)),
});

/** Returns the text of an enumeration: its word, or its code where labels are not asked for. */
const word =
  <W extends string>(
    code: (data: RequestProcess) => W | undefined,
    words: (run: ExportRun) => Readonly<Record<W, string>>,
  ) =>
  ({ data, run }: Row): string | undefined => {
    const told = code(data);
    return told === undefined || !run.input.runParams.tl ? told : words(run)[told];
  };

const lastOn = (data: RequestProcess, wanted: string): string | undefined =>
  data.events.findLast(({ event }) => event === wanted)?.on;

/** The columns of requests, in their usual order. */
const COLUMNS = {
  hid: text(18, ({ data }) => data.hid),
  status: text(
    14,
    word(shownStatus, ({ texts }) => texts.statuses),
  ),
  statusLabel: text(24, ({ data }) => data.statusLabel),
  requestType: text(
    18,
    word(
      (data) => data.requestType,
      ({ texts }) => texts.requestTypes,
    ),
  ),
  package: named(34, (data) => data.package.id),
  packageRevision: number((data) => data.package.rev),
  legalBasis: text(12, ({ data, forms }) => forms.packageOf(data.package)?.legalBasis),
  country: named(16, (data) => data.country),
  region: named(20, (data) => data.region),
  applicantName: text(30, ({ data }) => data.applicant.name),
  controlNumber: text(18, ({ data: { applicant } }) =>
    applicant.controlNumber === undefined
      ? undefined
      : formatControlNumber(applicant.controlNumber),
  ),
  siteName: text(24, ({ data }) => data.agrSite.internalName),
  street: text(24, ({ data }) => data.agrSite.address.street),
  citycode: text(10, ({ data }) => data.agrSite.address.citycode),
  city: text(20, ({ data }) => data.agrSite.address.city),
  controlBody: named(28, (data) => data.ins),
  association: named(24, (data) => data.aso),
  supplier: named(24, (data) => data.sup),
  authority: named(28, (data) => data.aut),
  filedBy: text(
    18,
    word(filingRole, ({ texts }) => texts.roles),
  ),
  animalkind: named(18, (data) => data.animalkind),
  offergroup: named(24, (data) => data.offergroup),
  category2: named(20, (data) => data.category2),
  classification: named(20, (data) => data.classification),
  created: day((data) => data.created),
  sentOn: day((data) => data.sentOn),
  step: text(26, ({ data, forms }) => forms.stepLabel(data)),
  turn: named(28, (data) => data.turn),
  stepSince: day((data) => (data.turn === undefined ? undefined : data.stepSince)),
  stepClosesOn: day((data) => (data.turn === undefined ? undefined : data.stepClosesOn)),
  inProcess: text(12, ({ data }) => data.inProcess?.editorName),
  decidedOn: day((data) => data.decidedOn),
  retractedOn: day((data) => lastOn(data, 'retract')),
  animalsAsked: number((data) => data.decision?.animalsAsked),
  animalsGranted: number((data) => data.decision?.animalsGranted),
  animalsBought: number((data) => data.decision?.animalsBought),
  justification: text(
    26,
    word(
      (data) => data.decision?.justificationCode,
      ({ texts }) => texts.justifications,
    ),
  ),
  validUntil: { width: 12, cell: ({ data }) => dayCell(data.decision?.validUntil) },
  offersFound: number((data) => data.searchFilter?.found),
  offersOfKind: number((data) => data.searchFilter?.foundWithoutConditions),
  searchedOn: day((data) => data.searchFilter?.searchedOn),
  attachments: number((data) => data.attachments.length),
  followupFor: named(18, (data) => data.followupFor),
  updated: { width: 12, cell: ({ entity, run }) => dayOfCell(entity.updated, run.timeZone) },
} as const satisfies Record<string, Column>;

/** The kind of requests: their parties, their state, their answers and decisions. */
export const requestRows: ExportedRows = {
  entityClass: 'request-process',
  columns: {
    ...Object.fromEntries(Object.entries(COLUMNS).map(([name, { width }]) => [name, width])),
    [ANSWERS_COLUMN]: 24,
  },
  spread: { [ANSWERS_COLUMN]: spreadAnswers },
  cells: async (entities, run, columns) => {
    const rows = entities.map((entity) => ({ entity, data: RequestProcess.parse(entity.data) }));
    const all = rows.map(({ data }) => data);
    const [name, forms] = await Promise.all([
      readNames(all.flatMap(namedIn), run),
      readPinnedForms(all, run),
    ]);
    const answers: AnswerCells = answerCells(forms, run, columns);
    const byId = new Map(rows.map((row) => [row.entity.id, { ...row, name, run, forms }]));
    return ({ id }) => {
      const row = byId.get(id);
      const answersOf = row && answers(row.data);
      return (column) => {
        if (row === undefined) return undefined;
        return isOwn(column) ? COLUMNS[column].cell(row) : answersOf?.(column);
      };
    };
  },
};

const isOwn = (column: string): column is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, column);

const namedIn = (data: RequestProcess): (string | undefined)[] => [
  data.package.id,
  data.country,
  data.region,
  data.ins,
  data.aso,
  data.sup,
  data.aut,
  data.turn,
  data.animalkind,
  data.offergroup,
  data.category2,
  data.classification,
  data.followupFor,
];
