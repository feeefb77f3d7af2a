import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailsTo } from './mails.ts';

/** From the questions to the look over the answers. */
export async function toSummary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weiter: Antworten prüfen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Antworten prüfen' }).waitFor();
}

/** Ticks what is declared and sends. */
export async function sendApplication(page: Page): Promise<void> {
  await toSummary(page);
  for (const line of await page.getByRole('checkbox').all()) await line.check();
  await page.getByRole('button', { name: 'Antrag senden' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihr Antrag ist gesendet' }).waitFor();
}

/** The newest mail to an address that names the request in its subject. */
export async function waitForMail(address: string, hid: string) {
  const find = async () =>
    (await mailsTo(address)).findLast((mail) => mail.subject.includes(hid)) ?? null;
  await expect.poll(find).not.toBeNull();
  const mail = await find();
  if (mail === null) throw new Error(`no mail about ${hid}`);
  return mail;
}
