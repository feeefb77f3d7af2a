import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { QueueMessage, ReceivedQueue } from '#functions/kernel/ports/queue.ts';

const MESSAGES_A_CALL = 10; // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html
const BYTES_A_CALL = 250_000; // of 262,144, the rest for names and ids

/** The SQS queue at this address. Region, endpoint and credentials come from the SDK's environment unless given. */
export function makeSqsQueue(url: string, client: SQSClient = new SQSClient()): ReceivedQueue {
  const sendBatch = async (
    batch: readonly QueueMessage[],
    delay: { DelaySeconds?: number },
  ): Promise<string[]> => {
    const Entries = batch.map((message, index) => ({
      Id: String(index),
      MessageBody: JSON.stringify(message),
      ...delay,
    }));
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({ QueueUrl: url, Entries }),
    );
    return Failed.flatMap(({ Id }) => batch[Number(Id)]?.id ?? []);
  };
  return {
    send: async (messages, how) => {
      const delay = how === undefined ? {} : { DelaySeconds: how.delaySeconds };
      const failed: string[] = [];
      const batches = batchesOf(messages);
      for (const [at, batch] of batches.entries()) {
        try {
          failed.push(...(await sendBatch(batch, delay)));
        } catch (error) {
          if (at === 0) throw error;
          // Those before are sent: an error would have the caller send them again.
          return [
            ...failed,
            ...batches
              .slice(at)
              .flat()
              .map(({ id }) => id),
          ];
        }
      }
      return failed;
    },
    bringBack: async (ReceiptHandle, VisibilityTimeout) => {
      await client.send(
        new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout }),
      );
    },
  };
}

function batchesOf(messages: readonly QueueMessage[]): QueueMessage[][] {
  const batches: QueueMessage[][] = [];
  let room = 0;
  for (const message of messages) {
    const bytes = Buffer.byteLength(JSON.stringify(message));
    const open = batches.at(-1);
    if (open !== undefined && open.length < MESSAGES_A_CALL && bytes <= room) {
      open.push(message);
      room -= bytes;
    } else {
      batches.push([message]);
      room = BYTES_A_CALL - bytes;
    }
  }
  return batches;
}
