import * as z from 'zod';
import { Instant, SECOND_MS } from '#shared/kernel/time.ts';
import type { World } from '../context.ts';
import type { QueueName } from '../ports/queues.ts';

/** A message that asks for nothing: it shows that the outbox is relayed and that its queue is worked off. */
const Pulse = z.strictObject({ pulse: Instant });

/** Puts a pulse into the outbox of a queue. */
export async function sendPulse(
  queue: QueueName,
  { store, clock }: Pick<World, 'store' | 'clock'>,
): Promise<void> {
  const body = { pulse: clock.now().toISOString() } satisfies z.infer<typeof Pulse>;
  await store.send([{ queue, body }]);
}

/** Logs the seconds that a pulse was under way; false for every other message. */
export function logPulse(body: object, { clock, log }: Pick<World, 'clock' | 'log'>): boolean {
  const read = Pulse.safeParse(body);
  if (!read.success) return false;
  const seconds = (clock.now().getTime() - Date.parse(read.data.pulse)) / SECOND_MS;
  log.info('outbox pulse', { seconds: Math.max(0, Math.round(seconds)) });
  return true;
}
