import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { AdministrationPage } from '#web/features/administration/administration-page.tsx';

const admin = accountOf('ADM', 'R. Albers');
const country = countryOf();
const labelled = (label: string) => [{ lang: 'de_DE' as const, label }];
const kind = entityOf('animalkind', { labels: labelled('Rinder') }, 'cattle');
const breed = (name: string, more: Partial<Offergroup> = {}) =>
  entityOf<Offergroup>(
    'offergroup',
    {
      labels: labelled(name),
      animalkind: kind.id,
      activeInCountries: [],
      category2: [],
      offerSpecifications: [],
      endangered: false,
      endangeredLists: [],
      adaptedBreed: false,
      ...more,
    },
    name,
  );
const remaining = breed('Fleckvieh', { breedCode: 'FL' });
const double = breed('Fleckvieh alt', { breedCode: 'FA' });

function open(shown: Entity, effects: readonly ChangeEffect[], asked: unknown[] = []) {
  const all: Entity[] = [shown, remaining];
  return renderPage(<AdministrationPage />, {
    answers: {
      'POST search/search/execute': (query) => {
        if (query.entityClass === 'offergroup') asked.push(query);
        const items = { offergroup: all, animalkind: [kind], country: [country] };
        return { items: items[query.entityClass as keyof typeof items] ?? [], next: null };
      },
      'POST search/search/ids': ({ ids }) => ({
        items: all.filter(({ id }) => ids?.includes(id)),
        missing: [],
      }),
      'GET eav/entity/get': () => shown,
      'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
      'POST admin/usedBy': () => ({ uses: [] }),
      'POST admin/tellEffects': () => ({ effects: [...effects] }),
      'POST admin/loadEntities': () => ({ items: [admin], missing: [] }),
    },
    account: admin,
    country,
    path: '/manage/*',
    address: `/manage/offergroup/${shown.id}`,
  });
}

test('before a breed is merged, it is told how the two differ and what goes over', async () => {
  const asked: object[] = [];
  const { user } = await open(double, [{ effect: 'offersMoved', count: 312 }], asked);
  const field = await screen.findByRole('group', { name: t('administration.field.sameAs') });
  await user.click(within(field).getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByLabelText('Fleckvieh alt')).toBeNull();
  await user.click(await within(dialog).findByLabelText('Fleckvieh'));
  await user.click(within(dialog).getByRole('button', { name: t('action.apply') }));
  const differing = await screen.findByRole('region', { name: t('administration.doubleDiffers') });
  expect(differing.textContent).toContain('FA');
  expect(differing.textContent).toContain('FL');
  await screen.findByText(t('administration.effect.offersMoved', { count: 312 }));
  expect(JSON.stringify(asked)).toContain(
    JSON.stringify({ field: 'animalkind', comparison: 'eq', value: kind.id }),
  );
});

test('a breed that is merged says what is left to go over', async () => {
  const merged = breed('Fleckvieh alt', { sameAs: remaining.id });
  await open(merged, [{ effect: 'requestsMoved', count: 9 }]);
  const notice = await screen.findByRole('note', { name: t('administration.doubleLeft') });
  expect(notice.textContent).toContain(t('administration.effect.requestsMoved', { count: 9 }));
});

test('and leads to the remaining one when nothing is left', async () => {
  const page = await open(breed('Fleckvieh alt', { sameAs: remaining.id }), []);
  const notice = await screen.findByRole('note', { name: t('administration.doubleDone') });
  const link = within(notice).getByRole('link', { name: 'Fleckvieh' });
  expect(link.getAttribute('href')).toBe(`/manage/offergroup/${remaining.id}`);
  const looks = page.calls.filter(({ name }) => name === 'POST admin/usedBy');
  expect(looks.length).toBeGreaterThan(1);
});

test('a new breed is not asked what it is the same as', async () => {
  await renderPage(<AdministrationPage />, {
    answers: { 'POST search/search/execute': () => ({ items: [], next: null }) },
    account: admin,
    country,
    path: '/manage/*',
    address: '/manage/offergroup/new',
  });
  await screen.findByLabelText(t('administration.field.breedCode'), { exact: false });
  expect(screen.queryByText(t('administration.field.sameAs'))).toBeNull();
});
