import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';

export const loadEntities: Implementation<typeof entityEndpoints.loadEntities> = async (
  { ids, throwIfNotAllFound },
  { rows },
) => {
  const answer = await rows.ids(ids);
  if (throwIfNotAllFound && answer.missing.length > 0) {
    const details = answer.missing.map((id) =>
      fieldDetail(`ids.${ids.indexOf(id)}`, entityErrors.notFound),
    );
    throw new AppError(entityErrors.notFound, { details });
  }
  return answer;
};
