import type { Context } from '#functions/kernel/context.ts';
import { type Blocked, BlockFacts, blockReason } from '#shared/accounts/blocked.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { blockContact } from './block-contact.ts';

/** Returns why an account is blocked and whom to ask; undefined when it is not blocked. */
export async function describeBlock(
  context: Pick<Context, 'store'>,
  account: Entity,
): Promise<Blocked | undefined> {
  const facts = BlockFacts.safeParse(account.data);
  const reason = facts.success ? blockReason(facts.data) : undefined;
  if (!facts.success || reason === undefined) return undefined;
  return { reason, contact: await contactOf(context, facts.data) };
}

/** Returns the contact of the control body that is in charge, or was in charge last. */
async function contactOf(context: Pick<Context, 'store'>, { userData }: BlockFacts) {
  const { insData } = userData;
  const entry =
    insData.find(({ deactivatedOn }) => deactivatedOn === undefined) ??
    insData.toSorted((a, b) => ((a.deactivatedOn ?? '') < (b.deactivatedOn ?? '') ? 1 : -1))[0];
  return entry === undefined ? null : blockContact(context, entry.ins);
}
