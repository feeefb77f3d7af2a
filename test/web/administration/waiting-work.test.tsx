import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CountryGap } from '#shared/countries/country-gap.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, inside, t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { countryOf } from '#test/web/test-country.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { admin, listsOf, openAdministration } from './open-administration.tsx';

const country = countryOf({ languages: ['de_DE', 'da_DK'] });
const labels = (...langs: readonly string[]) => langs.map((lang) => ({ lang, label: 'Nord' }));
const region = (name: string, aut?: string) =>
  entityOf(
    'region',
    {
      labels: labels('de_DE', 'da_DK'),
      country: country.id,
      statecode: name,
      postalCodePrefixes: [],
      ...(aut === undefined ? {} : { aut }),
    },
    name,
  );
const missing = (name: string, state: string) =>
  entityOf('missingoffergroup', { name, animalkind: testId('cattle'), state }, name);
const failed = {
  id: testId('job'),
  kind: 'import',
  createdOn: '2026-03-02T08:00:00.000Z',
  endedOn: '2026-03-02T08:01:00.000Z',
  progress: { done: 20, total: 90 },
  error: 'jobs.gaveUp',
  account: admin.id,
};

const terms = { usageKey: 'tos-agr', internalName: 'Terms', title: labels('de_DE'), content: [] };

const entries: Readonly<Record<string, readonly Entity[]>> = {
  country: [country],
  region: [region('N'), region('S', testId('authority')), region('W')],
  missingoffergroup: [missing('Buscha', 'open'), missing('Pinzgauer', 'done')],
  cmspage: [entityOf('cmspage', terms, 'terms')],
  agecategory: [entityOf('agecategory', { labels: labels('de_DE'), sorting: 1 }, 'calves')],
};

function open(answers: Answers = {}) {
  const jobs = [failed];
  return openAdministration(
    '',
    {
      ...listsOf(entries),
      'POST search/search/count': () => ({ count: 0 }),
      'GET admin/job/failed': () => ({ jobs }),
      'POST admin/countryGaps': () => ({ gaps: [] }),
      'POST admin/job/settle': () => {
        jobs.pop();
        return {};
      },
      ...answers,
    },
    { country },
  );
}

const waiting = () => screen.findByRole('region', { name: t('administration.waiting') });
const ready = () => screen.findByRole('region', { name: t('administration.ready') });

test.each([
  [t('administration.breedsMissing', { count: 1 }), 1, 2],
  [
    t('administration.textsMissingIn', { name: t('administration.class.agecategory'), count: 1 }),
    1,
    1,
  ],
])('“%s” leads to the list that shows as many', async (line, count, all) => {
  const { user } = await open();
  await user.click(await within(await waiting()).findByRole('link', { name: line }));
  await screen.findByText(t('administration.found', { count, all }));
});

test('what a language lacks of the texts of the pages is counted as its list counts it', async () => {
  hideMessages('da_DK');
  const { user } = await open();
  const lines = await within(await ready()).findAllByRole('link', { name: /^Dansk/ });
  expect(lines).toHaveLength(1);
  const [count = ''] = /[\d.]+/.exec(lines[0]?.textContent ?? '') ?? [];
  await user.click(lines[0] as HTMLElement);
  await screen.findByRole('option', {
    name: `${t('labels.show.missing')} (${count})`,
    selected: true,
  });
});

test('offers that wait where nobody may approve them are told by country, and lead to its regions', async () => {
  const approving = countryOf({ offerAutApproval: true });
  const asked: unknown[] = [];
  const authority = accountOf('AUT', 'authority', {
    autApprovalForCountry: approving.id,
    staticData: { responsibleForRegions: [testId('S')] },
  });
  const { user } = await open({
    'POST search/search/execute': ({ entityClass }) => {
      const own: Record<string, readonly Entity[]> = { country: [approving], account: [authority] };
      return { items: [...(own[entityClass] ?? entries[entityClass] ?? [])], next: null };
    },
    'POST search/search/count': ({ entityClass, attributeFilter }) => {
      if (entityClass === 'offer') asked.push(attributeFilter);
      return { count: entityClass === 'offer' ? 7 : 0 };
    },
  });
  const line = within(await waiting()).findByRole('link', {
    name: inside('administration.approvalsUnanswered', { count: 7, country: ANY }),
  });
  await user.click(await line);
  expect(asked).toContainEqual({
    $and: expect.arrayContaining([
      { field: 'region', comparison: 'in', value: [testId('N'), testId('W')] },
    ]),
  });
  await screen.findByText(t('administration.found', { count: 3, all: 3 }));
});

test.each<[string, [CountryGap, string][]]>([
  [
    'some gaps of a country lead',
    [
      [{ gap: 'signOnMissing', count: 1 }, `/manage/country/${country.id}`],
      [{ gap: 'placesMissing', count: 1 }, `/manage/country/${country.id}`],
      [{ gap: 'animalsMissing', count: 1 }, `/manage/country/${country.id}`],
      [{ gap: 'breedsMissing', count: 1, of: 'k' }, '/manage/offergroup?animalkind=k'],
      [{ gap: 'categoryMissing', count: 1, of: 'k' }, '/manage/category1?animalkinds=k'],
      [{ gap: 'packageMissing', count: 1 }, '/manage/requestpackage'],
      [{ gap: 'calendarMissing', count: 1 }, '/manage/countrycalendar/new'],
      [{ gap: 'holidaysOver', count: 1, of: 'h' }, '/manage/countrycalendar/h'],
      [{ gap: 'authorityUnused', count: 1 }, `/users?role=AUT&country=${country.id}`],
      [{ gap: 'controlBodyMissing', count: 1 }, `/users?role=INS&country=${country.id}`],
      [{ gap: 'authorityMissing', count: 2 }, `/manage/region?country=${country.id}&aut=none`],
      [{ gap: 'authorityMissing', count: 2, of: 'a' }, '/users/a'],
      [{ gap: 'packageUndecided', count: 1, of: 'p' }, '/manage/requestpackage/p'],
      [{ gap: 'packageBarred', count: 1, of: 'p' }, '/manage/requestpackage/p'],
      [{ gap: 'legalPageMissing', count: 1, usageKey: 'privacy', of: 'c' }, '/manage/cmspage/c'],
      [{ gap: 'pageMissing', count: 1, usageKey: 'help' }, '/manage/cmspage/new?usageKey=help'],
      [
        { gap: 'pageCommon', count: 1, usageKey: 'imprint' },
        `/manage/cmspage/new?usageKey=imprint&country=${country.id}`,
      ],
    ],
  ],
  [
    'a country without any region leads',
    [[{ gap: 'authorityMissing', count: 0 }, `/manage/region?country=${country.id}`]],
  ],
])('%s to the place where it is mended', async (_, gaps) => {
  await open({ 'POST admin/countryGaps': () => ({ gaps: gaps.map(([gap]) => gap) }) });
  const lines = await within(await ready()).findAllByRole('listitem');
  const links = lines.slice(0, gaps.length).map((line) => within(line).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(gaps.map(([, path]) => path));
});

test('an animal kind without a breed is named', async () => {
  const kind = entityOf('animalkind', { labels: labels('de_DE') }, 'kind');
  await open({
    'POST admin/countryGaps': () => ({ gaps: [{ gap: 'breedsMissing', count: 1, of: kind.id }] }),
    'POST search/search/ids': () => ({ items: [kind], missing: [] }),
  });
  await within(await ready()).findByRole('link', {
    name: `Nord: ${t('administration.gap.breedsMissing')}`,
  });
});

test('a job that failed says whose it was and why, and goes once somebody has seen to it', async () => {
  const { user } = await open();
  const line = t('administration.jobsFailed', { count: 1 });
  await user.click(await within(await waiting()).findByRole('link', { name: line }));
  const table = await screen.findByRole('table', { name: t('administration.jobs') });
  const reason = t('failure.withNumber', { text: t('errors.jobs.gaveUp'), number: failed.id });
  await within(table).findByRole('cell', { name: reason });
  await user.click(screen.getByRole('checkbox', { name: t('tables.selectAll', { count: 1 }) }));
  await user.click(
    screen.getByRole('button', { name: t('administration.job.settle', { count: 1 }) }),
  );
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', {
      name: t('words.takeOffList'),
    }),
  );
  await screen.findByText(t('administration.nothingWaits'));
});

test('where nothing waits, the page says so', async () => {
  const none = () => ({ items: [], next: null });
  const page = await open({
    'POST search/search/execute': none,
    'GET admin/job/failed': () => ({ jobs: [] }),
  });
  const region = await waiting();
  within(region).getByText(t('administration.nothingWaits'));
  expect(page.calls.some(({ name }) => name === 'GET admin/job/failed')).toBe(true);
  expect(within(region).queryAllByRole('link')).toEqual([]);
});
