import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { acceptTerms } from './accept-terms.ts';
import { createAccount } from './create-account.ts';
import { createAccountInvite } from './create-account-invite.ts';
import { getAccess } from './get-access.ts';
import { getInvite } from './get-invite.ts';
import { getUsers } from './get-users.ts';
import { inviteCustomers } from './invite-customers.ts';
import { inviteUser } from './invite-user.ts';
import { objectToUser } from './object-to-user.ts';
import { findObjection } from './objection.ts';
import { redactAccount } from './redact-account.ts';
import { refreshAso } from './refresh-aso.ts';
import { register } from './register.ts';
import { registerFarmer } from './register-farmer.ts';
import { removeUser } from './remove-user.ts';
import { requestFarmCode } from './request-farm-code.ts';
import { resendInvite } from './resend-invite.ts';
import { resendUserInvite } from './resend-user-invite.ts';
import { revokeInvite } from './revoke-invite.ts';
import { revokeUserInvite } from './revoke-user-invite.ts';
import { setUserAgreement, setUserAgreements } from './set-user-agreement.ts';
import { storedAccount } from './stored-account.ts';
import { unlinkAccount } from './unlink-account.ts';
import { unlinkUser } from './unlink-user.ts';
import { updateAccount } from './update-account.ts';
import { updateGeoPosition } from './update-geo-position.ts';
import { updateProfile } from './update-profile.ts';

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
) => resendInvite(context, { load: () => storedAccount(context, account), invite });

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
  await unlinkUser(context, { ...signedIn(context.who), evenLast });
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
