import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { aboutEntry, labelled, listsOf, openAdministration } from './open-administration.tsx';

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
  const lists = listsOf({ offergroup: all, animalkind: [kind] })['POST search/search/execute'];
  return openAdministration(`/offergroup/${shown.id}`, {
    ...aboutEntry(() => shown),
    'POST search/search/execute': (query) => {
      if (query.entityClass === 'offergroup') asked.push(query);
      return lists?.(query) as never;
    },
    'POST search/search/ids': ({ ids }) => ({
      items: all.filter(({ id }) => ids?.includes(id)),
      missing: [],
    }),
    'POST admin/tellEffects': () => ({ effects: [...effects] }),
  });
}

test('before a breed is merged, it is told how the two differ and what goes over', async () => {
  const asked: object[] = [];
  const { user } = await open(double, [{ effect: 'offersMoved', count: 312 }], asked);
  const name = starting('administration.field.sameAs');
  await user.click(await screen.findByRole('button', { name }));
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
  await openAdministration('/offergroup/new', listsOf());
  await screen.findByLabelText(t('administration.field.breedCode'), { exact: false });
  expect(screen.queryByText(t('administration.field.sameAs'))).toBeNull();
});
