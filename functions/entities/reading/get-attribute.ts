import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { attributesOf } from '../class/attributes-of.ts';
import { requireEntityClass } from '../class/require-entity-class.ts';

export const getAttribute: Implementation<typeof entityEndpoints.getAttribute> = async ({
  entityclass,
  externalid,
}) => {
  const attributes = attributesOf(requireEntityClass(entityclass));
  const attribute = attributes.find((attribute) => attribute.externalid === externalid);
  if (attribute === undefined) throw new AppError(entityErrors.unknownAttribute);
  return attribute;
};
