import { answerCell, answerText } from '#functions/exports/answer-cell.ts';
import { SEVERAL, textCell } from '#functions/exports/cells.ts';
import type { ExportRun, FileColumn } from '#functions/exports/export-run.ts';
import { readStepFields } from '#functions/requests/public.ts';
import { ANSWERS_COLUMN } from '#shared/exports/export-kind.ts';
import { EXPORT_ANSWER_COLUMNS } from '#shared/exports/limits.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { inputFacts, normalValue } from '#shared/masterdata/input-facts.ts';
import type { Answer, RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import {
  type RequestPackage,
  requestPackageClass,
} from '#shared/requests/entities/requestpackage.ts';
import type { PinnedForms } from './pinned-forms.ts';

/** The column of the answers to fields that have no column of their own. */
const FURTHER = `${ANSWERS_COLUMN}.further`;
/** The most revisions of a package that are read for fields that its newest one has no more. */
const REVISIONS = 200;

const columnOf = (field: string): string => `${ANSWERS_COLUMN}.${field}`;

/**
 * Returns a column for each field of the forms that the found requests were made with. A column stands for a field
 * and not for its name, so that answers to older revisions of a package stand in the same column. Fields of the
 * newest revisions come first, in their order; fields that only older ones have come behind.
 */
export async function spreadAnswers(run: ExportRun): Promise<FileColumn[]> {
  const fields = new Map<string, RequestFormField>();
  for (const id of await packagesFound(run)) {
    for (const revision of await revisionsOf(id, run)) {
      for (const step of revision.steps) {
        const stored = await readStepFields(run.world.store, step);
        step.fields.forEach((pin, index) => {
          const field = stored[index];
          if (field === undefined || fields.has(pin.id)) return;
          if (inputFacts(field.inputType).holds !== 'nothing') fields.set(pin.id, field);
        });
      }
    }
  }
  const heads = [...fields].map(([id, field]) => ({ id, field, heading: headingOf(field, run) }));
  const fixed = run.input.runParams.tl ? Object.values(run.texts.headings.requests) : [];
  const taken = [...fixed, ...heads.map(({ heading }) => heading)];
  const columns = heads.slice(0, EXPORT_ANSWER_COLUMNS).map(({ id, field, heading }) => {
    const isTwice = taken.filter((other) => other === heading).length > 1;
    return {
      name: columnOf(id),
      heading:
        run.input.customColumnHeaders[columnOf(field.internalName)] ??
        (isTwice ? `${heading} (${field.internalName})` : heading),
      width: inputFacts(field.inputType).holds === 'text' ? 40 : 18,
    };
  });
  return heads.length > EXPORT_ANSWER_COLUMNS
    ? [...columns, { name: FURTHER, heading: run.texts.furtherAnswers, width: 60 }]
    : columns;
}

const headingOf = ({ labels, internalName }: RequestFormField, run: ExportRun): string =>
  run.input.runParams.tl ? run.label(labels, internalName) : internalName;

async function packagesFound({ rows, input }: ExportRun): Promise<string[]> {
  const packages = await rows.aggregate({
    entityClass: 'request-process',
    attributeFilter: input.searchFilter,
    groupBy: ['package.id'],
    metrics: [{ op: 'count', as: 'count' }],
  });
  return packages.map(({ key }) => String(key['package.id'])).toSorted();
}

/** Reads the revisions of a package, the newest first. */
async function revisionsOf(id: string, { world: { store } }: ExportRun): Promise<RequestPackage[]> {
  const newest = await store.latest(requestPackageClass, id);
  if (newest === undefined) return [];
  const count = Math.min(newest.rev, REVISIONS);
  const refs = Array.from({ length: count }, (_, index) => ({ id, rev: newest.rev - index }));
  return (await store.revisions(requestPackageClass, refs)).map(({ data }) => data);
}

export type AnswerCells = (process: RequestProcess) => (column: string) => SheetCell | undefined;

/** The answers to a field: one of each step, and of each portion of a step, that has any. */
type FieldAnswers = {
  readonly field: RequestFormField;
  readonly values: readonly Answer[];
};

/**
 * Returns the cells of the answers of requests: each answer in the words of the field as the request has pinned it.
 */
export function answerCells(
  forms: PinnedForms,
  run: ExportRun,
  columns: readonly string[],
): AnswerCells {
  const own = new Set(columns);
  return (process) => {
    const answers = new Map<string, FieldAnswers>();
    for (const { step, fieldData } of process.filledSteps) {
      const given = new Map(fieldData.map(({ field, value }) => [field, value]));
      for (const { id, field } of forms.fieldsOf(process.package, step)) {
        const value = normalValue(given.get(field.internalName) ?? null);
        if (value === null) continue;
        const before = answers.get(columnOf(id))?.values ?? [];
        answers.set(columnOf(id), { field, values: [...before, value] });
      }
    }
    return (column) => {
      if (column === FURTHER) {
        const further = [...answers].filter(([name]) => !own.has(name));
        return furtherCell(
          further.map(([, answer]) => answer),
          run,
        );
      }
      const answer = answers.get(column);
      if (answer === undefined) return undefined;
      const [value = null, ...others] = answer.values;
      return others.length === 0
        ? answerCell(answer.field, value, run)
        : textCell(answersText(answer, run));
    };
  };
}

const answersText = ({ field, values }: FieldAnswers, run: ExportRun): string =>
  values.map((value) => answerText(field, value, run)).join(SEVERAL);

/** Returns the cell of all further answers: `Field: answer`, a line each. */
function furtherCell(answers: readonly FieldAnswers[], run: ExportRun): SheetCell | undefined {
  const lines = answers.map(
    (answer) => `${headingOf(answer.field, run)}: ${answersText(answer, run)}`,
  );
  return textCell(lines.join('\n'));
}
