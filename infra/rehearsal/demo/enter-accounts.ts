import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { FIRST_ADMINISTRATOR } from '#infra/operate/first-steps/open-stage.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import type { Ledger } from './ledger.ts';

const CLOSED = 'Der Betrieb hält keine Tiere mehr.';

/** Enters a farmer's offices, as an administrator. */
export async function tieToOffices(ledger: Ledger, entity: DemoEntity): Promise<void> {
  const userData = tiesOf(accountOf(ledger, entity), () => true);
  if (userData.insData.length + userData.asoData.length === 0) return;
  const account = idOf(ledger, entity);
  await ledger.post(accountEndpoints.updateAccount, FIRST_ADMINISTRATOR, { account, userData });
}

/** Enters the agreement of each office with the farmer, as the office. */
export async function noteAgreements(ledger: Ledger, entity: DemoEntity): Promise<void> {
  const { insData, asoData } = accountOf(ledger, entity).userData;
  const offices = [
    ...insData.map(({ ins, agreementOn }) => ({ office: ins, agreementOn })),
    ...asoData.map(({ aso, agreementOn }) => ({ office: aso, agreementOn })),
  ];
  const account = idOf(ledger, entity);
  for (const { office, agreementOn } of offices) {
    if (agreementOn === undefined) continue;
    await ledger.post(accountEndpoints.setUserAgreement, office, { account, agreed: true });
  }
}

/** Closes the closed accounts and ends the ended ties, as an administrator. */
export async function closeAccount(ledger: Ledger, entity: DemoEntity): Promise<void> {
  const account = idOf(ledger, entity);
  const { insData } = tiesOf(accountOf(ledger, entity), (endedOn) => endedOn === undefined);
  const ended = insData.length === 0 ? {} : { userData: { insData } };
  const input = { account, active: false, reason: CLOSED, ...ended };
  await ledger.post(accountEndpoints.updateAccount, FIRST_ADMINISTRATOR, input);
}

/** Tells whether nobody uses the account any more. */
export const isClosed = ({ entityclass, data }: DemoEntity): boolean =>
  entityclass === accountClass.name && !Account.parse(data).active;

/** Returns a farmer's offices in an administrator's input. */
function tiesOf(
  { userData: { insData, asoData } }: Account,
  isActive: (endedOn: string | undefined) => boolean,
) {
  return {
    insData: insData.map(({ ins, deactivatedOn }) => ({ ins, active: isActive(deactivatedOn) })),
    asoData: asoData.map(({ aso, deactivatedOn }) => ({ aso, active: isActive(deactivatedOn) })),
  };
}

const accountOf = ({ inNewIds }: Ledger, { data }: DemoEntity): Account =>
  Account.parse(inNewIds(data));

function idOf({ made }: Ledger, { id }: DemoEntity): string {
  const saved = made.get(id);
  if (saved === undefined) throw new Error(`The account ${id} was not entered.`);
  return saved.id;
}
