import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DAY_MS } from '#shared/kernel/time.ts';
import { mailsTo } from './mails.ts';

/** A day so many days from today, as people write it. */
export const germanDay = (days: number): string =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin' }).format(
    Date.now() + days * DAY_MS,
  );

/** What a farmer says who renews the herd. */
export const RENEWAL_ANSWERS = {
  'Gewünschte Anzahl': '6',
  'Gewünscht ab': '1.3.2031',
  'Ausgewachsene Tiere': '40',
  'In diesem Jahr': '0',
};

const question = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const typedIn = (page: Page, name: string) => question(page, name).inputValue();

export async function fillAnswers(
  page: Page,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  await page.getByRole('radio', { name: 'Bestandserneuerung', exact: true }).check();
  for (const [name, answer] of Object.entries(answers)) await question(page, name).fill(answer);
}

/**
 * From the questions to the look over the answers, by the keyboard: after a reload notices come above the button, and a
 * pointer that is pressed then is released beside it.
 */
export async function toSummary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Antworten prüfen' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Antworten prüfen' }).waitFor();
}

/** Ticks what is declared, says why the offers found do not fit, and sends. */
export async function sendApplication(page: Page): Promise<void> {
  await toSummary(page);
  for (const line of await page.getByRole('checkbox').all()) await line.check();
  const send = page.getByRole('button', { name: 'Antrag senden' });
  await send.click();
  const isSent = page.getByRole('heading', { level: 1, name: 'Ihr Antrag ist gesendet' });
  const left = page.getByRole('status').filter({ hasText: /^Angebote noch ohne Grund/ });
  await isSent.or(left).first().waitFor();
  if (await left.isVisible()) {
    await answerOffers(page);
    await send.click();
  }
  await isSent.waitFor();
}

/** One reason for all that have none, or for the only one. */
async function answerOffers(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Gefundene Angebote' });
  const several = section.getByText(/^Derselbe Grund für alle/);
  const isSeveral = await several.isVisible();
  await (isSeveral ? several : section.getByText('Warum passt es nicht?').first()).click();
  await section.getByRole('checkbox', { name: 'Transport zu lang' }).first().check();
  if (isSeveral) await section.getByRole('button', { name: 'Übernehmen' }).click();
  await section.getByText(/ist gesagt, warum/).waitFor();
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
