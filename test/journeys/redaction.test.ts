import { expect, test } from 'vitest';
import { demoId } from '#infra/demo/demo-entity.ts';
import { linkPerson, newcomer } from '#test/support/account-calls.ts';
import { demoRow, demoRows } from '#test/support/demo-rows.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';

const { visit } = startJourneys();
const eq = (field: string, value: unknown) => ({ field, comparison: 'eq', value });

test('whose personal data an administrator removes is gone from lists, search and offers, and cannot sign in', async () => {
  const offer = await strangersOffer();
  const owner = String(offer.data.owner);
  const { data } = await demoRow('account', eq('id', owner), 'admin');
  const { name } = data.staticData as { name: string };
  await linkPerson(owner, newcomer('leaver'));
  const person = await visit({ login: newcomer('leaver') });
  await person.getByRole('banner').getByText(name).waitFor();
  const storedOffers = async () =>
    JSON.stringify(await demoRows('offer', eq('owner', owner), 'admin'));
  expect(await storedOffers()).toContain(name);
  const offerPage = `${addresses.country('dk')}/offer/${offer.id}`;
  const guest = await visit({ country: 'dk', refusals: [404] });
  await guest.goto(offerPage);
  await guest.getByText(name).first().waitFor();

  const admin = await visit({ login: 'admin', path: `/users?text=${encodeURIComponent(name)}` });
  await admin.getByRole('link', { name }).click();
  await admin.getByRole('button', { name: 'Personendaten entfernen' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Auf Wunsch');
  await dialog.getByRole('textbox', { name: /^Zur Bestätigung/ }).fill(name);
  await dialog.getByRole('button', { name: 'Personendaten entfernen' }).click();
  await admin.getByText('Daten entfernt').first().waitFor();
  await expect.poll(() => admin.getByText(name).count()).toBe(0);
  await admin.goto(`${addresses.country('de')}/users?text=${encodeURIComponent(name)}`);
  await admin.getByRole('heading', { name: 'Nichts gefunden' }).waitFor();

  await expect
    .poll(async () => {
      await guest.goto(offerPage);
      await guest.getByRole('heading', { level: 1 }).waitFor();
      return guest.getByText(name).count();
    })
    .toBe(0);
  // The offer is kept, and nothing of the person in it: hiding it would not be enough.
  await expect.poll(storedOffers).not.toContain(name);
  await person.goto(`${addresses.country('de')}/?login-me`);
  await person.getByText('Sie sind angemeldet, haben hier aber noch kein Konto.').waitFor();
});

/** An offer in a country that no other journey sells in, of somebody without a login. */
async function strangersOffer() {
  const cattle = eq('animalkind', demoId('animalkind.cattle'));
  const offers = await demoRows('offer', { $and: [eq('country', demoId('country.dk')), cattle] });
  const offer = offers.find(({ data }) => data.owner !== demoId('account.supplier.dk'));
  if (offer === undefined) throw new Error('The demo data has no such offer.');
  return offer;
}
