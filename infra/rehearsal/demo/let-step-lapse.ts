import type { DemoEntity } from '#infra/local/demo/demo-entity.ts';
import { RequestProcess } from '#shared/requests/request-process.ts';
import type { Entering } from './enter-entity.ts';

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** Did nobody fill a step of this request in its time? */
export const hasLapsed = ({ data }: DemoEntity): boolean =>
  RequestProcess.parse(data).events.some(
    ({ event }) => event === 'autoClose' || event === 'passOn',
  );

/** For this request it is as if the time of its step were over: all that happened is so much longer ago. */
export async function letStepLapse(
  { ledger, world: { store, clock } }: Pick<Entering, 'ledger' | 'world'>,
  { id }: DemoEntity,
): Promise<void> {
  const before = await store.latest(ledger.made.get(id)?.id ?? '', { fresh: true });
  const { stepClosesOn } = RequestProcess.parse(before?.data);
  if (before === undefined || stepClosesOn === undefined) {
    throw new Error(`No step of the request ${id} has a time.`);
  }
  const left = Date.parse(stepClosesOn) - clock.now().getTime();
  const changes = [{ kind: 'update', before, data: olderBy(before.data, left) } as const];
  await store.save({ changes, by: 'system', changeset: 'days let pass' });
}

/** The same with every instant in it so many milliseconds earlier; days that people named stay. */
export function olderBy(data: object, ms: number): object {
  const earlier = (instant: string) => new Date(Date.parse(instant) - ms).toISOString();
  return JSON.parse(JSON.stringify(data).replaceAll(INSTANT, earlier));
}
