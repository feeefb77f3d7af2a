import type { Implementation } from '#functions/kernel/context.ts';
import type { exportEndpoints } from '#shared/exports/endpoints.ts';
import { readOwnExport, shownExport } from './own-export.ts';

export const getJob: Implementation<typeof exportEndpoints.getJob> = async ({ id }, context) =>
  shownExport(await readOwnExport(id, context));
