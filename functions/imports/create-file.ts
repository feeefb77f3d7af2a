import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { incomingKey } from '#shared/entities/attached-file.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { requireKind } from './import-run.ts';

/** Gives a form for the upload of a spreadsheet. No type is asked for, because the content decides it. */
export const createFile: Implementation<typeof importEndpoints.createFile> = async (
  { kind, size },
  context,
) => {
  const { account } = signedIn(context.who);
  requireKind(kind, context);
  const file = context.newId();
  const key = incomingKey(account, file);
  return {
    file,
    upload: await context.files.uploadForm(key, 'application/octet-stream', size),
  };
};
