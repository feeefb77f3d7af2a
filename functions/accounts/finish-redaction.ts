import type { World } from '#functions/kernel/context.ts';
import { redactOffers } from '#functions/offers/public.ts';
import { redactApplicant, redactSupplier } from '#functions/requests/public.ts';
import { forgetSettings } from '#functions/settings/public.ts';
import { removeUploads } from '#functions/uploads/public.ts';
import { accountChangeset } from '#shared/accounts/account-changeset.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { AccountTask } from '#shared/accounts/account-task.ts';
import { everyOffice } from './every-office.ts';
import { findAccount } from './find-account.ts';
import { redactedAccount } from './redacted-account.ts';

type RedactionWorld = Pick<World, 'store' | 'search' | 'files' | 'values' | 'tallies' | 'clock'>;

/**
 * Removes personal data from everything that a redacted account left behind: its older revisions, uploads, offers,
 * requests and settings. May be done again, after it was broken off too.
 */
export async function finishRedaction(
  world: RedactionWorld,
  { account: id, users }: AccountTask,
): Promise<void> {
  const account = await findAccount(world, id);
  if (account?.data.redactedOn === undefined) return;
  await world.store.redact(accountClass, id, {
    data: redactedAccount,
    changeset: (changeset) =>
      isOfRedaction(changeset) ? changeset : accountChangeset(['redacted']),
    // Why it was redacted stays.
    keepsReason: isOfRedaction,
    by: 'system',
  });
  const uploads = await removeUploads(world, id);
  await redactOffers(world, id);
  const offices = await everyOffice(world, id);
  await redactApplicant(world, { farmer: id, offices, uploads });
  await redactSupplier(world, { supplier: id, uploads });
  for (const user of users) await forgetSettings(world, { user, account: id });
}

const isOfRedaction = (changeset: string): boolean => changeset.startsWith('redact');
