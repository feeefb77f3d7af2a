import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Log } from '../ports/log.ts';

/**
 * Handles the text of each record of a batch by itself: a failed record is reported and comes again, in the end to
 * the dead letter queue, without holding up the others. Lambda counts no error of it, so the line `message failed`
 * does.
 */
export async function consumeRecords(
  event: SQSEvent,
  log: Log,
  handle: (text: string, messageId: string) => Promise<void>,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of event.Records) {
    try {
      await handle(body, messageId);
    } catch (cause) {
      log.error('message failed', cause, { messageId });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
}
