import type { Page } from 'playwright-core';
import { EXPIRED_INVITE } from '#infra/demo/people/expired-invite.ts';
import { invite } from './account-calls.ts';
import { demoRow } from './demo-rows.ts';
import type { Screen } from './screens.ts';

const eq = (field: string, value: unknown) => ({ field, comparison: 'eq', value });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();
const refused = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /^Bitte prüfen Sie/ }).waitFor();

/** Somebody whom the product does not know, signed on, on a page. */
const stranger = (name: string, path: string) => ({ login: `new.axe-${name}`, path });

const REGISTRATION_SCREENS: readonly Screen[] = [
  { name: 'registration of a farm', path: '/register' },
  { name: 'registration of a seller', path: '/register?as=seller' },
  {
    name: 'farm form, refused',
    ...stranger('farm', '/register'),
    act: async (page) => {
      await press(page, 'Registrieren');
      await refused(page);
    },
  },
  {
    name: 'farm that is not found',
    ...stranger('lost', '/register'),
    refusals: [404],
    act: async (page) => {
      await page.getByLabel('Kontrollstelle').selectOption({ index: 1 });
      await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('80331');
      await page.getByRole('textbox', { name: 'Kontrollnummer' }).fill('deby00699999a');
      await press(page, 'Registrieren');
      await page.getByText('Mit diesen Angaben wurde kein Betrieb gefunden').waitFor();
    },
  },
  {
    name: 'seller form, refused',
    ...stranger('seller', '/register?as=seller'),
    act: async (page) => {
      await press(page, 'Registrieren');
      await refused(page);
    },
  },
];

const terms = (login: string): Screen => ({
  name: `terms of service for ${login}`,
  login,
  path: '/terms/agr',
  act: (page) =>
    page.getByText(/^(Wenn Sie annehmen|Sie haben diese Nutzungsbedingungen)/).waitFor(),
});

/** The account that nobody else's test changes. */
const untouched = () => demoRow('account', eq('staticData.name', 'Bioverband Nord'), 'admin');

const newInvitation: Omit<Screen, 'name'> = {
  path: async () => `/invitation/${await invite((await untouched()).id)}`,
  act: (page) =>
    main(page)
      .getByRole('button', { name: /annehmen$/ })
      .waitFor(),
};

const INVITATION_SCREENS: readonly Screen[] = [
  // A new invitation takes what is over out of the account.
  { name: 'invitation that is over', path: `/invitation/${EXPIRED_INVITE}`, refusals: [403] },
  { name: 'invitation', ...newInvitation },
  { name: 'invitation to a further account', login: 'aso.de', ...newInvitation },
  { name: 'invitation that there is not', path: '/invitation/x', refusals: [400] },
  { name: 'saved searches', login: 'farmer.de', path: '/saved' },
  { name: 'link that ends no mails', path: '/no-new-offers/x/x', refusals: [400] },
  { name: 'objection that does not hold', path: '/not-me/x', refusals: [400] },
  { name: 'who uses the account', login: 'farmer.de', path: '/profile/users' },
  { name: 'who uses the account of the administration', login: 'admin', path: '/profile/users' },
];

const CONTACT_SCREENS: readonly Screen[] = [
  {
    name: 'contact form, refused',
    path: '/contact',
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Nachricht/ }).fill('Kurz');
      await press(page, 'Nachricht senden');
      await refused(page);
    },
  },
  {
    name: 'contact request that is sent',
    login: 'farmer.de',
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Worum geht es?').selectOption('Datenschutz');
      await page.getByRole('textbox', { name: /^Nachricht/ }).fill('Wo stehen meine Daten?');
      await press(page, 'Nachricht senden');
      await page.getByRole('heading', { level: 1, name: /unterwegs/ }).waitFor();
    },
  },
];

const profile = (
  name: string,
  login: string,
  section: string,
  act: NonNullable<Screen['act']>,
): Screen => ({
  name: `profile ${name}`,
  login,
  path: `/profile#${section}`,
  act,
});

const PROFILE_SCREENS: readonly Screen[] = [
  profile('of an authority', 'aut.de', 'contact', async (page) => {
    const folded = page.locator('.profile details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
  }),
  profile('of a supplier whose code was wrong', 'supplier.de', 'emails', async (page) => {
    const email = 'axe@demo.example';
    await page.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' }).fill(email);
    await press(page, /^Hinzufügen$/);
    await press(page, `Code senden ${email}`);
    await page.getByRole('textbox', { name: `Code für ${email}` }).fill('12');
    await press(page, 'Bestätigen');
    await page.locator('.code-entry .field-error').waitFor();
  }),
  {
    ...profile('with a contact that is refused', 'farmer.de', 'contact', async (page) => {
      await page.getByRole('region', { name: 'Kontakt' }).getByLabel('E-Mail').fill('nothing');
      await press(page, 'Speichern Kontakt');
      await refused(page);
    }),
    refusals: [400],
  },
  profile('with the dialog of a location', 'farmer.de', 'locations', async (page) => {
    await press(page, 'Standort hinzufügen');
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
  }),
  profile('with the question before a location goes', 'supplier.de', 'locations', (page) =>
    page
      .getByRole('region', { name: 'Standorte' })
      .getByRole('button', { name: /^Entfernen/ })
      .first()
      .click(),
  ),
  profile('with the question before leaving', 'aut.de', 'access', (page) =>
    press(page, 'Konto verlassen'),
  ),
];

const openCustomer = async (page: Page) => {
  await main(page).locator('.customer-opener').first().click();
  await page.locator('.customer-card').getByRole('heading', { name: 'Offene Anträge' }).waitFor();
};

const CUSTOMER_SCREENS: readonly Screen[] = [
  { name: 'customer search, too short', login: 'ins.de', path: '/customers?text=hu' },
  { name: 'customers that are not found', login: 'ins.de', path: '/customers?text=xyzxyz' },
  {
    name: 'customer of a control body',
    login: 'ins.de',
    path: '/customers?text=hof',
    act: openCustomer,
  },
  {
    name: 'acting for a customer',
    login: 'ins.de',
    path: '/customers?text=hof',
    act: async (page) => {
      await openCustomer(page);
      await press(page, 'Für diesen Betrieb handeln');
      await page.getByRole('region', { name: /^Für / }).waitFor();
    },
  },
  {
    name: 'member of an association',
    login: 'aso.de',
    path: '/customers?text=hof',
    act: openCustomer,
  },
];

/** Nothing but faults: a look at a dry run changes nothing. */
const FAULTY_FILE = {
  name: 'kunden.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Kontrollnummer;Name;PLZ;Ort\nkeine;Hof Eins;85354;Freising\n'),
};

const IMPORT_SCREENS: readonly Screen[] = [
  { name: 'import of customers', login: 'ins.de', path: '/customer-import' },
  {
    name: 'columns of an import, and its dry run',
    login: 'ins.de',
    path: '/customer-import',
    act: async (page) => {
      await page.locator('input[type=file]').setInputFiles(FAULTY_FILE);
      await press(page, 'Probelauf starten');
      await page.getByRole('row').filter({ hasText: 'Kontrollnummer' }).first().waitFor();
    },
  },
  { name: 'import of farms', login: 'admin', path: '/imports' },
];

const admin = (name: string, path: string, act?: Screen['act']): Screen => ({
  name,
  login: 'admin',
  path,
  ...(act && { act }),
});

const onUser = (name: string, act: (page: Page) => Promise<void>): Screen => ({
  name,
  login: 'admin',
  path: async () => `/users/${(await untouched()).id}`,
  act: async (page) => {
    await page.getByRole('heading', { name: 'Entscheidungen' }).waitFor();
    await act(page);
  },
});

const selectTwo = async (page: Page) => {
  for (const index of [1, 2]) await main(page).getByRole('checkbox').nth(index).check();
  await page.getByRole('group', { name: 'Ausgewählte Zeilen' }).waitFor();
};

const USER_SCREENS: readonly Screen[] = [
  admin('accounts', '/users'),
  admin('accounts that are not found', '/users?text=xyzxyz'),
  admin('accounts, two of them selected', '/users', selectTwo),
  admin('kept views of the accounts', '/users', (page) => press(page, 'Gespeicherte Ansichten')),
  admin('breeds that leave a country', '/manage/offergroup', async (page) => {
    await selectTwo(page);
    await press(page, /aus einem Land nehmen$/);
    await page.getByRole('dialog').waitFor();
  }),
  admin('new account, refused', '/users/new', async (page) => {
    await press(page, 'Konto anlegen');
    await refused(page);
  }),
  onUser('account with a new invitation', async (page) => {
    await press(page, 'Einladen');
    await page.getByRole('textbox', { name: 'Link der Einladung' }).waitFor();
  }),
  onUser('question before an account is deactivated', (page) => press(page, 'Deaktivieren')),
  onUser('question before personal data goes, refused', async (page) => {
    await press(page, 'Personendaten entfernen');
    await page.getByRole('dialog').getByRole('button', { name: 'Personendaten entfernen' }).click();
  }),
];

const LABEL_SCREENS: readonly Screen[] = [
  admin('labels of a language, refused', '/manage/i18nlabels?lang=da_DK&q=list.', async (page) => {
    const text = (key: string) => page.getByRole('textbox', { name: key, exact: true });
    await text('list.more').fill('{count, plural, one {# række} other {# rækker}}');
    await text('list.loaded').fill('{shown} af {total');
    await press(page, 'Speichern');
    await refused(page);
  }),
];

/** The entry that a list of the administration shows first. */
const openFirst = async (page: Page) => {
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('heading', { level: 2, name: 'Verlauf' }).waitFor();
};

const ADMINISTRATION_SCREENS: readonly Screen[] = [
  admin('administration', '/manage'),
  admin('failed jobs of the administration', '/manage/jobs'),
  admin('texts of mails', '/manage/mails', async (page) => {
    await page.getByRole('textbox', { name: 'Betreff' }).waitFor();
    await press(page, 'Vorschau');
    await page.getByRole('article', { name: 'Vorschau' }).waitFor();
  }),
  admin('list of the administration', '/manage/offergroup?missing=1'),
  admin('country of the administration', '/manage/country', openFirst),
  admin('request package of the administration', '/manage/requestpackage', openFirst),
  admin('preview of a request package', '/manage/requestpackage', async (page) => {
    await openFirst(page);
    await press(page, 'Vorschau');
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  }),
  admin('region with its map', '/manage/region', async (page) => {
    await openFirst(page);
    await page.getByText('in anderen Regionen', { exact: true }).waitFor();
  }),
  admin('offer field that is tried', '/manage/offerfield', openFirst),
  admin('breed of the administration', '/manage/offergroup', openFirst),
  admin('missed breed of the administration', '/manage/missingoffergroup', openFirst),
  admin('page of the administration', '/manage/cmspage', openFirst),
  admin('law of a country', '/manage/countrylaw', openFirst),
  admin('settings of the product', '/manage/productsettings', async (page) => {
    await page.getByRole('heading', { level: 2, name: 'Verlauf' }).waitFor();
  }),
  admin('rules that are saved', '/manage/ruleset', openFirst),
  admin('rules that are begun', '/manage/ruleset/new', async (page) => {
    await press(page, 'Regeln: Zeile hinzufügen');
    await press(page, 'Wenn alles gilt: Zeile hinzufügen');
    await press(page, 'Dann: Zeile hinzufügen');
    await page.getByLabel('Vergleich in Zeile 1').selectOption('ist kleiner als');
    await press(page, 'Als Beispiel merken');
  }),
  {
    ...admin('new region, refused', '/manage/region/new', async (page) => {
      await press(page, 'Anlegen');
      await refused(page);
    }),
    refusals: [400],
  },
];

export const ACCOUNT_SCREENS: readonly Screen[] = [
  ...REGISTRATION_SCREENS,
  ...['supplier.de', 'farmer.de'].map(terms),
  ...INVITATION_SCREENS,
  ...CONTACT_SCREENS,
  ...PROFILE_SCREENS,
  ...CUSTOMER_SCREENS,
  ...IMPORT_SCREENS,
  ...USER_SCREENS,
  ...LABEL_SCREENS,
  ...ADMINISTRATION_SCREENS,
];
