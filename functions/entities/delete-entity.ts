import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { knownClass } from './known-class.ts';

export const deleteEntity: Implementation<typeof entityEndpoints.delete> = async (
  { id },
  { who, rows, store },
) => {
  const { full: before } = await rows.get(id, { fresh: true });
  const mayRemove = knownClass(before.entityclass).write.remove(who, before.data);
  if (!mayRemove || who.account === null) throw new AppError(kernelErrors.forbidden);
  const changes = [{ kind: 'delete', before } as const];
  await store.save({ changes, by: who.account, changeset: 'delete' });
  return {};
};
