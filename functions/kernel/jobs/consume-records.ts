import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Log } from '../ports/log.ts';

/**
 * Handles the JSON of each record of a batch by itself: what fails is reported and comes again, in the end to the dead
 * letter queue, without holding up the others.
 */
export async function consumeRecords(
  event: SQSEvent,
  log: Log,
  handle: (json: unknown) => Promise<void>,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of event.Records) {
    try {
      await handle(JSON.parse(body));
    } catch (cause) {
      log.error('message failed', cause, { messageId });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
}
