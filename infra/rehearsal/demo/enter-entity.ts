import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { buildDemoFiles } from '#infra/demo/build-demo-data.ts';
import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { FIRST_ADMINISTRATOR } from '#infra/operate/first-steps/open-stage.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { completionOf, leaveOut, ownerOf } from './demo-entry.ts';
import type { Ledger, Saved } from './ledger.ts';

/** The tools that enter demo entities. */
export type Entering = {
  readonly ledger: Ledger;
  readonly world: Pick<World, 'store' | 'clock'>;
  /** Returns the data that a caller would send to have an entity. */
  readonly entryOf: (entity: DemoEntity) => object;
};

/** Makes the function that saves a demo entity as its owner, or as an administrator where nobody owns it. */
export function makeEnterEntity({ ledger, world, entryOf }: Entering) {
  const files = new Map(buildDemoFiles().map((file) => [file.key, file]));
  const { made, inNewIds, post } = ledger;

  async function attach(entity: DemoEntity, by: string, { id, rev }: Saved): Promise<void> {
    const { file } = Upload.parse(entity.data);
    const bytes = file && files.get(attachmentKey(entity.id, file.id))?.bytes;
    if (file === undefined || bytes === undefined) return;
    const { name, contentType } = file;
    const data = `data:${contentType};base64,${bytes.toString('base64')}`;
    const attachment = { name, contentType, data };
    await post(entityEndpoints.setAttachment, by, { id, rev, attachment });
  }

  return async (entity: DemoEntity): Promise<void> => {
    const whole = inNewIds(entryOf(entity));
    const by = ownerOf(whole) ?? FIRST_ADMINISTRATOR;
    const { entityclass } = entity;
    const before = await standing(world, entityclass, whole);
    const [data = whole, ...grown] = growing(whole);
    const patch = leaveOut(data, ['domains']);
    let saved = before
      ? await post(entityEndpoints.updateFromPatch, by, { ...before, patch })
      : await post(entityEndpoints.create, by, { entityclass, data });
    for (const more of grown) {
      saved = await post(entityEndpoints.updateFromPatch, by, { ...saved, patch: more });
    }
    made.set(entity.id, saved);
    if (entityclass === 'upload') await attach(entity, by, saved);
  };
}

/** An authority takes regions over by one save each time, and each region is saved with it: a save has its bounds. */
const REGIONS_A_SAVE = 20;
const WithRegions = z.looseObject({
  staticData: z.looseObject({ responsibleForRegions: z.array(z.string()).min(1) }),
});

/** Returns the steps to these data, each a save: an authority of many regions gets them one part after the other. */
function growing(data: object): object[] {
  const authority = WithRegions.safeParse(data).data;
  if (authority === undefined) return [data];
  const { staticData } = authority;
  const regions = staticData.responsibleForRegions;
  const count = Math.ceil(regions.length / REGIONS_A_SAVE);
  return Array.from({ length: count }, (_, part) => ({
    ...(part === 0 ? data : {}),
    staticData: {
      ...staticData,
      responsibleForRegions: regions.slice(0, (part + 1) * REGIONS_A_SAVE),
    },
  }));
}

/** Returns the existing entity of a unique name: countries and pages of the first steps, pages of the campaign. */
async function standing(
  { store }: Pick<World, 'store'>,
  entityclass: EntityClassName,
  data: object,
): Promise<Saved | undefined> {
  const unique: AnyEntityClass['unique'] = entityClasses[entityclass].unique;
  for (const [field, valuesOf] of Object.entries(unique)) {
    for (const value of valuesOf(data)) {
      const id = await store.claimedBy(entityclass, field, value);
      const entity = id === undefined ? undefined : await store.untyped.latest(id, { fresh: true });
      if (entity) return { id: entity.id, rev: entity.rev };
    }
  }
  return undefined;
}

/** Enters the references that had to wait, now that all their entities exist. */
export async function completeEntity(ledger: Ledger, entity: DemoEntity): Promise<void> {
  const patch = completionOf(entity);
  const id = ledger.made.get(entity.id)?.id;
  if (patch === undefined || id === undefined) return;
  const { rev } = await ledger.post(entityEndpoints.get, FIRST_ADMINISTRATOR, { id });
  const change = { id, rev, patch: ledger.inNewIds(patch) };
  await ledger.post(entityEndpoints.updateFromPatch, FIRST_ADMINISTRATOR, change);
}
