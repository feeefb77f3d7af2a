import { expect, test } from 'vitest';
import { PHONE, startJourneys } from '#test/support/journey.ts';
import { focusedOn, tabTo, waitForFocus } from '#test/support/keyboard.ts';

const { visit } = startJourneys();

for (const window of [{}, { viewport: PHONE }]) {
  const where = 'viewport' in window ? 'a phone' : 'a desk';
  test(`with nothing but a keyboard a visitor comes from Home to the number to call, on ${where}`, async () => {
    const page = await visit({ window });
    await page.getByRole('radio', { name: 'Rinder' }).waitFor();
    await tabTo(page, /^Zum Inhalt/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Rinder$/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Ort oder PLZ/);
    await page.keyboard.type('Landshut');
    await page
      .getByRole('button', { name: /Landshut/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Angebote zeigen$/);
    await page.keyboard.press('Enter');

    const title = page.getByRole('heading', { level: 1, name: /^Rinder bei .*Landshut/ });
    await title.waitFor();
    await waitForFocus(page, /^Rinder bei .*Landshut/);
    await page.getByRole('link', { name: /^\d+ / }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await tabTo(page, /^\d+ \p{L}/u);
    const headline = (await focusedOn(page)).name;
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
    await waitForFocus(page, headline);
    await page.getByRole('link', { name: /^Anrufen/ }).waitFor();
    await tabTo(page, /^Anrufen/);
    const href = await page.evaluate('document.activeElement.href');
    expect(href).toMatch(/^tel:\+49/);
  });
}

test('a pick list is used and left with the keyboard, and the focus comes back', async () => {
  const page = await visit();
  await page.getByRole('link', { name: 'Schweine', exact: true }).first().click();
  await page.getByRole('group', { name: 'Rasse oder Herkunft' }).waitFor();
  await tabTo(page, /^Alle Rassen/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await waitForFocus(page, /^Alle Rassen/);

  await page.keyboard.press('Enter');
  await tabTo(page, /^In der Liste suchen/);
  await page.keyboard.type('piet');
  await page.getByText('2 Einträge').waitFor();
  await tabTo(page, /^Piétrain/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await waitForFocus(page, /^Piétrain/);
});
