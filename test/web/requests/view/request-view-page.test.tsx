import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, counting, t } from '#test/web/catalogue-text.ts';
import {
  RequestPreviewPage,
  RequestViewPage,
} from '#web/features/requests/view/request-view-page.tsx';
import { FakeFailure } from '../../fake-server.ts';
import { openRequest, REQUEST_ID, type RequestWorld } from '../open-request.ts';
import { ADVICE, accounts, DECISION, DECLARATION, packageEntity } from '../request-library.ts';

const sent: Partial<RequestProcess> = {
  filledSteps: [
    {
      step: testId('step 0'),
      by: PARTIES.agr,
      role: 'AGR',
      on: '2026-03-02T08:00:00.000Z',
      fieldData: [
        { field: 'purpose', value: 'breedChange' },
        { field: 'breedBefore', value: 'Fleckvieh' },
        { field: 'numberWanted', value: 12 },
      ],
    },
  ],
  events: [
    { event: 'init', by: PARTIES.agr, on: '2026-03-01T08:00:00.000Z', status: 'new', step: 0 },
    { event: 'send', by: PARTIES.agr, on: '2026-03-02T08:00:00.000Z', status: 'open', step: 1 },
  ],
};

const onDay = (status: RequestProcess['status'], day: string) =>
  t('words.onDay', { what: t(`requests.status.${status}`), day });

/** The lines of a part of the page. */
const linesOf = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('listitem');
const stepWords = () => linesOf(t('step.label')).map((line) => line.textContent);
const timeline = () =>
  linesOf(t('words.history')).map((line) => line.firstElementChild?.textContent);
const stepIs = (
  form: string,
  state: 'filled' | 'yours' | 'waiting' | 'lapsed' | 'ahead' | 'notReached',
) => `${form}${t(`requests.stepState.${state}`)}`;

const open = (world: RequestWorld = {}) =>
  openRequest(RequestViewPage, { account: accounts.agr, request: sent, ...world });

test('an association is called what buyers know it by', async () => {
  const aso = accountOf('ASO', 'aso', {
    staticData: { name: 'Verband Süd e. V.', standardName: 'Bioland' },
  });
  await open({ request: { ...sent, aso: aso.id, turn: aso.id }, others: [aso] });
  await screen.findByText(`${t('requests.turn')}: Bioland`);
});

test('a request is called by its animals and their number, for others than the farm also by the farm', async () => {
  const request = { ...sent, decision: { animalsAsked: 12 } };
  const own = await open({ request });
  await screen.findByRole('heading', { level: 1, name: '12\u00a0×\u00a0Rinder' });
  own.unmount();
  // A species may have one breed of its own name.
  const breed = entityOf('offergroup', {
    labels: [{ lang: 'de_DE', label: 'Rinder' }],
    animalkind: testId('cattle'),
    activeInCountries: [],
    offerSpecifications: [],
  });
  await open({
    request: { ...request, offergroup: breed.id },
    account: accounts.aut,
    others: [breed],
  });
  await screen.findByRole('heading', { level: 1, name: 'Biohof Muster: 12\u00a0×\u00a0Rinder' });
});

test('the page tells number, status, who has it, the facts, every answer and what happened', async () => {
  await open();
  await screen.findByText('DE-2026-000001');
  expect(screen.getByText(t('requests.status.open'))).toBeDefined();
  await screen.findByText(`${t('requests.turn')}: Kontrolle Süd`);
  const answers = within(screen.getByRole('region', { name: t('requests.answers') }));
  const rows = answers.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(rows).toEqual([
    'ZweckRassenumstellung',
    'Bisherige RasseFleckvieh',
    'Anzahl12',
    `${DECLARATION}${t('inputs.no')}`,
  ]);
  expect(timeline()).toEqual([t('requests.event.send'), t('requests.event.init')]);
  expect(stepWords()).toEqual([
    stepIs(t('requests.one'), 'filled'),
    stepIs(ADVICE, 'waiting'),
    stepIs(DECISION, 'ahead'),
  ]);
});

const on = '2026-03-04T08:00:00.000Z';

test('a decision that nobody gave in time has lapsed, in every word of the page and on paper', async () => {
  const step = 2;
  await open({
    request: {
      status: 'closed',
      turn: undefined,
      stepClosesOn: undefined,
      step,
      filledSteps: sent.filledSteps ?? [],
      events: [
        ...(sent.events ?? []),
        { event: 'passOn', by: 'system', on: '2026-03-03T08:00:00.000Z', status: 'open', step },
        { event: 'remind', by: 'system', on: '2026-03-03T09:00:00.000Z', status: 'open', step },
        { event: 'autoClose', by: 'system', on, status: 'closed', step },
      ],
    },
  });
  await screen.findByText(t('requests.status.lapsed'));
  const notice = await screen.findByRole('note', {
    name: t('requests.lapsedOn', { day: '4. März 2026' }),
  });
  expect(notice.textContent).toContain(t('requests.lapsedText', { form: DECISION }));
  expect(stepWords()).toEqual([
    stepIs(t('requests.one'), 'filled'),
    stepIs(ADVICE, 'lapsed'),
    stepIs(DECISION, 'lapsed'),
  ]);
  expect(timeline()).toEqual([
    t('requests.event.autoClose', { form: DECISION }),
    t('requests.event.remind', { form: DECISION }),
    t('requests.event.passOn', { form: ADVICE }),
    t('requests.event.send'),
    t('requests.event.init'),
  ]);
  expect(document.body.textContent).not.toMatch(/Nicht nötig|Geschlossen|von selbst/);
});

test('an advice passed over is named as missed while the authority has the request', async () => {
  await open({
    account: accounts.aut,
    request: {
      turn: PARTIES.aut,
      step: 2,
      stepClosesOn: '2026-03-20T08:00:00.000Z',
      filledSteps: sent.filledSteps ?? [],
      events: [
        ...(sent.events ?? []),
        { event: 'passOn', by: 'system', on, status: 'open', step: 2 },
      ],
    },
  });
  await screen.findByText(`${t('requests.turn')}: Ihnen`);
  expect(stepWords()).toEqual([
    stepIs(t('requests.one'), 'filled'),
    stepIs(ADVICE, 'lapsed'),
    stepIs(DECISION, 'yours'),
  ]);
  await screen.findByText(t('requests.overdue', { day: '20. März 2026' }));
});

test('of a report after the decision the page says its day, and nothing of an answer to wait for', async () => {
  const after = { ...sent, status: 'accepted', turn: PARTIES.agr, step: 2 } as const;
  await open({ request: { ...after, stepClosesOn: '2026-03-20T08:00:00.000Z' } });
  await screen.findByText(`${t('requests.due')}: 20. März 2026`);
});

test('of an advice the page says that the request goes on without it', async () => {
  await open({ request: { ...sent, stepClosesOn: '2026-03-20T08:00:00.000Z' } });
  await screen.findByText(t('requests.timeOver.passOn', { day: '20. März 2026' }));
});

test('what closed without a decision because all is filled in says so', async () => {
  const advised = {
    step: testId('step 1'),
    by: PARTIES.ins,
    role: 'INS' as const,
    on,
    fieldData: [],
  };
  const closing = { event: 'decide', by: PARTIES.ins, on, status: 'closed', step: 1 } as const;
  await open({
    request: {
      status: 'closed',
      turn: undefined,
      stepClosesOn: undefined,
      filledSteps: [...(sent.filledSteps ?? []), advised],
      // A mark is set later, and ends nothing.
      events: [
        ...(sent.events ?? []),
        closing,
        { ...closing, event: 'mark', on: '2026-03-09T08:00:00.000Z' },
      ],
    },
  });
  await screen.findByText(onDay('closed', '4. März 2026'));
  expect(timeline()[1]).toBe(t('requests.event.fillStep', { form: ADVICE }));
});

test('a supplier who takes part is told by name and town, with its number', async () => {
  const place = supplierData().locationsOfSale.map((location) => ({
    ...location,
    address: { ...location.address, phone: '+49 800 123' },
  }));
  const country = testId('country DE');
  const sup = accountOf('SUP', 'Brüterei Schäfer', {
    userData: { supData: [supplierData({ country, locationsOfSale: place })] },
  });
  // As everybody sees a supplier: without an address of its own.
  const { supData } = sup.data.userData;
  const shown = { ...sup, data: { ...sup.data, userData: { supData } } };
  await open({ request: { ...sent, sup: sup.id, turn: sup.id }, others: [shown] });
  await screen.findByText(`${t('requests.turn')}: Brüterei Schäfer`);
  const fact = screen.getByText(t('role.SUP')).closest('div');
  expect(fact?.textContent).toBe('AnbieterBrüterei Schäfer, München+49 800 123');
  const link = within(fact as HTMLElement).getByRole('link');
  expect(link.getAttribute('href')).toBe('tel:+49800123');
});

test('a follow-up takes the supplier along', async () => {
  const request = { ...sent, status: 'rejected' as const, turn: undefined, sup: testId('sup') };
  await open({ request });
  const link = await screen.findByRole('link', { name: t('requests.followUp') });
  expect(link.getAttribute('href')).toContain(`&sup=${testId('sup')}`);
});

const ACTIONS = [
  t('requests.retract'),
  t('requests.mark'),
  'Ordner',
  t('requests.removeDraft'),
  t('action.print'),
] as const;

test.each([
  ['AGR', accounts.agr, [t('requests.retract'), 'Ordner', t('action.print')], false],
  ['INS', accounts.ins, [t('requests.mark'), 'Ordner', t('action.print')], true],
  ['AUT', accounts.aut, [t('requests.mark'), 'Ordner', t('action.print')], false],
  ['a stranger', accounts.other, [t('action.print')], false],
])('%s is offered what it may do', async (_, account, names, mayFill) => {
  await open({ account });
  await screen.findByText('DE-2026-000001');
  expect(ACTIONS.filter((name) => screen.queryByRole('button', { name }))).toEqual(
    ACTIONS.filter((name) => names.includes(name)),
  );
  expect(screen.queryByRole('link', { name: /ausfüllen$/ }) !== null).toBe(mayFill);
});

test('retracting tells its consequence first', async () => {
  const animals = { gender: 'female', ageCategory: testId('heifers') } as const;
  const on = '2026-03-04T08:00:00.000Z';
  const retracting = {
    event: 'retract',
    by: PARTIES.agr,
    on,
    status: 'retracted',
    step: 1,
  } as const;
  const opened = await open({
    request: { ...sent, ...animals },
    answers: {
      'POST livestock/request/retractrequest': () =>
        opened.save({ status: 'retracted', turn: undefined, events: [retracting] }),
    },
  });
  const { user, calls } = opened;
  await user.click(await screen.findByRole('button', { name: t('requests.retract') }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain(t('requests.retractText'));
  expect(calls.some(({ name }) => name.endsWith('retractrequest'))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: t('requests.retract') }));
  await screen.findByText(onDay('retracted', '4. März 2026'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const followUp = screen.getByRole('link', { name: t('requests.followUp') });
  const href = followUp.getAttribute('href');
  expect(href).toContain(`followup=${REQUEST_ID}`);
  expect(href).toContain(`gender=female&age=${testId('heifers')}`);
});

const statusCalls = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ name }) => name.endsWith('setstatus')).map(({ input }) => input);
const dialog = () => within(screen.getByRole('dialog'));

test('a mark needs an abbreviation, and the device remembers it', async () => {
  const opened = await open({
    account: accounts.ins,
    answers: { 'POST livestock/request/setstatus': () => opened.save({}) },
  });
  await opened.user.click(await screen.findByRole('button', { name: t('requests.mark') }));
  dialog().getByText(t('requests.editorNameHint'));
  await opened.user.click(dialog().getByRole('button', { name: t('requests.mark') }));
  expect(statusCalls(opened)).toEqual([]);
  await opened.user.type(screen.getByRole('textbox', { name: /^Ihr Kürzel/ }), 'PV');
  await opened.user.click(dialog().getByRole('button', { name: t('requests.mark') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(statusCalls(opened)).toEqual([
    { process: { id: REQUEST_ID, rev: 1 }, editorName: 'PV', inProgress: true },
  ]);
  expect(opened.kernel.storage.get('requests.editor/person')).toBe('PV');
});

test('somebody else’s mark that came in between is shown before it is replaced', async () => {
  const mark = { editorName: 'MS', by: PARTIES.aut, since: '2026-03-03T08:00:00.000Z' };
  let isFirst = true;
  const opened = await open({
    account: accounts.ins,
    answers: {
      'POST livestock/request/setstatus': () => {
        if (!isFirst) return opened.save({ inProcess: { ...mark, editorName: 'PV' } });
        isFirst = false;
        opened.save({ inProcess: mark, statusLabel: 'Tierarzt fragen' });
        throw new FakeFailure(409, 'requests.markedByOther');
      },
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: t('requests.mark') }));
  await opened.user.type(screen.getByRole('textbox', { name: /^Ihr Kürzel/ }), 'PV');
  await opened.user.click(dialog().getByRole('button', { name: t('requests.mark') }));
  await screen.findByText(/^MS bearbeitet diesen Antrag seit/);
  await opened.user.click(screen.getByRole('button', { name: t('requests.markReplace') }));
  await screen.findByText(`${t('requests.editor')}: PV`);
  expect(statusCalls(opened)).toMatchObject([
    { inProgress: true, process: { rev: 1 } },
    { inProgress: true, process: { rev: 2 }, replace: true },
  ]);
  expect(statusCalls(opened)[1]).not.toHaveProperty('statusLabel');
});

test('a request is moved to a folder of one’s own', async () => {
  const opened = await open({
    answers: { 'POST livestock/request/setstatus': () => opened.save({}) },
  });
  await opened.user.click(await screen.findByRole('button', { name: t('requests.folder') }));
  await opened.user.click(screen.getByRole('button', { name: 'Herde 1' }));
  await waitFor(() => expect(statusCalls(opened)).toHaveLength(1));
  expect(statusCalls(opened)).toMatchObject([{ folder: { id: testId('folder') } }]);
});

test('the preview is marked and only to be looked at', async () => {
  await openRequest(RequestPreviewPage, { account: accounts.ins, request: sent });
  await screen.findByText('DE-2026-000001');
  expect(screen.getAllByText(t('words.preview'))).toHaveLength(2);
  expect(screen.queryByRole('button', { name: t('requests.mark') })).toBeNull();
  expect(screen.queryByRole('link', { name: /ausfüllen$/ })).toBeNull();
});

test('a request that is none of this account’s is not there', async () => {
  await open({ address: `/requests/${testId('foreign')}` });
  await screen.findByText(t('requests.notFound'));
});

test('a granted request tells how many and until when', async () => {
  await open({
    request: {
      ...sent,
      status: 'accepted',
      turn: undefined,
      decidedOn: '2026-03-09T10:00:00.000Z',
      decision: { animalsAsked: 12, animalsGranted: 8, validUntil: '2026-12-31' },
    },
  });
  await screen.findByText(onDay('accepted', '9. März 2026'));
  screen.getByText(t('requests.granted', { count: 8, granted: '8', asked: '12' }));
  screen.getByText(t('requests.validUntil', { day: '31. Dezember 2026' }));
});

test.each(['accepted', 'rejected'] as const)(
  'beside that it is %s stand the words of the office that decided',
  async (status) => {
    const on = '2026-03-09T10:00:00.000Z';
    const condition = 'Quarantäne';
    const fieldData = [{ field: 'advice', value: condition }];
    const filled = { step: testId('step 1'), by: PARTIES.ins, role: 'INS' as const, on, fieldData };
    await open({
      request: { ...sent, status, turn: undefined, decidedOn: on, filledSteps: [filled] },
    });
    const title = await screen.findByText(onDay(status, '9. März 2026'));
    within(title.parentElement as HTMLElement).getByText(condition);
  },
);

const USUAL_TIME = counting('requests.usualTime', { party: ANY, shown: ANY });

test('while a request waits, the usual time of its authority is told', async () => {
  await open({ answers: { 'POST livestock/request/usualtime': () => ({ days: 12 }) } });
  await screen.findByText(t('requests.usualTime', { party: 'Landesamt', count: 12, shown: '12' }));
});

test('an authority that decided nothing lately, and a decided request, have no usual time', async () => {
  const nothing = { 'POST livestock/request/usualtime': () => ({}) };
  const waiting = await open({ answers: nothing });
  await waitFor(() =>
    expect(waiting.calls.map(({ name }) => name)).toContain('POST livestock/request/usualtime'),
  );
  await screen.findByText(`${t('requests.turn')}: Kontrolle Süd`);
  expect(screen.queryByText(USUAL_TIME)).toBeNull();
  waiting.unmount();
  const decided = await open({
    request: { ...sent, status: 'accepted', turn: undefined },
    answers: nothing,
  });
  await screen.findByRole('heading', { level: 1 });
  expect(decided.calls.map(({ name }) => name)).not.toContain('POST livestock/request/usualtime');
});

test('where the authority decides nothing, its usual time is not told', async () => {
  const { steps, ...form } = packageEntity.data;
  const checked = { ...form, steps: steps.slice(0, 2) };
  const opened = await open({
    others: [entityOf('requestpackage', checked, 'checked')],
    request: { ...sent, package: { id: testId('checked'), rev: 1 } },
    answers: { 'POST livestock/request/usualtime': () => ({ days: 3 }) },
  });
  await screen.findByText(`${t('requests.turn')}: Kontrolle Süd`);
  expect(screen.queryByText(USUAL_TIME)).toBeNull();
  expect(opened.calls.map(({ name }) => name)).not.toContain('POST livestock/request/usualtime');
});

const MB = 1024 * 1024;
const fileOf = (name: string, size: number) => ({
  upload: testId(name),
  name,
  contentType: 'application/pdf',
  size,
});

test('attachments above the print capacity are warned of before printing; below it prints at once', async () => {
  const print = vi.fn(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.print = print;
  const small = await open({ request: { ...sent, attachments: [fileOf('a.pdf', 10 * MB)] } });
  await small.user.click(await screen.findByRole('button', { name: t('action.print') }));
  expect(print).toHaveBeenCalledTimes(1);
  small.unmount();

  const attachments = [fileOf('a.pdf', 10 * MB), fileOf('b.pdf', 2 * MB)];
  const large = await open({ request: { ...sent, attachments } });
  await large.user.click(await screen.findByRole('button', { name: t('action.print') }));
  expect(print).toHaveBeenCalledTimes(1);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Zusammen haben sie 12 MB, mitdrucken lassen sich 10 MB.');
  await large.user.click(within(dialog).getByRole('button', { name: t('action.print') }));
  expect(print).toHaveBeenCalledTimes(2);
});
