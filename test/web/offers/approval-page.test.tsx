import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { approvalFilter } from '#shared/offers/approval-filter.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import type { OfferFields } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { beginExport } from '#test/web/exports/begin-export.ts';
import { exportAnswers } from '#test/web/exports/export-answers.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { ApprovalPage } from '#web/features/offers/approval/approval-page.tsx';
import { offerEntity, offerServer } from './offer-server.ts';

const authority = accountOf('AUT', 'authority', { autApprovalForCountry: testId('country') });
const country = countryOf({ offerAutApproval: true });
const pending = { autApproval: { status: 'pending' } } as const;
const DECIDE = 'POST livestock/offer/decide';

type Options = {
  readonly offers?: ReturnType<typeof offerEntity>[];
  readonly keyboardShortcuts?: boolean;
  readonly refuses?: boolean;
  /** The answer to a decision is lost on its way, and the decision with it or not. */
  readonly loses?: 'answer' | 'decision';
  readonly address?: string;
};

/** The page with three offers of one supplier that wait; what is decided is waiting no more. */
async function open({ keyboardShortcuts = true, refuses, loses, address, ...more }: Options = {}) {
  const offers = more.offers ?? [
    offerEntity('one', { ...pending, amount: 1 }),
    offerEntity('two', { ...pending, amount: 2 }),
    offerEntity('three', { ...pending, amount: 3, owner: testId('stranger') }),
  ];
  const answers = offerServer(offers, {
    'GET livestock/settings/get': () => ({ ...DEFAULT_SETTINGS, keyboardShortcuts }),
    'GET eav/entity/gettimeline': () => ({
      items: [{ rev: 1, updated: '2026-03-01T08:00:00.000Z', updatedBy: 'x', changeset: 'create' }],
      next: null,
    }),
    'POST search/aggregate/run': () => ({
      rows: [{ key: { 'autApproval.status': 'rejected' }, values: { offers: 4 } }],
    }),
    'GET eav/entity/getattachment': () => ({ url: '#fetched' }) as never,
    ...exportAnswers('offers', ['amount', 'approval']),
    [DECIDE]: (input) => {
      if (refuses) throw new FakeFailure(409, 'entities.revConflict');
      for (const { id, rev } of input.offers) {
        const index = offers.findIndex((offer) => offer.id === id);
        const autApproval = { status: 'accepted', decidedRev: rev + 1 } as const;
        if (loses === 'answer')
          offers[index] = { ...offerEntity('one', { autApproval }), rev: rev + 1 };
        if (loses === undefined) offers.splice(index, 1);
      }
      if (loses !== undefined) throw new TypeError('Failed to fetch');
      return { offers: [] };
    },
  });
  const page = await renderPage(<ApprovalPage />, {
    account: authority,
    country,
    path: '/approvals',
    address: address ?? '/approvals',
    answers,
  });
  const decided = () => page.calls.filter(({ name }) => name === DECIDE).map(({ input }) => input);
  return { ...page, decided };
}

const first = { id: testId('one'), rev: 1 };
const detail = (name: string) => screen.findByRole('region', { name });

test('the oldest offer shows, with its photos, and how its supplier was decided about before', async () => {
  const photo = { large: testId('large'), small: testId('small'), text: 'Eine Kuh' };
  await open({ offers: [offerEntity('one', { ...pending, amount: 1, photos: [photo] })] });
  const region = within(await detail('1 Fleckvieh'));
  await region.findByRole('heading', { name: t('approval.whatOffered') });
  const record = within(await region.findByRole('region', { name: /^Angebote dieses Anbieters/ }));
  expect(record.getByText(t('offers.approval.rejected')).nextSibling?.textContent).toBe('4');
  const image = await region.findByRole('img', { name: 'Eine Kuh' });
  await expect.poll(() => image.getAttribute('src')).toBe('#fetched');
});

test('an archived offer of the supplier counts as decided, and never as waiting', async () => {
  const { calls } = await open();
  await screen.findByRole('region', { name: /^Angebote dieses Anbieters/ });
  const count = calls.find(({ name }) => name === 'POST search/aggregate/run');
  const { attributeFilter } = { ...(count?.input as { attributeFilter: AttributeFilter }) };
  const { columns } = offerGroups.approval;
  const isCounted = (more: OfferFields) =>
    matchesFilter(rowOf(offerEntity('ours', more), columns), attributeFilter, columns);
  const archived = { status: 'archived' } as const;
  expect(isCounted({ ...archived, ...pending })).toBe(false);
  expect(isCounted({ ...archived, autApproval: { status: 'rejected' } })).toBe(true);
  expect(isCounted(pending)).toBe(true);
});

test('offers stand in the order in which they began to wait, and tell since when', async () => {
  const on = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const autApproval = { status: 'pending', on } as const;
  const { calls } = await open({ offers: [offerEntity('one', { autApproval, amount: 1 })] });
  await screen.findByText(t('approval.offeredAgo', { when: 'vor 3 Tagen' }));
  const lists = calls.filter(({ name }) => name === 'POST search/search/execute');
  const sorting = [{ field: 'autApproval.on', direction: 'asc' }];
  expect(lists.map(({ input }) => input)).toContainEqual(expect.objectContaining({ sorting }));
});

test('no other offer comes in the place of one that is not in the list', async () => {
  const { user } = await open({ address: `/approvals?offer=${testId('decided')}` });
  await screen.findByText(t('approval.notListed'));
  expect(screen.queryByRole('region', { name: '1 Fleckvieh' })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('words.toList') }));
  await detail('1 Fleckvieh');
});

test('who goes back to the list goes on from the offer that was open', async () => {
  const { user } = await open();
  const row = await screen.findByRole('button', { name: /^3 Fleckvieh/ });
  await user.click(row);
  await detail('3 Fleckvieh');
  await user.click(screen.getByRole('button', { name: t('words.toList') }));
  await expect.poll(() => document.activeElement).toBe(row);
});

test('the export holds the offers of the view that is open', async () => {
  expect(await beginExport(await open())).toMatchObject({
    config: 'offers',
    columns: ['amount', 'approval'],
    searchFilter: approvalFilter('pending'),
  });
});

test('accepting moves on at once and can be taken back; the next one sends it, or leaving the page', async () => {
  const { user, decided, unmount, address } = await open();
  const accept = async (offer: string) =>
    user.click(within(await detail(offer)).getByRole('button', { name: t('approval.accept') }));
  await accept('1 Fleckvieh');
  await user.click(await screen.findByRole('button', { name: t('action.undo') }));
  await expect.poll(address).toBe(`/approvals?offer=${testId('one')}`);
  expect(decided()).toEqual([]);
  await accept('1 Fleckvieh');
  await screen.findByText(`${t('offers.approval.accepted')}: 1 Fleckvieh`);
  await detail('2 Fleckvieh');
  await expect.poll(address).toBe(`/approvals?offer=${testId('two')}`);
  expect(decided()).toEqual([]);
  await accept('2 Fleckvieh');
  const accepted = (offer: object) => ({ offers: [offer], decision: 'accept' });
  await waitFor(() => expect(decided()).toEqual([accepted(first)]));
  unmount();
  await waitFor(() =>
    expect(decided()).toEqual([accepted(first), accepted({ id: testId('two'), rev: 1 })]),
  );
});

test('a rejection asks for a reason, which a usual one begins', async () => {
  const { user, decided } = await open();
  const region = within(await detail('1 Fleckvieh'));
  await user.click(region.getByRole('button', { name: t('approval.rejectTitle') }));
  await user.click(region.getByRole('button', { name: t('approval.rejectTitle') }));
  const reason = region.getByRole('textbox', { name: /^Grund/ });
  expect(reason).toHaveProperty('ariaInvalid', 'true');
  expect(document.activeElement).toBe(reason);
  await user.selectOptions(region.getByRole('combobox'), 'animalkind');
  await user.type(reason, ' Danke!');
  // Words that were added to a template are own words.
  await user.selectOptions(region.getByRole('combobox'), '');
  await user.click(region.getByRole('button', { name: t('approval.rejectTitle') }));
  await user.click(await screen.findByRole('button', { name: t('approval.sendNow') }));
  const text = `${t('approval.template.animalkind')} Danke!`;
  await waitFor(() =>
    expect(decided()).toEqual([{ offers: [first], decision: 'reject', reason: text }]),
  );
});

test('a reason that is being written stays when the supplier saves the offer meanwhile', async () => {
  const offers = [offerEntity('one', { ...pending, amount: 1 })];
  const { user, kernel, decided, unmount } = await open({ offers });
  const region = within(await detail('1 Fleckvieh'));
  await user.click(region.getByRole('button', { name: t('approval.rejectTitle') }));
  const reason = await region.findByRole('textbox', { name: /^Grund/ });
  await user.type(reason, 'Die Bescheinigung fehlt.');
  offers[0] = { ...offerEntity('one', { ...pending, amount: 7 }), rev: 2 };
  await act(() => kernel.queries.invalidateQueries());
  const changed = within(await detail('7 Fleckvieh'));
  const kept = changed.getByRole<HTMLTextAreaElement>('textbox', { name: /^Grund/ });
  expect(kept.value).toBe('Die Bescheinigung fehlt.');
  expect(document.activeElement).toBe(kept);
  expect(changed.queryByRole('button', { name: t('approval.rejectTitle') })).toBeNull();
  expect(decided()).toEqual([]);
  unmount();
});

test('what its supplier saves under the eyes of the authority is decided only after another look', async () => {
  const offers = [offerEntity('one', { ...pending, amount: 1 })];
  const { user, kernel, decided } = await open({ offers });
  const before = await detail('1 Fleckvieh');
  within(before).getByRole('button', { name: t('approval.accept') });
  offers[0] = { ...offerEntity('one', { ...pending, amount: 7 }), rev: 2 };
  await act(() => kernel.queries.invalidateQueries());
  const region = within(await detail('7 Fleckvieh'));
  region.getByText(t('approval.newer'));
  expect(region.queryByRole('button', { name: t('approval.accept') })).toBeNull();
  screen.getByRole('button', { name: /^7 Fleckvieh/ }).focus();
  await user.keyboard('a');
  expect(screen.queryByRole('button', { name: t('approval.sendNow') })).toBeNull();
  await user.click(region.getByRole('button', { name: t('approval.newerSeen') }));
  expect(document.activeElement).toBe(region.getByRole('heading', { level: 2 }));
  await user.click(region.getByRole('button', { name: t('approval.accept') }));
  await user.click(await screen.findByRole('button', { name: t('approval.sendNow') }));
  const newest = { id: testId('one'), rev: 2 };
  await waitFor(() => expect(decided()).toEqual([{ offers: [newest], decision: 'accept' }]));
});

test('all offers of one supplier are accepted together, after they were named', async () => {
  const { user, decided } = await open();
  const region = within(await detail('1 Fleckvieh'));
  await user.click(
    region.getByRole('button', { name: t('approval.acceptTogether', { count: 2 }) }),
  );
  const dialog = within(
    screen.getByRole('dialog', { name: t('approval.acceptThese', { count: 2 }) }),
  );
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1 Fleckvieh',
    '2 Fleckvieh',
  ]);
  await user.click(dialog.getByRole('button', { name: t('approval.acceptThese', { count: 2 }) }));
  await detail('3 Fleckvieh');
  await user.click(screen.getByRole('button', { name: t('approval.sendNow') }));
  const offers = [first, { id: testId('two'), rev: 1 }];
  await waitFor(() => expect(decided()).toEqual([{ offers, decision: 'accept' }]));
});

test.each([
  ['answer', 0],
  ['decision', 1],
] as const)(
  'a lost %s: only a decision that the server does not have is told',
  async (loses, told) => {
    const { user, decided, kernel } = await open({ loses });
    const region = within(await detail('1 Fleckvieh'));
    await user.click(region.getByRole('button', { name: t('approval.accept') }));
    await user.click(await screen.findByRole('button', { name: t('approval.sendNow') }));
    await waitFor(() => expect(decided()).toHaveLength(1));
    await waitFor(() => expect(kernel.queries.isFetching()).toBe(0));
    await waitFor(() => expect(screen.queryAllByText(t('approval.notDecided'))).toHaveLength(told));
  },
);

test('a refused decision is told with its offer, which is there again', async () => {
  const { user } = await open({ refuses: true });
  const region = within(await detail('1 Fleckvieh'));
  await user.click(region.getByRole('button', { name: t('approval.accept') }));
  await user.click(await screen.findByRole('button', { name: t('approval.sendNow') }));
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(t('approval.notDecided'));
  await alert.findByText('1 Fleckvieh');
  await screen.findByRole('button', { name: /^1 Fleckvieh/ });
});

test('an earlier rejection stays in the history, however often the offer was changed since', async () => {
  const offer = { ...offerEntity('one', { ...pending, amount: 1 }), rev: 14 };
  const by = { updated: '2026-03-01T08:00:00.000Z', updatedBy: offer.data.owner };
  const lines = Array.from({ length: 14 }, (_, index) => ({ ...by, rev: 14 - index }));
  lines.splice(12, 1, { ...by, rev: 2, updatedBy: authority.id, changeset: 'reject' } as never);
  await renderPage(<ApprovalPage />, {
    account: authority,
    country,
    answers: offerServer([offer], {
      'GET livestock/settings/get': () => DEFAULT_SETTINGS,
      'GET eav/entity/gettimeline': ({ pagination }) => ({
        items: lines.slice(0, pagination?.limit),
        next: null,
      }),
    }),
  });
  const history = within(await screen.findByRole('region', { name: t('words.history') }));
  await history.findByText(t('offers.approval.rejected'));
  history.getByText(t('approval.event.offer'));
  expect(history.getAllByRole('listitem')).toHaveLength(12);
});

test('A accepts and R rejects only while the focus is in the list', async () => {
  const { user } = await open();
  const row = await screen.findByRole('button', { name: /^1 Fleckvieh/ });
  await screen.findByText(t('approval.keys'));
  await user.keyboard('a');
  expect(screen.queryByText(`${t('offers.approval.accepted')}: 1 Fleckvieh`)).toBeNull();
  row.focus();
  await user.keyboard('a');
  await screen.findByText(`${t('offers.approval.accepted')}: 1 Fleckvieh`);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^2 Fleckvieh/));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^3 Fleckvieh/));
  await user.keyboard('r');
  await screen.findByRole('region', { name: t('approval.rejectTitle') });
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('who has switched shortcuts off decides with buttons only', async () => {
  const { user } = await open({ keyboardShortcuts: false });
  const row = await screen.findByRole('button', { name: /^1 Fleckvieh/ });
  row.focus();
  await user.keyboard('ar');
  expect(screen.queryByText(`${t('offers.approval.accepted')}: 1 Fleckvieh`)).toBeNull();
  expect(screen.queryByRole('region', { name: t('approval.rejectTitle') })).toBeNull();
  expect(screen.queryByText(/^Solange diese Liste/)).toBeNull();
});

test('when nothing waits, the page says so', async () => {
  await open({ offers: [] });
  await screen.findByRole('heading', { name: t('approval.none.pending') });
});
