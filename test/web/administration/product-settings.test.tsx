import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { AdministrationPage } from '#web/features/administration/administration-page.tsx';

const admin = accountOf('ADM', 'R. Albers');
const country = countryOf();

async function open(stored: Entity | undefined) {
  const sent: unknown[] = [];
  let now = stored;
  const saved = (data: Record<string, unknown>) => {
    now = { ...entityOf('productsettings', data, 'settings'), rev: 2 };
    return now;
  };
  const page = await renderPage(<AdministrationPage />, {
    account: admin,
    country,
    path: '/manage/*',
    address: '/manage/productsettings',
    answers: {
      'POST search/search/execute': ({ entityClass }) => ({
        items:
          entityClass === 'country'
            ? [country]
            : entityClass === 'productsettings' && now
              ? [now]
              : [],
        next: null,
      }),
      'GET eav/entity/get': () => now ?? admin,
      'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
      'POST admin/tellEffects': () => ({ effects: [] }),
      'POST admin/loadEntities': () => ({ items: [admin], missing: [] }),
      'POST eav/entity/create': (input) => {
        sent.push(input);
        return saved(input.data);
      },
      'POST eav/entity/updatefrompatch': (input) => {
        sent.push(input);
        return saved({ ...now?.data, ...input.patch });
      },
    },
  });
  const field = () =>
    screen.findByRole('textbox', { name: t('administration.field.productsettings.inviteDays') });
  return { ...page, sent, field };
}

test('before anything is set the form says the usual values, and saving makes the one entry', async () => {
  const { user, sent, field } = await open(undefined);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    t('administration.class.productsettings'),
  );
  expect(await field()).toHaveProperty('value', '');
  const range = { least: 1, most: 60, usual: t('administration.unit.days', { count: 14 }) };
  const hint = t('administration.hint.productsettings.inviteDays');
  expect(screen.getByText(`${hint} ${t('administration.range', range)}`)).toBeTruthy();
  await user.type(await field(), '30');
  await user.click(screen.getByRole('button', { name: t('administration.create') }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ entityclass: 'productsettings', data: { inviteDays: 30 } }]),
  );
});

test('a value that differs says so, and what is emptied is usual again', async () => {
  const { user, sent, field } = await open(
    entityOf('productsettings', { inviteDays: 30 }, 'settings'),
  );
  expect(await field()).toHaveProperty('value', '30');
  expect(screen.getByText(new RegExp(t('administration.differs')))).toBeTruthy();
  await user.clear(await field());
  expect(screen.queryByText(new RegExp(t('administration.differs')))).toBeNull();
  await user.click(screen.getByRole('button', { name: starting('action.save') }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ patch: { inviteDays: null } }]));
});
