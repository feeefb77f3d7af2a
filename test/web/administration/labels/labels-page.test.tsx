import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure, type Holds } from '#test/web/fake-server.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { sourceMark } from '#web/features/administration/labels/source-mark.ts';
import { openAdministration } from '../open-administration.tsx';

const german = t('action.apply');
const apply = {
  key: 'action.apply',
  label: 'Anvend',
  source: sourceMark(german),
  reviewed: true,
};
const danish = entityOf('i18nlabels', { language: 'da_DK', entries: [apply] });

type Saved = { readonly patch: Record<string, unknown> };

/** The page, and a server that keeps what it saves. */
async function open(
  address: string,
  stored: readonly Entity[] = [danish],
  { more = {}, holds = {} }: { readonly more?: Answers; readonly holds?: Holds } = {},
) {
  hideMessages('da_DK');
  let now = stored;
  const saved: Saved[] = [];
  const page = await openAdministration(
    `/i18nlabels${address}`,
    {
      'POST search/search/execute': ({ entityClass }) => ({
        items: entityClass === 'i18nlabels' ? [...now] : [],
        next: null,
      }),
      'POST eav/entity/updatefrompatch': ({ rev, patch }) => {
        const [before] = now;
        if (before === undefined || before.rev !== rev) {
          throw new FakeFailure(409, 'entities.revConflict');
        }
        saved.push({ patch });
        const after = { ...before, rev: rev + 1, data: { ...before.data, ...patch } };
        now = [after];
        return after;
      },
      'POST eav/entity/create': ({ data }) => {
        saved.push({ patch: data });
        now = [entityOf('i18nlabels', data)];
        return entityOf('i18nlabels', data);
      },
      ...more,
    },
    { holds },
  );
  return { ...page, saved, store: (next: readonly Entity[]) => (now = next) };
}

const field = (key: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: key });
const saveButton = () => screen.getByRole('button', { name: t('action.save') });
const rows = () =>
  within(screen.getByRole('list', { name: t('administration.section.texts') })).getAllByRole(
    'listitem',
  );

test('every message stands beside both sources; a search finds it by key and by text', async () => {
  const { user } = await open('?lang=da_DK&q=action.apply');
  expect((await field('action.apply')).value).toBe('Anvend');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText(german).lang).toBe('de-DE');
  expect(screen.getByText('Apply').lang).toBe('en-GB');
  // The number found is read out: its region stays.
  const [found] = screen.getAllByRole('status');
  const one = found?.textContent;
  const search = screen.getByRole('searchbox');
  await user.clear(search);
  expect(found?.textContent).not.toBe(one);
  await user.type(search, 'anvend');
  expect(rows()).toHaveLength(1);
  expect(found?.textContent).toBe(one);
});

test('long lists come a hundred at a time; filters tell what is missing, outdated, own and not reviewed', async () => {
  const outdated = { ...apply, key: 'action.cancel', source: 'another', reviewed: false };
  const { user } = await open('?lang=da_DK', [
    entityOf('i18nlabels', { language: 'da_DK', entries: [apply, outdated] }),
  ]);
  await field('action.apply');
  expect(rows()).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: t('list.more', { count: 100 }) }));
  expect(rows()).toHaveLength(200);
  const keys = () => rows().map((row) => within(row).getByRole('textbox').id);
  const show = await screen.findByLabelText(t('words.show'));
  await user.selectOptions(show, 'own');
  expect(keys()).toEqual(['label-action.apply', 'label-action.cancel']);
  await user.selectOptions(show, 'outdated');
  expect(keys()).toEqual(['label-action.cancel']);
  await user.selectOptions(show, 'unreviewed');
  expect(keys()).toEqual(['label-action.cancel']);
  await user.selectOptions(show, 'missing');
  expect(keys()).not.toContain('label-action.apply');
});

test('many are saved at once, for the source of now, and what is there stays', async () => {
  const { user, saved } = await open('?lang=da_DK&q=action.');
  await user.type(await field('action.cancel'), 'Fortryd');
  await user.type(await field('action.save'), 'Gem');
  await screen.findByText(t('administration.changes', { count: 2 }));
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(t('words.saved'));
  const cancel = { key: 'action.cancel', label: 'Fortryd', reviewed: false };
  expect(saved).toHaveLength(1);
  expect(saved[0]?.patch.entries).toEqual(
    expect.arrayContaining([
      apply,
      { ...cancel, source: sourceMark(t('action.cancel')) },
      expect.objectContaining({ key: 'action.save', label: 'Gem' }),
    ]),
  );
});

test('what is typed while a save is under way stays, and is not saved yet', async () => {
  const answer = Promise.withResolvers<void>();
  const holds = { 'POST eav/entity/updatefrompatch': answer.promise };
  const { user } = await open('?lang=da_DK&q=action.', [danish], { holds });
  await user.type(await field('action.cancel'), 'Fortryd');
  await user.keyboard('{Control>}s{/Control}');
  await user.type(await field('action.save'), 'Gem');
  await screen.findByText(t('administration.changes', { count: 2 }));
  answer.resolve();
  await screen.findByText(t('administration.changes', { count: 1 }));
  expect((await field('action.save')).value).toBe('Gem');
});

test('the first label of a language creates its list; a text longer than any in its place says so', async () => {
  hideMessages('sv_SE');
  const { user, saved } = await open('?lang=sv_SE&q=action.cancel', []);
  const label = 'Avbryt och spara inte';
  await user.type(await field('action.cancel'), label);
  const longest = t('action.cancel').length;
  screen.getByText(t('labels.longer', { length: label.length, longest }));
  await user.click(saveButton());
  await waitFor(() =>
    expect(saved).toMatchObject([{ patch: { language: 'sv_SE', entries: [{ label }] } }]),
  );
});

test('a message is shown for some numbers; a broken one is told while it is typed, and is not sent; what is changed beside it waits with it', async () => {
  const { user, saved } = await open('?lang=da_DK&q=list.');
  await user.click(await field('list.loaded'));
  await user.paste('{shown} af {total}');
  const more = await field('list.more');
  await user.click(more);
  await user.paste('{count, plural, one {# række} other {# rækker}}');
  const samples = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(samples).toEqual(
    expect.arrayContaining(['0 rækker', '1 række', '2 rækker', '5 rækker', '21 rækker']),
  );
  await user.clear(more);
  await user.paste('{count, plural, one {# mere}');
  expect(more.getAttribute('aria-invalid')).toBe('true');
  await user.click(saveButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link').textContent).toContain('list.more');
  expect([saved, more.value]).toEqual([[], '{count, plural, one {# mere}']);
});

test('the built-in text comes back, and a language that has none is missing the text again', async () => {
  const { user, saved } = await open('?lang=da_DK&q=action.apply');
  await field('action.apply');
  await user.click(screen.getByRole('button', { name: `${t('words.resetText')}: action.apply` }));
  await user.click(saveButton());
  await waitFor(() => expect(saved).toEqual([{ patch: { entries: [] } }]));
  await screen.findByText(t('administration.missing'));
});

test('what is typed stays where somebody else has saved first, on their state', async () => {
  const { user, saved, store } = await open('?lang=da_DK&q=action.');
  await user.type(await field('action.cancel'), 'Fortryd');
  const theirs = { key: 'action.save', label: 'Gem', reviewed: false };
  store([{ ...danish, rev: 2, data: { language: 'da_DK', entries: [apply, theirs] } }]);
  await user.click(saveButton());
  await screen.findByText(t('errors.entities.revConflict'));
  expect((await field('action.cancel')).value).toBe('Fortryd');
  expect((await field('action.save')).value).toBe('Gem');
  await user.click(saveButton());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.patch.entries).toEqual(
    expect.arrayContaining([theirs, expect.objectContaining({ label: 'Fortryd' })]),
  );
});

test('of two who work on the same text, the second is told at its field and reviews nothing unread', async () => {
  const cancel = { key: 'action.cancel', label: 'Annuller', reviewed: false };
  const close = { key: 'action.close', label: 'Luk', reviewed: false };
  const before = { ...danish, data: { language: 'da_DK', entries: [apply, cancel, close] } };
  const { user, saved, store } = await open('?lang=da_DK&q=action.c', [before]);
  const typed = await field('action.cancel');
  await user.clear(typed);
  await user.type(typed, 'Fortryd');
  await user.click(screen.getByLabelText(`${t('labels.reviewed')}: action.close`));
  const [theirCancel, theirClose] = [
    { ...cancel, label: 'Afbryd' },
    { ...close, label: 'Slet alt' },
  ];
  const entries = [apply, theirCancel, theirClose];
  store([{ ...before, rev: 2, data: { language: 'da_DK', entries } }]);
  await user.click(saveButton());
  await waitFor(() => expect(typed.getAttribute('aria-invalid')).toBe('true'));
  expect(typed.value).toBe('Fortryd');
  await user.click(saveButton());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.patch.entries).toEqual(
    expect.arrayContaining([expect.objectContaining({ label: 'Fortryd' }), theirClose]),
  );
});

test('what is saved counts as saved where it cannot be read again; what is refused as late is told', async () => {
  let isDown = false;
  const { user, saved, store } = await open('?lang=da_DK&q=action.', [danish], {
    more: {
      'POST search/search/execute': ({ entityClass }) => {
        if (isDown) throw new FakeFailure(400, 'kernel.invalidInput');
        return { items: entityClass === 'i18nlabels' ? [danish] : [], next: null };
      },
    },
  });
  await user.type(await field('action.cancel'), 'Fortryd');
  isDown = true;
  await user.click(saveButton());
  await screen.findByText(t('words.saved'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(await field('action.save'), 'Gem');
  await user.click(saveButton());
  await waitFor(() => expect(saved).toHaveLength(2));
  store([{ ...danish, rev: 9 }]);
  await user.type(await field('action.close'), 'Luk');
  await user.click(saveButton());
  await screen.findByRole('alert');
  expect((await field('action.close')).value).toBe('Luk');
});

test('a refusal of the server is told at the label that it names', async () => {
  const { user } = await open('?lang=da_DK&q=action.', [danish], {
    more: {
      'POST eav/entity/updatefrompatch': () => {
        const path = 'data.entries.1.label';
        throw new FakeFailure(422, 'content.brokenLabel', 'broken', [
          { path, code: 'content.brokenLabel', message: 'broken' },
        ]);
      },
    },
  });
  const cancel = await field('action.cancel');
  await user.type(cancel, 'Fortryd');
  await user.click(saveButton());
  await waitFor(() => expect(cancel.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('alert').textContent).toContain('action.cancel');
});

test('another language is opened after a question where changes are not saved', async () => {
  const { user, address } = await open('?lang=da_DK&q=action');
  await user.type(await field('action.cancel'), 'Fortryd');
  await user.selectOptions(screen.getByLabelText(t('language.label')), 'sv_SE');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: t('words.stay') }));
  expect((await field('action.cancel')).value).toBe('Fortryd');
  await expect.poll(address).toContain('lang=da_DK');
});

test('a translator’s file fills the fields; what is wrong in it is told, and nothing is sent before it is saved', async () => {
  const { user, saved } = await open('?lang=da_DK&q=action.c');
  const upload = await screen.findByLabelText(t('labels.upload'));
  const unit = (key: string, text: string) =>
    `<trans-unit id="${key}"><source>x</source><target>${text}</target></trans-unit>`;
  const units = [unit('action.cancel', 'Fortryd'), unit('action.nowhere', 'Intet')].join('');
  const file = (language: string) =>
    new File(
      [
        `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2"><file target-language="${language}"><body>${units}</body></file></xliff>`,
      ],
      'a.xlf',
    );
  await user.upload(upload, file('sv-SE'));
  await screen.findByText(t('labels.file.language'));
  await user.upload(upload, file('da-DK'));
  await screen.findByText(t('labels.taken', { count: 1 }));
  screen.getByText(t('labels.unknownKeys', { count: 1 }));
  expect(await field('action.cancel')).toHaveProperty('value', 'Fortryd');
  expect(saved).toEqual([]);
  await user.click(saveButton());
  await waitFor(() => expect(saved).toHaveLength(1));
});
