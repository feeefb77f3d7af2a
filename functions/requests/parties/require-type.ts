import type { Context } from '#functions/kernel/context.ts';
import { decisionRuleset } from '#functions/rules/public.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { offeredRequestTypes } from '#shared/requests/package/offered-request-types.ts';
import type { Farmer } from './find-farmer.ts';
import type { Site } from './find-site.ts';

/**
 * Requires a type that the farmer can choose for these animals today. Returns the rules that decided it, with those
 * that fired.
 * @throws AppError `requests.countryWithoutRequests`, `requests.typeNotAllowed`
 */
export async function requireType(
  context: Pick<Context, 'store' | 'clock'>,
  { type, animalkind }: { readonly type: RequestType; readonly animalkind: string },
  { farmer: { account }, country }: { readonly farmer: Farmer } & Pick<Site, 'country'>,
): Promise<{ readonly ruleset: string | undefined; readonly fired: readonly string[] }> {
  if (!country.usesRequestSystem) throw new AppError(requestErrors.countryWithoutRequests);
  const ruleset = await decisionRuleset(context, 'requestTypes');
  const kind = await context.store.latest(animalkindClass, animalkind);
  const farmer = { ...account.userData, ...account.staticData };
  const species = kind?.data.reportCode;
  const today = todayIn(country, context.clock.now());
  const occasion = { country, animalkind, farmer, species, today };
  const { types, withheld, fired } = offeredRequestTypes(occasion, ruleset?.data);
  if (types.includes(type)) return { ruleset: ruleset?.id, fired };
  const details = [
    fieldDetail('type', requestErrors.typeNotAllowed),
    ...withheld
      .filter((entry) => entry.type === type)
      .map(({ labels }) => ({ ...fieldDetail('type', requestErrors.refusedByRule), labels })),
  ];
  throw new AppError(requestErrors.typeNotAllowed, { details });
}
