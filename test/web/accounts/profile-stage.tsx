import { screen, within } from '@testing-library/react';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { signedIn } from '#test/web/signed-in.ts';
import { countryOf } from '#test/web/test-country.ts';
import { ProfilePage } from '#web/features/accounts/profile/profile-page.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const CATTLE = testId('cattle');
export const country = countryOf({ enabledAnimals: [CATTLE] });
const label = (text: string) => [{ lang: 'de_DE' as const, label: text }];
const location = {
  id: testId('farm'),
  internalName: 'Hofstelle',
  isDefault: true,
  address: {
    citycode: '4020',
    city: 'Linz',
    region: testId('region'),
    geoPosition: { lat: 48.306, lon: 14.286 },
  },
};
export const sale: Account['userData']['supData'][number] = {
  country: country.id,
  locationsOfSale: [location],
  animalkindsSold: [CATTLE],
  associations: [],
  activityWarningsMailsSent: 0,
  confirmedAllLocationsOfSale: false,
};
export const accepted = {
  supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z', tosVersion: '2026-01-01T00:00:00.000Z' },
};

const answers: Answers = {
  'POST search/search/ids': ({ ids = [] }) => ({
    items: [country, entityOf('animalkind', { labels: label('Rinder') }, 'cattle')].filter(
      (entity) => ids.includes(entity.id),
    ),
    missing: [],
  }),
  'POST search/search/execute': () => ({ items: [], next: null }),
  'GET livestock/settings/get': () => DEFAULT_SETTINGS,
};

export async function openProfile(
  account: Entity<Account>,
  more: Answers = {},
  { given = country, ...world }: PageWorld & { readonly given?: typeof country } = {},
) {
  const session = createValue<SessionState>(signedIn(account));
  const page = await renderPage(<ProfilePage />, {
    answers: { ...answers, ...more },
    session,
    account,
    country: given,
    ...world,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, session };
}

/** A server that takes a change of the profile, and counts revisions. */
export const taking = (account: Entity<Account>): Answers => ({
  'POST auth/account/updateaccount': ({ userData }) => ({
    ...account,
    rev: account.rev + 1,
    data: { ...account.data, userData: { ...account.data.userData, ...userData } },
  }),
});
/** Gives the button that saves the section with this title. */
export const saveButton = (title: MessageKey) =>
  screen.getByRole('button', { name: new RegExp(`^${t('action.save')} ?${t(title)}$`) });
export const section = (name: string) => within(screen.getByRole('region', { name }));
