import type { Implementation } from '#functions/kernel/context.ts';
import type { exportEndpoints } from '#shared/exports/endpoints.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { exportKey } from './export-key.ts';
import { CONTENT_TYPES } from './file-writer.ts';
import { fileNameOf, readOwnExport } from './own-export.ts';

/** Tells where the file can be loaded, after one more look at the rights of the caller. */
export const download: Implementation<typeof exportEndpoints.download> = async (
  { id },
  context,
) => {
  const { job, input } = await readOwnExport(id, context);
  if (job.status !== 'complete') throw new AppError(exportErrors.notReady);
  const { files: exportFiles } = context;
  const name = fileNameOf(input);
  const url = await exportFiles.downloadUrl(exportKey(id), name);
  return { url, name, contentType: CONTENT_TYPES[input.format], size: job.counts.bytes ?? 0 };
};
