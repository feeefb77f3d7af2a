import type { Page } from 'playwright-core';
import { demoId } from '#infra/demo/demo-entity.ts';
import { linkPerson, makeAccount, newcomer } from './account-calls.ts';

const HEADINGS =
  'Kontroll-Nr.;Betriebsname;Straße;PLZ;Ort;Ansprechpartner;Telefon;E-Mail;Einwilligung';
/** Differs from run to run: journeys run again on the same product. */
const AREA = String(100 + (Math.floor(Date.now() / 1000) % 900));

/** The control number of a farm of a list. */
export const listedNumber = (index: number): string => `DE-BY-${AREA}-${String(10_000 + index)}-A`;

/** A list of farms as German Excel saves it; `phoneOf` may say something that is no number. */
export function customerList(
  indexes: readonly number[],
  phoneOf: (index: number) => string = () => '08161 12345',
): Buffer {
  const rows = indexes.map((index) =>
    [
      listedNumber(index),
      `Hof Übung ${index}`,
      `Dorfstraße ${index}`,
      '85354',
      'Freising',
      'Anna Köhler',
      phoneOf(index),
      '',
      '05.02.2026',
    ].join(';'),
  );
  return Buffer.from([HEADINGS, ...rows].join('\r\n'), 'latin1');
}

/** A new control body of Germany that may import, and the login of somebody there. */
export async function makeControlBody(name: string): Promise<{ id: string; login: string }> {
  const staticData = { name, role: 'INS', country: demoId('country.de'), agrImport: true };
  const id = await makeAccount(
    staticData,
    `${name.toLowerCase().replaceAll(' ', '.')}@example.org`,
  );
  const login = newcomer(name.toLowerCase().replaceAll(' ', '-'));
  await linkPerson(id, login);
  return { id, login };
}

/** From the choice of a file to the end of its dry run. */
export async function tryFile(
  page: Page,
  { name, bytes, isWhole = false }: { name: string; bytes: Buffer; isWhole?: boolean },
): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: bytes };
  await page.getByLabel('Datei wählen', { exact: true }).setInputFiles(file);
  await page.getByRole('heading', { name: 'Welche Spalte ist was?' }).waitFor();
  if (isWhole) await page.getByRole('radio', { name: 'Vollständige Liste' }).check();
  await page.getByRole('button', { name: 'Probelauf starten' }).click();
  await page.getByText('Der Probelauf ist fertig').waitFor();
}

/** What came of the rows, as `Neu969`. */
export const importCounts = async (page: Page): Promise<string> =>
  (await page.getByLabel('Ergebnis', { exact: true }).textContent()) ?? '';

/** Takes over what the dry run shows, by the button of this name. */
export async function transfer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  // A thousand customers take a while on a machine that does other things as well.
  await page.getByText('Import abgeschlossen').waitFor({ timeout: 90_000 });
}
