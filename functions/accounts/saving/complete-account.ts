import { accountProblems, locationPath } from '#functions/accounts/account/account-problems.ts';
import { followAddress } from '#functions/accounts/account/follow-address.ts';
import { withoutPast } from '#functions/accounts/account/linked-users.ts';
import { normalizeAccount } from '#functions/accounts/account/normalize-account.ts';
import { ownerMessages } from '#functions/accounts/account/owner-messages.ts';
import { requireAccountNumber } from '#functions/accounts/account/require-control-number.ts';
import { fillRegions } from '#functions/accounts/offices/fill-regions.ts';
import { followRegions, regionProblems } from '#functions/accounts/offices/follow-regions.ts';
import { officeProblems } from '#functions/accounts/offices/office-problems.ts';
import { distanceFromTown } from '#functions/geocoding/public.ts';
import type { Acting } from '#functions/kernel/context.ts';
import type { RuledSave } from '#functions/kernel/entity-rule.ts';
import { removedAddressMails } from '#functions/mail/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { normalControlNumber } from '#shared/accounts/control-number.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { followControlBodies } from '#shared/accounts/follow-control-bodies.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { Address } from '#shared/kernel/address.ts';
import { AppError, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { lostSaleProblems } from './lost-sale-problems.ts';
import { removalProblems } from './removal-problems.ts';

/**
 * Completes an account before any save, and returns the further changes of that save.
 * @throws AppError `accounts.redacted`, `accounts.wrongControlNumber`, or `kernel.invalidInput` naming every field that
 * stands in the way
 */
export async function completeAccount(
  context: Acting,
  { id, account, before }: { id: string; account: Account; before: Entity<Account> | undefined },
): Promise<RuledSave<Account>> {
  const old = before?.data;
  if (old?.redactedOn !== undefined) throw new AppError(accountErrors.redacted);
  await requireAccountNumber(context, account, old);
  const byOwner = before !== undefined && context.who.account === before.id;
  const tidied = normalizeAccount(account, { before: old, byOwner });
  refuse([
    ...accountProblems(tidied, old),
    ...(await positionProblems(context, tidied, old)),
    ...(await removalProblems(context, tidied, before)),
    ...(await officeProblems(context, tidied, old)),
    ...(await regionProblems(context, tidied, old)),
  ]);
  const filled = await fillRegions(context, tidied, old);
  refuse(await lostSaleProblems(context, filled, before));
  const followed = followAddress(withOwnAnswer(filled, old), old);
  const now = context.clock.now();
  const data = withoutPast(followControlBodies(followed, now), now);
  const { also, messages } = await followRegions(context, id, { account: data, before: old });
  const mails = before ? ownerMessages(before.id, before.data, data) : [];
  const notices = byOwner ? await removedAddressMails(context, before, data.userData) : [];
  return { data, also, messages: [...mails, ...notices, ...messages] };
}

/** Returns the account without an answer of the register about another control number or of another country. */
function withOwnAnswer(account: Account, before: Account | undefined): Account {
  const { certification: _answer, lastApiCheck: _on, ...userData } = account.userData;
  const askedBy = (of: Account) =>
    `${of.staticData.country} ${normalControlNumber(of.userData.controlNumber ?? '')}`;
  const isSame = before === undefined || askedBy(before) === askedBy(account);
  return isSame ? account : { ...account, userData };
}

function refuse(details: readonly ErrorDetail[]): void {
  if (details.length > 0) throw new AppError(kernelErrors.invalidInput, { details });
}

/**
 * Returns the problems of positions that do not lie at their postal code, because region and authority follow from
 * the code, searches from the position. Places stored before they were checked stay until they are changed.
 */
async function positionProblems(
  context: Acting,
  account: Account,
  before: Account | undefined,
): Promise<ErrorDetail[]> {
  const placesBefore = new Set(before && placesOf(before).map(textOf));
  const changed = placesOf(account).filter((place) => !placesBefore.has(textOf(place)));
  const problems = await Promise.all(
    changed.map(async ({ path, country, address }) => {
      const entity = address.geoPosition && (await context.store.latest(countryClass, country));
      const distance = entity && (await distanceFromTown(context, entity.data, address));
      const { positionElsewhere } = accountErrors;
      if (!distance?.isTooFar) return [];
      return [fieldDetail(`${path}.geoPosition`, positionElsewhere, { limit: distance.limit })];
    }),
  );
  return problems.flat();
}

type Place = { readonly path: string; readonly country: string; readonly address: Address };

function placesOf({ staticData, userData }: Account): Place[] {
  return [
    { path: 'userData.address', country: staticData.country, address: userData.address },
    ...userData.supData.flatMap(({ country, locationsOfSale }, entry) =>
      locationsOfSale.map(({ address }, index) => ({
        path: `${locationPath(entry, index)}.address`,
        country,
        address,
      })),
    ),
  ];
}

const textOf = ({ country, address: { citycode, city, geoPosition } }: Place): string =>
  JSON.stringify([country, citycode, city, geoPosition?.lat, geoPosition?.lon]);
