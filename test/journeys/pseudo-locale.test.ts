import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { demoId } from '#infra/demo/demo-entity.ts';
import { buildWeb } from '#infra/deploy/program/build-web.ts';
import { languageName } from '#shared/kernel/language-name.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';
import { paths } from '#web/kernel/paths.ts';

const { visit } = startJourneys();
const search = `/offers/${demoId('animalkind.cattle')}`;
const GUEST = 'a guest';
/** Addresses at which each reader begins; from there all links are followed, one for each kind of page. */
const READERS: readonly [country: string, login: string, ...begin: string[]][] = [
  ['hu', GUEST, '/', search, '/invitation/x', '/not-me/x', '/no-new-offers/x/x', '/nothing'],
  ['hu', 'farmer.hu', '/', '/profile', '/profile/login', '/exports', `${search}/request`],
  ['hu', 'supplier.hu', '/', '/uploads', '/profile', '/offer-import'],
  ['hu', 'ins.hu', '/', '/exports', '/profile'],
  ['hu', 'aut.hu', '/', '/approvals', '/profile'],
  ['hu', 'aso.hu', '/', '/exports'],
  ['admin', 'admin', '/', '/profile'],
];
/** Matches a text of a catalogue as it stands in a built file; a code of an error that is said as another is none. */
const TEXT = /(type:0,value:|"[\w-]+(?:\.[\w-]+)+":)`(?![a-z]+\.\w+`)((?:[^`\\]|\\.)*)`/g;
const [BEGIN, END] = ['⟦', '⟧'];
/** The names of towns on the map come with it, those of keys are no words, and no reader has no script. */
const NO_WORDS = '.map-name, code, noscript, script, style, textarea';
/** Matches what stands in brackets, and what is written alike in all languages: addresses, files, keys, plurals. */
const NO_OWN_WORD = /⟦[^⟧]*⟧|https?:\S+|\.[a-z]{3,4}\b|\b(XLSX?|CSV)\b|\b[a-z]\w*\.\w+|\{.*/g;
const seen = new Set<string>();

/** Puts what `Intl` writes in brackets: it comes in the reader's language by itself. */
const BRACKETED_INTL = `(() => {
  const bracketed = (write) => function (...given) { return '${BEGIN}' + write.apply(this, given) + '${END}'; };
  for (const [writer, name] of [[Intl.DateTimeFormat, 'formatRange'], [Intl.DisplayNames, 'of'],
    [Intl.RelativeTimeFormat, 'format']])
    writer.prototype[name] = bracketed(writer.prototype[name]);
  for (const writer of [Intl.DateTimeFormat, Intl.NumberFormat]) {
    const { get } = Object.getOwnPropertyDescriptor(writer.prototype, 'format');
    Object.defineProperty(writer.prototype, 'format', { get() {
      const isPlain = writer === Intl.NumberFormat && this.resolvedOptions().style !== 'unit';
      return isPlain ? get.call(this) : bracketed(get.call(this));
    } });
  }
})()`;
const LINKS = `[...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'))`;
const SPOKEN = `(() => {
  const spoken = [document.title];
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.closest('${NO_WORDS}')) continue;
    for (const { name, value } of element.attributes)
      if (/^(alt|title|placeholder|aria-(label|description|roledescription|valuetext))$/.test(name)) spoken.push(value);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) spoken.push(node.data);
  }
  return spoken;
})()`;

/** Puts the texts of all catalogues in brackets as the page loads them. */
async function bracketTexts(page: Page): Promise<void> {
  const folder = await buildWeb(() => {});
  await page.addInitScript(BRACKETED_INTL);
  await page.route('**/assets/*.js', async (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    const body = (await readFile(file, 'utf8')).replaceAll(TEXT, `$1\`${BEGIN}$2${END}\``);
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
}

/** Gathers what the server answers; gives it whole with the names of the languages, in small letters. */
function gatherData(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    const isData = response.headers()['content-type']?.includes('json');
    if (isData) answers.push(response.text().catch(() => ''));
  });
  const languages = LOCALES.map(languageName);
  return async () => [...languages, ...(await Promise.all(answers))].join('\n').toLowerCase();
}

/** Returns the words of a text that stand in no catalogue. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(NO_OWN_WORD, '')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];

test.each(READERS)(
  'on %s, %s reads no word that stands in no catalogue and is no data',
  async (country, login, ...begin) => {
    const page = await visit({
      country,
      ...(login !== GUEST && { login }),
      path: '/favicon.svg',
      refusals: [400, 403, 404],
      window: { locale: country === 'hu' ? 'hu-HU' : 'de-DE' },
    });
    await bracketTexts(page);
    const dataSoFar = gatherData(page);
    const foreign: string[] = [];
    const kinds = new Set<string>();
    const met = [...begin];
    // Grows by the links of each page.
    for (const address of met) {
      const kind = address.replace(/[?#].*/, '').replaceAll(/[\da-f-]{36}/g, ':id');
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      await page.goto(addresses.country(country) + address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await waitUntilQuiet(page);
      const data = await dataSoFar();
      const spoken = await page.evaluate<string[]>(SPOKEN);
      const strange = spoken.filter((text) => wordsOf(text).some((word) => !data.includes(word)));
      foreign.push(...strange.map((text) => `${address}: ${text}`));
      met.push(...(await page.evaluate<string[]>(LINKS)));
    }
    for (const kind of kinds) seen.add(kind);
    expect(foreign).toEqual([]);
  },
);

test('those readers came to all screens', () => {
  const missed = Object.values(paths).filter(
    (pattern) => ![...seen].some((kind) => matchPath(pattern, kind)),
  );
  expect(missed).toEqual([]);
});
