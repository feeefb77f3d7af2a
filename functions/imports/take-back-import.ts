import type { Implementation } from '#functions/kernel/context.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import { beginImport } from './create-job.ts';
import type { ImportInput } from './import-input.ts';
import { readOwnImport, shownImport } from './own-import.ts';
import { markTakenBack, placeLeft } from './taken-back.ts';

/** Begins to take an import back, or goes on where a taking back was cancelled or failed. */
export const takeBack: Implementation<typeof importEndpoints.takeBack> = async (
  { id },
  context,
) => {
  const own = await readOwnImport(id, context);
  const { takeBackUntil } = await shownImport(own, context);
  if (takeBackUntil === undefined) throw new AppError(importErrors.notToTakeBack);
  const { kind, fileName, language, options } = own.input;
  const input: ImportInput = {
    does: 'takeBack',
    kind,
    job: id,
    fileName,
    language,
    options,
    ...defined({ from: await placeLeft(id, context) }),
  };
  const job = await beginImport(input, context);
  await markTakenBack(context, { job: id, by: job.id });
  return shownImport({ job, input }, context);
};
