import type { Account } from './account.ts';

/**
 * Says whether an account is a control body that an administrator has confirmed. Farmers register with such a one only;
 * only it invites its customers and takes part in new requests.
 */
export function isConfirmedControlBody({
  role,
  confirmedByAdminOn,
}: Pick<Account['staticData'], 'role' | 'confirmedByAdminOn'>): boolean {
  return role === 'INS' && confirmedByAdminOn !== undefined;
}
