import type { Context } from '#functions/kernel/context.ts';
import { findRow } from '#functions/requests/parties/find-row.ts';
import { type PackageUse, requireOffered } from '#functions/requests/parties/require-offered.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import {
  type RequestPackage,
  requestPackageClass,
} from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { PACKAGE_HOLDS_HOURS } from '#shared/requests/limits.ts';

export type ChosenPackage = { readonly pin: PinnedRef; readonly form: RequestPackage };

/**
 * Returns the package of a new request at the revision that the request will keep: the newest, or the named one that a
 * page has seen lately.
 * @throws AppError as `requireOffered`; `requests.packageNotFound`, `entities.revConflict`
 */
export async function choosePackage(
  context: Pick<Context, 'rows' | 'store' | 'clock'>,
  { id, rev }: { readonly id: string; readonly rev?: number | undefined },
  use: PackageUse,
): Promise<ChosenPackage> {
  const newest = await findRow(context, requestPackageClass, id);
  if (newest === undefined) throw new AppError(requestErrors.packageNotFound);
  const pin = { id: newest.id, rev: rev ?? newest.rev };
  const after = { id: newest.id, rev: pin.rev + 1 };
  const [revision, next] = await context.store.revisions(requestPackageClass, [pin, after]);
  if (revision?.rev !== pin.rev) throw new AppError(requestErrors.packageNotFound);
  const form = revision.data;
  // A package that an administrator switched off or narrowed is so in its older revisions, too.
  requireOffered(newest.data, use);
  requireOffered(form, use);
  const replacedOn = next && Date.parse(next.updated);
  if (replacedOn && context.clock.now().getTime() - replacedOn > PACKAGE_HOLDS_HOURS * HOUR_MS) {
    const error = entityErrors.revConflict;
    const details = [fieldDetail('package.rev', error, { id, currentRev: newest.rev })];
    throw new AppError(error, { details });
  }
  return { pin, form };
}
