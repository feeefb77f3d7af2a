import { serve } from '#functions/kernel/http/serve.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { getAccount } from './get-account.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { listAccounts } from './list-accounts.ts';
import { login } from './login.ts';

export const handler = serve('sessions', sessionEndpoints, {
  login,
  getSecondFactor,
  listAccounts,
  getAccount,
});
