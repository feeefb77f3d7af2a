import { findAccount } from '#functions/accounts/account/find-account.ts';
import { forgetUser } from '#functions/accounts/account/forget-user.ts';
import { officesOfFarmer } from '#functions/accounts/offices/offices-of-farmer.ts';
import { forgetReporter } from '#functions/contact/public.ts';
import type { World } from '#functions/kernel/context.ts';
import { redactOffers, redactSavedSearches } from '#functions/offers/public.ts';
import { redactProofs } from '#functions/proofs/public.ts';
import { redactApplicant, redactSupplier } from '#functions/requests/public.ts';
import { removeUploads } from '#functions/uploads/public.ts';
import { accountChangeset } from '#shared/accounts/account-changeset.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { AccountTask } from '#shared/accounts/account-task.ts';
import type { PersonalClassName } from '#shared/entity-classes.ts';
import { beforeDeletion } from './before-deletion.ts';
import { redactedAccount } from './redacted-account.ts';

export type RedactionWorld = Pick<
  World,
  'store' | 'search' | 'files' | 'values' | 'tallies' | 'clock'
>;

type Redaction = {
  readonly world: RedactionWorld;
  readonly account: string;
  /** The ids of the uploads that are removed. */
  readonly removed: Set<string>;
};

/**
 * Removes personal data from everything that a redacted account left behind: its older revisions, uploads, offers,
 * requests and settings. The account may have been deleted. The redaction may run again, after it was broken off too.
 */
export async function finishRedaction(
  world: RedactionWorld,
  { account: id, users }: AccountTask,
): Promise<void> {
  const account = await findAccount(world, id);
  // A deleted account is named by a task only when its redaction was asked for.
  const asked = account ? account.data.redactedOn : await beforeDeletion(world, id);
  if (asked === undefined) return;
  // Older revisions alone name the users to whoever restores the table: nobody is forgotten after they went.
  for (const user of users) await forgetUser(world, { user, account: id });
  const redaction = { world, account: id, removed: new Set<string>() };
  for (const redact of Object.values(REDACTIONS)) await redact(redaction);
}

/** The redaction of each class with personal data, in this order: requests forget the uploads that were removed. */
const REDACTIONS: Readonly<Record<PersonalClassName, (redaction: Redaction) => Promise<void>>> = {
  account: async ({ world, account }) => {
    await world.store.redact(accountClass, account, {
      data: redactedAccount,
      changeset: (changeset) =>
        isOfRedaction(changeset) || changeset === 'delete'
          ? changeset
          : accountChangeset(['redacted']),
      // The reason of the redaction itself stays.
      keepsReason: isOfRedaction,
      by: 'system',
    });
  },
  upload: async ({ world, account, removed }) => {
    for (const upload of await removeUploads(world, account)) removed.add(upload);
  },
  offer: ({ world, account }) => redactOffers(world, account),
  savedsearches: ({ world, account }) => redactSavedSearches(world, account),
  missingoffergroup: ({ world, account }) => forgetReporter(world, account),
  'request-process': async ({ world, account, removed: uploads }) => {
    const offices = await officesOfFarmer(world, account);
    await redactApplicant(world, { farmer: account, offices, uploads });
    await redactSupplier(world, { supplier: account, uploads });
  },
  searchproof: ({ world, account }) => redactProofs(world, account),
};

const isOfRedaction = (changeset: string): boolean => changeset.startsWith('redact');
