import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { writeEntity } from './write-entity.ts';

export const updateFromPatch: Implementation<typeof entityEndpoints.updateFromPatch> = (
  { changeset, ...patch },
  context,
) => writeEntity({ writing: { kind: 'patch', ...patch }, changeset }, context);
