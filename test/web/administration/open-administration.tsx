import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { AdministrationPage } from '#web/features/administration/administration-page.tsx';

export const admin = accountOf('ADM', 'R. Albers');
export const country = countryOf();
export const labelled = (label: string) => [{ lang: 'de_DE' as const, label }];

/** The lists of the server, by class; the country is among them. */
export const listsOf = (lists: Readonly<Record<string, readonly Entity[]>> = {}): Answers => ({
  'POST search/search/execute': ({ entityClass }) => ({
    items: [...({ country: [country], ...lists }[entityClass] ?? [])],
    next: null,
  }),
});

/** What the server says of an entry that nothing uses, and that nobody has changed since. */
export const aboutEntry = (entry: () => Entity): Answers => ({
  'GET eav/entity/get': entry,
  'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
  'POST admin/usedBy': () => ({ uses: [] }),
  'POST admin/tellEffects': () => ({ effects: [] }),
  'POST admin/loadEntities': () => ({ items: [admin], missing: [] }),
});

/** Opens a page of the administration: its address goes on behind `/manage`. */
export const openAdministration = (address: string, answers: Answers, world: PageWorld = {}) =>
  renderPage(<AdministrationPage />, {
    account: admin,
    country,
    path: '/manage/*',
    address: `/manage${address}`,
    answers,
    ...world,
  });
