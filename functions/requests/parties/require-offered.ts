import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';

export type PackageUse = {
  readonly country: string;
  readonly animalkind: string;
  readonly type: RequestType;
};

/**
 * Requires that a package is offered for the country, animal kind and type of a request.
 * @throws AppError `requests.packageNotOffered`
 */
export function requireOffered(
  { enabled, countries, animalkinds, requestTypes }: RequestPackage,
  use: PackageUse,
): void {
  const isOffered =
    enabled &&
    countries.includes(use.country) &&
    animalkinds.includes(use.animalkind) &&
    requestTypes.includes(use.type);
  if (isOffered) return;
  const error = requestErrors.packageNotOffered;
  throw new AppError(error, { details: [fieldDetail('package', error)] });
}
