import type { Implementation } from '#functions/kernel/context.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { readOwnImport, shownImport } from './own-import.ts';

export const getJob: Implementation<typeof importEndpoints.getJob> = async ({ id }, context) =>
  shownImport(await readOwnImport(id, context), context);
