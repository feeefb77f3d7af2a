import { columnMakers, defineRows } from '#functions/exports/define-rows.ts';
import type { ExportedRow, ExportRun } from '#functions/exports/export-run.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { DELETED_REQUESTS } from '#shared/exports/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { type AttributeFilter, leavesOf, scalarsOf } from '#shared/kernel/attribute-filter.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { shownStatus } from '#shared/requests/process/lapsed.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

const { day, text, word } = columnMakers<RequestProcess, undefined>();

/** The kind of deleted requests, as the protocol of their deletion; no search finds them, so the filter names them. */
export const deletedRequestRows = defineRows<RequestProcess, undefined>({
  list: async (run) => {
    const ids = idsIn(run.input.searchFilter);
    if (ids.length > DELETED_REQUESTS)
      throw new AppError(exportErrors.tooManyRows, { params: [DELETED_REQUESTS] });
    return (await Promise.all(ids.map((id) => readDeleted(id, run)))).flat();
  },
  who: ['ADM'],
  parse: (data) => RequestProcess.parse(data),
  countryOf: ({ country }) => country,
  columns: {
    hid: text(18, ({ data }) => data.hid),
    applicantName: text(30, ({ data }) => data.applicant.name),
    status: word(14, shownStatus, ({ texts }) => texts.statuses),
    deletedOn: day(({ entity }) => entity.updated),
  },
  read: async () => undefined,
});

function idsIn(filter: AttributeFilter | undefined): string[] {
  const leaves = filter === undefined ? [] : leavesOf(filter);
  const named = leaves.filter(({ field }) => field === 'id').flatMap(scalarsOf);
  return [...new Set(named.map(String))];
}

/** Returns a deleted request as it was last, with the time of its deletion; none for any other id. */
async function readDeleted(id: string, { rows, world }: ExportRun): Promise<ExportedRow[]> {
  if (!(await world.store.wasDeleted(id))) return [];
  const { items } = await rows.timeline(id, { limit: 2 });
  const [deletion, last] = items;
  if (deletion === undefined || last === undefined) return [];
  const { entity } = await rows.revision(id, last.rev);
  return entity.entityclass === requestProcessClass.name
    ? [{ ...entity, updated: deletion.updated }]
    : [];
}
