import type { Page } from 'playwright-core';
import { demoRow } from './demo-rows.ts';
import { chooseUse } from './page-steps.ts';
import { waitUntilQuiet } from './quiet-page.ts';
import type { Screen } from './screens.ts';

const eq = (field: string, value: unknown) => ({ field, comparison: 'eq', value });

/** An address that names a row of the demo data. */
const pathOfRow =
  (find: () => Promise<{ readonly id: string }>, pathOf: (id: string) => string) =>
  async (): Promise<string> =>
    pathOf((await find()).id);

const cattle = () => demoRow('animalkind', eq('labels.label', 'Rinder'));
const request = (status: string, login: string) => () =>
  demoRow('request-process', eq('status', status), login);
const apply = pathOfRow(cattle, (id) => `/offers/${id}/request`);
const fillDraft = pathOfRow(request('new', 'farmer.de'), (id) => `/requests/${id}/fill`);
/** The requests that wait for the answer of a login, by its place in their list. */
const openWaiting = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^DE-\d{4}-\d{6}/ })
    .first()
    .click();
const goOn = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click();
/** From what is sought to where which form is chosen: the animals, the farm, and who decides. */
const chooseUpTo = async (page: Page, whoDecides: RegExp) => {
  await chooseUse(page);
  await goOn(page);
  await page.getByRole('radio', { name: /^Hof/ }).check();
  await goOn(page);
  await page.getByRole('radio', { name: whoDecides }).check();
  await goOn(page);
};
const chooseUpToAuthority = (page: Page) => chooseUpTo(page, /^Behörde/);
const hens = () => demoRow('animalkind', eq('labels.label', 'Legehennen'));
const applyForHens = pathOfRow(hens, (id) => `/offers/${id}/request`);
/** A low hatch as it begins without a hatchery: refused. */
const beginLowHatch = async (page: Page) => {
  await chooseUpTo(page, /^Nach einem Minderschlupf/);
  await page.getByRole('button', { name: 'Antrag nach Minderschlupf' }).click();
  await page.getByRole('link', { name: /^Wählen Sie den Anbieter/ }).waitFor();
};

export const REQUEST_SCREENS: readonly Screen[] = [
  { name: 'request preview', login: 'aut.de', path: '/preview' },
  { name: 'request tab of a guest', path: apply },
  { name: 'request tab', login: 'farmer.de', path: apply },
  {
    name: 'pick list of the request tab',
    login: 'farmer.de',
    path: apply,
    act: async (page) => {
      await page.getByRole('button', { name: /^Rasse oder Herkunft/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'which form of the request tab',
    login: 'farmer.de',
    path: apply,
    act: async (page) => {
      await chooseUpToAuthority(page);
      await page.getByRole('heading', { name: 'Welcher Antrag?' }).waitFor();
    },
  },
  {
    name: 'hatchery of a low hatch that is not in the list',
    login: 'farmer.de',
    path: applyForHens,
    act: async (page) => {
      await beginLowHatch(page);
      await page.getByRole('button', { name: /^Um welchen/ }).click();
      await page.getByRole('dialog').getByRole('searchbox').fill('Müllerhof');
      await page.getByRole('button', { name: /^Mein Anbieter fehlt/ }).click();
      await page.getByText(/steht nicht in der Liste$/).waitFor();
    },
  },
  {
    name: 'hatcheries to choose from',
    login: 'farmer.de',
    path: applyForHens,
    act: async (page) => {
      await beginLowHatch(page);
      await page.getByRole('button', { name: /^Um welchen/ }).click();
      await page.getByRole('dialog').getByRole('radio').last().waitFor();
    },
  },
  {
    name: 'step of a hatchery',
    login: 'supplier.de',
    path: '/requests',
    act: async (page) => {
      await openWaiting(page);
      await page.getByRole('link', { name: /^Angaben der Brüterei/ }).click();
      await page.getByRole('textbox', { name: /^Schlupftag/ }).waitFor();
    },
  },
  {
    name: 'offers found near the farm, unfolded and answered',
    login: 'farmer.de',
    path: apply,
    act: async (page) => {
      await chooseUpToAuthority(page);
      await page.getByText(/^\d+ Angebote weiter entfernt/).click();
      await page.getByText('Warum passt es nicht?').last().click();
      await page.getByRole('checkbox', { name: 'anderer Grund' }).last().check();
    },
  },
  {
    name: 'for which farmer a control body asks',
    login: 'ins.de',
    path: apply,
    act: async (page) => {
      await chooseUse(page);
      await goOn(page);
      await page.getByRole('textbox', { name: 'Betrieb' }).fill('Biohof');
      await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
      await page.getByRole('main').getByRole('listitem').getByRole('button').last().waitFor();
    },
  },
  { name: 'requests of a farmer', login: 'farmer.de', path: '/requests?view=all' },
  { name: 'requests of an authority', login: 'aut.de', path: '/requests' },
  {
    name: 'selected requests and where to move them',
    // On a phone the open menu lies over a part of the first request, as menus do.
    only: 'desk',
    login: 'ins.de',
    path: '/requests?view=all',
    act: async (page) => {
      await page
        .getByRole('checkbox', { name: /^DE-.* auswählen$/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'In Ordner verschieben' }).click();
    },
  },
  {
    name: 'columns and filters of the request list',
    login: 'aut.de',
    path: '/requests?view=all&sort=hid',
    act: async (page) => {
      await page.getByText('Weitere Filter').click();
      await page.getByRole('button', { name: 'Spalten' }).click();
      await page.getByRole('checkbox', { name: 'Gesendet' }).waitFor();
    },
  },
  {
    name: 'saved views of the request list',
    login: 'ins.de',
    path: '/requests?view=all',
    act: async (page) => {
      await page.getByRole('button', { name: 'Gespeicherte Ansichten' }).click();
      await page.getByRole('textbox', { name: 'Name der Ansicht' }).waitFor();
    },
  },
  {
    name: 'request log with the question before deleting',
    login: 'admin',
    path: '/request-log',
    act: async (page) => {
      await page
        .getByRole('checkbox', { name: /auswählen$/ })
        .nth(1)
        .check();
      await page.getByRole('button', { name: /Antrag löschen/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'draft to fill in', login: 'farmer.de', path: fillDraft },
  {
    name: 'draft that waits for a network',
    login: 'farmer.de',
    losesNetwork: true,
    path: fillDraft,
    act: async (page) => {
      await waitUntilQuiet(page);
      await page.context().setOffline(true);
      await page.getByRole('textbox', { name: /^Gewünschte Anzahl/ }).fill('7');
      await page.getByRole('button', { name: 'Entwurf speichern' }).click();
      await page.getByRole('alert').getByText('Keine Verbindung').waitFor();
    },
  },
  {
    name: 'refused answers',
    login: 'farmer.de',
    path: fillDraft,
    act: async (page) => {
      await waitUntilQuiet(page);
      await page.getByRole('button', { name: 'Antworten prüfen' }).click();
      await page.getByRole('button', { name: 'Antrag senden' }).click();
      await page.getByRole('heading', { name: /^Bitte prüfen Sie/ }).waitFor();
    },
  },
  {
    name: 'decided request',
    login: 'farmer.de',
    path: pathOfRow(request('accepted', 'farmer.de'), (id) => `/requests/${id}`),
  },
  {
    name: 'request before an authority',
    login: 'aut.de',
    path: '/requests',
    act: async (page) => {
      await openWaiting(page);
      await page.getByRole('heading', { name: 'Verlauf' }).waitFor();
    },
  },
  {
    name: 'asked before retracting',
    login: 'farmer.de',
    path: pathOfRow(request('open', 'farmer.de'), (id) => `/requests/${id}`),
    act: async (page) => {
      await page.getByRole('button', { name: 'Antrag zurückziehen' }).click();
    },
  },
  {
    name: 'folders and mark of a request',
    login: 'ins.de',
    path: pathOfRow(request('open', 'ins.de'), (id) => `/requests/${id}`),
    act: async (page) => {
      await page.getByRole('button', { name: 'Ordner' }).click();
      await page.getByRole('button', { name: /^Bearbeitung/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'statistic with its tables',
    login: 'aut.de',
    path: '/statistics',
    act: async (page) => {
      await page.getByText('Als Tabelle zeigen').first().click();
      await page.locator('.recharts-surface').last().waitFor();
    },
  },
  {
    name: 'preview',
    login: 'aut.de',
    path: pathOfRow(request('open', 'aut.de'), (id) => `/requests/${id}/preview`),
  },
];
