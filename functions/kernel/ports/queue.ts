import * as z from 'zod';

/** What a worker receives: delivered at least once; the same message has the same id each time. */
export const QueueMessage = z.object({
  id: z.string(),
  body: z.record(z.string(), z.unknown()),
});
export type QueueMessage = z.infer<typeof QueueMessage>;

/** One queue (SQS). Each message is the JSON of a `QueueMessage`. */
export type Queue = {
  /** Ids of the messages that were not accepted. */
  readonly send: (messages: readonly QueueMessage[]) => Promise<readonly string[]>;
};
