import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { AccountTask } from '#shared/accounts/account-task.ts';
import { finishRedaction } from './redaction/finish-redaction.ts';

/** Finishes the redaction of accounts. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = await currentWorld();
  return consumeBatch(event, here, async ({ body }) => {
    const task = AccountTask.parse(body);
    await finishRedaction(here, task);
    // An operator who restores an old copy of the table reads here which accounts must be redacted again.
    here.log.info('account redacted', { account: task.account });
  });
}
