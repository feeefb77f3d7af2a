import type { World } from '#functions/kernel/context.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { reader, readerLocale } from '#functions/mail/public.ts';
import { downloadHash, EXPORTS_PATH } from '#shared/exports/download-path.ts';
import { EXPORT_MAIL_SECONDS } from '#shared/exports/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { ExportInput } from './export-run.ts';
import { expiryOf, fileNameOf } from './own-export.ts';

/** Returns the mail that a file is ready, to the account that waited for it; none after a short wait. */
export async function readyMail(job: StoredJob, world: World): Promise<OutboxMessage[]> {
  const { store, clock, newId } = world;
  const waited = clock.now().getTime() - Date.parse(job.createdOn);
  if (waited <= EXPORT_MAIL_SECONDS * SECOND_MS) return [];
  const account = await store.latest(reader, job.account, { fresh: true });
  if (account === undefined) return [];
  const file = fileNameOf(ExportInput.parse(job.input));
  const body: MailMessage = {
    messageId: newId(),
    to: job.account,
    locale: await readerLocale(account.data, world),
    template: 'exportReady',
    params: {
      country: account.data.staticData.country,
      file,
      rows: job.progress.done,
      link: `${EXPORTS_PATH}${downloadHash(job.id, file)}`,
      expires: expiryOf(job),
    },
  };
  return [{ queue: 'mail', body }];
}
