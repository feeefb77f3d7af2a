import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { ANY, only, t } from '#test/web/catalogue-text.ts';
import { hurryPages } from '#test/web/hurried-pages.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { copiesIn, keepCopy } from '#web/kernel/no-signal/kept-copy.ts';
import type { SafeStorage } from '#web/kernel/safe-storage.ts';
import { DRAFT, fillCalls, openDraft } from '../open-draft.ts';
import { REQUEST_ID, type RequestWorld } from '../open-request.ts';
import { accounts } from '../request-library.ts';

hurryPages();

let online: MockInstance<() => boolean>;
beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get');
  online.mockReturnValue(true);
});
function turn(isOnline: boolean) {
  online.mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const number = () => screen.findByRole('textbox', { name: /^Anzahl/ });
const copies = (storage: SafeStorage) => copiesIn(storage, new Date());
const away = () => {
  throw new TypeError('Failed to fetch');
};
const NOTHING_ANSWERS = {
  'POST search/search/ids': away,
  'POST search/search/execute': away,
  'GET eav/entity/link/{id}/{rev}': away,
  'POST livestock/request/fillform': away,
} as const;

/** A device on which the draft was opened while there was a signal. */
async function deviceWithCopy(world: RequestWorld = {}) {
  const storage = memoryStorage();
  const first = await openDraft({ ...world, storage });
  await first.user.type(await number(), '7');
  await waitFor(() => expect(copies(storage)).toHaveLength(1));
  first.unmount();
  return storage;
}

test('a form that was opened before comes up without signal, with its answers and words that say so', async () => {
  const storage = await deviceWithCopy();
  const opened = await openDraft({ storage, answers: NOTHING_ANSWERS });
  const events: string[] = [];
  opened.kernel.api.on(({ type }) => events.push(type));
  expect((await number()).getAttribute('value')).toBe('7');
  screen.getByText(only('words.restored', { at: ANY }));
  await screen.findByText(t('noSignal.title'));
  screen.getByText(only('requests.noSignalDraft', { until: ANY }));
  expect(events).not.toContain('unavailable');
});

test.each([
  ['another account', `/requests/${REQUEST_ID}/fill`, { account: accounts.ins }],
  ['a device that has kept another form', '/requests/other/fill', {}],
])('for %s the failure is said, and no form comes', async (_, path, world) => {
  const [copy] = copies(await deviceWithCopy());
  if (copy === undefined) throw new Error('nothing is kept');
  const storage = memoryStorage();
  keepCopy(storage, { ...copy, path }, new Date());
  const opened = await openDraft({ storage, answers: NOTHING_ANSWERS, ...world });
  await waitFor(() => expect(opened.calls.length).toBeGreaterThan(0));
  await screen.findByRole('alert');
  expect(screen.queryByRole('textbox', { name: /^Anzahl/ })).toBeNull();
});

test('a step of others’ answers is not put on the device', async () => {
  const storage = memoryStorage();
  await openDraft({
    storage,
    account: accounts.ins,
    request: { ...DRAFT, status: 'open', step: 1, turn: accounts.ins.id, hid: 'DE-2026-000007' },
  });
  await screen.findByRole('textbox', { name: /^Stellungnahme/ });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(copies(storage)).toEqual([]);
});

test('a draft that was sent, here or elsewhere, is forgotten', async () => {
  const storage = await deviceWithCopy();
  const [copy] = copies(storage);
  await openDraft({
    storage,
    request: { ...DRAFT, status: 'open', step: 1, hid: 'DE-2026-000007' },
  });
  await waitFor(() => expect(copies(storage)).toEqual([]));
  expect(copy?.path).toBe(`/requests/${REQUEST_ID}/fill`);
});

test('what is typed while the device has no network is saved once it has one', async () => {
  const opened = await openDraft();
  await number();
  turn(false);
  await screen.findByText(t('noSignal.title'));
  await opened.user.type(await number(), '12');
  expect(fillCalls(opened)).toEqual([]);
  turn(true);
  await screen.findByText(/^Gespeichert am .* in Ihrem Konto$/);
  expect(screen.queryByText(t('noSignal.title'))).toBeNull();
  expect(fillCalls(opened)).toMatchObject([
    { draft: true, fieldData: [{ field: 'numberWanted', value: 12 }] },
  ]);
});

test('nothing is saved on return where nothing was typed', async () => {
  const opened = await openDraft();
  await number();
  turn(false);
  await screen.findByText(t('noSignal.title'));
  turn(true);
  await waitFor(() => expect(screen.queryByText(t('noSignal.title'))).toBeNull());
  expect(fillCalls(opened)).toEqual([]);
});

test('a draft that somebody else saved meanwhile is not written over in silence', async () => {
  const opened = await openDraft();
  await number();
  turn(false);
  await opened.user.type(await number(), '12');
  opened.save({ draft: [{ field: 'numberWanted', value: 99 }] });
  await act(() =>
    opened.kernel.queries.refetchQueries({ queryKey: ['entity', 'request-process'] }),
  );
  turn(true);
  await waitFor(() => expect(fillCalls(opened)).toHaveLength(1));
  expect(fillCalls(opened)).toMatchObject([{ process: { rev: 1 } }]);
});
