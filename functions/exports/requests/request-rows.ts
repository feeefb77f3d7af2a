import { textCell } from '#functions/exports/cells.ts';
import { columnMakers, defineRows, type RowColumn } from '#functions/exports/define-rows.ts';
import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { ANSWERS_COLUMN } from '#shared/exports/export-kind.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { lapseEventOf, shownStatus } from '#shared/requests/process/lapsed.ts';
import { lastSearch } from '#shared/requests/process/last-search.ts';
import { filingRole } from '#shared/requests/process/standings.ts';
import { type AnswerCells, answerCells, spreadAnswers } from './answer-columns.ts';
import { type PinnedForms, readPinnedForms } from './pinned-forms.ts';

type More = { readonly forms: PinnedForms; readonly answers: AnswerCells };

const { named, day, date, number, text, word } = columnMakers<RequestProcess, More>();

const searchOf = ({ searchFilter }: RequestProcess) => searchFilter && lastSearch(searchFilter);

/** The columns of requests, in their usual order. */
const columns: Readonly<Record<string, RowColumn<RequestProcess, More>>> = {
  hid: text(18, ({ data }) => data.hid),
  status: word(14, shownStatus, ({ texts }) => texts.statuses),
  statusLabel: text(24, ({ data }) => data.statusLabel),
  requestType: word(
    18,
    (data) => data.requestType,
    ({ texts }) => texts.requestTypes,
  ),
  package: named(34, (data) => data.package.id),
  packageRevision: number((data) => data.package.rev),
  legalBasis: text(12, ({ data, more: { forms } }) => forms.packageOf(data.package)?.legalBasis),
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
  filedBy: word(18, filingRole, ({ texts }) => texts.roles),
  animalkind: named(18, (data) => data.animalkind),
  offergroup: named(24, (data) => data.offergroup),
  animalusage: named(18, (data) => data.animalusage),
  gender: word(
    10,
    (data) => data.gender,
    ({ texts }) => texts.genders,
  ),
  ageCategory: named(16, (data) => data.ageCategory),
  category2: named(20, (data) => data.category2),
  classification: named(20, (data) => data.classification),
  created: day(({ data }) => data.created),
  sentOn: day(({ data }) => data.sentOn),
  step: text(26, ({ data, more: { forms } }) => forms.stepLabel(data)),
  // An office may not read the account of a farm, whose name stands in the request itself.
  turn: {
    width: 28,
    names: (data) => [data.turn],
    cell: ({ data, name, run }) => {
      const isFarm = data.turn === data.agr && run.input.runParams.tl;
      return textCell(isFarm ? data.applicant.name : name(data.turn));
    },
  },
  stepSince: day(({ data }) => (data.turn === undefined ? undefined : data.stepSince)),
  stepClosesOn: day(({ data }) => (data.turn === undefined ? undefined : data.stepClosesOn)),
  inProcess: text(12, ({ data }) => data.inProcess?.editorName),
  decidedOn: day(({ data }) => data.decidedOn),
  retractedOn: day(({ data }) => data.events.findLast(({ event }) => event === 'retract')?.on),
  lapsedOn: day(({ data }) => lapseEventOf(data)?.on),
  endedOn: day(({ data }) => data.permissionEnd?.on),
  animalsAsked: number((data) => data.decision?.animalsAsked),
  animalsGranted: number((data) => data.decision?.animalsGranted),
  animalsBought: number((data) => data.decision?.animalsBought),
  justification: word(
    26,
    (data) => data.decision?.justificationCode,
    ({ texts }) => texts.justifications,
  ),
  validUntil: date((data) => data.decision?.validUntil),
  offersFound: number((data) => searchOf(data)?.found),
  offersOfKind: number((data) => searchOf(data)?.foundWithoutConditions),
  searchedOn: day(({ data }) => searchOf(data)?.searchedOn),
  attachments: number((data) => data.attachments.length),
  followupFor: named(18, (data) => data.followupFor),
  updated: day(({ entity }) => entity.updated),
  [ANSWERS_COLUMN]: { width: 24, cell: () => undefined },
};

/** The kind of requests: their parties, their state, their answers and decisions. */
export const requestRows = defineRows<RequestProcess, More>({
  entityClass: 'request-process',
  who: ['ADM', 'SUP', 'AGR', 'INS', 'AUT', 'ASO'],
  parse: (data) => RequestProcess.parse(data),
  countryOf: ({ country }) => country,
  columns,
  spread: { [ANSWERS_COLUMN]: spreadAnswers },
  spreadCells: ({ data, more }) => more.answers(data),
  read: async (rows, run, asked) => {
    const forms = await readPinnedForms(rows, run);
    return { forms, answers: answerCells(forms, run, asked) };
  },
});
