import type { World } from '#functions/kernel/context.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { reader, readerLocale } from '#functions/mail/public.ts';
import { mailedFile } from '#shared/accounts/mailed-name.ts';
import { importPath } from '#shared/imports/import-path.ts';
import { IMPORT_MAIL_SECONDS } from '#shared/imports/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { MailMessage, MailParams } from '#shared/mail/mail-message.ts';
import type { ImportInput } from './import-input.ts';

/** Returns the mail to an account whose import ends now, where it took long enough to be left. */
export async function finishedMail(
  job: StoredJob,
  input: ImportInput,
  world: Pick<World, 'store' | 'newId' | 'clock'>,
): Promise<OutboxMessage[]> {
  const startedOn = Date.parse(job.startedOn ?? job.createdOn);
  const took = world.clock.now().getTime() - startedOn;
  if (took <= IMPORT_MAIL_SECONDS * SECOND_MS) return [];
  const account = await world.store.latest(reader, job.account);
  if (account === undefined) return [];
  const body: MailMessage = {
    messageId: world.newId(),
    to: job.account,
    locale: await readerLocale(account.data, world),
    template: 'importFinished',
    params: {
      country: account.data.staticData.country,
      fileName: mailedFile(input.fileName),
      does: actOf(input),
      rows: job.progress.done,
      failed: job.counts.failed ?? job.counts.kept ?? 0,
      link: importPath(input.kind, job.id),
    },
  };
  return [{ queue: 'mail', body }];
}

function actOf(input: ImportInput): MailParams['importFinished']['does'] {
  if (input.does === 'takeBack') return 'takenBack';
  return input.dryRun ? 'tried' : 'imported';
}
