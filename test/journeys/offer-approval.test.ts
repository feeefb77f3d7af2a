import { expect, test } from 'vitest';
import { demoId } from '#infra/demo/demo-entity.ts';
import { demoRows } from '#test/support/demo-rows.ts';
import { PHONE, startJourneys } from '#test/support/journey.ts';
import { mailsTo } from '#test/support/mails.ts';
import { findCattle, publishPinzgauer, rowOf } from '#test/support/page-steps.ts';

const { visit } = startJourneys();
const REASON = 'Das Zertifikat des Betriebs nennt diese Tierart nicht.';

test('an authority accepts one offer and rejects another; supplier and visitors see it', async () => {
  const supplier = await visit({ country: 'at', login: 'supplier.at', path: '/my-offers/new' });
  await publishPinzgauer(supplier, '57');
  await supplier.goto(supplier.url().replace(/\/my-offers.*/, '/my-offers/new'));
  await publishPinzgauer(supplier, '58');

  const aut = await visit({ country: 'at', login: 'aut.at', window: { viewport: PHONE } });
  await aut.getByRole('link', { name: /^\d+ Angebote warten auf Ihre Freigabe$/ }).click();
  await aut.getByRole('heading', { level: 1, name: 'Angebote freigeben' }).waitFor();
  await aut.getByRole('button', { name: /^57 Pinzgauer/ }).click();
  const detail = aut.getByRole('region', { name: /^57 Pinzgauer/ });
  await detail.getByRole('heading', { name: 'Was angeboten wird' }).waitFor();
  await detail.getByRole('button', { name: 'Freigeben', exact: true }).click();
  await aut.getByText(/^Freigegeben: 57 Pinzgauer/).waitFor();

  // Not even sent yet, while it can be undone: nobody has heard of it.
  expect(await offersOf(57)).toEqual([]);

  await aut.getByRole('button', { name: 'Zur Liste' }).click();
  await aut.getByRole('button', { name: /^58 Pinzgauer/ }).click();
  const other = aut.getByRole('region', { name: /^58 Pinzgauer/ });
  await other.getByRole('button', { name: 'Angebot ablehnen' }).click();
  await other.getByRole('combobox', { name: /Üblicher Grund/ }).selectOption('animalkind');
  await other.getByRole('button', { name: 'Angebot ablehnen' }).click();
  await aut.getByText(/^Abgelehnt: 58 Pinzgauer/).waitFor();
  // Whoever goes away has decided.
  await aut.goto(aut.url().replace(/\/approvals.*/, '/'));

  await expect
    .poll(() => subjectsAbout('57 Pinzgauer'))
    .toEqual(['Angebot freigegeben: 57 Pinzgauer, Kalbin, trächtig']);
  await expect
    .poll(() => subjectsAbout('58 Pinzgauer'))
    .toEqual(['Angebot abgelehnt: 58 Pinzgauer, Kalbin, trächtig']);
  const rejection = (await mailsTo('supplier.at@demo.example')).find(({ text }) =>
    text.includes('58 Pinzgauer'),
  );
  expect(rejection?.text).toContain(REASON);

  const [link = ''] = /http:\S+\/my-offers/.exec(rejection?.text ?? '') ?? [];
  await supplier.goto(link);
  const row = rowOf(supplier, '58 Pinzgauer, Kalbin, trächtig');
  await row.getByText(REASON).waitFor();
  expect(await offersOf(57)).toHaveLength(1);
  const guest = await visit({ country: 'at' });
  expect(await findCattle(guest, '57')).toHaveLength(1);
  expect(await findCattle(guest, '58')).toEqual([]);
});

/** What guests are told by the server, at once. */
const offersOf = (amount: number) =>
  demoRows('offer', {
    $and: [
      eq('country', demoId('country.at')),
      eq('animalkind', demoId('animalkind.cattle')),
      eq('amount', amount),
    ],
  });

const eq = (field: string, value: unknown) => ({ field, comparison: 'eq', value });

async function subjectsAbout(offer: string): Promise<string[]> {
  const mails = await mailsTo('supplier.at@demo.example');
  return mails.filter(({ text }) => text.includes(offer)).map(({ subject }) => subject);
}
