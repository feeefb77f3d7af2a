import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { describeClass } from './describe-class.ts';

export const listClasses: Implementation<typeof entityEndpoints.listClasses> = async () =>
  Object.values(entityClasses).map(describeClass);
