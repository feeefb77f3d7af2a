import { createHash } from 'node:crypto';
import { demoId } from '#infra/demo/demo-entity.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Invite } from '#shared/accounts/account.ts';

/** The secret in its link. */
export const EXPIRED_INVITE = 'demo-invitation-is-old';

/** An invitation that nobody accepted in its 14 days: the link leads to the page that says so. */
export function expiredInvite(times: DemoTimes): Invite {
  return {
    id: demoId('invite.expired'),
    hash: createHash('sha256').update(EXPIRED_INVITE).digest('hex'),
    createdOn: times.at(-30),
    createdBy: demoId('account.admin'),
    expires: times.at(-16),
  };
}
