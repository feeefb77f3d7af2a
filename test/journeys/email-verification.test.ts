import { expect, test } from 'vitest';
import { newcomer } from '#test/support/account-calls.ts';
import { startJourneys } from '#test/support/journey.ts';
import { mailsTo } from '#test/support/mails.ts';

const { visit } = startJourneys();
const address = `${newcomer('office')}@demo.example`;

test('an address is verified by the code of the mail that was sent there; a wrong one is refused', async () => {
  const page = await visit({ login: 'aso.de', path: '/profile#emails', refusals: [422] });
  await page.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' }).fill(address);
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: address });
  await row.getByText('Nicht bestätigt').waitFor();
  await row.getByRole('button', { name: /^Code senden/ }).click();
  await row.getByText('Code gesendet').waitFor();

  const findCode = async () => /\b\d{6}\b/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[0];
  await expect.poll(findCode).toMatch(/^\d{6}$/);
  const code = (await findCode()) ?? '';
  const field = row.getByRole('textbox', { name: `Code für ${address}` });
  await field.fill(code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10)));
  await row.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await row.getByText('Bestätigt', { exact: true }).count()).toBe(0);

  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await row.getByRole('button', { name: 'Bestätigen' }).click();
  await row.getByText('Bestätigt', { exact: true }).waitFor();
  await page.reload();
  await row.getByText('Bestätigt', { exact: true }).waitFor();
  expect(await mailsTo(address)).toHaveLength(1);
});
