import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure, type Holds } from '#test/web/fake-server.ts';
import { aboutEntry, admin, country, openAdministration } from './open-administration.tsx';

async function open(stored: Entity | undefined, holds: Holds = {}) {
  const sent: unknown[] = [];
  let now = stored;
  const saved = (data: Record<string, unknown>) => {
    now = { ...entityOf('productsettings', data, 'settings'), rev: (now?.rev ?? 0) + 1 };
    return now;
  };
  const page = await openAdministration(
    '/productsettings',
    {
      ...aboutEntry(() => now ?? admin),
      'POST search/search/execute': ({ entityClass }) => {
        const own = now && entityClass === 'productsettings' ? [now] : [];
        return { items: entityClass === 'country' ? [country] : own, next: null };
      },
      'POST eav/entity/create': (input) => {
        sent.push(input);
        if (now) throw new FakeFailure(409, 'entities.notUnique');
        return saved(input.data);
      },
      'POST eav/entity/updatefrompatch': (input) => {
        sent.push(input);
        return saved({ ...now?.data, ...input.patch });
      },
    },
    { holds },
  );
  const field = () =>
    screen.findByRole('textbox', { name: t('administration.field.productsettings.inviteDays') });
  const save = (name: 'administration.create' | 'action.save') =>
    page.user.click(screen.getByRole('button', { name: starting(name) }));
  return { ...page, sent, field, save, saved };
}

test('before anything is set the form says the usual values, and saving makes the one entry', async () => {
  const { user, sent, field } = await open(undefined);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    t('administration.class.productsettings'),
  );
  expect(await field()).toHaveProperty('value', '');
  const range = { least: 1, most: 60, usual: 14 };
  expect(screen.getByText(t('administration.range', range))).toBeTruthy();
  await user.type(await field(), '30');
  await user.click(screen.getByRole('button', { name: t('administration.create') }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ entityclass: 'productsettings', data: { inviteDays: 30 } }]),
  );
});

test('what is emptied is usual again', async () => {
  const { user, sent, field } = await open(
    entityOf('productsettings', { inviteDays: 30 }, 'settings'),
  );
  expect(await field()).toHaveProperty('value', '30');
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: starting('action.save') }));
  await waitFor(() => expect(sent).toMatchObject([{ patch: { inviteDays: null } }]));
});

test('what is typed while the entry is made stays, and is saved on its own', async () => {
  const answer = Promise.withResolvers<void>();
  const { user, sent, field, save } = await open(undefined, {
    'POST eav/entity/create': answer.promise,
  });
  await user.type(await field(), '3');
  await save('administration.create');
  await user.type(await field(), '0');
  answer.resolve();
  await screen.findByText(t('administration.changes', { count: 1 }), { selector: '[role=status]' });
  await save('action.save');
  await waitFor(() => expect(sent).toMatchObject([{}, { rev: 1, patch: { inviteDays: 30 } }]));
});

test('where somebody else has made the entry meanwhile, both values are shown and one is chosen', async () => {
  const { user, sent, field, save, saved } = await open(undefined);
  await user.type(await field(), '30');
  saved({ inviteDays: 20, maxUsers: 5 });
  await save('administration.create');
  const conflict = await screen.findByRole('alert');
  expect(conflict.textContent).toMatch(/20.*30/);
  const mine = { name: t('administration.field.productsettings.inviteDays') };
  await user.click(screen.getByRole('button', { name: t('administration.takeMine', mine) }));
  await save('action.save');
  await waitFor(() => expect(sent).toMatchObject([{}, { rev: 1, patch: { inviteDays: 30 } }]));
});
