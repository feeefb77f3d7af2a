import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await page.getByRole('button', { name: 'Export starten' }).waitFor();
};

export const EXPORT_SCREENS: readonly Screen[] = [
  {
    name: 'choices of an export',
    login: 'ins.de',
    path: '/requests?view=all',
    act: async (page) => {
      await openDialog(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: /^Selbst auswählen/ }).check();
      await dialog.getByText('Eigene Überschriften').click();
      await dialog.getByText('Sprache und Kennungen').click();
      await dialog.getByRole('radio', { name: 'CSV' }).check();
    },
  },
  {
    name: 'exports that are ready',
    login: 'ins.de',
    path: '/requests?view=all',
    act: async (page) => {
      await openDialog(page);
      await page.getByRole('button', { name: 'Export starten' }).click();
      await page.getByRole('dialog').getByText('Fertig', { exact: true }).waitFor();
      await page.getByRole('dialog').getByRole('link', { name: 'Exporte' }).click();
      await page
        .getByRole('link', { name: /^Herunterladen/ })
        .first()
        .waitFor();
    },
  },
];
