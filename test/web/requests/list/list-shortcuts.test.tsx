import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { RequestListPage } from '#web/features/requests/list/request-list-page.tsx';
import { renderPage } from '../../render-page.tsx';
import { entityAnswers } from '../entity-answers.ts';
import { accounts, library } from '../request-library.ts';

const requests = ['1', '2', '3'].map((number) =>
  entityOf('request-process', processOf({ hid: `DE-2026-00000${number}` }), `request ${number}`),
);

async function open(keyboardShortcuts: boolean) {
  const entities = () => [...library, ...requests] as Entity[];
  const page = await renderPage(<RequestListPage />, {
    account: accounts.ins,
    address: '/?view=all',
    answers: {
      ...entityAnswers(entities),
      'GET livestock/settings/get': () => ({ ...DEFAULT_SETTINGS, keyboardShortcuts }),
    },
  });
  const links = await screen.findAllByRole('link', { name: /^DE-2026/ });
  await waitFor(() => expect(page.kernel.queries.isFetching()).toBe(0));
  return { ...page, links };
}
const KEYS = t('requests.keys', { selects: 'yes' });
const focused = () => document.activeElement?.textContent;

test('j and k go through the rows, and stop at the ends; outside the list, and with Ctrl, they do nothing; Enter opens one', async () => {
  const { user, links, address } = await open(true);
  links[0]?.focus();
  const seen = [];
  for (const key of ['j', 'j', 'j', 'k', 'k', 'k']) {
    await user.keyboard(key);
    seen.push(links.indexOf(document.activeElement as HTMLElement));
  }
  expect(seen).toEqual([1, 2, 2, 1, 0, 0]);

  screen.getByRole('link', { name: /^Alle/ }).focus();
  await user.keyboard('j');
  expect(focused()).toMatch(/^Alle/);
  links[0]?.focus();
  await user.keyboard('{Control>}j{/Control}');
  expect(document.activeElement).toBe(links[0]);

  await user.keyboard('j');
  const target = links[1]?.getAttribute('href');
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe(target);
});

test('x chooses the row that has the focus and leaves it again; j and k go on from its box, too', async () => {
  const { user, links } = await open(true);
  const box = (at: number) =>
    screen.getByRole('checkbox', {
      name: t('tables.select', { name: `DE-2026-00000${at}` }),
    }) as HTMLInputElement;
  links[0]?.focus();
  await user.keyboard('xjx');
  expect([box(1).checked, box(2).checked, box(3).checked]).toEqual([true, true, false]);
  screen.getByText(t('pick.chosen', { count: 2 }));
  await user.keyboard('x');
  expect(box(2).checked).toBe(false);
  box(2).focus();
  await user.keyboard('j');
  expect(document.activeElement).toBe(links[2]);
});

test('/ goes to the search field, where letters are letters; a line below the list names all keys', async () => {
  const { user, links } = await open(true);
  links[0]?.focus();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(search);
  await user.keyboard('jk/');
  expect(search).toHaveProperty('value', 'jk/');
  screen.getByText(KEYS);
});

test('who switched them off has none', async () => {
  const { user, links } = await open(false);
  links[0]?.focus();
  await user.keyboard('jx/');
  expect(document.activeElement).toBe(links[0]);
  expect(screen.queryByText(/ausgewählt$/)).toBeNull();
  expect(screen.queryByText(KEYS)).toBeNull();
});
