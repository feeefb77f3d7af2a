import { asSeenByUser } from '#functions/accounts/account/as-seen-by-user.ts';
import { withUser } from '#functions/accounts/account/linked-users.ts';
import { saveDecision } from '#functions/accounts/account/save-decision.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { startFarmClaim } from './farm-claim.ts';
import { closeFarmCode, requireFarmCode } from './farm-code.ts';
import { newObjection } from './objection.ts';
import { type Person, registeringPerson } from './registering-person.ts';
import { claimedMails } from './usage-mails.ts';

/**
 * Registers a farmer by control body, control number and postal code of a farm that nobody uses; the farm and its
 * control body are told. The facts are no secret: a farm in use is joined with a code that was mailed to it.
 * @throws AppError `accounts.farmInUse`; as `startFarmClaim`, `requireFarmCode` and `withUser`
 */
export const registerFarmer: Implementation<typeof accountEndpoints.registerFarmer> = async (
  { token, code, uiLocale, ...facts },
  context,
) => {
  const person = await registeringPerson(context, token);
  const { user } = person;
  const claim = await startFarmClaim(context, facts, user);
  const { id } = await claim.read();
  if (code !== undefined) await requireFarmCode(context, { farm: id, user, code });
  const saved = await retryUntilDone(context, async () => {
    const farm = await claim.read();
    if (code === undefined && farm.data.ssoUsers.length > 0) {
      throw new AppError(accountErrors.farmInUse);
    }
    const way = code === undefined ? 'claim' : 'code';
    return takeFarm(context, farm, { person, way, uiLocale });
  });
  if (code !== undefined) await closeFarmCode(context, { farm: id, user });
  return asSeenByUser(context, saved, user);
};

async function takeFarm(
  context: Context,
  farm: Entity<Account>,
  {
    person,
    way,
    uiLocale,
  }: { person: Person; way: 'claim' | 'code'; uiLocale?: Locale | undefined },
): Promise<Entity<Account>> {
  const { objectionId, objection } = await newObjection(context, farm.rev);
  const on = context.clock.now().toISOString();
  const linked = withUser(farm.data, { ...person, on, way, objection });
  return saveDecision(context, {
    before: farm,
    account: {
      ...linked,
      registrationOptionName: 'agr',
      uiLocale: farm.data.uiLocale ?? uiLocale,
    },
    by: farm.id,
    changeset: 'register',
    messages: await claimedMails(context, farm, {
      person,
      objectionId,
      expires: objection.expires,
    }),
  });
}
