import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Log } from '../ports/log.ts';
import { QueueMessage } from '../ports/queue.ts';
import { consumeRecords } from './consume-records.ts';

/** Handles each message of a batch of the outbox by itself, as `consumeRecords`. */
export function consumeBatch(
  event: SQSEvent,
  log: Log,
  handle: (message: QueueMessage) => Promise<void>,
): Promise<SQSBatchResponse> {
  return consumeRecords(event, log, (json) => handle(QueueMessage.parse(json)));
}
