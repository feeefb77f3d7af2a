import { beforeEach, expect, test } from 'vitest';
import { startSite } from '#functions/countries/start-site.ts';
import type { Context } from '#functions/kernel/context.ts';
import { Country } from '#shared/countries/country.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { Animalkind } from '#shared/masterdata/animalkind.ts';
import { type EntitiesWorld, makeEntitiesWorld } from '#test/functions/entities/entities-world.ts';
import { testId } from '#test/support/test-id.ts';

const named = (label: string) => [{ lang: 'de_DE' as const, label }];
const country = (code: string) =>
  Country.parse({
    labels: named(code),
    code,
    domains: [`${code.toLowerCase()}.localhost`],
    languages: ['de_DE'],
    enabledForWebsite: true,
  });

let world: EntitiesWorld;
beforeEach(async () => {
  world = await makeEntitiesWorld();
  await world.put('country', country('DE'), testId('DE'));
});

async function started(context: Context = world.as(GUEST), url = 'https://de.localhost/offers') {
  const site = await startSite({ url }, context);
  if ('countries' in site) throw new Error('No site was found.');
  return site;
}
const idsOf = (list: readonly { id: string }[] = []) => list.map(({ id }) => id).toSorted();

test('a site starts with its menu, the kinds of animals, the texts of the first screen and the footer', async () => {
  const denmark = await world.put('country', country('DK'), testId('DK'));
  const menu = (label: string, countries: readonly string[]) =>
    world.put('animalmenu', { labels: named(label), sorting: 1, submenuItems: [], countries });
  const everywhere = await menu('Rinder', []);
  const here = await menu('Bienen', [testId('DE')]);
  await menu('Kvæg', [denmark.id]);
  const kind = await world.put('animalkind', { labels: named('Rind') });
  const page = (usageKey: string, text: string = usageKey) =>
    world.put('cmspage', {
      usageKey,
      internalName: usageKey,
      title: named(usageKey),
      content: [{ lang: 'de_DE', content: text }],
    });
  await page('imprint');
  // A page that is not written yet.
  await page('privacy', ' ');
  await page('help');
  const shown = [await page('contact'), await page('home')];
  await world.put('i18nlabels', { language: 'fr_FR', entries: [] });

  const { country: own, isAdmin, lists, footer, labelled } = await started();
  expect([own.id, isAdmin]).toEqual([testId('DE'), false]);
  expect(idsOf(lists.animalmenu)).toEqual(idsOf([everywhere, here]));
  expect(idsOf(lists.animalkind)).toEqual([kind.id]);
  expect(idsOf(lists.cmspage)).toEqual(idsOf(shown));
  expect(footer).toEqual([
    { usageKey: 'help', title: named('help') },
    { usageKey: 'contact', title: named('contact') },
    { usageKey: 'imprint', title: named('imprint') },
  ]);
  expect(labelled).toEqual(['fr_FR']);
});

test('a page of the country stands in the place of the one of all countries', async () => {
  await world.put('country', country('DK'), testId('DK'));
  const page = (usageKey: string, title: string, more: object = {}) =>
    world.put('cmspage', {
      usageKey,
      internalName: title,
      title: named(title),
      content: [{ lang: 'de_DE', content: title }],
      ...more,
    });
  await page('imprint', 'Länder');
  await page('imprint', 'Deutschland', { country: testId('DE') });
  await page('imprint', 'Danmark', { country: testId('DK') });
  await page('home', 'Start');
  const own = await page('home', 'Hier', { country: testId('DE') });
  const { lists, footer } = await started();
  expect(footer).toEqual([{ usageKey: 'imprint', title: named('Deutschland') }]);
  expect(idsOf(lists.cmspage)).toEqual([own.id]);
});

test('texts come in the languages that readers of the site can meet; the administration has all', async () => {
  const labels = [
    ...named('Rind'),
    { lang: 'sv_SE', label: 'Nötkreatur' },
    { lang: 'en_GB', label: 'Cattle' },
  ];
  await world.put('animalkind', { labels });
  await world.put('country', { ...country('IE'), languages: ['en_IE'] }, testId('IE'));
  await world.put('country', { ...country('ZZ'), isAdmin: true }, testId('ZZ'));
  const shownAt = async (host: string) => {
    const { lists } = await started(world.as(GUEST), `https://${host}.localhost/`);
    const [kind] = lists.animalkind ?? [];
    return Animalkind.parse(kind?.data).labels.map(({ lang }) => lang);
  };
  expect(await shownAt('de')).toEqual(['de_DE']);
  expect(await shownAt('ie')).toEqual(['de_DE', 'en_GB']);
  expect(await shownAt('zz')).toEqual(['de_DE', 'sv_SE', 'en_GB']);
});

test('a text that no reader can meet comes in its first language, as pages show it', async () => {
  const labels = [
    { lang: 'sv_SE', label: 'Ren' },
    { lang: 'da_DK', label: 'Rensdyr' },
  ];
  await world.put('animalkind', { labels });
  const { lists } = await started();
  expect(lists.animalkind?.map(({ data }) => data.labels)).toEqual([labels.slice(0, 1)]);
});

test('a list longer than a page is left out: the screen asks for it page by page', async () => {
  const guest = world.as(GUEST);
  const search: Context['rows']['search'] = async (query) => ({
    ...(await guest.rows.search(query)),
    ...(query.entityClass === 'animalkind' && { next: 'more' }),
  });
  const { lists } = await started({ ...guest, rows: { ...guest.rows, search } });
  expect(lists).toEqual({ animalmenu: [], animalkind: undefined, cmspage: [] });
});

test('an address that is no country gives the countries to choose from', async () => {
  const answer = await startSite({ url: 'https://localhost/' }, world.as(GUEST));
  expect(answer).toMatchObject({ countries: [{ id: testId('DE') }] });
});
