import { readFile } from 'node:fs/promises';
import { SetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { localFetch } from '#infra/local/local-fetch.ts';
import { localAccess } from '#infra/local/services/local-access.ts';
import { EXPORT_MAIL_SECONDS } from '#shared/exports/limits.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';
import { mailsTo } from '#test/support/mails.ts';
import { readRows } from '#test/support/read-rows.ts';

const { visit } = startJourneys();

const readyMail = async () =>
  (await mailsTo('aut.de@demo.example')).find(({ text }) => text.includes('/exports#download:'));

test('an export that waits over a minute is told by mail, whose link loads the file', async () => {
  const page = await visit({ login: 'aut.de', path: '/requests?view=all' });
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const start = page.getByRole('dialog').getByRole('button', { name: 'Export starten' });
  await delayExports(EXPORT_MAIL_SECONDS + 1);
  try {
    await start.click();
    await page.getByRole('dialog').getByRole('article').waitFor();
    await page.goto('about:blank');
    await expect.poll(readyMail, { timeout: 90_000, interval: 1000 }).toBeDefined();
  } finally {
    await delayExports(0);
  }
  const link = /http\S+#download:\S+/.exec((await readyMail())?.text ?? '')?.[0];

  const download = page.waitForEvent('download');
  await page.goto(link ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Herunterladen' }).click();
  const [headings] = await readRows(await readFile(await (await download).path()));
  expect(headings).toContain('Nummer');
});

/** Lets the queue hold back each message that is sent from now on, as a queue does that has much to do. */
async function delayExports(seconds: number): Promise<void> {
  const { text } = await localFetch(`${addresses.product}/dev/queues.json`);
  const { endpoint } = JSON.parse(text);
  const queues = new SQSClient({ ...localAccess, endpoint });
  await queues.send(
    new SetQueueAttributesCommand({
      QueueUrl: `${endpoint}/000000000000/exports`,
      Attributes: { DelaySeconds: String(seconds) },
    }),
  );
}
