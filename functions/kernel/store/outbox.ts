import * as z from 'zod';
import { QUEUE_NAMES } from '../ports/queues.ts';
import type { OutboxMessage } from './entity-store.ts';
import { OUTBOX_PREFIX, outboxKey } from './keys.ts';
import { packJson, unpackJson } from './stored-json.ts';

const OutboxItem = z.object({
  pk: z.string(),
  queue: z.enum(QUEUE_NAMES),
  body: z.instanceof(Uint8Array),
});
const Body = z.record(z.string(), z.unknown());

/** A waiting message with its id, by which its receiver recognises a repetition. */
export type WaitingMessage = { readonly id: string; readonly message: OutboxMessage };

/** The item `O#<id>` / `O`: `{pk, sk, queue, body}`; `body` is deflated JSON. */
export function encodeOutbox(id: string, { queue, body }: OutboxMessage) {
  return { ...outboxKey(id), queue, body: packJson(body) };
}

export function decodeOutbox(item: Readonly<Record<string, unknown>>): WaitingMessage {
  const { pk, queue, body } = OutboxItem.parse(item);
  const message = { queue, body: Body.parse(JSON.parse(unpackJson(body))) };
  return { id: pk.slice(OUTBOX_PREFIX.length), message };
}
