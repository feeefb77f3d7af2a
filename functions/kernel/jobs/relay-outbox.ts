import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Log } from '../ports/log.ts';
import type { Queue } from '../ports/queue.ts';
import type { PerQueue, QueueName } from '../ports/queues.ts';
import { OUTBOX_PREFIX, outboxKey } from '../store/keys.ts';
import { decodeOutbox } from '../store/outbox.ts';
import { readItems } from '../store/read-items.ts';
import type { Table } from '../store/table.ts';
import type { StreamTask } from './run-stream-tasks.ts';

type Relay = Table & { readonly queues: PerQueue<Queue>; readonly log: Pick<Log, 'error'> };

/**
 * Relays each message that the stream shows as written. The record of one that its queue refuses comes again, and with
 * it every record behind it. One that cannot be read would hold those up for nothing, so it stays behind.
 */
export function relayTask(relay: Relay): StreamTask {
  const idOf = (record: Parameters<StreamTask>[0][number]) => {
    const pk = record.dynamodb?.Keys?.pk?.S ?? '';
    const isNew = record.eventName === 'INSERT' && pk.startsWith(OUTBOX_PREFIX);
    return isNew ? pk.slice(OUTBOX_PREFIX.length) : undefined;
  };
  return async (records) => {
    const ids = records.flatMap((record) => idOf(record) ?? []);
    const refused = await relayOutbox(ids, relay);
    return records.filter((record) => refused.includes(idOf(record) ?? ''));
  };
}

/**
 * Hands waiting messages to their queues and then forgets them. A message is sent again when the process ends in
 * between, or when two relays meet; a missing one was sent. A queue that fails holds up no other one of the same call.
 * Returns the ids that their queues refused. A message that another release wrote and this one cannot read is told, and
 * stays: only an operator brings it on its way.
 * @throws the error of such a queue, after the others
 */
export async function relayOutbox(
  ids: readonly string[],
  { queues, log, ...table }: Relay,
): Promise<readonly string[]> {
  const items = await readItems(table, ids.map(outboxKey), { consistent: true });
  const waiting = items.flatMap((item) => {
    try {
      return [decodeOutbox(item)];
    } catch (error) {
      const outboxId = String(item.pk).slice(OUTBOX_PREFIX.length);
      log.error('outbox message not read', error, { outboxId });
      return [];
    }
  });
  const relayTo = async (queue: QueueName): Promise<readonly string[]> => {
    const mine = waiting.filter(({ message }) => message.queue === queue);
    const messages = mine.map(({ id, message }) => ({ id, body: { ...message.body } }));
    const failed = await queues[queue].send(messages);
    const sent = mine.filter(({ id }) => !failed.includes(id));
    await Promise.all(sent.map(({ id }) => forget(table, id)));
    return failed;
  };
  const named = [...new Set(waiting.map(({ message }) => message.queue))];
  const answers = await Promise.allSettled(named.map(relayTo));
  return answers.flatMap((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}

async function forget({ client, table }: Table, id: string): Promise<void> {
  await client.send(new DeleteCommand({ TableName: table, Key: outboxKey(id) }));
}
