import type { World } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { animalusageClass } from '#shared/masterdata/animalusage.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { DecisionRecord } from '#shared/requests/entities/decision-record.ts';
import { decisionRecordClass } from '#shared/requests/entities/decision-record-class.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import {
  type DecisionFacts,
  decisionRecordOf,
  linesSince,
  wasGranted,
} from './decision-record-of.ts';
import { readPinnedPackage } from './read-package.ts';

/** A request before and after a change. */
export type RequestChange = {
  readonly id: string;
  readonly before: RequestProcess | undefined;
  readonly after: RequestProcess;
};

type Store = World['store'];

/**
 * Returns the changes of a decision's record that follow from a change of its request, for the same transaction: an
 * accepted request gets its record, and later events are added to it. None for any other change.
 */
export async function recordChanges(
  world: Pick<World, 'store' | 'newId' | 'clock'>,
  { id, before, after }: RequestChange,
): Promise<EntityChange[]> {
  if (!wasGranted(after)) return [];
  const on = world.clock.now().toISOString();
  const isNew = before === undefined || !wasGranted(before);
  const lines = isNew ? [] : linesSince(before, after, on);
  if (!isNew && lines.length === 0) return [];
  const record = await findRecord(world.store, id);
  if (record === undefined) {
    if (!isNew) throw new Error(`The granted request ${id} has no record of its decision.`);
    return [await recordCreation(world, { id, process: after, on })];
  }
  const { data } = record;
  return [{ kind: 'update', before: record, data: { ...data, lines: [...data.lines, ...lines] } }];
}

/** Returns the change that creates the record of a granted request, with the events after its decision. */
async function recordCreation(
  { store, newId }: Pick<World, 'store' | 'newId'>,
  {
    id,
    process,
    on,
  }: { readonly id: string; readonly process: RequestProcess; readonly on: string },
): Promise<EntityChange> {
  const data = decisionRecordOf(await readFacts(store, id, process), on);
  return { kind: 'create', id: newId(), entityclass: decisionRecordClass.name, data };
}

/** Finds the record of a request's decision. */
async function findRecord(
  store: Pick<Store, 'claimedBy' | 'latest'>,
  process: string,
): Promise<Entity<DecisionRecord> | undefined> {
  const id = await store.claimedBy(decisionRecordClass.name, 'process', process);
  return id === undefined ? undefined : store.latest(decisionRecordClass, id, { fresh: true });
}

async function readFacts(
  store: Store,
  id: string,
  process: RequestProcess,
): Promise<DecisionFacts> {
  const { offergroup, animalusage } = process;
  const [form, country, kind, breed, usage] = await Promise.all([
    readPinnedPackage(store, process.package),
    store.latest(countryClass, process.country),
    store.latest(animalkindClass, process.animalkind),
    offergroup === undefined ? undefined : store.latest(offergroupClass, offergroup),
    animalusage === undefined ? undefined : store.latest(animalusageClass, animalusage),
  ]);
  if (country === undefined) throw new Error(`The country of the request ${id} is gone.`);
  return {
    id,
    process,
    form,
    country: country.data,
    kind: kind?.data,
    breed: breed?.data,
    usage: usage?.data,
  };
}
