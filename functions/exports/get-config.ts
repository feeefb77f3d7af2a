import type { Implementation } from '#functions/kernel/context.ts';
import type { exportEndpoints } from '#shared/exports/endpoints.ts';
import { kindOfConfig } from './kind-of-config.ts';
import { offeredColumns } from './plan-columns.ts';
import { exportTextsFor } from './texts/export-texts-for.ts';

/** Tells which columns an export has, so that people can choose some before it begins. */
export const getConfig: Implementation<typeof exportEndpoints.getConfig> = async (
  { alias, language },
  context,
) => {
  const { kind: exports } = await kindOfConfig(alias, context);
  const columns = offeredColumns(exports, exportTextsFor(language));
  return { alias, exports, columns: columns.map(({ name, heading }) => ({ name, heading })) };
};
