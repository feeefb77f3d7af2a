import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { writeEntity } from './write-entity.ts';

export const createEntity: Implementation<typeof entityEndpoints.create> = (
  { entityclass, data },
  context,
) => writeEntity({ writing: { kind: 'create', entityclass, data }, changeset: 'create' }, context);
