import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ImportJob } from '#shared/imports/endpoints.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { counting, inside, starting, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { hurryPages } from '#test/web/hurried-pages.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { fakeStorage } from '#test/web/uploads/upload-server.ts';
import { Link } from '#web/components/link.tsx';
import { CustomerImportPage } from '#web/features/imports/customer-import-page.tsx';
import { ImportsPage } from '#web/features/imports/imports-page.tsx';
import { OfferImportPage } from '#web/features/imports/offer-import-page.tsx';

hurryPages();

const choice = () => screen.findByLabelText(t('words.chooseFile'));
const FILE = testId('file');
const JOB = testId('job');
const office = accountOf('INS', 'Kontrolle', { staticData: { agrImport: true } });

const COLUMNS = [
  { name: 'controlNumber', heading: 'Number', explanation: 'which farm', isRequired: true },
  { name: 'name', heading: 'Farm', explanation: 'its name', isRequired: true },
  { name: 'phone', heading: 'Phone', explanation: 'one', isRequired: false },
];
const LOOK = {
  format: 'csv' as const,
  encoding: 'windows-1252' as const,
  separator: ';' as const,
  sheets: [],
  headerRow: 1,
  headings: ['No.', 'What', 'Tel'],
  rows: [{ row: 2, cells: ['123', 'Hof Österreich', ''] }],
  mapping: { controlNumber: 0, phone: 2 },
  fields: [],
  isKept: false,
};
/** A dry run in another language than that of the page. */
const ASKED = {
  file: FILE,
  reading: {},
  mapping: { controlNumber: 0, name: 1 },
  language: 'da_DK' as const,
};

const jobOf = (more: Partial<ImportJob> = {}): ImportJob => ({
  id: JOB,
  kind: 'import',
  imports: 'customers',
  does: 'import',
  status: 'complete',
  createdOn: '2026-03-02T08:00:00.000Z',
  progress: { done: 10, total: 10 },
  counts: { read: 10, created: 7, updated: 1, unchanged: 0, failed: 2 },
  lines: 0,
  fileName: 'list.csv',
  dryRun: true,
  partial: true,
  options: {},
  hasFaultyRows: false,
  asked: ASKED,
  ...more,
});

const LINE: JobLine = {
  row: 12,
  column: 'Tel',
  value: 'none',
  code: 'wrongPhone',
  detail: '',
};

const ANSWERS: Answers = {
  'GET import/config/get': ({ kind }) => ({ kind, rows: 50_000, columns: COLUMNS }),
  'GET import/job/list': () => ({ jobs: [] }),
  'POST import/file/look': () => LOOK,
  'POST import/job/lines': () => ({ items: [LINE], next: null }),
};

function open(address: string, more: Answers = {}, page = <CustomerImportPage />) {
  return renderPage(page, {
    account: office,
    address,
    answers: { ...ANSWERS, ...more },
  });
}
const begun = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ name }) => name === 'POST import/job/create').map(({ input }) => input);
const at = (name: string) => ({ name });

test('a file is asked for, with its template; none that is too large is sent', async () => {
  const page = await open('/customer-import', {
    'GET import/template/get': () => ({ name: 'v.xlsx', contentType: 'x/y', content: 'UEs=' }),
  });
  await screen.findByText(/50\.000/);
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  await page.user.click(screen.getByRole('button', at(t('imports.template'))));
  await waitFor(() => expect(link).toHaveBeenCalledOnce());
  link.mockRestore();

  const large = new File(['x'], 'list.xlsx');
  Object.defineProperty(large, 'size', { value: 33 * 1024 * 1024 });
  await page.user.upload(await choice(), large);
  expect((await screen.findByRole('alert')).textContent).toContain(
    t('words.fileTooLarge', { size: '33 MB', limit: '32 MB' }),
  );
  expect(page.calls.some(({ name }) => name === 'POST import/file/create')).toBe(false);
});

test('what was recognised is shown and can be corrected; a needed column is asked for', async () => {
  const page = await open(`/customer-import?file=${FILE}&name=list.csv`, {
    'POST import/job/create': () => jobOf({ status: 'queued' }),
    'POST import/job/get': () => jobOf({ status: 'queued' }),
  });
  const sentence = t('imports.readingCsv', {
    format: 'CSV',
    encoding: t('imports.encoding.windows-1252'),
    separator: t('imports.separator.semicolon'),
    row: 1,
  });
  expect(
    (await screen.findByText(t('imports.recognised'), { exact: false })).parentElement?.textContent,
  ).toContain(sentence);
  await page.user.click(screen.getByText(t('imports.change')));
  await page.user.selectOptions(screen.getByLabelText(t('imports.encoding')), 'utf-8');
  await waitFor(() =>
    expect(page.calls.at(-1)?.input).toMatchObject({ reading: { encoding: 'utf-8' } }),
  );
  expect(screen.getByRole('cell', at('Hof Österreich'))).toBeDefined();

  await page.user.click(screen.getByRole('button', at(t('imports.try'))));
  expect((await screen.findByRole('alert')).textContent).toContain(
    t('errors.imports.missingColumn'),
  );
  expect(begun(page)).toEqual([]);
  // A column of the file is one thing only.
  await page.user.selectOptions(screen.getByLabelText(/^Farm/), 'Tel');
  expect(screen.getByLabelText<HTMLSelectElement>(/^Phone/).value).toBe('');
  await page.user.selectOptions(screen.getByLabelText(/^Farm/), 'What');
  await page.user.click(screen.getByRole('radio', { name: starting('imports.whole') }));
  await page.user.click(screen.getByRole('button', at(t('imports.try'))));
  await waitFor(() => expect(page.address()).toContain(`job=${JOB}`));
  // The next step takes the focus, since the pressed button is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(begun(page)).toEqual([
    {
      kind: 'customers',
      language: 'de_DE',
      file: FILE,
      fileName: 'list.csv',
      reading: { encoding: 'utf-8' },
      mapping: { controlNumber: 0, name: 1 },
      options: {},
      dryRun: true,
      partial: false,
    },
  ]);
});

test('a file that cannot be read says why, and another can be chosen', async () => {
  const page = await open(`/customer-import?file=${FILE}&name=x.pdf`, {
    'POST import/file/look': () => {
      throw new FakeFailure(422, 'sheets.notSheet');
    },
  });
  expect(await screen.findByText(t('errors.sheets.notSheet'))).toBeDefined();
  await page.user.click(screen.getByRole('button', at(t('imports.again'))));
  await waitFor(() => expect(page.address()).toBe('/customer-import'));
});

test('a way to read the file that fails is told beside the fields, which stay as they were read', async () => {
  const page = await open(`/customer-import?file=${FILE}&name=list.csv`, {
    'POST import/file/look': ({ reading }) => {
      if (reading?.headerRow === 9) throw new FakeFailure(422, 'imports.noHeader');
      return { ...LOOK, encoding: reading?.encoding ?? LOOK.encoding, mapping: ASKED.mapping };
    },
    'POST import/job/create': () => jobOf({ status: 'queued' }),
    'POST import/job/get': () => jobOf({ status: 'queued' }),
  });
  const field = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);
  await page.user.selectOptions(await field(t('imports.encoding')), 'utf-8');
  await waitFor(async () => expect((await field(t('imports.encoding'))).value).toBe('utf-8'));
  await page.user.selectOptions(await field(t('imports.headerRow')), '9');
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.imports.noHeader'));
  expect((await field(t('imports.headerRow'))).value).toBe('1');
  await page.user.click(screen.getByRole('button', at(t('imports.try'))));
  await waitFor(() => expect(begun(page)).toHaveProperty('0.reading', { encoding: 'utf-8' }));
});

test('while it runs, progress moves; the end comes by itself, and it can be ended', async () => {
  let done = 2;
  const running = () => jobOf({ status: 'running', progress: { done, total: 10 } });
  const page = await open(`/customer-import?job=${JOB}`, {
    'POST import/job/get': () => {
      done += 3;
      return done < 9 ? running() : jobOf();
    },
    'POST import/job/cancel': () => jobOf({ status: 'cancelled' }),
  });
  const progress = await screen.findByText(
    t('words.rowsDone', { known: 'yes', done: '5', total: '10' }),
  );
  // The end is read out, not each step.
  expect(progress.closest('[role="status"]')).toBeNull();
  expect(await screen.findByText(t('imports.doneTry'))).toBeDefined();
  done = -20;
  await page.kernel.queries.refetchQueries({ queryKey: ['import'] });
  await page.user.click(await screen.findByRole('button', at(t('words.cancelJob'))));
  expect(await screen.findByText(t('words.job.cancelled'))).toBeDefined();
});

test('a dry run shows row, column, value and reason, by filter, and leads to the real run in its language', async () => {
  const page = await open(`/customer-import?job=${JOB}`, {
    'POST import/job/get': () => jobOf({ lines: 1 }),
    'POST import/job/lines': ({ codes }) => ({
      items: codes?.includes('notLocated') ? [] : [LINE],
      next: null,
    }),
    'POST import/job/create': () => jobOf({ id: testId('real'), dryRun: false }),
  });
  const row = await screen.findByRole('row', { name: /none/ });
  for (const text of ['12', 'Tel', t('imports.line.wrongPhone', { detail: '' })])
    expect(row.textContent).toContain(text);
  await page.user.selectOptions(screen.getByLabelText(t('words.show')), 'notices');
  expect(await screen.findByText(t('imports.linesNone'))).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: counting('imports.transfer') }));
  await waitFor(() => expect(page.address()).toContain(testId('real')));
  expect(begun(page)).toEqual([
    {
      ...ASKED,
      kind: 'customers',
      fileName: 'list.csv',
      options: {},
      dryRun: false,
      partial: true,
    },
  ]);
});

test('who would be deactivated is counted, and their number has to be typed', async () => {
  const page = await open(`/customer-import?job=${JOB}`, {
    'POST import/job/get': () => jobOf({ partial: false, counts: { read: 1, deactivated: 1200 } }),
    'POST import/job/create': () => jobOf({ id: testId('real'), dryRun: false }),
  });
  const field = await screen.findByRole('textbox', { name: inside('imports.confirmCount') });
  const button = screen.getByRole('button', { name: t('imports.transfer', { count: 0 }) });
  await page.user.type(field, '1201');
  await page.user.click(button);
  expect(screen.getByText(t('words.typeToConfirm', { wanted: '1.200' }))).toBeDefined();
  expect(begun(page)).toEqual([]);
  await page.user.clear(field);
  await page.user.type(field, '1.200');
  await page.user.click(button);
  await waitFor(() =>
    expect(begun(page)).toMatchObject([
      { dryRun: false, partial: false, confirmed: { dryRun: JOB, deactivated: 1200 } },
    ]),
  );
});

test.each([
  ['a dry run', `file=${FILE}&name=list.csv`, 'imports.try', {}],
  ['an import', `job=${JOB}`, 'imports.transfer', {}],
  [
    'a taking back',
    `job=${JOB}`,
    'imports.takeBack',
    { dryRun: false, takeBackUntil: '2026-03-09T08:00:00.000Z' },
  ],
] as const)('%s is led to the import that is under way', async (_, query, button, job) => {
  const running = jobOf({ id: testId('running'), status: 'running' });
  let hasBegun = false;
  // Somebody else of the account begins one meanwhile.
  const refuse = () => {
    hasBegun = true;
    throw new FakeFailure(409, 'imports.alreadyRunning');
  };
  const page = await open(`/customer-import?${query}`, {
    'POST import/file/look': () => ({ ...LOOK, mapping: ASKED.mapping }),
    'GET import/job/list': () => ({ jobs: hasBegun ? [running] : [] }),
    'POST import/job/get': ({ id }) => (id === JOB ? jobOf(job) : running),
    'POST import/job/create': refuse,
    'POST import/job/takeback': refuse,
  });
  if (button === 'imports.takeBack')
    await page.user.click(await screen.findByRole('button', at(t('imports.takeBack'))));
  const place = within(screen.queryByRole('dialog') ?? document.body);
  await page.user.click(await place.findByRole('button', { name: counting(button) }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('errors.imports.alreadyRunning'));
  await page.user.click(await within(alert).findByRole('link', at(t('imports.openRunning'))));
  expect(await screen.findByText(t('words.leavePage'))).toBeDefined();
  expect(page.address()).toBe(`/customer-import?job=${running.id}`);
});

test('the focus stays on the page when the last lines of a report have come', async () => {
  const page = await open(`/customer-import?job=${JOB}`, {
    'POST import/job/get': () => jobOf({ lines: 2 }),
    'POST import/job/lines': ({ cursor }) =>
      cursor === undefined
        ? { items: [LINE], next: 'more' }
        : { items: [{ ...LINE, row: LINE.row + 1 }], next: null },
  });
  await page.user.click(await screen.findByRole('button', at(t('imports.linesMore'))));
  await expect.poll(() => screen.queryByRole('button', at(t('imports.linesMore')))).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('an import that is done hands out its faulty rows, and is taken back after asking', async () => {
  const back = testId('back');
  const page = await open(`/customer-import?job=${JOB}`, {
    'POST import/job/get': ({ id }) =>
      id === back
        ? jobOf({ id: back, does: 'takeBack', counts: { restored: 1, removed: 7, kept: 2 } })
        : jobOf({
            dryRun: false,
            hasFaultyRows: true,
            takeBackUntil: '2026-03-09T08:00:00.000Z',
          }),
    'GET import/job/faulty': () => {
      throw new FakeFailure(404, 'imports.noFaultyRows');
    },
    'POST import/job/takeback': () => jobOf({ id: back, does: 'takeBack', status: 'queued' }),
  });
  await page.user.click(await screen.findByRole('button', at(t('imports.faulty'))));
  expect(await screen.findByText(t('errors.entities.notFound'))).toBeDefined();
  await page.user.click(screen.getByRole('button', at(t('imports.takeBack'))));
  const dialog = screen.getByRole('dialog');
  await page.user.click(within(dialog).getByRole('button', at(t('imports.takeBack'))));
  expect(await screen.findByText(t('imports.takenBack'))).toBeDefined();
  expect(screen.getByLabelText(t('imports.result')).textContent).toContain(
    `${t('imports.count.removed')}7`,
  );
});

test('earlier imports are listed with what came of them; those of another kind are not', async () => {
  await open('/customer-import', {
    'GET import/job/list': () => ({
      jobs: [
        jobOf({ fileName: 'own.csv', status: 'failed', error: 'sheets.damaged' }),
        jobOf({ id: testId('other'), imports: 'farmers', fileName: 'other.csv' }),
      ],
    }),
  });
  const row = await screen.findByRole('row', { name: /own\.csv/ });
  expect(row.textContent).toContain(t('words.job.failed'));
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/customer-import?job=${JOB}`);
  expect(screen.queryByText('other.csv')).toBeNull();
});

test('an import that goes on is seen to end in the list, too', async () => {
  let asked = 0;
  await open('/customer-import', {
    'GET import/job/list': () => {
      asked += 1;
      return { jobs: [jobOf({ status: asked === 1 ? 'running' : 'complete' })] };
    },
  });
  await screen.findByText(t('words.job.running'));
  expect(await screen.findByText(t('words.job.complete'))).toBeDefined();
  expect(screen.queryByText(t('words.job.running'))).toBeNull();
});

const gaveUp = t('errors.jobs.gaveUp');
test.each([
  ['where the file is at fault', 'sheets.openQuote', t('errors.sheets.openQuote', { limit: 42 })],
  ['a number to ask by', 'jobs.gaveUp', t('failure.withNumber', { text: gaveUp, number: JOB })],
])('an import that failed says %s', async (_, error, text) => {
  const failed = { status: 'failed', error, errorLimit: 42 } as const;
  await open(`/customer-import?job=${JOB}`, { 'POST import/job/get': () => jobOf(failed) });
  expect(await screen.findByText(text)).toBeDefined();
});

test('an import that there is not says so', async () => {
  await open(`/customer-import?job=${JOB}`, {
    'POST import/job/get': () => {
      throw new FakeFailure(404, 'imports.notFound');
    },
  });
  expect(await screen.findByText(t('errors.entities.notFound'))).toBeDefined();
});

test('breeds come as Excel files only, beside farms', async () => {
  await open('/imports?kind=offergroups', {}, <ImportsPage />);
  expect((await choice()).getAttribute('accept')).toBe('.xlsx,.xls');
  expect(screen.queryByLabelText(inside('role.INS'))).toBeNull();
  const farms = screen.getByRole('link', at(t('imports.of.farmers')));
  expect(farms.getAttribute('href')).toBe('/imports?kind=farmers');
});

test('offers are never a full list, and their faults have the words of their form', async () => {
  const columns = {
    'POST import/file/look': () => ({ ...LOOK, mapping: { controlNumber: 0, name: 1 } }),
  };
  const page = await open(
    `/offer-import?file=${FILE}&name=x.csv`,
    {
      ...columns,
      'POST import/job/create': () => jobOf({ imports: 'offers', lines: 1 }),
      'POST import/job/get': () => jobOf({ imports: 'offers', lines: 1 }),
      'POST import/job/lines': () => ({
        items: [{ ...LINE, code: 'offers.leadTooShort', detail: '2026-04-06' }],
        next: null,
      }),
    },
    <OfferImportPage />,
  );
  const begin = await screen.findByRole('button', at(t('imports.try')));
  expect(screen.queryByRole('radio')).toBeNull();
  await page.user.click(begin);
  const row = await screen.findByRole('row', { name: /none/ });
  expect(row.textContent).toContain(t('errors.offers.leadTooShort', { limit: '2026-04-06' }));
  expect(begun(page)).toMatchObject([{ kind: 'offers', dryRun: true, partial: true }]);
});

test('an office that has gone elsewhere while its file was sent stays there', async () => {
  const storage = fakeStorage();
  const page = (
    <>
      <CustomerImportPage />
      <Link to="/contact">Kontakt</Link>
    </>
  );
  const { user, address } = await renderPage(page, {
    account: office,
    path: '/customer-import',
    address: '/customer-import',
    answers: {
      ...ANSWERS,
      'POST import/file/create': () => ({
        file: FILE,
        upload: { url: 'https://files.test/', fields: {} },
      }),
    },
  });
  await user.upload(await choice(), new File(['x'], 'a.csv'));
  await waitFor(() => expect(storage.requests).toHaveLength(1));
  const share = screen.getByText(t('words.sending', { percent: 0 }));
  expect(share.closest('[role="status"]')).toBeNull();
  await user.click(screen.getByRole('link', at('Kontakt')));
  storage.requests[0]?.answer(204);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(address()).toBe('/contact');
});
