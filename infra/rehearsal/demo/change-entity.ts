import { isDeepStrictEqual } from 'node:util';
import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import type { Entering } from './enter-entity.ts';

/** Saves the second revision of an entity, where there is one, as the account that changed it. */
export async function changeEntity(
  { ledger, entryOf }: Pick<Entering, 'ledger' | 'entryOf'>,
  entity: DemoEntity,
): Promise<void> {
  const { made, inNewIds, post } = ledger;
  const saved = made.get(entity.id);
  if (entity.later === undefined || saved === undefined) return;
  const { data, by, changeset } = entity.later;
  const patch = inNewIds(changeBetween(entryOf(entity), entryOf({ ...entity, data })));
  const change = { ...saved, patch, changeset };
  const changed = await post(entityEndpoints.updateFromPatch, made.get(by)?.id ?? by, change);
  made.set(entity.id, changed);
}

/** Returns the fields of an entry that differ later. */
export function changeBetween(before: object, after: object): object {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => !isDeepStrictEqual(value, earlier.get(field)),
  );
  return Object.fromEntries(changed);
}
