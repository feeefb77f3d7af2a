import { expect, test } from 'vitest';
import { addresses, DESK, PHONE, startJourneys } from '#test/support/journey.ts';
import { countOffers, foundPlace, searchFromHome, textOf } from '#test/support/page-steps.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';
import { spaceText } from '#test/support/space-text.ts';

const { open, visit } = startJourneys();

test('on a phone a visitor chooses country, animals, place, radius and breed, and finds the number to call', async () => {
  const page = await open({ window: { viewport: PHONE } });
  await page.goto(`${addresses.product}/#later`);
  await page.getByRole('link', { name: /Deutschland/ }).click();
  await page.waitForURL(`${addresses.country('de')}/#later`);

  await searchFromHome(page, 'Rinder', 'Landshut');
  const all = await countOffers(page);

  await page.getByRole('button', { name: /^Filter/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filter' });
  await filters.getByRole('combobox', { name: 'Umkreis' }).selectOption({ label: '100 km' });
  await filters.getByRole('button', { name: /^Rasse oder Herkunft/ }).click();
  const breeds = page.getByRole('dialog', { name: 'Rasse oder Herkunft' });
  await breeds.getByRole('searchbox', { name: 'In der Liste suchen' }).fill('braun');
  await breeds.getByRole('checkbox', { name: /^Braunvieh alter Zuchtrichtung/ }).check();
  await breeds.getByRole('button', { name: 'Übernehmen' }).click();
  const show = filters.getByRole('button', { name: /^\d+ Angebote? anzeigen$/ });
  const promised = Number.parseInt(await textOf(show), 10);
  await show.click();
  const found = page.getByRole('heading', { level: 2, name: /^\d+ Angebote?/ });
  await expect.poll(() => countOffers(page)).toBe(promised);
  expect(promised).toBeGreaterThan(0);
  expect(promised).toBeLessThan(all);

  const card = page.getByRole('article').first();
  expect(await textOf(card)).toMatch(/\d{1,2} (min|h \d\d) · \d{1,2} km/);
  expect(await textOf(card.getByRole('link', { name: /^Anrufen/ }))).toMatch(/\+49 \d+/);
  const link = card.getByRole('link', { name: /^\d+ Braunvieh alter Zuchtrichtung, \p{L}/u });
  const headline = await textOf(link);
  await link.click();
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  const call = page.getByRole('link', { name: /^Anrufen/ });
  expect(await call.getAttribute('href')).toMatch(/^tel:\+49\d{6,}$/);

  await page.goBack();
  await found.waitFor();
  await page.getByRole('button', { name: 'Filter (2)' }).waitFor();
});

/** Counts on every document of a window what its person does. */
const COUNT = `{
  const note = (what) => sessionStorage.setItem(what, Number(sessionStorage.getItem(what) ?? 0) + 1);
  addEventListener('pointerdown', () => note('taps'), true);
  addEventListener('change', ({ target }) => {
    if (target.matches('input:not([type]), [type=text], [type=search]')) note('fields');
  }, true);
}`;

/** Layers are the first of the poultry. */
test.each(['Rinder', 'Geflügel'])(
  'of %s a hurried farmer reads how many there are near a postal code, and whom to call, after two taps and one field',
  async (animals) => {
    const page = await open({ window: { viewport: PHONE } });
    await page.context().addInitScript(COUNT);
    await page.goto(addresses.country('de'));
    await page.getByRole('radio', { name: animals, exact: true }).check();
    await page.getByRole('textbox', { name: /^Ort oder PLZ/ }).fill('84028');
    // Somebody who waits for the name presses the button where it stands, though the field is left only then.
    await foundPlace(page, '84028 Landshut');
    await page.getByRole('button', { name: 'Angebote zeigen' }).click();
    const card = page.getByRole('article').first();
    const call = card.getByRole('link', { name: /^Anrufen/ });
    expect(await textOf(call)).toMatch(/\+49 \d+/);
    expect(await textOf(card.getByRole('heading'))).toMatch(/^[\d.]+ /);
    const did = (what: string) => page.evaluate(`Number(sessionStorage.getItem('${what}'))`);
    expect([await did('taps'), await did('fields')]).toEqual([2, 1]);
  },
);

test('a search across borders is printed over the whole width, and names where was searched and whom to call', async () => {
  const page = await visit();
  await searchFromHome(page, 'Schweine');
  await page.getByRole('checkbox', { name: 'Auch in anderen Ländern' }).check();
  const chip = page.getByRole('button', { name: /^Auch in anderen Ländern: .+ entfernen$/ });
  await chip.waitFor();
  await page.emulateMedia({ media: 'print' });
  const proof = page.getByRole('region', { name: 'Suche als Nachweis drucken' });
  expect(await textOf(proof)).toMatch(/LandDeutschland.*Auch in anderen Ländern: .*Österreich/);
  const widthOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.width ?? 0;
  expect(await widthOf('main article')).toBeGreaterThan(0.9 * (await widthOf('main')));
  expect(await page.getByRole('article').first().innerText()).toMatch(/\+\d\d \d+/);
});

test('a list that was read to its end fits the window when the page is zoomed', async () => {
  const page = await visit({ window: { viewport: DESK } });
  await searchFromHome(page, 'Rinder');
  await page.getByRole('article').nth(5).waitFor();
  await waitUntilQuiet(page);
  for (const end of ['document.documentElement.scrollHeight', '0']) {
    await page.evaluate(`scrollTo(0, ${end})`);
    await waitUntilQuiet(page);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
});

test('a long list draws what is near the window, finds the rest by its words, and prints all', async () => {
  const page = await visit({ window: { viewport: DESK } });
  await searchFromHome(page, 'Rinder');
  await page.getByRole('article').nth(5).waitFor();
  const all = await page.locator('.offer-cards > li').count();
  const first = page.getByRole('article').first().getByRole('link').first();
  const name = await textOf(first);
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect
    .poll(() => page.getByRole('article').first().getByRole('link').first().textContent())
    .not.toBe(name);
  expect(await page.getByRole('article').count()).toBeLessThan(all);
  await page.evaluate(`addEventListener('beforeprint', () => {
    window.printed = [...document.querySelectorAll('.offer-cards h3')].map((each) => each.textContent);
  })`);
  const printed = (): Promise<string[]> => page.evaluate('window.printed ?? []');
  await page.pdf();
  expect(await printed()).toHaveLength(all);
  expect((await printed()).filter((each) => each.includes('…'))).toEqual([]);
  // The page prints by itself once the proof of a search has come; a browser without a window has no print of its own.
  await page.evaluate(`{
    window.printed = [];
    window.print = () => dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('afterprint'));
  }`);
  await page.getByRole('button', { name: 'Suche als Nachweis drucken' }).click();
  await expect.poll(printed).toHaveLength(all);
});

/** Gives how many lines the last word of the title takes. */
const LINES_OF_LAST_WORD = `(() => {
  const text = document.querySelector('header a').firstChild;
  const range = document.createRange();
  range.setStart(text, Math.max(...[...' -'].map((sign) => text.data.lastIndexOf(sign))) + 1);
  range.setEnd(text, text.length);
  return range.getClientRects().length;
})()`;

test('with large text, or words set apart, the number and the mail of an offer stay in the window, and its name whole', async () => {
  const page = await visit({ window: { viewport: PHONE } });
  await searchFromHome(page, 'Rinder');
  await page
    .getByRole('link', { name: /^\d+ \p{L}/u })
    .first()
    .click();
  const mail = page.getByRole('main').getByRole('link', { name: /^Nachricht/ });
  await mail.waitFor();
  await page.getByRole('link', { name: /^Anrufen/ }).waitFor();
  const look = async () => {
    const { x = 0, width = 0 } = (await mail.boundingBox()) ?? {};
    return { end: x + width, lines: await page.evaluate(LINES_OF_LAST_WORD) };
  };
  const usual = await look();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  expect(await look()).toEqual({ end: expect.toSatisfy((end) => end <= PHONE.width), lines: 1 });
  await page.evaluate("document.documentElement.style.fontSize = ''");
  await spaceText(page);
  expect(await look()).toEqual(usual);
});
