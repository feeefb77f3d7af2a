import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { openRequest } from '../open-request.ts';
import { accounts, DECISION, inGerman } from '../request-library.ts';

const on = '2026-03-04T08:00:00.000Z';
const report = (fieldData: FieldData): RequestProcess['filledSteps'][number] => ({
  step: testId('step 2'),
  by: PARTIES.agr,
  role: 'AGR',
  on,
  fieldData,
});
const granted: Partial<RequestProcess> = {
  status: 'accepted',
  decidedOn: '2026-03-03T08:00:00.000Z',
  decision: { animalsAsked: 6, animalsGranted: 6, validUntil: '2098-09-30' },
  reportDueOn: '2098-10-28',
  turn: PARTIES.agr,
};
const cows = entityOf('animalkind', { labels: inGerman('Rinder'), reportCode: 'bovine' }, 'cows');
const open = (request: Partial<RequestProcess>, day = on) =>
  openRequest(RequestViewPage, {
    account: accounts.agr,
    request: { ...granted, animalkind: cows.id, ...request },
    others: [cows],
    now: () => Date.parse(day),
  });
const section = async () =>
  within(await screen.findByRole('region', { name: t('requests.purchases') }));

test('a permission without a purchase says until when it is reported, and how many may be bought', async () => {
  await open({});
  const part = await section();
  part.getByText(t('requests.purchases.due', { day: '28. Oktober 2098' }));
  part.getByText(t('requests.purchases.left', { count: 6, shown: '6' }));
  expect(part.queryByRole('button')).toBeNull();
});

test.each([
  ['2026-06-30', ['left']],
  ['2026-07-05', []],
  ['2026-07-29', ['returned']],
])(
  'on %s, between the end of a permission and the last day for its report, it says %j',
  async (day, said) => {
    const decision = { ...granted.decision, validUntil: '2026-06-30' };
    await open({ decision, reportDueOn: '2026-07-28' }, `${day}T08:00:00.000Z`);
    const part = await section();
    part.getByText(t('requests.purchases.due', { day: '28. Juli 2026' }));
    const isSaid = (rest: 'left' | 'returned') =>
      part.queryByText(t(`requests.purchases.${rest}`, { count: 6, shown: '6' })) !== null;
    expect((['left', 'returned'] as const).filter(isSaid)).toEqual(said);
  },
);

test('each portion says from when its products are organic, also as a calendar file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await open({
    decision: { ...granted.decision, animalsBought: 4 },
    filledSteps: [
      { ...report([{ field: 'animalsBought', value: 0 }]), on: '2026-03-03T09:00:00.000Z' },
      report([
        { field: 'animalsBought', value: 4 },
        { field: 'purchaseDate', value: '2026-03-03' },
        { field: 'arrivedOn', value: '2026-03-04' },
        { field: 'bornOn', value: '2025-03-04' },
        { field: 'earTags', value: ['DE 09 512 34501'] },
        { field: 'lastPurchase', value: true },
      ]),
    ],
  });
  const part = await section();
  const reports = screen.getAllByRole('region', { name: DECISION });
  expect(new Set(reports.map((report) => report.getAttribute('aria-labelledby'))).size).toBe(2);
  // Three quarters of its life: three times the year that it had lived before.
  await part.findByText(t('requests.purchases.organic', { day: '3. März 2029' }));
  part.getByText(t('requests.purchases.organic', { day: '4. September 2026' }));
  part.getByText('DE 09 512 34501');
  part.getByText(t('requests.purchases.returned', { count: 2, shown: '2' }));
  part.getByText(t('requests.purchases.recalled'));
  await user.click(part.getByRole('button', { name: t('requests.purchases.calendar') }));
  const text = (await files[0]?.text()) ?? '';
  expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20260904',
    'DTSTART;VALUE=DATE:20290303',
  ]);
});

test.each([
  ['while its report may come: nothing', '2026-03-04', []],
  ['after that: what was not bought', '2026-04-02', ['4']],
])('of a permission that was revoked it says, %s', async (_, day, said) => {
  const revoked: Partial<RequestProcess> = {
    decision: { ...granted.decision, animalsBought: 2 },
    permissionEnd: { how: 'revoked', by: accounts.aut.id, on, animals: 6 },
    reportDueOn: '2026-04-01',
    filledSteps: [report([{ field: 'animalsBought', value: 2 }])],
  };
  await open(revoked, `${day}T18:00:00.000Z`);
  const part = await section();
  const isSaid = (shown: string) =>
    part.queryByText(t('requests.purchases.returned', { count: Number(shown), shown })) !== null;
  expect(['4', '6'].filter(isSaid)).toEqual(said);
  screen.getByText(t('requests.revokedText'));
});

test('of a permission that was waived it says until when earlier purchases may be reported', async () => {
  const permissionEnd = { how: 'waived', by: PARTIES.agr, on, animals: 6 } as const;
  await open({ permissionEnd });
  const part = await section();
  part.getByText(t('requests.purchases.mayReport', { day: '28. Oktober 2098' }));
});

test.each([
  ['2026-06-30', true],
  ['2026-07-05', false],
])('on %s the rest of a permission until the end of June is waived: %s', async (day, offered) => {
  const decision = { ...granted.decision, validUntil: '2026-06-30' };
  await open({ decision, reportDueOn: '2026-07-28' }, `${day}T08:00:00.000Z`);
  await section();
  expect(screen.queryByRole('button', { name: t('requests.waive') }) !== null).toBe(offered);
});

test('a request that is not granted has no such part', async () => {
  await open({ status: 'open', decision: undefined, turn: PARTIES.ins });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: t('requests.purchases') })).toBeNull();
});
