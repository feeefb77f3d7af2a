import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { removeDeletedUpload } from '#functions/uploads/public.ts';
import { AccountTask } from '#shared/accounts/account-task.ts';
import { RegionsChanged } from '#shared/accounts/regions-changed.ts';
import { UploadDeleted } from '#shared/uploads/upload-deleted.ts';
import { followPostalCodes } from './offices/follow-postal-codes.ts';
import { finishRedaction } from './redaction/finish-redaction.ts';

const AccountsTask = z.union([AccountTask, RegionsChanged, UploadDeleted]);

/** Removes data of people that is to go, and brings addresses of accounts in line with changed regions. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = await currentWorld();
  return consumeBatch(event, here, async ({ body }) => {
    const task = AccountsTask.parse(body);
    if ('regionsOf' in task) return followPostalCodes(here, task);
    if ('deletedUpload' in task) return removeDeletedUpload(here, task);
    await finishRedaction(here, task);
    // An operator who restores an old copy of the table reads here which accounts must be redacted again.
    here.log.info('account redacted', { account: task.account });
  });
}
