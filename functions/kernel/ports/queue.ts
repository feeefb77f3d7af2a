import * as z from 'zod';

/** A message that a worker receives: delivered at least once; the same message has the same id each time. */
export const QueueMessage = z.object({
  id: z.string(),
  body: z.record(z.string(), z.unknown()),
  /** The number of times that its worker put it back, to be delivered later. */
  postponed: z.int().min(1).optional(),
});
export type QueueMessage = z.infer<typeof QueueMessage>;

/** One queue (SQS). Each message is the JSON of a `QueueMessage`. */
export type Queue = {
  /**
   * Sends messages, delivered after `delaySeconds` at the earliest (900 at most). Returns the ids of the messages
   * that were not accepted.
   */
  readonly send: (
    messages: readonly QueueMessage[],
    how?: { readonly delaySeconds: number },
  ) => Promise<readonly string[]>;
};

/** The queue that a worker receives from. */
export type ReceivedQueue = Queue & {
  /** Brings a received and failed message again after so many seconds, instead of when its time-out is over. */
  readonly bringBack: (receiptHandle: string, seconds: number) => Promise<void>;
};
