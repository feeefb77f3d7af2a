import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { mailWorld } from '#functions/kernel/mail-world.ts';
import { deliverMails } from './deliver-mails.ts';

/** Works off the mails that wait in the mail queue. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> =>
  deliverMails(event, await mailWorld());
