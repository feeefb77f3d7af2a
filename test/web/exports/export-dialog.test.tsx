import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EXPORT_HIDDEN_POLL_MS, EXPORT_WAIT_MINUTES } from '#shared/exports/limits.ts';
import { changedSettings } from '#shared/settings/changed-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { signedIn } from '#test/web/signed-in.ts';
import { ExportButton } from '#web/features/exports/export-button.tsx';
import { ExportDialog } from '#web/features/exports/export-dialog.tsx';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';
import { type Answers, FakeFailure } from '../fake-server.ts';
import { renderPage } from '../render-page.tsx';
import { exportAnswers, FILE, jobOf } from './export-answers.ts';

const account = accountOf('AUT', 'Landesamt');
const CONFIG = 'GET export/config/get';
const LIST = '/requests?view=all';
const COLUMNS = ['hid', 'status', 'region', 'answers'];
const open = (more: Answers = {}) =>
  renderPage(
    <ExportDialog
      account={account.id}
      kind="requests"
      count={12}
      listed={[{ name: 'hid', heading: 'Nummer' }, { name: 'status' }, { name: 'unknown' }]}
      onClose={() => {}}
    />,
    { account, address: LIST, answers: { ...exportAnswers('requests', COLUMNS), ...more } },
  );
type Page = Awaited<ReturnType<typeof open>>;
const asked = ({ calls }: Page) =>
  calls.filter(({ name }) => name === 'POST export/job/create').map(({ input }) => input);
const begin = async ({ user }: Page) =>
  user.click(await screen.findByRole('button', { name: t('exports.begin') }));
const running = new FakeFailure(409, 'exports.alreadyRunning', 'export already running', [
  { path: 'kind', code: 'exports.alreadyRunning', message: '', id: testId('other') },
]);

const ownColumns = (count: number) =>
  screen.findByRole('radio', { name: t('exports.columns.own', { count }) });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('begins with the columns and headings of the list, as far as the configuration has them', async () => {
  const page = await open();
  await begin(page);
  await screen.findByRole('progressbar');
  expect(page.calls.find(({ name }) => name === CONFIG)?.input).toEqual({
    alias: 'exportType',
    language: 'de_DE',
  });
  expect(asked(page)).toEqual([
    {
      config: 'requests',
      format: 'xlsx',
      columns: ['hid', 'status'],
      customColumnHeaders: { hid: 'Nummer' },
      runParams: { language: 'de_DE', tl: true },
      list: LIST,
    },
  ]);
});

test('takes chosen columns, one at least, with own headings, another language, ids', async () => {
  const page = await open();
  const { user } = page;
  await user.click(await screen.findByRole('radio', { name: 'CSV' }));
  await user.click(await ownColumns(2));
  const choose = (column: string) =>
    user.click(screen.getByRole('checkbox', { name: `heading of ${column}` }));
  for (const column of ['hid', 'status']) await choose(column);
  await begin(page);
  await screen.findByText(t('exports.noColumn'));
  expect(asked(page)).toEqual([]);
  for (const column of ['hid', 'region']) await choose(column);
  await user.click(screen.getByText(t('exports.headings')));
  await user.type(screen.getByRole('textbox', { name: 'heading of region' }), ' Land ');
  await user.click(screen.getByText(t('exports.more')));
  await user.selectOptions(
    screen.getByRole('combobox', { name: starting('exports.fallback') }),
    'fr_FR',
  );
  await user.click(screen.getByRole('checkbox', { name: starting('exports.ids') }));
  await begin(page);
  await waitFor(() => expect(asked(page)).toHaveLength(1));
  expect(asked(page)[0]).toEqual({
    config: 'requests',
    format: 'csv',
    columns: ['hid', 'region'],
    customColumnHeaders: { region: 'Land' },
    runParams: { language: 'de_DE', fallbackLanguage: 'fr_FR', tl: false },
    list: LIST,
  });
});

test('chosen columns and typed headings are there again in the next export, until the proposed ones are asked for', async () => {
  let kept: Settings = DEFAULT_SETTINGS;
  const answers: Answers = {
    'GET livestock/settings/get': () => kept,
    'POST livestock/settings/update': ({ settings }) => {
      kept = changedSettings(kept, settings);
      return kept;
    },
  };
  const first = await open(answers);
  await first.user.click(await ownColumns(2));
  await first.user.click(screen.getByRole('checkbox', { name: 'heading of region' }));
  await first.user.click(screen.getByText(t('exports.headings')));
  await first.user.type(screen.getByRole('textbox', { name: 'heading of region' }), ' Land ');
  await begin(first);
  const view = { columns: ['hid', 'status', 'region'], headings: { region: 'Land' } };
  await waitFor(() => expect(kept.exportViews).toEqual({ requests: view }));
  first.unmount();

  const next = await open(answers);
  expect(await ownColumns(3)).toMatchObject({ checked: true });
  await begin(next);
  await waitFor(() => expect(asked(next)).toHaveLength(1));
  expect(asked(next)[0]).toMatchObject({
    columns: view.columns,
    customColumnHeaders: view.headings,
  });
  next.unmount();

  const last = await open(answers);
  await ownColumns(3);
  await last.user.click(screen.getByRole('button', { name: t('exports.proposed') }));
  expect(await ownColumns(2)).toMatchObject({ checked: true });
  expect(screen.getByRole('status').textContent).toBe(t('exports.proposedAgain'));
  await waitFor(() => expect(kept.exportViews).toEqual({}));
});

test('one at a time: a second one is led to the first, and goes on after it', async () => {
  let isBusy = true;
  const page = await open({
    'POST export/job/create': () => {
      if (isBusy) throw running;
      return jobOf();
    },
    'POST export/job/get': ({ id }) =>
      jobOf({
        id,
        status: id === testId('other') ? 'cancelled' : 'running',
        progress: { done: 3 },
      }),
  });
  await begin(page);
  await screen.findByText(t('errors.exports.alreadyRunning'));
  isBusy = false;
  await page.user.click(await screen.findByRole('button', { name: t('exports.beginOwn') }));
  await begin(page);
  await screen.findByRole('progressbar');
  expect(page.calls.at(-1)?.input).toEqual({ id: jobOf().id });
});

test('what is refused is said beside the choices', async () => {
  const page = await open({
    'POST export/job/create': () => {
      throw new FakeFailure(422, 'exports.tooManyRows');
    },
  });
  await begin(page);
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.exports.tooManyRows'));
  expect(screen.getByRole('button', { name: t('exports.begin') })).not.toBeNull();
});

/** Begins an export on a clock of the test, and counts the questions for its state during some milliseconds. */
async function beginOnClock() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const page = await open();
  await begin(page);
  await screen.findByRole('progressbar');
  const polls = () => page.calls.filter(({ name }) => name === 'POST export/job/get').length;
  return async (ms: number) => {
    const before = polls();
    await vi.advanceTimersByTimeAsync(ms);
    return polls() - before;
  };
}

test('is asked for every two seconds, and after 18 minutes only when its reader wants to', async () => {
  const pollsIn = await beginOnClock();
  const polls = await pollsIn(10_000);
  expect(polls).toBeGreaterThanOrEqual(4);
  expect(polls).toBeLessThanOrEqual(6);
  await pollsIn(EXPORT_WAIT_MINUTES * 60_000);
  await screen.findByText(t('exports.tooLong', { minutes: EXPORT_WAIT_MINUTES }));
  screen.getByRole('progressbar');
  expect(await pollsIn(60_000)).toBe(0);
  screen.getByRole('button', { name: t('exports.waitOn') }).click();
  expect(await pollsIn(5_000)).toBeGreaterThan(0);
});

test('is asked for less and less often while the page is hidden, and at once when it is seen again', async () => {
  const pollsIn = await beginOnClock();
  const show = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
    window.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden');
  const first = await pollsIn(EXPORT_HIDDEN_POLL_MS);
  expect(first).toBeGreaterThanOrEqual(3);
  expect(first).toBeLessThanOrEqual(6);
  await pollsIn(EXPORT_HIDDEN_POLL_MS);
  const later = await pollsIn(3 * EXPORT_HIDDEN_POLL_MS);
  expect(later).toBeGreaterThanOrEqual(2);
  expect(later).toBeLessThanOrEqual(4);
  show('visible');
  expect(await pollsIn(1000)).toBe(1);
  expect(await pollsIn(10_000)).toBeGreaterThanOrEqual(4);
});

test('loads the file once it is ready', async () => {
  const page = await open({
    'POST export/job/get': () => jobOf({ status: 'complete', file: FILE, progress: { done: 12 } }),
    'GET export/job/download': () => ({ ...FILE, url: '#loaded', contentType: 'text/csv' }),
  });
  await begin(page);
  await waitFor(() => expect(window.location.hash).toBe('#loaded'));
  expect(page.calls.filter(({ name }) => name === 'GET export/job/download')).toHaveLength(1);
  expect(screen.getByRole('link', { name: inName(FILE.name) })).not.toBeNull();
  window.location.hash = '';
});

const inName = (name: string) => (text: string) => text.includes(name);

test('another account begins anew, by the configuration that its rules choose', async () => {
  const stateOf = (name: string): SessionState => signedIn(accountOf('AUT', name));
  const session = createValue(stateOf('Landesamt'));
  const { user, calls } = await renderPage(
    <ExportButton label="export" kind="requests" count={12} listed={[{ name: 'hid' }]} />,
    { account, session, answers: exportAnswers('requests', COLUMNS) },
  );
  await user.click(screen.getByRole('button', { name: 'export' }));
  const csv = () => screen.findByRole('radio', { name: 'CSV' });
  await user.click(await csv());
  act(() => session.set(stateOf('Kreisamt')));
  expect(await csv()).toMatchObject({ checked: false });
  expect(calls.filter(({ name }) => name === CONFIG)).toHaveLength(2);
});
