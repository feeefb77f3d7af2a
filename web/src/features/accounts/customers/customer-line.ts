import type { Account } from '#shared/accounts/account.ts';
import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { townLine } from '#web/i18n/town-line.ts';

/** `123-456-7890 · 4020 Linz` */
export function customerLine({ userData }: Pick<Account, 'userData'>): string {
  const { controlNumber, address } = userData;
  const town = townLine(address);
  return [controlNumber && formatControlNumber(controlNumber), town].filter(Boolean).join(' · ');
}
