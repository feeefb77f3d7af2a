import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '../../fake-server.ts';
import { DRAFT, fillCalls, openDraft } from '../open-draft.ts';
import { DECLARATION } from '../request-library.ts';

const code = 'requests.newOffersFound';
const offer = { ...entityOf('offer', offerOf(), 'new offer'), rev: 3 };

test('an offer that came since the request was begun is shown, and goes along with its answer', async () => {
  const opened = await openDraft({
    others: [offer],
    answers: {
      'POST livestock/request/fillform': ({ draft, offers = [] }) => {
        if (draft) return entityOf('request-process', processOf(DRAFT));
        if (offers.length > 0) return entityOf('request-process', processOf({ status: 'open' }));
        const detail = { path: `offers.${offer.id}`, code, message: '', rev: 3 };
        throw new FakeFailure(409, code, 'new offers', [detail]);
      },
    },
  });
  const { user } = opened;
  await user.click(await screen.findByRole('radio', { name: 'Erneuerung' }));
  await user.type(screen.getByRole('textbox', { name: /^Anzahl/ }), '12');
  await user.click(screen.getByRole('button', { name: t('requests.checkTitle') }));
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${DECLARATION}`) }));
  await user.click(screen.getByRole('button', { name: t('requests.send') }));
  await screen.findByText(t('errors.requests.offersChanged'));
  await screen.findByText(t('requests.newOffers', { count: 1 }));
  await screen.findByRole('link', { name: /^10 / });

  await user.click(screen.getByText(t('requests.whyNot')));
  await user.click(screen.getByRole('checkbox', { name: t('requests.offerReason.other') }));
  const sent = () => fillCalls(opened).filter((call) => (call as { draft?: true }).draft !== true);
  await user.click(screen.getByRole('button', { name: t('requests.send') }));
  expect(sent()).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: /^In eigenen Worten/ }), 'Zu alt.');
  await user.click(screen.getByRole('button', { name: t('requests.send') }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    offers: [{ id: offer.id, rev: 3, reasons: ['other'], text: 'Zu alt.' }],
  });
});

describe('the offers that the request names', () => {
  const named = (name: string, more: Partial<FoundOffer> = {}): FoundOffer => ({
    id: testId(name),
    rev: 1,
    km: 20,
    animals: { offergroup: testId('angus'), amount: 4 },
    reasons: [],
    ...more,
  });
  const searchFilter = (...offers: FoundOffer[]) => ({
    searchedOn: '2026-03-02T08:00:00.000Z',
    found: offers.length,
    foundWithoutConditions: offers.length,
    until: '2026-03-02',
    offers,
  });
  const openCheck = async (...offers: FoundOffer[]) => {
    const opened = await openDraft({
      request: { ...DRAFT, searchFilter: searchFilter(...offers) },
      others: [offer],
    });
    const { user } = opened;
    await user.click(await screen.findByRole('radio', { name: 'Erneuerung' }));
    await user.type(screen.getByRole('textbox', { name: /^Anzahl/ }), '10');
    await user.click(screen.getByRole('button', { name: t('requests.checkTitle') }));
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${DECLARATION}`) }));
    return opened;
  };
  const sentBy = (opened: Awaited<ReturnType<typeof openCheck>>) =>
    fillCalls(opened).filter((call) => (call as { draft?: true }).draft !== true);
  const left = (count: number, all: number) =>
    t('requests.offersLeft', { shown: String(count), all: String(all) });

  test('keep the request from being sent while one has no reason, and the list leads to it', async () => {
    const opened = await openCheck(named('one', { reasons: ['age'] }), named('two'));
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: t('requests.send') }));
    await user.click(await screen.findByRole('link', { name: left(1, 2) }));
    expect(sentBy(opened)).toEqual([]);
    const answer = document.getElementById(`offer-answer-${testId('two')}`);
    expect(answer).toBe(document.activeElement);
    const fields = within(answer as HTMLElement);
    await user.click(fields.getByRole('checkbox', { name: t('requests.offerReason.amount') }));
    await user.type(fields.getByRole('textbox', { name: /^Wie viele davon/ }), '5');
    expect(screen.getByText(t('errors.requests.takenTooMany'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('requests.send') }));
    expect(sentBy(opened)).toEqual([]);
    const taken = fields.getByRole<HTMLInputElement>('textbox', { name: /^Wie viele davon/ });
    await user.clear(taken);
    await user.type(taken, '0,4');
    expect([taken.value, taken.getAttribute('aria-invalid')]).toEqual(['0,4', 'true']);
    await user.clear(taken);
    await user.type(taken, '4');
    const notice = { count: 4, taken: '4', applied: '6', wanted: '10' };
    await screen.findByText(t('requests.takenNotice', notice));
    await user.click(screen.getByRole('button', { name: t('requests.send') }));
    await waitFor(() => expect(sentBy(opened)).toHaveLength(1));
    expect(sentBy(opened)[0]).toMatchObject({
      offers: [{ id: testId('two'), rev: 1, reasons: ['amount'], taken: 4 }],
    });
  });

  test('of a week without a number any may be taken, whatever the offer has today', async () => {
    const animals = { offergroup: testId('angus'), calendarWeek: '2026-W20' };
    const { user } = await openCheck(named('new offer', { animals }));
    const fields = within(screen.getByRole('region', { name: t('requests.offersFound') }));
    await user.click(fields.getByRole('checkbox', { name: t('requests.offerReason.amount') }));
    await user.type(fields.getByRole('textbox', { name: /^Wie viele davon/ }), '40');
    expect(screen.queryByText(t('errors.requests.takenTooMany'))).toBeNull();
  });

  test('take one reason for all that have none', async () => {
    const opened = await openCheck(named('one'), named('two'), named('three'));
    const { user } = opened;
    const panel = screen.getByText(t('requests.sameReason', { count: 3 })).closest('details');
    const fields = within(panel as HTMLElement);
    await user.click(screen.getByText(t('requests.sameReason', { count: 3 })));
    await user.click(fields.getByRole('checkbox', { name: t('requests.offerReason.breed') }));
    expect(fields.queryByRole('checkbox', { name: t('requests.offerReason.amount') })).toBeNull();
    await user.click(fields.getByRole('button', { name: t('action.apply') }));
    await screen.findByText(t('requests.offersAllAnswered', { count: 3, shown: '3' }));
    await user.click(screen.getByRole('button', { name: t('requests.send') }));
    await waitFor(() => expect(sentBy(opened)).toHaveLength(1));
    expect(sentBy(opened)[0]).toMatchObject({
      offers: ['one', 'two', 'three'].map((name) => ({ id: testId(name), reasons: ['breed'] })),
    });
  });

  test('take no answer for all that is none: the focus goes to what is missing', async () => {
    const { user } = await openCheck(named('one'), named('two'));
    const title = screen.getByText(t('requests.sameReason', { count: 2 }));
    const fields = within(title.closest('details') as HTMLElement);
    await user.click(title);
    await user.click(fields.getByRole('button', { name: t('action.apply') }));
    const reasons = fields.getByRole('group', { description: new RegExp(t('words.choose')) });
    expect(document.activeElement).toBe(within(reasons).getAllByRole('checkbox')[0]);
    await user.click(fields.getByRole('checkbox', { name: t('requests.offerReason.other') }));
    await user.click(fields.getByRole('button', { name: t('action.apply') }));
    expect(document.activeElement).toBe(fields.getByRole('textbox'));
  });
});
