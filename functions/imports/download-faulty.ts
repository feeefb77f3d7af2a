import type { Implementation } from '#functions/kernel/context.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { faultyKey, XLSX } from './import-keys.ts';
import { readOwnImport } from './own-import.ts';
import { importTextsFor } from './texts/import-texts-for.ts';

/** Tells where the faulty rows can be loaded, after one more look at the rights of the caller. */
export const downloadFaulty: Implementation<typeof importEndpoints.downloadFaulty> = async (
  { id },
  context,
) => {
  const { job, input } = await readOwnImport(id, context);
  const { files: importFiles } = context;
  const key = faultyKey(job.id);
  if (job.status !== 'complete' || (await importFiles.head(key)) === undefined)
    throw new AppError(importErrors.noFaultyRows);
  const { file } = importTextsFor(input.language).faulty;
  const name = `${file}-${utcDayOf(Date.parse(job.createdOn))}.xlsx`;
  return { url: await importFiles.downloadUrl(key, name), name, contentType: XLSX };
};
