import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { RequestFillPage } from '#web/features/requests/fill/request-fill-page.tsx';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { openRequest, REQUEST_ID } from '../open-request.ts';
import { accounts } from '../request-library.ts';

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide || query !== '(min-width: 90em)',
    addEventListener() {},
    removeEventListener() {},
  }));
});

const toDecide: Partial<RequestProcess> = { step: 2, turn: PARTIES.aut, status: 'open' };
const other = (name: string, more: Partial<RequestProcess>) =>
  entityOf('request-process', processOf({ applicant: { name }, ...toDecide, ...more }), name);
const open = (page: typeof RequestViewPage, account: keyof typeof accounts, more = toDecide) =>
  openRequest(page, {
    account: accounts[account],
    request: { ...toDecide, ...more },
    others: [
      other('Hof Bergmann', {
        inProcess: { by: 'bauer', editorName: 'K. Bauer', since: '2026-03-02T08:00:00.000Z' },
      }),
      other('Decided Farm', { status: 'rejected', turn: undefined }),
    ],
  });
const queue = () => screen.queryByRole('navigation', { name: t('requests.view.needsMe') });

test.each([
  ['reads', RequestViewPage, ''],
  ['answers', RequestFillPage, '/fill'],
])('beside a request that an office %s stand those that wait for it', async (_, page, screenOf) => {
  const { user } = await open(page, 'aut');
  const rows = within(await screen.findByRole('navigation', { name: t('requests.view.needsMe') }));
  const next = await rows.findByRole('link', { name: 'Hof Bergmann' });
  rows.getByRole('row', { name: /Hof Bergmann.*K\. Bauer/ });
  expect(next.getAttribute('href')).toBe(`/requests/${testId('Hof Bergmann')}${screenOf}`);
  const current = rows.getByRole('link', { current: 'page' });
  expect(current.getAttribute('href')).toBe(`/requests/${REQUEST_ID}${screenOf}`);
  expect(rows.queryByText(/Decided Farm/)).toBeNull();
  const [top, below] = rows.getAllByRole('link').slice(1);
  top?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(below);
});

test('the queue of a page that opens stands at the request that is open', async () => {
  const at = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  at.mockImplementation(function (this: Element) {
    return new DOMRect(0, this.hasAttribute('aria-current') ? 900 : 0);
  });
  await open(RequestViewPage, 'aut');
  await waitFor(() => expect(queue()?.scrollTop).toBe(900));
});

test('from the receipt the next request is one press of Tab away, beside a queue, too', async () => {
  const { user } = await open(RequestFillPage, 'aut');
  await user.click(await screen.findByRole('radio', { name: t('statistic.refusedWord') }));
  await user.click(screen.getByRole('button', { name: t('requests.checkTitle') }));
  await user.click(screen.getByRole('button', { name: t('requests.sendDecision') }));
  const sent = await screen.findByRole('heading', { level: 1, name: /gesendet$/ });
  await waitFor(() => expect(document.activeElement).toBe(sent));
  await user.tab();
  const next = document.activeElement?.getAttribute('href');
  expect(next).toBe(`/requests/${testId('Hof Bergmann')}/fill`);
});

test('a clerk whose colleague was faster goes on to the next request', async () => {
  isWide = false;
  await open(RequestFillPage, 'aut', { status: 'rejected', turn: undefined });
  await screen.findByText(t('requests.notYourTurn'));
  const next = await screen.findByRole('link', { name: /Hof Bergmann/ });
  expect(next.getAttribute('href')).toBe(`/requests/${testId('Hof Bergmann')}/fill`);
});

test('an office for which nothing waits is told so', async () => {
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: { status: 'rejected', turn: undefined },
  });
  await screen.findByText(t('requests.none.needsMe'));
});

test('a farm has no queue', async () => {
  await open(RequestViewPage, 'agr');
  await screen.findByRole('heading', { level: 1 });
  expect(queue()).toBeNull();
});

test('a narrow window has no queue', async () => {
  isWide = false;
  await open(RequestViewPage, 'aut');
  await screen.findByRole('heading', { level: 1 });
  expect(queue()).toBeNull();
});
