import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import type { Verification } from '#shared/mail/endpoints.ts';
import { keptStatus } from '#shared/mail/with-email-event.ts';
import { storedAccount } from './save-email-event.ts';

export const codeName = (account: string, email: string): string => `${account} ${emailKey(email)}`;

/**
 * Tells the state of an address for the caller. It reads always the caller's own account and code, and nothing else:
 * other accounts with the address change neither the answer nor the work. The end of a code is not written anywhere
 * until somebody gives the code back.
 */
export async function verificationOf(
  email: string,
  context: Pick<Context, 'who' | 'store' | 'codes' | 'clock'>,
): Promise<Verification> {
  const { account } = signedIn(context.who);
  const [entity, ends] = await Promise.all([
    storedAccount(context, account),
    context.codes.ends(codeName(account, email)),
  ]);
  const kept = keptStatus(entity?.data.userData.emails ?? [], email);
  const isWaiting = ends !== undefined && ends > context.clock.now();
  if (isWaiting && (kept === 'pending' || kept === 'unknown')) {
    return { status: 'pending', expired: false, expires: ends.toISOString() };
  }
  const status = kept === 'pending' ? 'expired' : kept;
  return { status, expired: status === 'expired', expires: null };
}
