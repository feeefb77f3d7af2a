import type { Context } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { controlBodiesOf } from '#shared/accounts/control-bodies-of.ts';
import { regionClass } from '#shared/countries/region.ts';
import type { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { FarmMoved } from '#shared/requests/farm-moved.ts';

type Sent = Pick<RequestProcess, 'region' | 'aut' | 'agr' | 'ins'>;

/**
 * Hands requests over once more where the region got another authority, or the farm another control body, while this
 * one was being sent: the hand-over may have passed by before the request was there.
 */
export async function followOffices(
  { store, log }: Pick<Context, 'store' | 'log'>,
  sent: Sent,
): Promise<void> {
  try {
    const messages = await handOversMissed(store, sent);
    if (messages.length > 0) await store.send(messages);
  } catch (error) {
    // The request is sent: its sender hears of no failure.
    const { region, agr } = sent;
    log.error('A sent request did not look for the new offices of its region and farm.', error, {
      region,
      agr,
    });
  }
}

async function handOversMissed(
  store: Context['store'],
  { region, aut, agr, ins }: Sent,
): Promise<OutboxMessage[]> {
  const [place, farm] = await Promise.all([
    store.latest(regionClass, region, { fresh: true }),
    store.latest(accountClass, agr, { fresh: true }),
  ]);
  const present = place?.data.aut;
  const isMoved =
    farm !== undefined && ins !== undefined && !controlBodiesOf(farm.data).includes(ins);
  return [
    ...(present === undefined || present === aut
      ? []
      : [{ queue: 'requests', body: { regions: [region] } satisfies AuthorityChanged } as const]),
    ...(isMoved ? [{ queue: 'requests', body: { farm: agr } satisfies FarmMoved } as const] : []),
  ];
}
