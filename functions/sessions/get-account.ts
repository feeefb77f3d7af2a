import { describeBlock, hasOutdatedTerms } from '#functions/accounts/public.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { dataAs } from '#functions/kernel/store/entity-as.ts';
import { reachable, rejectionOf } from '#functions/mail/public.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { sessionAccount } from '#shared/sessions/session-account.ts';

export const getAccount: Implementation<typeof sessionEndpoints.getAccount> = async (
  _input,
  context,
) => {
  const { account } = signedIn(context.who);
  const { entity, full } = await context.rows.get(account, {
    fresh: true,
    entityclass: 'account',
  });
  const blocked = await describeBlock(context, full);
  const { email } = dataAs(reachable, full.data).userData.address;
  return {
    ...entity,
    tosOutdated: await hasOutdatedTerms(context, dataAs(sessionAccount, full.data)),
    mailsRejected: email !== undefined && (await rejectionOf(email, context)) !== undefined,
    ...defined({ blocked }),
  };
};
