import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { storedAccount } from './account/stored-account.ts';
import { refreshAso } from './customers/refresh-aso.ts';
import { setUserAgreement, setUserAgreements } from './customers/set-user-agreement.ts';
import { createAccountInvite } from './joining/create-account-invite.ts';
import { getAccess } from './joining/get-access.ts';
import { getInvite } from './joining/get-invite.ts';
import { getUsers } from './joining/get-users.ts';
import { inviteCustomers } from './joining/invite-customers.ts';
import { inviteUser } from './joining/invite-user.ts';
import { objectToUser } from './joining/object-to-user.ts';
import { findObjection } from './joining/objection.ts';
import { register } from './joining/register.ts';
import { registerFarmer } from './joining/register-farmer.ts';
import { removeUser } from './joining/remove-user.ts';
import { requestFarmCode } from './joining/request-farm-code.ts';
import { resendInvite } from './joining/resend-invite.ts';
import { resendUserInvite } from './joining/resend-user-invite.ts';
import { revokeInvite } from './joining/revoke-invite.ts';
import { revokeUserInvite } from './joining/revoke-user-invite.ts';
import { unlinkAccount } from './joining/unlink-account.ts';
import { unlinkUser } from './joining/unlink-user.ts';
import { acceptTerms } from './profile/accept-terms.ts';
import { updateGeoPosition } from './profile/update-geo-position.ts';
import { updateProfile } from './profile/update-profile.ts';
import { redactAccount } from './redaction/redact-account.ts';
import { createAccount } from './saving/create-account.ts';
import { updateAccount } from './saving/update-account.ts';

/**
 * Shows the joining that a link is about, to a reader who may object to it.
 * @throws AppError as `findObjection`
 */
const getObjection: Implementation<typeof accountEndpoints.getObjection> = async (
  { objectionId },
  context,
) => {
  const { before, joining, expires } = await findObjection(context, objectionId);
  const { name: account, role } = before.data.staticData;
  const { name = null, email = null, on } = joining;
  return { account, role, person: { name, email }, on, expires };
};

const resendAccountInvite: Implementation<typeof accountEndpoints.resendAccountInvite> = (
  { account, invite },
  context,
) => {
  const load = () => storedAccount(context, account);
  return resendInvite(context, { load, invite, resentBy: signedIn(context.who) });
};

const revokeAccountInvite: Implementation<typeof accountEndpoints.revokeAccountInvite> = async (
  { account, invite },
  context,
) => {
  await revokeInvite(context, { load: () => storedAccount(context, account), invite });
  return {};
};

const unregister: Implementation<typeof accountEndpoints.unregister> = async (
  { evenLast },
  context,
) => {
  await unlinkUser(context, { ...signedIn(context.who), evenLast, former: false });
  return {};
};

export const accountImplementations = {
  registerFarmer,
  requestFarmCode,
  register,
  getInvite,
  getObjection,
  objectToUser,
  getUsers,
  inviteUser,
  inviteCustomers,
  resendUserInvite,
  revokeUserInvite,
  removeUser,
  unregister,
  unlinkAccount,
  createAccount,
  updateAccount,
  getAccess,
  createAccountInvite,
  resendAccountInvite,
  revokeAccountInvite,
  redactAccount,
  updateProfile,
  updateGeoPosition,
  acceptTerms,
  setUserAgreement,
  setUserAgreements,
  refreshAso,
};

export const handler = serve('accounts', accountEndpoints, accountImplementations);
