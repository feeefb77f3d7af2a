import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { describeClass } from './describe-class.ts';
import { requireEntityClass } from './require-entity-class.ts';

export const loadEntityclass: Implementation<typeof entityEndpoints.loadEntityclass> = async ({
  entityclass,
}) => describeClass(requireEntityClass(entityclass));
