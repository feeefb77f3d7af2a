import * as z from 'zod';

/** What a worker reports: the messages or records that it could not do. */
export const BatchResult = z.looseObject({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).default([]),
});
