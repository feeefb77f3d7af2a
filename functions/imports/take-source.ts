import type { World } from '#functions/kernel/context.ts';
import { incomingKey } from '#shared/entities/attached-file.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { IMPORT_FILE_BYTES } from '#shared/imports/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { sourceKey } from './import-keys.ts';

/**
 * Returns the bytes of a spreadsheet that an account has sent. The file is moved to its final place first: the form
 * can be used again for some minutes, and later uploads change nothing any more.
 * @throws AppError `imports.fileNotFound`
 */
export async function takeSource(
  { account, file }: { readonly account: string; readonly file: string },
  { files: importFiles }: Pick<World, 'files'>,
): Promise<Uint8Array> {
  const key = sourceKey(account, file);
  if ((await importFiles.head(key)) === undefined) {
    const incoming = incomingKey(account, file);
    const sent = await importFiles.head(incoming);
    if (sent === undefined || sent.size > IMPORT_FILE_BYTES)
      throw new AppError(importErrors.fileNotFound);
    await importFiles.putNew(key, 'application/octet-stream', await importFiles.get(incoming));
    await importFiles.remove(incoming);
  }
  return importFiles.get(key);
}
