import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { World } from '../context.ts';
import { QueueMessage } from '../ports/queue.ts';
import { consumeRecords } from './consume-records.ts';
import { logPulse } from './outbox-pulse.ts';

/** Handles each message of a batch of the outbox by itself, as `consumeRecords`. */
export function consumeBatch(
  event: SQSEvent,
  here: Pick<World, 'clock' | 'log'>,
  handle: (message: QueueMessage) => Promise<void>,
): Promise<SQSBatchResponse> {
  return consumeRecords(event, here.log, async (text) => {
    const message = QueueMessage.parse(JSON.parse(text));
    if (!logPulse(message.body, here)) await handle(message);
  });
}
