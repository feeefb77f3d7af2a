import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, only, t } from '#test/web/catalogue-text.ts';
import { RequestListPage } from '#web/features/requests/list/request-list-page.tsx';
import { FakeFailure } from '../../fake-server.ts';
import { renderPage } from '../../render-page.tsx';
import { entityAnswers } from '../entity-answers.ts';
import { accounts, library } from '../request-library.ts';

const requestOf = (at: number, more: Partial<RequestProcess> = {}) =>
  entityOf('request-process', processOf({ hid: `DE-2026-00000${at}`, ...more }), `request ${at}`);

const MARK = { by: PARTIES.ins, editorName: 'MS', since: '2026-03-02T08:00:00.000Z' };

/** The list of three sent requests and a farmer's draft; what `refuses` names somebody else has changed. */
async function open(refuses: readonly number[] = [], account: keyof typeof accounts = 'agr') {
  const draft = requestOf(9, { status: 'new', hid: undefined, turn: PARTIES.agr });
  const own = `${PARTIES.agr}/${testId('folder')}`;
  let stored: Entity<RequestProcess>[] = [
    requestOf(1, { folders: [own], inProcess: { ...MARK, by: PARTIES.aut } }),
    requestOf(2),
    requestOf(3, { inProcess: MARK }),
    draft,
  ];
  const page = await renderPage(<RequestListPage />, {
    account: accounts[account],
    address: '/?view=all',
    answers: {
      ...entityAnswers(() => [...library, ...stored] as Entity[]),
      'GET livestock/settings/get': () => DEFAULT_SETTINGS,
      'POST livestock/request/setstatus': ({ process, folder }) => {
        if (refuses.some((number) => process.id === requestOf(number).id)) {
          throw new FakeFailure(409, 'entities.revConflict');
        }
        const folders = folder ? [`${PARTIES.agr}/${folder.id}`] : [];
        stored = stored.map((entity) =>
          entity.id === process.id
            ? { ...entity, rev: entity.rev + 1, data: { ...entity.data, folders } }
            : entity,
        );
        return stored.find(({ id }) => id === process.id) as never;
      },
    },
  });
  await screen.findAllByRole('link', { name: /^DE-2026/ });
  const moves = () =>
    page.calls.filter(({ name }) => name.endsWith('setstatus')).map(({ input }) => input);
  return { ...page, moves };
}
type Opened = Awaited<ReturnType<typeof open>>;

const choose = async ({ user }: Opened, ...numbers: readonly number[]) => {
  for (const number of numbers) {
    await user.click(
      screen.getByRole('checkbox', {
        name: t('tables.select', { name: `DE-2026-00000${number}` }),
      }),
    );
  }
};
const moveTo = async ({ user }: Opened, folder: string) => {
  await user.click(screen.getByRole('button', { name: t('requests.moveTo') }));
  await user.click(screen.getByRole('button', { name: folder }));
};

test('several requests are moved to a folder at once, and back again', async () => {
  const opened = await open();
  await choose(opened, 1, 2);
  await moveTo(opened, t('requests.view.archived'));
  await screen.findByText(t('requests.moved', { count: 2 }));
  expect(opened.moves()).toEqual([
    { process: { id: requestOf(1).id, rev: 1 }, folder: { id: 'archived' } },
    { process: { id: requestOf(2).id, rev: 1 }, folder: { id: 'archived' } },
  ]);
  expect(screen.queryByText(/ausgewählt$/)).toBeNull();
  // The focus stands on what tells of the act.
  await opened.user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('action.undo') }));
  await opened.user.click(screen.getByRole('button', { name: t('action.undo') }));
  await expect.poll(() => opened.moves().length).toBe(4);
  expect(opened.moves().slice(2)).toEqual([
    { process: { id: requestOf(1).id, rev: 2 }, folder: { id: testId('folder') } },
    { process: { id: requestOf(2).id, rev: 2 }, folder: null },
  ]);
  // A step back can be taken back, too.
  await opened.user.click(screen.getByRole('button', { name: t('action.undo') }));
  await expect.poll(() => opened.moves().length).toBe(6);
  expect(opened.moves().slice(4)).toEqual([
    { process: { id: requestOf(1).id, rev: 3 }, folder: { id: 'archived' } },
    { process: { id: requestOf(2).id, rev: 3 }, folder: { id: 'archived' } },
  ]);
});

test('what could not be moved is told by its number and reason; the others are', async () => {
  const opened = await open([2]);
  await choose(opened, 1, 2, 3);
  await moveTo(opened, 'Herde 1');
  const title = await screen.findByText(t('requests.moved', { count: 2 }));
  const notice = within(title.closest<HTMLElement>('[role=status]') ?? document.body);
  expect(notice.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    `DE-2026-000002: ${t('errors.entities.revConflict')}`,
  ]);
});

test('all that are shown are chosen by one box; a draft has none', async () => {
  const opened = await open();
  expect(
    screen.getAllByRole('checkbox', { name: only('tables.select', { name: ANY }) }),
  ).toHaveLength(4);
  await opened.user.click(
    screen.getByRole('checkbox', { name: t('tables.selectAll', { count: 3 }) }),
  );
  screen.getByText(t('pick.chosen', { count: 3 }));
  await opened.user.click(screen.getByRole('button', { name: t('pick.clear') }));
  expect(screen.queryByText(/ausgewählt$/)).toBeNull();
});

test('an office gives several requests to one of its people at once; a farmer marks none', async () => {
  const opened = await open([2], 'ins');
  const { user } = opened;
  await choose(opened, 1, 2, 3);
  await user.click(screen.getByRole('button', { name: t('requests.mark') }));
  const dialog = within(screen.getByRole('dialog'));
  const give = dialog.getByRole('button', { name: t('requests.mark') });
  await user.click(give);
  dialog.getByText(t('errors.fields.required'));
  await user.type(dialog.getByRole('textbox'), 'KB');
  await user.click(give);
  await screen.findByText(t('tables.done', { count: 2, refused: 1 }));
  const mark = { editorName: 'KB', inProgress: true, replace: true };
  expect(opened.moves()).toEqual(
    [1, 2, 3].map((at) => ({ process: { id: requestOf(at).id, rev: 1 }, ...mark })),
  );
  screen.getByText(t('pick.chosen', { count: 1 }));
  // Whoever of the office had a request before has it again; nobody speaks for another office.
  await user.click(screen.getByRole('button', { name: t('action.undo') }));
  await expect
    .poll(() => opened.moves().slice(3))
    .toEqual([
      { process: { id: requestOf(1).id, rev: 2 }, ...mark, inProgress: false },
      { process: { id: requestOf(3).id, rev: 2 }, ...mark, editorName: 'MS' },
    ]);
  opened.unmount();

  await choose(await open(), 1);
  expect(screen.queryByRole('button', { name: t('requests.mark') })).toBeNull();
});
