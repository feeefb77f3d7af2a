import { entityRules } from '#functions/entity-rules.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { deleteUnused } from '#functions/references/public.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { requireEntityClass } from '../class/require-entity-class.ts';

/** Deletes an entity. The caller names no revision, so the entity is read again after changes by others. */
export const deleteEntity: Implementation<typeof entityEndpoints.delete> = (input, context) =>
  retryOnConflict(context, () => deleteOnce(input, context));

async function deleteOnce({ id }: { id: string }, context: Context) {
  const { who, rows } = context;
  const { full: before } = await rows.get(id, { fresh: true });
  const mayRemove = requireEntityClass(before.entityclass).write.remove(who, before.data);
  if (!mayRemove || who.account === null) throw new AppError(kernelErrors.forbidden);
  const rule = entityRules[before.entityclass];
  await rule?.beforeDelete?.({ before, context });
  const messages = rule?.messagesOfDeleted?.(before) ?? [];
  await deleteUnused(context, { before, by: who.account, changeset: 'delete', messages });
  return {};
}
