import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { FIRST_ADMINISTRATOR } from '#infra/first-steps/open-stage.ts';
import { buildDemoData, buildDemoFiles } from '#infra/local/demo/build-demo-data.ts';
import type { DemoEntity } from '#infra/local/demo/demo-entity.ts';
import { Account } from '#shared/accounts/account.ts';
import { Region } from '#shared/countries/region.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { ENTITY_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { entryOf, leaveOut, neededBy } from './demo-entry.ts';
import type { DeployedApi } from './deployed-api.ts';
import { linkUser, tokenFor } from './link-user.ts';

const PARALLEL = 4;
const Saved = z.object({ id: z.string(), rev: z.int() });
type Saved = z.infer<typeof Saved>;
const Owned = z.object({ owner: z.string() });
const ID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;

/** A request comes about step by step, by calls of its own (the main job), and not by saving it. */
const NOT_ENTERED: EntityClassName = 'request-process';

type Parts = {
  readonly api: DeployedApi;
  readonly world: Pick<World, 'store' | 'tokens' | 'clock'>;
};

/**
 * Enters the demo data by the deployed API, in the order of its references: what administrators keep as one of them,
 * offers and uploads as their owners. Gives how many entities of each class.
 * @throws Error with the first refusal
 */
export async function loadDemo(parts: Parts): Promise<Readonly<Record<string, number>>> {
  const all = enterable(buildDemoData(parts.world.clock.now()));
  const { enter, completeRegion, openAccounts } = makeEntry(parts);
  const isOwned = ({ data }: DemoEntity) => ownerOf(data) !== undefined;
  await inOrder(
    all.filter((one) => !isOwned(one)),
    enter,
  );
  await openAccounts(all.flatMap(({ data }) => ownerOf(data) ?? []));
  const entered = all.filter((one) => !isOwned(one));
  await inOrder(all.filter(isOwned), enter, new Set(entered.map(({ id }) => id)));
  await each(
    all.filter(({ entityclass }) => entityclass === 'region'),
    completeRegion,
  );
  const counts = Map.groupBy(all, ({ entityclass }) => entityclass);
  return Object.fromEntries([...counts].map(([name, list]) => [name, list.length]));
}

/** Without what nobody can enter: requests, and what belongs to accounts that were closed. */
function enterable(all: readonly DemoEntity[]): DemoEntity[] {
  const closed = new Set(
    all
      .filter((one) => one.entityclass === 'account' && !Account.parse(one.data).active)
      .map(({ id }) => id),
  );
  return all.filter(
    ({ entityclass, data }) => entityclass !== NOT_ENTERED && !closed.has(ownerOf(data) ?? ''),
  );
}

const ownerOf = (data: object): string | undefined => Owned.safeParse(data).data?.owner;

/** What others need comes before them. */
async function inOrder(
  entities: readonly DemoEntity[],
  enter: (entity: DemoEntity) => Promise<void>,
  there = new Set<string>(),
): Promise<void> {
  for (let waiting = entities; waiting.length > 0; ) {
    const ready = waiting.filter((one) => neededBy(one).every((id) => there.has(id)));
    if (ready.length === 0) throw new Error(`${waiting[0]?.id} waits for what never comes.`);
    await each(ready, enter);
    for (const { id } of ready) there.add(id);
    waiting = waiting.filter(({ id }) => !there.has(id));
  }
}

async function each<T>(list: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await run(one);
    }),
  );
}

function makeEntry({ api, world }: Parts) {
  /** What the deployed product called each entity of the demo data. */
  const made = new Map<string, Saved>();
  const tokens = new Map<string, string>();
  const files = new Map(buildDemoFiles().map((file) => [file.key, file]));
  const inNewIds = (data: object): object =>
    JSON.parse(JSON.stringify(data).replaceAll(ID, (id) => made.get(id)?.id ?? id));

  async function post(endpoint: Endpoint, by: string, input: object): Promise<Saved> {
    const token = tokens.get(by) ?? (await tokenFor(world, by));
    tokens.set(by, token);
    const { status, code, data, details } = await api(endpoint, { input, token });
    if (status === 200) return Saved.parse(data);
    const why = JSON.stringify({ details, input });
    throw new Error(`${endpoint.path} answered ${status} ${code}: ${why}`);
  }

  async function enter(entity: DemoEntity): Promise<void> {
    const data = inNewIds(entryOf(entity));
    const by = ownerOf(data) ?? FIRST_ADMINISTRATOR;
    const { entityclass } = entity;
    const known = await standing(entityclass, data);
    const patch = leaveOut(data, ['domains']);
    const saved = known
      ? await post(entityEndpoints.updateFromPatch, by, { ...known, patch })
      : await post(entityEndpoints.create, by, { entityclass, data });
    made.set(entity.id, saved);
    if (entityclass === 'upload') await attach(entity, by, saved);
  }

  /** What has a name that only one can have, and is there: countries since the first steps, pages of the campaign. */
  async function standing(entityclass: EntityClassName, data: object): Promise<Saved | undefined> {
    const unique: AnyEntityClass['unique'] = entityClasses[entityclass].unique;
    for (const [field, valuesOf] of Object.entries(unique)) {
      for (const value of valuesOf(data)) {
        const id = await world.store.claimedBy(entityclass, field, value);
        const entity = id === undefined ? undefined : await world.store.latest(id, { fresh: true });
        if (entity) return { id: entity.id, rev: entity.rev };
      }
    }
    return undefined;
  }

  async function attach(entity: DemoEntity, by: string, { id, rev }: Saved): Promise<void> {
    const { file } = Upload.parse(entity.data);
    const bytes = file && files.get(attachmentKey(entity.id, file.id))?.bytes;
    if (file === undefined || bytes === undefined) return;
    const { name, contentType } = file;
    const data = `data:${contentType};base64,${bytes.toString('base64')}`;
    await post(entityEndpoints.setAttachment, by, {
      id,
      rev,
      attachment: { name, contentType, data },
    });
  }

  return {
    enter,
    /** Regions know their authority, and authorities their regions. */
    completeRegion: async (entity: DemoEntity): Promise<void> => {
      const { aut } = Region.parse(inNewIds(entity.data));
      const saved = made.get(entity.id);
      if (aut === undefined || saved === undefined) return;
      const { id, rev } = saved;
      await post(entityEndpoints.updateFromPatch, FIRST_ADMINISTRATOR, { id, rev, patch: { aut } });
    },
    /** Lets the rehearsal act through these accounts, as soon as every handler knows it. */
    openAccounts: async (owners: readonly string[]): Promise<void> => {
      const ids = new Set(owners.flatMap((owner) => made.get(owner)?.id ?? []));
      await each([...ids], (id) => linkUser(world, id));
      await pause((ENTITY_CACHE_SECONDS + 1) * SECOND_MS);
    },
  };
}
