import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { LOGINS, loginSub } from '#infra/demo/people/login-table.ts';
import { Account } from '#shared/accounts/account.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestProcessGroups } from '#shared/requests/process/request-process-groups.ts';
import {
  draftsFilter,
  isTurnOf,
  waitingFilter,
} from '#shared/requests/process/waiting-requests.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { AccountTasks } from '#web/features/home/account-tasks.tsx';
import { viewFilter } from '#web/features/requests/list/list-filter.ts';
import { renderPage } from '../render-page.tsx';
import { countryOf } from '../test-country.ts';

const demo = buildDemoData(new Date('2026-03-02T08:00:00.000Z'));
const requests = demo
  .filter(({ entityclass }) => entityclass === 'request-process')
  .map(({ id, data }) => ({ ...entityOf('request-process', RequestProcess.parse(data), id) }));
const subjects = LOGINS.map(loginSub);
const accounts = demo
  .filter(({ entityclass }) => entityclass === 'account')
  .map(({ id, data }) => ({ id, account: Account.parse(data) }))
  .filter(({ account }) => account.ssoUsers.some((user) => subjects.includes(user)))
  .map(({ id, account }) => [account.staticData.name, id, account] as const);

const { party } = requestProcessGroups;
/** How many requests the account finds, as the server would answer it. */
const countOf = (account: string, filter: AttributeFilter) =>
  requests.filter(
    (request) =>
      party.keys(request).includes(account) &&
      matchesFilter(rowOf(request, party.columns, party.derived), filter, party.columns),
  ).length;

test('every demo login has an account here', () => {
  const users = new Set(accounts.flatMap(([, , { ssoUsers }]) => ssoUsers));
  expect(users.size).toBe(LOGINS.length);
});

test('somebody waits in every way: a draft, a step, the report of a purchase', () => {
  const statuses = accounts.flatMap(([, id]) =>
    requests.filter(({ data }) => isTurnOf(data, id)).map(({ data }) => data.status),
  );
  expect(new Set(statuses)).toEqual(new Set(['new', 'open', 'accepted']));
});

test('the report on a waived permission may come, and is not waited for', () => {
  const waived = requests.filter(({ data }) => data.permissionEnd?.how === 'waived');
  const farms = waived.map(({ data }) => [data.turn === data.agr, isTurnOf(data, data.agr)]);
  expect(new Set(farms.map(String))).toEqual(new Set(['true,false']));
});

test.each(accounts)('%s is told the same number in the list and of each request', (_, id) => {
  const waiting = requests.filter(({ data }) => isTurnOf(data, id)).length;
  expect(countOf(id, waitingFilter(id))).toBe(waiting);
  const listed = viewFilter('needsMe', id);
  expect(listed && countOf(id, listed)).toBe(waiting);
  const drafts = viewFilter('drafts', id);
  expect(drafts && countOf(id, drafts)).toBe(countOf(id, draftsFilter(id)));
});

const roles = ['AGR', 'SUP', 'INS', 'AUT', 'ASO'] as const;
test.each(roles)('a person of role %s is told this number at home, too', async (role) => {
  const own = accounts.filter(([, , { staticData }]) => staticData.role === role);
  // Whoever waits for something, so that the number is one.
  const [, id, account] =
    own.find(([, id]) => countOf(id, waitingFilter(id)) > 0) ?? own[0] ?? accounts[0] ?? [];
  if (id === undefined || account === undefined) throw new Error(`The demo has no ${role}.`);
  const entity = { ...entityOf('account', account, id), id };
  await renderPage(<AccountTasks account={entity} roles={accountRoles(account)} />, {
    account: entity,
    country: countryOf(),
    answers: {
      'POST search/search/count': ({ attributeFilter, entityClass }) => ({
        count:
          entityClass === 'request-process' && attributeFilter !== undefined
            ? countOf(id, attributeFilter as AttributeFilter)
            : 0,
      }),
    },
  });
  const tasks = within(screen.getByRole('region', { name: t('home.tasks') }));
  const expected = t('home.requestsTurn', { count: countOf(id, waitingFilter(id)) });
  await waitFor(() => expect(tasks.getAllByRole('link')[0]?.textContent).toBe(expected));
});
