import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { openRequest } from '../open-request.ts';
import { accounts } from '../request-library.ts';

const offer = (name: string, more: Partial<FoundOffer>): FoundOffer => ({
  id: testId(name),
  rev: 1,
  animals: { offergroup: testId('breed'), amount: 3 },
  reasons: [],
  ...more,
});
const request: Partial<RequestProcess> = {
  step: 2,
  turn: PARTIES.aut,
  applicant: { name: 'Biohof Muster', controlNumber: 'DE-BY-006-12345-A' },
  searchFilter: {
    searchedOn: '2026-03-01T08:00:00.000Z',
    found: 9,
    foundWithoutConditions: 12,
    until: '2026-03-01',
    radiusKm: 200,
    offers: [offer('said', { reasons: ['age'] }), offer('silent', {})],
  },
  filledSteps: [
    {
      step: testId('step 1'),
      by: PARTIES.ins,
      role: 'INS',
      on: '2026-03-03T08:00:00.000Z',
      fieldData: [{ field: 'advice', value: 'befürwortet' }],
    },
  ],
};
const decided = (status: RequestProcess['status'], name: string) =>
  entityOf('request-process', processOf({ status, turn: undefined }), name);

const open = (account: Entity<Account>, more: Partial<RequestProcess> = {}) =>
  openRequest(RequestViewPage, {
    account,
    request: { ...request, ...more },
    others: [decided('accepted', 'one'), decided('accepted', 'two'), decided('rejected', 'three')],
  });
const tiles = () => screen.queryByRole('region', { name: t('requests.decisive') });

test('an office sees first what a decision rests on', async () => {
  await open(accounts.aut);
  const accepted = `${t('requests.status.accepted')}: 2 · ${t('requests.status.rejected')}: 1`;
  await screen.findByText(accepted);
  const shown = within(tiles() ?? document.body);
  const heads = shown.getAllByRole('definition').map((part) => part.firstElementChild?.textContent);
  expect(heads).toEqual([
    t('requests.foundAndAnswered', { found: '9', said: '1/2' }),
    'befürwortet',
    accepted,
  ]);
  const all = shown.getByRole('link', { name: t('requests.allOfFarm') });
  expect(new URL(all.getAttribute('href') ?? '', 'http://site').searchParams.get('text')).toBe(
    'DE-BY-006-12345-A',
  );
});

test('it tells the search of the sending, and of a proof that each offer has an answer', async () => {
  const searchFilter = {
    searchedOn: '2026-03-01T08:00:00.000Z',
    found: 9,
    foundWithoutConditions: 9,
    until: '2026-03-01',
    radiusKm: 200,
    offers: [offer('silent', {})],
    whenSent: {
      searchedOn: '2026-03-04T08:00:00.000Z',
      found: 2,
      foundWithoutConditions: 9,
      until: '2026-03-04',
      offers: [],
    },
  };
  const searchProof = {
    id: testId('proof'),
    number: 'NV-DE-2026-000123-X',
    sha256: '0'.repeat(64),
  };
  await open(accounts.aut, { searchFilter, searchProof });
  await screen.findByText(t('requests.foundAndAnswered', { found: '2', said: '2/2' }));
  expect(tiles()?.textContent).toContain('04.03.2026');
});

test.each([
  ['the farm', accounts.agr, {}],
  ['an office, once it is decided', accounts.aut, { status: 'accepted', turn: undefined }],
] as const)('%s does not see them', async (_, account, more) => {
  await open(account, more);
  await screen.findByRole('heading', { name: t('requests.facts') });
  expect(tiles()).toBeNull();
});
