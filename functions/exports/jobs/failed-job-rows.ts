import { columnMakers, defineRows } from '#functions/exports/define-rows.ts';
import { FailedJob } from '#shared/entities/failed-job.ts';

const { named, day, number, text } = columnMakers<FailedJob, undefined>();

/** The kind of failed jobs that no administrator has seen to. */
export const failedJobRows = defineRows<FailedJob, undefined>({
  list: async ({ world }) =>
    (await world.jobs.failed()).map((job) => ({
      id: job.id,
      rev: job.rev,
      updated: job.endedOn ?? job.createdOn,
      data: FailedJob.parse(job),
    })),
  who: ['ADM'],
  parse: (data) => FailedJob.parse(data),
  columns: {
    kind: text(10, ({ data }) => data.kind),
    account: named(28, (data) => data.account),
    ended: day(({ entity }) => entity.updated),
    error: text(26, ({ data }) => data.error),
    done: number(({ progress }) => progress.done),
    total: number(({ progress }) => progress.total),
    /** The number that the reader of a failure is told. */
    job: text(38, ({ entity }) => entity.id),
  },
  read: async () => undefined,
});
