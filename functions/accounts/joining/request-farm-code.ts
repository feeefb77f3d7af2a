import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { startFarmClaim } from './farm-claim.ts';
import { sendFarmCode } from './farm-code.ts';
import { registeringPerson } from './registering-person.ts';

/**
 * Mails a code to a farm that is in use, for a person who wants to join it.
 * @throws AppError as `startFarmClaim` and `sendFarmCode`
 */
export const requestFarmCode: Implementation<typeof accountEndpoints.requestFarmCode> = async (
  { token, ...facts },
  context,
) => {
  const person = await registeringPerson(context, token);
  const claim = await startFarmClaim(context, facts, person.user);
  const ends = await sendFarmCode(context, await claim.read(), person);
  return { expires: ends.toISOString() };
};
