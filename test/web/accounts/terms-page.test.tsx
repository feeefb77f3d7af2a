import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure, type Holds } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { signedIn } from '#test/web/signed-in.ts';
import { countryOf } from '#test/web/test-country.ts';
import { Link } from '#web/components/link.tsx';
import { TermsPage } from '#web/features/accounts/terms/terms-page.tsx';
import { pathTo } from '#web/kernel/paths.ts';

const VERSION = '2026-02-01T00:00:00.000Z';
const page = entityOf('cmspage', {
  usageKey: 'tos-agr',
  internalName: 'terms',
  title: [{ lang: 'de_DE', label: 'Nutzungsbedingungen' }],
  content: [{ lang: 'de_DE', content: 'Erstens.\n\nZweitens.' }],
  lastUpdated: VERSION,
});
const accept = () => screen.findByRole('button', { name: t('accounts.terms.accept') });

function open(
  more: Answers = {},
  supExtra: Account['supExtra'] = {},
  { role = 'AGR' as const, tos = 'agr' } = {},
  holds: Holds = {},
  country = countryOf(),
) {
  const terms = (
    <>
      <Link to={pathTo('Uploads')}>Weg</Link>
      <TermsPage />
    </>
  );
  return renderPage(terms, {
    holds,
    country,
    account: accountOf(role, 'Biohof Muster', { supExtra }),
    path: '/terms/:tos',
    address: `/terms/${tos}`,
    answers: {
      'POST search/search/execute': () => ({ items: [page], next: null }),
      'POST livestock/user/accepttos': () => accountOf('AGR', 'Biohof Muster'),
      ...more,
    },
  });
}

test('the full text stands with its version; accepting makes a supplier and leads to the offers', async () => {
  const { user, calls, kernel, address } = await open();
  const switchAccount = vi.spyOn(kernel.session, 'switchAccount');
  await user.click(await accept());
  await waitFor(() => expect(address()).toBe('/my-offers'));
  expect(calls.at(-1)).toEqual({
    name: 'POST livestock/user/accepttos',
    input: { version: VERSION },
  });
  expect(switchAccount).toHaveBeenCalledOnce();
  expect(kernel.notifications.state.get().current?.text).toBe(t('accounts.terms.done'));
});

test('on the site of another country, people accept the terms of their own', async () => {
  const { data } = page;
  const ofCountry = (name: string) =>
    entityOf('cmspage', {
      ...data,
      country: testId(name),
      title: [{ lang: 'de_DE', label: name }],
    });
  const items = [ofCountry('country AT'), page, ofCountry('country')];
  const execute = { 'POST search/search/execute': () => ({ items, next: null }) };
  await open(execute, {}, {}, {}, countryOf({ code: 'AT' }));
  await screen.findByRole('heading', { level: 1, name: 'country' });
});

test('a reader who has gone elsewhere while the terms are accepted stays there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, kernel, address } = await open(
    {},
    {},
    {},
    { 'POST livestock/user/accepttos': promise },
  );
  await user.click(await accept());
  await user.click(screen.getByRole('link', { name: 'Weg' }));
  resolve();
  await waitFor(() =>
    expect(kernel.notifications.state.get().current?.text).toBe(t('accounts.terms.done')),
  );
  expect(address()).toBe('/uploads');
});

test('who has switched the account while the terms are accepted stays in the other one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const holds = { 'POST livestock/user/accepttos': promise };
  const { user, kernel } = await open({}, {}, {}, holds);
  const switchAccount = vi.spyOn(kernel.session, 'switchAccount');
  await user.click(await accept());
  kernel.session.state.set(signedIn(accountOf('AGR', 'Anderer Hof')));
  resolve();
  await waitFor(() =>
    expect(kernel.notifications.state.get().current?.text).toBe(t('accounts.terms.done')),
  );
  expect(switchAccount).not.toHaveBeenCalled();
});

test('a hook decides where accepting leads', async () => {
  const { user, kernel, address } = await open();
  kernel.redirects.set('afterOfferTosAccept', { route: '/my-offers/new', once: true });
  await user.click(await accept());
  await waitFor(() => expect(address()).toBe('/my-offers/new'));
});

test('who has accepted reads them with the day and finds no button', async () => {
  await open({}, { tosAcceptedOn: '2026-02-10T10:00:00.000Z', tosVersion: VERSION });
  expect(
    await screen.findByText(t('accounts.terms.accepted', { day: '10. Februar 2026' })),
  ).not.toBeNull();
  expect(await screen.findByText('Zweitens.')).not.toBeNull();
  expect(screen.getByText(t('accounts.terms.version', { day: '1. Februar 2026' }))).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who has accepted an earlier version is asked again', async () => {
  await open({}, { tosAcceptedOn: '2025-02-10T10:00:00.000Z', tosVersion: 'older' });
  expect(await accept()).not.toBeNull();
  expect(screen.getByText(t('accounts.terms.changed', { day: '10. Februar 2025' }))).not.toBeNull();
});

test('what is new since then stands above the full text; who accepts for the first time reads that alone', async () => {
  const summary = [{ lang: 'de_DE' as const, label: 'Alle 90 Tage bestätigen.' }];
  const changed = { ...page, data: { ...page.data, changes: [{ version: VERSION, summary }] } };
  const answers: Answers = {
    'POST search/search/execute': () => ({ items: [changed], next: null }),
  };
  const old = { tosAcceptedOn: '2025-02-10T10:00:00.000Z', tosVersion: '2025-01-01T00:00:00.000Z' };
  const { unmount } = await open(answers, old);
  const news = await screen.findByRole('region', {
    name: t('approval.whatChanged'),
  });
  expect(news.textContent).toContain('1. Februar 2026');
  expect(news.textContent).toContain('Alle 90 Tage bestätigen.');
  unmount();
  await open(answers);
  await accept();
  expect(screen.queryByText('Alle 90 Tage bestätigen.')).toBeNull();
});

test('terms that changed while they were read are refused and fetched again', async () => {
  const { user, calls } = await open({
    'POST livestock/user/accepttos': () => {
      throw new FakeFailure(409, 'accounts.termsChanged');
    },
  });
  await user.click(await accept());
  expect((await screen.findByRole('alert')).textContent).toContain('haben sich geändert');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'POST search/search/execute')).toHaveLength(2),
  );
});

test('terms that are not published say so', async () => {
  await open({ 'POST search/search/execute': () => ({ items: [], next: null }) });
  expect(
    await screen.findByRole('heading', {
      name: t('errors.accounts.termsMissing'),
    }),
  ).not.toBeNull();
});

test('other terms than those of suppliers are no page', async () => {
  await open({}, {}, { tos: 'other' });
  await screen.findByRole('heading', { name: t('notFound.title') });
});
