import { expect, test } from 'vitest';
import type { Role } from '#shared/kernel/role.ts';
import { accountOf } from '#test/support/accounts.ts';
import { countryOf } from '#test/web/test-country.ts';
import { mayEnter } from '#web/app/guard.ts';
import { menuOf } from '#web/app/menu.ts';
import type { RouteFacts, RouteRow } from '#web/app/route-row.ts';
import { routes } from '#web/app/routes.ts';
import { createFormats } from '#web/i18n/formats.ts';
import { messages as de_DE } from '#web/i18n/messages/de_DE/shell.ts';
import type { RouteName } from '#web/kernel/paths.ts';

const german: Readonly<Record<string, string>> = de_DE;
const t = (key: string) => german[key] ?? `no word for ${key}`;
const { compare } = createFormats('de_DE', t);

function menuFor(roles: readonly Role[], country: Partial<RouteFacts['country']> = {}) {
  const account = roles.includes('GUEST') ? null : accountOf('AGR', 'farm').data;
  const facts = { roles, country: countryOf(country).data, account };
  return menuOf(routes, facts, false, { t, compare }).map(({ group, items }) => ({
    group,
    items: items.map((item) => item.name),
  }));
}

const BASE = { group: 'base', items: ['Home'] };
const OFFERS = { group: 'offermanagement', items: ['OfferActivity', 'OfferList'] };
const REQUESTS = { group: 'request', items: ['RequestList'] };
const AUTHORITY_REQUESTS = {
  group: 'request',
  items: ['RequestList', 'RequestPreview', 'RequestStatistic'],
};
const OFFICE_REQUESTS = { group: 'request', items: ['RequestList', 'RequestPreview'] };

test.each<[string, Role[], unknown[]]>([
  ['a guest', ['GUEST'], [{ group: 'base', items: ['Home', 'RegistrationAgr'] }]],
  ['a farmer', ['AGR'], [{ group: 'base', items: ['Home', 'TermsOfService'] }, REQUESTS]],
  ['a farmer who sells', ['AGR', 'SUP'], [BASE, OFFERS, REQUESTS]],
  ['a supplier', ['SUP'], [BASE, OFFERS, REQUESTS]],
  ['a control body', ['INS'], [BASE, OFFICE_REQUESTS]],
  ['an authority', ['AUT'], [BASE, AUTHORITY_REQUESTS]],
  ['an association', ['ASO'], [BASE, REQUESTS]],
  [
    'an administrator',
    ['ADM'],
    [
      BASE,
      {
        group: 'admin',
        items: [
          'AdminRequestLog',
          'AdminAgrImport',
          'AdminUsers',
          'AdminRequestStatistic',
          'AdminManage',
        ],
      },
    ],
  ],
])('the menu of %s holds what the role may enter', (_, roles, menu) => {
  expect(menuFor(roles)).toEqual(menu);
});

test('a seller who has registered finds the terms until it has accepted them', () => {
  const groupsOf = (tosAcceptedOn?: string) => {
    const account = accountOf('SUP', 'seller', { supExtra: { tosAcceptedOn } }).data;
    const facts = { roles: ['SUP'] as const, country: countryOf().data, account };
    const [base] = menuOf(routes, facts, false, { t, compare });
    return base?.items.map(({ to }) => to);
  };
  expect(groupsOf()).toEqual(['/', '/terms/agr']);
  expect(groupsOf('2026-01-01T00:00:00.000Z')).toEqual(['/']);
});

test.each([['INS'], ['ASO']] as const)('the customer search of %s needs the permission', (role) => {
  const groupsOf = (agrImport: boolean) => {
    const account = accountOf(role, 'office', { staticData: { agrImport } }).data;
    const facts = { roles: [role], country: countryOf().data, account };
    return menuOf(routes, facts, false, { t, compare }).map(({ group }) => group);
  };
  expect([groupsOf(true), groupsOf(false)]).toEqual([
    ['base', 'import', 'request'],
    ['base', 'request'],
  ]);
});

test('a country without the request system has no requests in the menu; begun ones are reached', () => {
  const country = { usesRequestSystem: false };
  expect(menuFor(['AGR', 'SUP'], country)).toEqual([BASE, OFFERS]);
  const account = accountOf('AUT', 'office').data;
  const facts = { roles: ['AUT'] as const, country: countryOf(country).data, account };
  const screens = ['RequestBegin', 'RequestSearch', 'RequestFill', 'RequestView'] as const;
  const lists = ['RequestPreviewOne', 'RequestList', 'RequestPreview', 'RequestStatistic'] as const;
  const open = [...screens, ...lists].filter((name) => mayEnter(routes[name], facts));
  expect(open).toEqual(['RequestFill', 'RequestView', ...lists]);
});

test('every screen of the menu has a word in the first load', () => {
  const titles = Object.values(routes).flatMap((row) => (row.menu ? [row.title] : []));
  expect(titles.filter((title) => german[title] === undefined)).toEqual([]);
});

test('a group is sorted by its words as the language sorts them, after Home', () => {
  const words: Record<string, string> = { a: 'Zucht', b: 'Start', c: 'Ähren', d: 'Bienen' };
  const row = (title: string) => ({ ...routes.Home, menu: 'base', title }) as RouteRow;
  const table = { CountrySelection: row('a'), Home: row('b'), Contact: row('c'), Saved: row('d') };
  const facts = { roles: ['GUEST'] as const, country: countryOf().data, account: null };
  const sections = menuOf(table as unknown as Record<RouteName, RouteRow>, facts, false, {
    t: (key) => words[key] ?? '',
    compare,
  });
  expect(sections.flatMap((section) => section.items.map((item) => item.label))).toEqual([
    'Start',
    'Ähren',
    'Bienen',
    'Zucht',
  ]);
});

test('an authority finds the approval where the country asks for it and the account gives it', () => {
  const groupsOf = (offerAutApproval: boolean, more: { autApprovalForCountry?: string }) => {
    const account = accountOf('AUT', 'authority', more).data;
    const facts = {
      roles: ['AUT'] as const,
      country: countryOf({ offerAutApproval }).data,
      account,
    };
    return menuOf(routes, facts, false, { t, compare }).map(({ group }) => group);
  };
  const entitled = { autApprovalForCountry: 'country' };
  expect([groupsOf(true, entitled), groupsOf(false, entitled), groupsOf(true, {})]).toEqual([
    ['base', 'offermanagement', 'request'],
    ['base', 'request'],
    ['base', 'request'],
  ]);
});
