import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { deleteUnused } from '#functions/references/public.ts';
import { messagesOfDeleted } from '#functions/requests/process/count-messages.ts';
import { readForAct } from '#functions/requests/process/read-process.ts';
import { requireTransition } from '#functions/requests/process/transitions.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';

/** Discards a draft; its history stays in the store. */
export const removeRequest: Implementation<typeof requestEndpoints.removeRequest> = async (
  input,
  context,
) => {
  const { entity } = await readForAct(context, input.process, (seen) =>
    requireTransition(context.who, seen, 'remove'),
  );
  await deleteUnused(context, {
    before: entity,
    by: signedIn(context.who).account,
    changeset: 'remove',
    messages: messagesOfDeleted({ id: entity.id, rev: entity.rev + 1 }),
  });
  return {};
};
