import { serve } from '#functions/kernel/http/serve.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { acceptTerms } from './accept-terms.ts';
import { createAccount } from './create-account.ts';
import { createAccountInvite } from './create-account-invite.ts';
import { getAccess } from './get-access.ts';
import { getInvite } from './get-invite.ts';
import { getObjection } from './get-objection.ts';
import { getUsers } from './get-users.ts';
import { inviteUser } from './invite-user.ts';
import { objectToUser } from './object-to-user.ts';
import { redactAccount } from './redact-account.ts';
import { refreshAso } from './refresh-aso.ts';
import { register } from './register.ts';
import { registerFarmer } from './register-farmer.ts';
import { removeUser } from './remove-user.ts';
import { requestFarmCode } from './request-farm-code.ts';
import { resendAccountInvite } from './resend-account-invite.ts';
import { resendUserInvite } from './resend-user-invite.ts';
import { revokeAccountInvite } from './revoke-account-invite.ts';
import { revokeUserInvite } from './revoke-user-invite.ts';
import { setUserAgreement } from './set-user-agreement.ts';
import { unlinkAccount } from './unlink-account.ts';
import { unregister } from './unregister.ts';
import { updateAccount } from './update-account.ts';
import { updateGeoPosition } from './update-geo-position.ts';
import { updateProfile } from './update-profile.ts';

export const accountImplementations = {
  registerFarmer,
  requestFarmCode,
  register,
  getInvite,
  getObjection,
  objectToUser,
  getUsers,
  inviteUser,
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
  refreshAso,
};

export const handler = serve('accounts', accountEndpoints, accountImplementations);
