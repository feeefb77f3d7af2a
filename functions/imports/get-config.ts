import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { IMPORT_ROWS } from '#shared/imports/limits.ts';
import { requireKind } from './import-run.ts';
import { templateColumns } from './template.ts';

/** Tells which columns an import can have, so that people can choose some before it begins. */
export const getConfig: Implementation<typeof importEndpoints.getConfig> = async (
  { kind, language },
  context,
) => {
  signedIn(context.who);
  requireKind(kind, context);
  const columns = templateColumns(kind, { language, country: undefined });
  return {
    kind,
    rows: IMPORT_ROWS[kind],
    columns: columns.map(({ name, heading, explanation, isRequired }) => ({
      name,
      heading,
      explanation,
      isRequired,
    })),
  };
};
