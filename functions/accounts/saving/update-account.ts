import type * as z from 'zod';
import { saveDecision } from '#functions/accounts/account/save-decision.ts';
import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { linkOffices } from '#functions/accounts/offices/link-offices.ts';
import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { retryOnConflict, retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import { revConflict } from '#functions/kernel/store/rev-conflict.ts';
import { Account } from '#shared/accounts/account.ts';
import {
  type AccountChange,
  type AccountChangeset,
  accountChangeset,
} from '#shared/accounts/account-changeset.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { saveAccount } from './save-account.ts';

type Input = z.output<(typeof accountEndpoints.updateAccount)['input']>;

export const updateAccount: Implementation<typeof accountEndpoints.updateAccount> = async (
  input,
  context,
) => {
  const by = signedIn(context.who).account;
  // An administrator who shuts itself out could not come back.
  if (input.active === false && input.account === by) {
    throw new AppError(accountErrors.notYourself);
  }
  const change = () => changeOnce(input, context, by);
  // Only a caller that names no revision has the change repeated on a newer one.
  return input.rev === undefined
    ? retryUntilDone(context, change)
    : retryOnConflict(context, change, input.account);
};

async function changeOnce(asked: Input, context: Context, by: string) {
  const before = await storedAccount(context, asked.account);
  if (asked.rev !== undefined && asked.rev !== before.rev) {
    throw revConflict(before.id, before.rev);
  }
  const input = withReason(asked, before.data);
  const account = changedAccount(before.data, input, { by, now: context.clock.now() });
  const save = { before, account, by, changeset: changesetOf(input), reason: input.reason };
  const saved = isDecision(input)
    ? await saveDecision(context, save)
    : await saveAccount(context, { ...save, of: before });
  return asSeenBy(context, accountClass, saved);
}

/**
 * Returns the input without an `active` that changes nothing and has no reason.
 * @throws AppError `kernel.invalidInput` for a change of it without a reason
 */
function withReason(input: Input, before: Account): Input {
  const { active, ...others } = input;
  if (active === undefined || input.reason !== undefined) return input;
  if (active === before.active) return others;
  const details = [fieldDetail('reason', fieldErrors.required)];
  throw new AppError(kernelErrors.invalidInput, { details });
}

/** Tells whether the input is a decision alone, without changes of the account's own fields. */
function isDecision({ staticData, userData, autApprovalForCountry }: Input): boolean {
  return [staticData, userData, autApprovalForCountry].every((part) => part === undefined);
}

function changedAccount(
  before: Account,
  input: Input,
  { by, now }: { by: string; now: Date },
): Account {
  const { active, maxUsers, adminMemo, uiLocale, autApprovalForCountry, confirmSupplier } = input;
  const { insData, asoData, ...userData } = input.userData ?? {};
  return Account.parse({
    ...withFields(before, { active, maxUsers, adminMemo, uiLocale, autApprovalForCountry }),
    staticData: {
      ...withFields(before.staticData, input.staticData ?? {}),
      certificationOverride: overrideOf(before, input, { by, now }),
      confirmedByAdminOn: confirmationOf(before, input, now),
    },
    userData: {
      ...withFields(before.userData, userData),
      ...linkOffices(before.userData, { insData, asoData }, now),
      supData: confirmSupplier
        ? confirmedSupData(before, confirmSupplier, now)
        : before.userData.supData,
    },
  });
}

/**
 * Returns the fields after a change: undefined leaves a field as it is, null removes it, anything else replaces it
 * whole.
 */
function withFields(before: object, change: object): object {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const after = Object.entries({ ...before, ...Object.fromEntries(given) });
  return Object.fromEntries(after.filter(([, value]) => value !== null));
}

function overrideOf(
  { staticData }: Account,
  { certificationOverride, reason }: Input,
  { by, now }: { by: string; now: Date },
): Account['staticData']['certificationOverride'] {
  if (certificationOverride === undefined) return staticData.certificationOverride;
  if (!certificationOverride || reason === undefined) return undefined;
  return { on: now.toISOString(), by, reason };
}

/**
 * Returns when the control body was confirmed, after the input.
 * @throws AppError `accounts.notAControlBody`
 */
function confirmationOf(
  { staticData }: Account,
  { confirmControlBody }: Input,
  now: Date,
): Account['staticData']['confirmedByAdminOn'] {
  if (confirmControlBody === undefined) return staticData.confirmedByAdminOn;
  if (staticData.role !== 'INS') throw new AppError(accountErrors.notAControlBody);
  return confirmControlBody ? now.toISOString() : undefined;
}

/**
 * Returns the supplier data with the country confirmed or not.
 * @throws AppError `accounts.noSupplierData`
 */
function confirmedSupData(
  { userData }: Account,
  { country, confirmed }: NonNullable<Input['confirmSupplier']>,
  now: Date,
): Account['userData']['supData'] {
  const confirmedByAdminOn = confirmed ? now.toISOString() : undefined;
  if (!userData.supData.some((entry) => entry.country === country)) {
    throw new AppError(accountErrors.noSupplierData);
  }
  return userData.supData.map((entry) =>
    entry.country === country ? { ...entry, confirmedByAdminOn } : entry,
  );
}

/** Returns the name of the decision, for the timeline. */
function changesetOf(input: Input): AccountChangeset {
  const [first, ...more] = decisionsOf(input);
  return accountChangeset(first === undefined ? ['administration'] : [first, ...more]);
}

function decisionsOf({
  active,
  certificationOverride,
  confirmControlBody,
  confirmSupplier,
}: Input): AccountChange[] {
  const choose = (
    decided: boolean | undefined,
    [yes, no]: readonly [AccountChange, AccountChange],
  ) => (decided === undefined ? [] : [decided ? yes : no]);
  return [
    ...choose(active, ['activate', 'deactivate']),
    ...choose(certificationOverride, [
      'certification override set',
      'certification override removed',
    ]),
    ...choose(confirmControlBody, ['control body confirmed', 'control body not confirmed']),
    ...choose(confirmSupplier?.confirmed, ['supplier confirmed', 'supplier not confirmed']),
  ];
}
