import type { Context } from '#functions/kernel/context.ts';
import { findRow } from '#functions/requests/parties/find-row.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import {
  type RequestPackage,
  requestPackageClass,
} from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';

export type ChosenPackage = { readonly pin: PinnedRef; readonly form: RequestPackage };

/**
 * Returns the package of a new request at the revision that the request will keep: the newest unless one is named.
 * @throws AppError `requests.packageNotFound`, `requests.packageNotOffered`
 */
export async function choosePackage(
  context: Pick<Context, 'rows' | 'store'>,
  wanted: { readonly id: string; readonly rev?: number | undefined },
  use: { readonly country: string; readonly animalkind: string; readonly type: RequestType },
): Promise<ChosenPackage> {
  const newest = await findRow(context, requestPackageClass, wanted.id);
  if (newest === undefined) throw new AppError(requestErrors.packageNotFound);
  const pin = { id: newest.id, rev: wanted.rev ?? newest.rev };
  const [revision] = await context.store.revisions(requestPackageClass, [pin]);
  if (revision === undefined) throw new AppError(requestErrors.packageNotFound);
  const form = revision.data;
  const isOffered =
    // A package that an administrator switched off is off in its older revisions too.
    newest.data.enabled &&
    form.enabled &&
    form.countries.includes(use.country) &&
    form.animalkinds.includes(use.animalkind) &&
    form.requestTypes.includes(use.type);
  if (!isOffered) {
    const details = [fieldDetail('package', requestErrors.packageNotOffered)];
    throw new AppError(requestErrors.packageNotOffered, { details });
  }
  return { pin, form };
}
