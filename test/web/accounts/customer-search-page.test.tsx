import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import { CUSTOMER_SEARCH_LENGTH } from '#shared/accounts/limits.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { counting, inside, t } from '#test/web/catalogue-text.ts';
import { beginExport } from '#test/web/exports/begin-export.ts';
import { exportAnswers } from '#test/web/exports/export-answers.ts';
import { type Answers, FakeFailure, type Holds } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { CustomerSearchPage } from '#web/features/accounts/customers/customer-search-page.tsx';

const office = accountOf('INS', 'Kontrolle Süd', { staticData: { agrImport: true } });
const AGREED = '2026-02-10T10:00:00.000Z';

function farmOf(name: string, entry: Partial<Account['userData']['insData'][number]> = {}) {
  return accountOf('AGR', name, {
    userData: {
      controlNumber: '1234567890',
      address: {
        citycode: '84028',
        city: 'Landshut',
        phone: '+49 871 1234',
        email: 'hof@example.org',
      },
      insData: [{ ins: office.id, ...entry }],
    },
  });
}
const farm = farmOf('Biohof Muster');
const second = farmOf('Biohof Zwei');
const hessen = entityOf('region', { labels: [{ lang: 'de_DE', label: 'Hessen' }] });
const request = entityOf('request-process', {
  hid: 'DE-26-0001',
  status: 'open',
  created: '2026-03-01T08:00:00.000Z',
});

function open({
  farmer = farm,
  address = '/customers',
  account = office,
  more = {},
  holds = {},
}: {
  farmer?: typeof farm;
  address?: string;
  account?: typeof office;
  more?: Answers;
  holds?: Holds;
} = {}) {
  return renderPage(<CustomerSearchPage />, {
    account,
    address,
    holds,
    answers: {
      'POST search/search/execute': ({ entityClass }) => ({
        items: { region: [hessen], 'request-process': [request] }[entityClass] ?? [farmer, second],
        next: null,
      }),
      'POST search/search/count': () => ({ count: 2 }),
      'POST search/search/ids': () => ({ items: [farmer], missing: [] }),
      'GET auth/account/getusers': () => ({
        maxUsers: 5,
        used: 1,
        users: [],
        former: [],
        invites: [],
      }),
      ...more,
    },
  });
}
const lastFilter = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  Reflect.get(
    Object(
      calls.map(({ input }) => Object(input)).findLast((input) => input.entityClass === 'account'),
    ),
    'attributeFilter',
  );
const card = (more: Parameters<typeof open>[0] = {}) =>
  open({ ...more, address: `/customers?text=muster&farmer=${farm.id}` });
const search = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
  await user.type(screen.getByRole('searchbox', { name: t('accounts.customers.field') }), text);
  await user.click(screen.getByRole('button', { name: t('words.search') }));
};

test('all customers are listed before anything is typed; filters stand in the address', async () => {
  const page = await open();
  await screen.findByText(t('requests.farmersFound', { count: 2 }));
  await page.user.click(screen.getByText(t('requests.moreFilters')));
  const region = screen.getByRole('combobox', { name: t('words.region') });
  await page.user.selectOptions(region, await screen.findByRole('option', { name: 'Hessen' }));
  for (const only of ['notAgreed', 'inactive', 'notRegistered'] as const) {
    const name = t(`accounts.customers.only.${only}`);
    await page.user.click(screen.getByRole('checkbox', { name }));
  }
  await expect
    .poll(page.address)
    .toBe(`/customers?region=${hessen.id}&only=notAgreed&only=inactive&only=notRegistered`);
  await expect
    .poll(() => lastFilter(page))
    .toEqual({
      $and: [
        { field: 'staticData.role', comparison: 'eq', value: 'AGR' },
        { field: 'userData.address.region', comparison: 'eq', value: hessen.id },
        { field: 'agreedWith', comparison: 'ne', value: office.id },
        { field: 'state', comparison: 'in', value: ['blocked', 'deactivated'] },
        { field: 'hasUsers', comparison: 'eq', value: false },
      ],
    });
});

test('an association without the procedure neither asks for agreements or users, nor gives them', async () => {
  const account = accountOf('ASO', 'Verband');
  const page = await open({ account, address: '/customers?only=notRegistered&only=notAgreed' });
  await screen.findByText(t('requests.farmersFound', { count: 2 }));
  const choices = within(
    screen.getByRole('group', { name: t('accounts.customers.only') }),
  ).getAllByRole('checkbox');
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['inactive']);
  expect(lastFilter(page)).toEqual({
    $and: [{ field: 'staticData.role', comparison: 'eq', value: 'AGR' }],
  });
  await page.user.click(screen.getByRole('checkbox', { name: counting('tables.selectAll') }));
  const bar = within(screen.getByRole('group', { name: t('tables.selection') }));
  for (const act of ['agree', 'invite'] as const) {
    const name = t(`accounts.customers.${act}`, { count: 2 });
    expect(bar.queryByRole('button', { name })).toBeNull();
  }
});

test('farms are found by name, number, place or contact among the own farmers; the search stands in the address', async () => {
  const page = await open();
  await search(page, '123 456');
  expect(await screen.findByText(t('requests.farmersFound', { count: 2 }))).not.toBeNull();
  await expect.poll(page.address).toBe('/customers?text=123+456');
  expect(lastFilter(page)).toEqual({
    $and: [{ field: 'staticData.role', comparison: 'eq', value: 'AGR' }, customerFilter('123 456')],
  });
});

test('arrow keys go through the results, Enter opens; numbers stand in groups', async () => {
  const page = await open({ address: '/customers?text=biohof' });
  const list = within(await screen.findByRole('region', { name: t('menu.InsSearchAgr') }));
  await list.findByRole('table');
  const [first, next] = list
    .getAllByRole('rowheader')
    .map((header) => within(header).getByRole('button'));
  const row = within(first?.closest('tr') ?? document.body);
  expect(first?.textContent).toBe('Biohof Muster');
  const [, ...cells] = row.getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '123-456-7890',
    '84028 Landshut',
    '+49 871 1234',
  ]);
  first?.focus();
  await page.user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(next);
  await page.user.keyboard('{ArrowUp}{Enter}');
  await expect.poll(page.address).toBe(`/customers?text=biohof&farmer=${farm.id}`);
  const heading = await screen.findByRole('heading', { name: 'Biohof Muster' });
  expect(document.activeElement).toBe(heading);
});

test('nothing found says how to find more, and takes all filters away; a few letters are not searched', async () => {
  const page = await open({
    address: '/customers?only=inactive',
    more: { 'POST search/search/execute': () => ({ items: [], next: null }) },
  });
  expect(
    await screen.findByRole('heading', { name: t('requests.farmersFound', { count: 0 }) }),
  ).not.toBeNull();
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');
  await page.user.clear(box());
  await page.user.type(box(), 'x{Enter}');
  const tooShort = t('errors.fields.tooShort', { limit: CUSTOMER_SEARCH_LENGTH });
  screen.getByText(tooShort);
  expect(page.address()).toBe('/customers?only=inactive');
  await page.user.click(screen.getByRole('button', { name: t('list.resetFilters') }));
  await screen.findByRole('heading', { name: t('accounts.customers.noneYet') });
  expect(screen.queryByText(tooShort)).toBeNull();
  expect(page.address()).toBe('/customers');
  expect(box().value).toBe('');
});

test('more open requests than the card shows at first are counted, and come on demand', async () => {
  const requests = Array.from({ length: 12 }, (_, index) =>
    entityOf('request-process', { ...request.data, hid: `DE-26-${index}` }, `request ${index}`),
  );
  const { user } = await card({
    more: {
      'POST search/search/execute': ({ entityClass, pagination: { cursor } = {} }) =>
        entityClass === 'request-process'
          ? {
              items: cursor ? requests.slice(10) : requests.slice(0, 10),
              next: cursor ? null : 'next',
            }
          : { items: entityClass === 'account' ? [farm] : [], next: null },
      'POST search/search/count': () => ({ count: requests.length }),
    },
  });
  await screen.findByRole('link', { name: 'DE-26-9' });
  await user.click(await screen.findByRole('button', { name: t('list.more', { count: 2 }) }));
  await screen.findByRole('link', { name: 'DE-26-11' });
});

test('the card shows how the farm stands, its open requests and users; it invites one, and begins to act', async () => {
  const page = await card({ more: { 'POST auth/account/inviteuser': () => ({}) } });
  const article = within(await screen.findByRole('article', { name: 'Biohof Muster' }));
  expect(article.getByText(t('accounts.customers.status.active'))).not.toBeNull();
  const links = ['+49 871 1234', 'hof@example.org'].map((name) =>
    article.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['tel:+498711234', 'mailto:hof@example.org']);
  expect((await article.findByRole('link', { name: 'DE-26-0001' })).getAttribute('href')).toBe(
    `/requests/${request.id}`,
  );
  const asked = page.calls.find(
    ({ input }) => Reflect.get(Object(input), 'entityClass') === 'request-process',
  );
  expect(asked?.input).toMatchObject({
    attributeFilter: {
      $and: [
        { field: 'agr', comparison: 'eq', value: farm.id },
        { field: 'status', comparison: 'in', value: ['new', 'open'] },
      ],
    },
  });

  await article.findByText(t('accounts.users.people', { count: 1, most: 5 }));
  const email = 'eva@example.org';
  await page.user.type(article.getByRole('textbox', { name: t('words.email') }), email);
  await page.user.click(article.getByRole('button', { name: t('words.invite') }));
  await screen.findByText(t('words.inviteSent'));
  expect(page.calls.find(({ name }) => name.endsWith('inviteuser'))?.input).toEqual({
    account: farm.id,
    email,
  });

  await page.user.click(screen.getByRole('button', { name: t('requests.actFor') }));
  expect(page.kernel.acting.state.get()).toEqual({
    office: office.id,
    farmer: farm.id,
    name: 'Biohof Muster',
    controlNumber: '1234567890',
  });
  expect(screen.getByText(t('accounts.acting.begunText'))).not.toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Biohof Muster' })),
  );
});

test('the agreement is switched on and shows since when; refused, it stays as it was and says why', async () => {
  let isBusy = true;
  const page = await card({
    more: {
      'POST livestock/user/setuseragreement': () => {
        if (isBusy) throw new FakeFailure(409, 'entities.busy');
        return farmOf('Biohof Muster', { agreementOn: AGREED });
      },
    },
  });
  const toggle = await screen.findByRole('switch', { name: inside('accounts.agreement.label') });
  await page.user.click(toggle);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('errors.entities.busy'));
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  isBusy = false;
  await page.user.click(toggle);
  expect(
    await screen.findByText(inside('words.since', { day: '10. Februar 2026' })),
  ).not.toBeNull();
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  expect(page.calls).toContainEqual({
    name: 'POST livestock/user/setuseragreement',
    input: { account: farm.id, agreed: true },
  });
});

test('nobody is invited to the account of a customer who left', async () => {
  const former = farmOf('Biohof Muster', { deactivatedOn: AGREED });
  const asked = await card({ farmer: former });
  await screen.findByText(t('accounts.customers.notYours'));
  expect(asked.calls.some(({ name }) => name.endsWith('getusers'))).toBe(false);
});

test('an association with the procedure acts only with the agreement', async () => {
  const account = accountOf('ASO', 'Verband', {
    staticData: { canActAsFarmer: true, userAgreementProcedure: true },
  });
  const farmer = accountOf('AGR', 'Biohof Muster', {
    userData: { asoData: [{ aso: account.id }] },
  });
  await card({ account, farmer });
  expect(await screen.findByText(t('accounts.agreement.needed'))).not.toBeNull();
  expect(screen.queryByRole('button', { name: t('requests.actFor') })).toBeNull();
});

test('a farm of others is not shown', async () => {
  const stranger = accountOf('AGR', 'Biohof Muster');
  await card({ farmer: stranger });
  expect(
    await screen.findByRole('heading', { name: t('accounts.customers.notYours') }),
  ).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
});

describe('the selected customers', () => {
  const choose = async (page: Awaited<ReturnType<typeof open>>) => {
    const name = counting('tables.selectAll');
    await page.user.click(await screen.findByRole('checkbox', { name }));
  };
  const farms = Array.from({ length: 51 }, (_, index) => farmOf(`Hof ${index}`));
  const inviteAll = async (page: Awaited<ReturnType<typeof open>>) => {
    await choose(page);
    const action = t('accounts.customers.invite', { count: farms.length });
    await page.user.click(screen.getByRole('button', { name: action }));
    const dialog = within(screen.getByRole('dialog', { name: action }));
    await page.user.click(dialog.getByRole('button', { name: action }));
    return dialog;
  };
  const inputs = (page: Awaited<ReturnType<typeof open>>, call: string) =>
    page.calls.filter(({ name }) => name.endsWith(call)).map(({ input }) => input);
  const both = [farm.id, second.id];

  test('have agreed on a day that is not to come; the result names who was refused', async () => {
    const page = await open({
      more: {
        'POST livestock/user/setuseragreements': () => ({
          done: [farm.id],
          already: [],
          refused: [{ account: second.id, code: 'accounts.redacted' }],
        }),
      },
    });
    await choose(page);
    const action = t('accounts.customers.agree', { count: 2 });
    await page.user.click(screen.getByRole('button', { name: action }));
    const dialog = within(screen.getByRole('dialog', { name: action }));
    const day = dialog.getByRole('textbox', { name: inside('accounts.customers.agreedOn') });
    await page.user.clear(day);
    await page.user.type(day, '31.12.2026');
    await page.user.click(dialog.getByRole('button', { name: action }));
    expect(dialog.getByText(t('errors.requests.boughtToCome'))).not.toBeNull();
    await page.user.clear(day);
    await page.user.type(day, '28.2.2026');
    await page.user.click(dialog.getByRole('button', { name: action }));
    const result = { done: 1, already: 0, refused: 1 };
    await screen.findByText(t('accounts.customers.agreed', result));
    const refused = screen.getByRole('listitem').textContent;
    expect(refused).toBe(`Biohof Zwei: ${t('errors.accounts.redacted')}`);
    const asked = [{ accounts: both, on: '2026-02-28' }];
    expect(inputs(page, 'setuseragreements')).toEqual(asked);
  });

  test('are invited, as many as a call takes at once; one failed call holds up no other', async () => {
    const page = await open({
      more: {
        'POST search/search/execute': () => ({ items: farms, next: null }),
        'POST auth/account/invitecustomers': ({ accounts }) => {
          if (accounts.length > 1) throw new FakeFailure(409, 'entities.busy');
          return { done: [], already: accounts, refused: [] };
        },
      },
    });
    await inviteAll(page);
    const result = { done: 0, already: 1, refused: 50 };
    await screen.findByText(t('accounts.customers.invited', result));
    expect(inputs(page, 'invitecustomers')).toMatchObject([{}, { accounts: [farms[50]?.id] }]);
  });

  test('that follow are not invited when the dialog is closed meanwhile', async () => {
    const INVITE = 'POST auth/account/invitecustomers';
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = await open({
      holds: { [INVITE]: promise },
      more: {
        'POST search/search/execute': () => ({ items: farms, next: null }),
        [INVITE]: ({ accounts }) => ({ done: accounts, already: [], refused: [] }),
      },
    });
    const dialog = await inviteAll(page);
    await page.user.click(dialog.getByRole('button', { name: t('action.cancel') }));
    resolve();
    const result = { done: 50, already: 0, refused: 0 };
    await screen.findByText(t('accounts.customers.invited', result));
    expect(inputs(page, 'invitecustomers')).toHaveLength(1);
  });
});

test('the export holds the customers that were found, with the columns of the list', async () => {
  const more = exportAnswers('customers', ['name', 'controlNumber', 'citycode', 'city', 'phone']);
  const page = await open({ address: '/customers?text=bio', more });
  expect(await beginExport(page)).toMatchObject({
    config: 'customers',
    columns: ['name', 'controlNumber', 'citycode', 'city', 'phone'],
    searchFilter: { $and: [{ value: 'AGR' }, customerFilter('bio')] },
  });
});
