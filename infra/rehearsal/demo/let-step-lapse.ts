import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { moveInstantsBack } from '#infra/local/time/move-instants-back.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { Entering } from './enter-entity.ts';

/** Tells whether nobody filled a step of this request in its time. */
export const hasLapsed = ({ data }: DemoEntity): boolean =>
  RequestProcess.parse(data).events.some(({ event }) => event === 'escalate' || event === 'passOn');

/** Makes a request so much older that the time of its step is over, and the office above is to be told. */
export async function letStepLapse(
  { ledger, world: { store, clock } }: Pick<Entering, 'ledger' | 'world'>,
  { id }: DemoEntity,
): Promise<void> {
  const before = await store.untyped.latest(ledger.made.get(id)?.id ?? '', { fresh: true });
  const { stepClosesOn, stepEscalatesOn = stepClosesOn } = RequestProcess.parse(before?.data);
  if (before === undefined || stepEscalatesOn === undefined) {
    throw new Error(`No step of the request ${id} has a time.`);
  }
  const left = Date.parse(stepEscalatesOn) - clock.now().getTime();
  const changes = [{ kind: 'update', before, data: moveInstantsBack(before.data, left) } as const];
  await store.save({ changes, by: 'system', changeset: 'days let pass' });
}
