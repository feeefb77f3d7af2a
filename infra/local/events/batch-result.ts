import * as z from 'zod';

/** A worker's report: the messages or records that failed. */
export const BatchResult = z.looseObject({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).default([]),
});
