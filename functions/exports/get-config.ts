import type { Implementation } from '#functions/kernel/context.ts';
import type { exportEndpoints } from '#shared/exports/endpoints.ts';
import { chooseConfig } from './choose-config.ts';
import { exportedRows } from './exported-kinds.ts';
import { offeredColumns } from './plan-columns.ts';
import { fileTextsFor } from './texts/file-texts-for.ts';

/** Tells which columns an export has, so that people can choose some before it begins. */
export const getConfig: Implementation<typeof exportEndpoints.getConfig> = async (
  { alias, language },
  context,
) => {
  const { config } = await chooseConfig(alias, context);
  const columns = offeredColumns(config, await fileTextsFor(language));
  const kind = exportedRows[config.kind];
  return {
    alias: config.alias,
    exports: config.kind,
    ...('entityClass' in kind && { entityClass: kind.entityClass }),
    columns: columns.map(({ name, heading }) => ({ name, heading })),
  };
};
