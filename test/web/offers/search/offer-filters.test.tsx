import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { Offerfield } from '#shared/masterdata/offerfield.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
// What the page loads later is here at once: a test is no place to wait for it.
import '#web/features/offers/search/none-fits.tsx';
import '#web/features/offers/search/farther-offers.tsx';
import '#web/features/offers/search/filter-sheet.tsx';
import '#web/features/offers/search/no-offers.tsx';
import '#web/features/offers/search/search-proof.tsx';
import { OfferSearchPage } from '#web/features/offers/search/offer-search-page.tsx';
import { country, offerEntity, offerServer } from '../offer-server.ts';
import { overviewAnswer } from '../overview-answer.ts';

const { columns, derived } = offerGroups.market;
const label = (text: string) => [{ lang: 'de_DE' as const, label: text }];
const cattle = testId('cattle');
const HORNS = testId('horns');
const AGE = testId('age in years');
const AT = {
  path: '/offers/:id',
  address: `/offers/${cattle}`,
  country,
  now: () => Date.parse('2026-03-02T08:00:00Z'),
};

const rule = { visibility: { animalkinds: [cattle] } };
const fields = [
  entityOf(
    'offerfield',
    Offerfield.parse({
      ...rule,
      labels: label('Hornstatus'),
      entryType: 'select',
      type: 'filter',
      options: [
        { id: 'polled', labels: label('hornlos') },
        { id: 'horned', labels: label('behornt') },
      ],
    }),
    'horns',
  ),
  entityOf(
    'offerfield',
    Offerfield.parse({
      ...rule,
      labels: label('Alter in Jahren'),
      entryType: 'numberfield',
      type: 'filter',
      group: 'age',
    }),
    'age in years',
  ),
] as Entity[];
const fattening = entityOf(
  'category1',
  { labels: label('Masttiere'), animalkinds: [cattle], spotMarketIsDefault: false },
  'fattening',
) as unknown as Entity;

const bioland = accountOf('ASO', 'Verband Süd e. V.', {
  staticData: { standardName: 'Bioland' },
}) as Entity;

const near = offerEntity('near', {
  amount: 3,
  associations: [bioland.id],
  category1: [testId('breeding')],
  dynamicFields: [
    { field: HORNS, value: 'polled' },
    { field: AGE, value: 4 },
  ],
  statusWeekly: [{ calendarWeek: '2026-W12', ...weekDays('2026-W12'), available: 5 }],
});
const far = offerEntity('far', {
  amount: 9,
  category1: [testId('fattening')],
  geoPosition: { lat: 53.5, lon: 10 },
  place: { name: 'Hof Nord', citycode: '20095', city: 'Hamburg' },
});
const offers = [near, far];

/** Searches as the server does: what the filter finds, by distance. */
function searchingServer(more: readonly Entity[] = [], all = offers): Answers {
  const plain = offerServer(all);
  const found = (filter: AttributeFilter | undefined) =>
    (all as Entity<Offer>[]).filter((offer) =>
      matchesFilter(rowOf(offer, columns, derived), filter ?? { $and: [] }, columns),
    );
  const others = (name: string) => more.filter(({ entityclass }) => entityclass === name);
  return {
    ...plain,
    'POST search/search/execute': (asked) => {
      if (asked.entityClass === 'offer') {
        const items = found(asked.attributeFilter as AttributeFilter | undefined).slice(
          asked.pagination?.start ?? 0,
        );
        return { items, next: null } as never;
      }
      const page = plain['POST search/search/execute']?.(asked) ?? { items: [] };
      return { items: [...page.items, ...others(asked.entityClass)], next: null } as never;
    },
    'POST search/search/ids': (asked) => {
      const page = plain['POST search/search/ids']?.(asked) ?? { items: [], missing: [] };
      const matches = more.filter(({ id }) => asked.ids?.includes(id));
      return { ...page, items: [...page.items, ...matches] } as never;
    },
    'POST search/search/overview': (asked) => overviewAnswer(asked, found, more),
  };
}

async function openFilters(address = AT.address, visited = country, all = offers) {
  const opened = await renderPage(<OfferSearchPage />, {
    ...AT,
    country: visited,
    address,
    answers: searchingServer([...fields, bioland], all),
  });
  await opened.user.click(await screen.findByRole('button', { name: /^Filter/ }));
  return { ...opened, sheet: within(await screen.findByRole('dialog')) };
}

test('choices say exactly how many offers they have; the button promises what comes', async () => {
  const { user, sheet, address } = await openFilters();
  const polled = await sheet.findByRole('checkbox', { name: /^hornlos\s*\(\s*1/ });
  const horned = sheet.getByRole('checkbox', { name: /^behornt\s*\(\s*0/ });
  // Without offers, a choice looks different.
  const looks = [horned, polled].map((choice) => choice.closest('label')?.className);
  expect(new Set(looks).size).toBe(2);
  await sheet.findByRole('button', { name: t('offers.showCount', { shown: '2', count: 2 }) });
  await user.click(polled);
  await expect
    .poll(address)
    .toBe(`${AT.address}?${new URLSearchParams({ field: `${HORNS}=polled` })}`);
  await user.click(
    await sheet.findByRole('button', { name: t('offers.showCount', { count: 1, shown: '1' }) }),
  );
  await user.click(await screen.findByRole('button', { name: 'Hornstatus: hornlos entfernen' }));
  await expect.poll(address).toBe(AT.address);
});

test('what is promised for a day that has come counts as there now', async () => {
  const comes = (name: string, availableFrom: string) =>
    offerEntity(name, { status: 'later', availableFrom });
  const all = [near, comes('today', '2026-03-02'), comes('in spring', '2026-05-01')];
  const { user, sheet } = await openFilters(AT.address, country, all);
  const now = await sheet.findByRole('checkbox', {
    name: new RegExp(`^${t('offers.condition.now')}\\s*\\(\\s*2`),
  });
  await user.click(now);
  await sheet.findByRole('button', { name: t('offers.showCount', { count: 2, shown: '2' }) });
});

test('a week is asked for with the weeks around it', async () => {
  const { user, sheet, address } = await openFilters();
  const week = await sheet.findByRole('combobox', { name: t('offers.week') });
  await user.selectOptions(week, '2026-W13');
  await sheet.findByRole('button', { name: t('offers.showCount', { count: 1, shown: '1' }) });
  await user.selectOptions(sheet.getByRole('combobox', { name: t('offers.weeksBefore') }), '0');
  await sheet.findByRole('button', { name: t('offers.showCount', { shown: '0', count: 0 }) });
  await expect.poll(address).toBe(`${AT.address}?week=2026-W13&before=0`);
  await waitFor(() => expect(screen.getByText(t('offers.noneMore'))).toBeDefined());
  await screen.findByRole('button', {
    name: `${t('offers.without', { condition: 'KW 13 2026 (−0/+2)' })} ${t('offers.found', { count: 2, shown: '2' })}`,
    hidden: true,
  });
});

test('ages span 0 to 10 until one bound is changed; letters are refused', async () => {
  const { user, sheet, address } = await openFilters();
  const ages = within(await sheet.findByRole('group', { name: 'Alter in Jahren' }));
  const [from, to] = ages.getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement];
  expect([from.value, to.value]).toEqual(['0', '10']);
  await user.clear(from);
  await user.type(from, 'drei{Enter}');
  expect(ages.getByText(/ganze Zahl/)).toBeDefined();
  await expect.poll(address).toBe(AT.address);
  await user.clear(from);
  await user.type(from, '3{Enter}');
  await expect
    .poll(address)
    .toBe(`${AT.address}?${new URLSearchParams({ field: `${AGE}=3..10` })}`);
  await screen.findByRole('heading', {
    level: 2,
    name: t('offers.found', { count: 1, shown: '1' }),
  });
  await screen.findByRole('button', { name: 'Alter in Jahren: 3–10 entfernen' });
});

test('words are looked for once one leaves the field; a reset takes them, and refused texts, away', async () => {
  const { user, sheet, address } = await openFilters();
  await user.type(sheet.getByRole('searchbox', { name: /^Stichwort/ }), 'hamburg');
  await expect.poll(address).toBe(AT.address);
  await user.tab();
  await expect.poll(address).toBe(`${AT.address}?text=hamburg`);
  await sheet.findByRole('button', { name: t('offers.showCount', { count: 1, shown: '1' }) });
  const animals = () => sheet.getByRole('textbox', { name: t('words.animals') });
  await user.type(animals(), 'viele{Enter}');
  sheet.getByText(t('offers.amountError'));
  const reset = sheet.getByRole('button', { name: t('list.resetFilters') });
  await user.click(reset);
  expect(animals()).toHaveProperty('value', '');
  expect(sheet.queryByText(t('offers.amountError'))).toBeNull();
  await expect.poll(address).toBe(AT.address);
  expect(document.activeElement).toBe(reset);
});

test('what lies outside the radius is folded behind the results, and says how far it is', async () => {
  const { user, address } = await renderPage(<OfferSearchPage />, {
    ...AT,
    address: `${AT.address}?place=M%C3%BCnchen&lat=48.1&lon=11.4`,
    answers: searchingServer(),
  });
  await screen.findByRole('heading', {
    level: 2,
    name: t('offers.found', { count: 1, shown: '1' }),
  });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const more = await screen.findByRole('button', {
    name: starting('offers.nearest', { count: 1, shown: '1' }),
  });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  await expect.poll(address).toContain('farther=1');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  const second = within(screen.getAllByRole('article')[1] as HTMLElement);
  expect(second.getByText('13 h 15').parentElement?.textContent).toBe('13 h 15 · 608 km');
  expect(second.getByText(t('offers.longTransport'))).toBeDefined();
});

test('where each offer names a category I, all are chosen at first, and none left is all again', async () => {
  const { user, address } = await renderPage(<OfferSearchPage />, {
    ...AT,
    answers: searchingServer([fattening]),
  });
  await screen.findByRole('heading', {
    level: 2,
    name: starting('offers.found', { count: 2, shown: '2' }),
  });
  await user.click(screen.getByRole('button', { name: t('list.filters') }));
  const all = await screen.findByRole('group', { name: t('offers.condition.category') });
  const boxes = await within(all).findAllByRole('checkbox');
  expect(boxes.every((box) => (box as HTMLInputElement).checked)).toBe(true);
  for (const box of boxes.slice(1)) await user.click(box);
  expect(new URLSearchParams(address().split('?')[1]).getAll('category')).toHaveLength(1);
  await user.click(boxes[0] as HTMLElement);
  await expect.poll(address).toBe(AT.address);
  expect(boxes.every((box) => (box as HTMLInputElement).checked)).toBe(true);
});

test('associations are asked for only where the country uses them', async () => {
  const visited = { ...country, data: { ...country.data, usesAssociations: false } };
  const { calls, sheet } = await openFilters(AT.address, visited);
  await sheet.findByRole('checkbox', { name: /^hornlos\s*\(\s*1/ });
  expect(JSON.stringify(calls)).not.toContain('"field":"associations"');
});

test('an association is called what buyers know it by', async () => {
  const visited = { ...country, data: { ...country.data, usesAssociations: true } };
  const { user, sheet, calls } = await openFilters(AT.address, visited);
  expect(JSON.stringify(calls)).toContain('"field":"associations"');
  await user.click(await sheet.findByRole('checkbox', { name: /^Bioland\s*\(\s*1/ }));
  await user.click(
    await sheet.findByRole('button', { name: t('offers.showCount', { count: 1, shown: '1' }) }),
  );
  await screen.findByRole('button', { name: 'Verband: Bioland entfernen' });
});
