import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure, type Holds } from '#test/web/fake-server.ts';
import {
  aboutEntry,
  admin,
  labelled,
  listsOf,
  openAdministration,
} from './open-administration.tsx';

const hens = entityOf(
  'animalkind',
  {
    labels: labelled('Legehennen'),
    scientificName: 'Gallus gallus',
    cat1Mandatory: false,
    cat1CanHaveMulti: false,
  },
  'hens',
);
const cattle = entityOf('animalkind', { ...hens.data, labels: labelled('Rinder') }, 'cattle');

const open = (more: Answers = {}, address = `/animalkind/${hens.id}`, holds: Holds = {}) =>
  openAdministration(
    address,
    { ...aboutEntry(() => hens), ...listsOf({ animalkind: [hens, cattle] }), ...more },
    { holds },
  );

const name = () => screen.findByLabelText(t('administration.field.scientificName'));
const saveButton = () => screen.getByRole('button', { name: t('action.save') });

test('a change is told in words before it is saved, and only it is sent', async () => {
  const saved: unknown[] = [];
  const { user } = await open({
    'POST eav/entity/updatefrompatch': (input) => {
      saved.push(input);
      return { ...hens, rev: 2, data: { ...hens.data, scientificName: 'Gallus domesticus' } };
    },
  });
  const field = await name();
  await user.clear(field);
  await user.type(field, 'Gallus domesticus');
  const notice = screen.getByRole('note', { name: t('administration.changes', { count: 1 }) });
  expect(notice.textContent).toContain('Gallus domesticus');
  expect(notice.textContent).toContain('Gallus gallus');
  await user.type(screen.getByLabelText(t('administration.reason')), 'Linnaeus');
  await user.click(saveButton());
  await screen.findByText(t('words.saved'));
  expect(saved).toEqual([
    { id: hens.id, rev: 1, patch: { scientificName: 'Gallus domesticus' }, changeset: 'Linnaeus' },
  ]);
});

test('what is typed while a save is under way stays, and is a change that is not saved yet', async () => {
  const answer = Promise.withResolvers<void>();
  const { user } = await open(
    {
      'POST eav/entity/updatefrompatch': ({ patch }) => ({
        ...hens,
        rev: 2,
        data: { ...hens.data, ...patch },
      }),
    },
    undefined,
    { 'POST eav/entity/updatefrompatch': answer.promise },
  );
  const field = await name();
  await user.type(field, ' domesticus');
  await user.keyboard('{Control>}s{/Control}');
  await user.clear(field);
  await user.type(field, 'Gallus');
  answer.resolve();
  await waitFor(() => {
    const notice = screen.getByRole('note', { name: t('administration.changes', { count: 1 }) });
    expect(notice.textContent).toContain('Gallus gallus domesticus');
  });
  expect(field).toHaveProperty('value', 'Gallus');
});

test('what is refused is said at its field, and nothing typed is lost, nor the reason of the change', async () => {
  const { user } = await open({
    'POST eav/entity/updatefrompatch': () => {
      throw new FakeFailure(400, 'kernel.invalidInput', 'invalid', [
        { path: 'data.scientificName', code: 'fields.tooLong', message: 'too long', limit: 200 },
      ]);
    },
  });
  const field = await name();
  await user.type(field, '!');
  await user.type(screen.getByLabelText(t('administration.reason')), 'Linnaeus');
  await user.click(saveButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('administration.field.scientificName'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', 'Gallus gallus!');
  await waitFor(() => expect(saveButton().getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.getByLabelText(t('administration.reason'))).toHaveProperty('value', 'Linnaeus');
});

test('of two administrators the second sees what both have changed, and chooses', async () => {
  const theirs: Entity = {
    ...hens,
    rev: 2,
    data: { ...hens.data, scientificName: 'Gallus theirs' },
  };
  const saved: unknown[] = [];
  let isFirst = true;
  const { user } = await open({
    'GET eav/entity/get': () => (isFirst ? hens : theirs),
    'POST eav/entity/updatefrompatch': (input) => {
      saved.push(input);
      if (!isFirst) return { ...theirs, rev: 3, data: { ...theirs.data, ...input.patch } };
      isFirst = false;
      throw new FakeFailure(409, 'entities.revConflict');
    },
  });
  const field = await name();
  await user.clear(field);
  await user.type(field, 'Gallus mine');
  await user.click(
    screen.getByRole('checkbox', { name: starting('administration.field.cat1Mandatory') }),
  );
  await user.click(saveButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Gallus theirs');
  expect(alert.textContent).toContain('Gallus mine');
  expect(field).toHaveProperty('value', 'Gallus theirs');
  const mine = t('administration.takeMine', { name: t('administration.field.scientificName') });
  await user.click(within(alert).getByRole('button', { name: mine }));
  await user.click(saveButton());
  await screen.findByText(t('words.saved'));
  expect(saved.at(-1)).toMatchObject({
    rev: 2,
    patch: { scientificName: 'Gallus mine', cat1Mandatory: true },
  });
});

test('an older state comes back into the form, and is saved like any other change', async () => {
  const now: Entity = {
    ...hens,
    rev: 2,
    data: { ...hens.data, scientificName: 'Gallus domesticus' },
  };
  const saved: unknown[] = [];
  const { user } = await open({
    'GET eav/entity/get': () => now,
    'GET eav/entity/gettimeline': () => ({
      items: [
        { rev: 2, updated: hens.updated, updatedBy: admin.id, changeset: 'Linnaeus' },
        { rev: 1, updated: hens.updated, updatedBy: admin.id, changeset: 'create' },
      ],
      next: null,
    }),
    [`GET eav/entity/link/${hens.id}/1` as never]: () => hens as never,
    'POST eav/entity/updatefrompatch': (input) => {
      saved.push(input);
      return { ...hens, rev: 3 };
    },
  });
  const field = await name();
  await screen.findByText('Linnaeus');
  const showFirst = t('administration.revision', { rev: 1 });
  await user.click(await screen.findByRole('button', { name: showFirst }));
  await user.click(await screen.findByRole('button', { name: t('administration.restore') }));
  expect(field).toHaveProperty('value', 'Gallus gallus');
  expect(saved).toEqual([]);
  await user.click(saveButton());
  await screen.findByText(t('words.saved'));
  expect(saved).toMatchObject([{ rev: 2, patch: { scientificName: 'Gallus gallus' } }]);
});

test('what is in use is not deleted: its users are named and lead to themselves', async () => {
  await open({
    'POST admin/usedBy': () => ({
      uses: [
        {
          entityclass: 'offergroup',
          count: 46,
          entries: [{ id: cattle.id, label: [{ lang: 'de_DE', label: 'Lohmann' }] }],
        },
      ],
    }),
  });
  const section = await screen.findByRole('region', { name: t('administration.usedBy') });
  const link = await within(section).findByText('Lohmann');
  expect(link.closest('a')?.getAttribute('href')).toBe(`/manage/offergroup/${cattle.id}`);
  expect(section.textContent).toContain('46');
  expect(within(section).queryByRole('button', { name: t('words.delete') })).toBeNull();
});

test.each([
  ['leads to its list, though its question was closed', false],
  ['leaves who has gone elsewhere meanwhile there', true],
])('an entry that is deleted %s', async (_, leaves) => {
  const answer = Promise.withResolvers<void>();
  const deletion = 'POST eav/entity/delete';
  const page = await open({ [deletion]: () => ({}) }, undefined, { [deletion]: answer.promise });
  const { user, address, kernel } = page;
  await user.click(await screen.findByRole('button', { name: t('words.delete') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('words.delete') }));
  await user.click(dialog.getByRole('button', { name: t('action.cancel') }));
  const [elsewhere] = screen.getAllByRole('link', { name: t('administration.class.offergroup') });
  if (leaves && elsewhere) await user.click(elsewhere);
  answer.resolve();
  await expect.poll(() => kernel.queries.isMutating()).toBe(0);
  await expect.poll(address).toBe(leaves ? '/manage/offergroup' : '/manage/animalkind');
});

test('a new entry begins empty and is created as it was filled in', async () => {
  const created: unknown[] = [];
  let kept: Entity = hens;
  const { user, address } = await open(
    {
      'POST eav/entity/create': (input) => {
        created.push(input);
        kept = { ...hens, data: input.data };
        return kept;
      },
      'GET eav/entity/get': () => kept,
    },
    '/animalkind/new',
  );
  const label = `${t('administration.field.labels')}, Deutsch`;
  await user.type(await screen.findByLabelText(label), 'Ziegen');
  await user.click(screen.getByRole('button', { name: t('administration.create') }));
  await screen.findByRole('heading', { level: 1, name: 'Ziegen' });
  expect(created).toEqual([
    {
      key: expect.any(String),
      entityclass: 'animalkind',
      data: {
        labels: [{ lang: 'de_DE', label: 'Ziegen' }],
        cat1Mandatory: false,
        cat1CanHaveMulti: false,
      },
    },
  ]);
  await expect.poll(address).toBe(`/manage/animalkind/${hens.id}`);
});

test('what is typed while a new entry is created stays, and is saved on its own', async () => {
  const answer = Promise.withResolvers<void>();
  let kept: Entity = hens;
  const keep = (rev: number, data: object) => {
    kept = { ...hens, rev, data: { ...kept.data, ...data } };
    return kept;
  };
  const { user, address } = await open(
    {
      'POST eav/entity/create': ({ data }) => keep(1, data),
      'POST eav/entity/updatefrompatch': ({ rev, patch }) => keep(rev + 1, patch),
      'GET eav/entity/get': () => kept,
    },
    '/animalkind/new',
    { 'POST eav/entity/create': answer.promise },
  );
  await user.type(await name(), 'Capra');
  await user.click(screen.getByRole('button', { name: t('administration.create') }));
  await user.type(await name(), ' hircus');
  answer.resolve();
  await waitFor(() => expect(saveButton().getAttribute('aria-busy')).not.toBe('true'));
  await user.click(saveButton());
  await expect.poll(address).toBe(`/manage/animalkind/${hens.id}`);
  expect(kept).toMatchObject({ rev: 2, data: { scientificName: 'Capra hircus' } });
});

test('a text that is emptied and typed again has its place and its field, and is no change', async () => {
  const labels = [
    { lang: 'de_DE', label: 'Legehennen' },
    { lang: 'en_GB', label: 'Laying hens' },
  ];
  const { user } = await open({
    'GET eav/entity/get': () => ({ ...hens, data: { ...hens.data, labels } }),
  });
  for (const [language, text] of [
    ['English', 'Laying hens'],
    ['Deutsch', 'Legehennen'],
  ]) {
    const field = await screen.findByLabelText(`${t('administration.field.labels')}, ${language}`);
    await user.clear(field);
    await screen.findByRole('note', { name: t('administration.changes', { count: 1 }) });
    expect(field.closest('details')?.open).not.toBe(false);
    await user.type(field, `${text}`);
  }
  expect(
    screen.queryByRole('note', { name: t('administration.changes', { count: 1 }) }),
  ).toBeNull();
});

test('the list is searched while typing, and tells what lacks a text', async () => {
  const { user } = await open({}, '/animalkind');
  const list = await screen.findByRole('region', { name: t('administration.class.animalkind') });
  await within(list).findByRole('link', { name: 'Rinder' });
  await user.type(within(list).getByLabelText(t('words.search')), 'legehen');
  expect(within(list).queryByRole('link', { name: 'Rinder' })).toBeNull();
  expect(within(list).getByRole('link', { name: 'Legehennen' })).toBeDefined();
  expect(list.textContent).toContain(t('administration.found', { count: 1, all: 2 }));
});

test('what a change causes is told before it is saved, each with its count and where', async () => {
  const asked: unknown[] = [];
  const { user } = await open({
    'POST search/search/ids': () => ({ items: [hens], missing: [] }),
    'POST admin/tellEffects': (input) => {
      asked.push(input);
      return {
        effects: [
          { effect: 'offersHidden', count: 312, of: hens.id },
          { effect: 'draftsStop', count: 1 },
        ],
      };
    },
  });
  await user.type(await name(), 'x');
  const effects = await screen.findByRole('note', { name: t('administration.effects') });
  await within(effects).findByText(/^Legehennen/);
  expect(
    within(effects)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `Legehennen: ${t('administration.effect.offersHidden', { count: 312 })}`,
    t('administration.effect.draftsStop', { count: 1 }),
  ]);
  expect(asked).toEqual([{ id: hens.id, patch: { scientificName: 'Gallus gallusx' } }]);

  await user.click(screen.getByRole('button', { name: t('words.discard') }));
  expect(screen.queryByRole('note', { name: t('administration.effects') })).toBeNull();
  // The way on is where the button was.
  const save = screen.getByRole('button', { name: t('action.save') });
  await expect.poll(() => document.activeElement?.contains(save)).toBe(true);
  expect(document.activeElement?.matches('main, body')).toBe(false);
});

test('effects that could not be counted are no harmless change, and are asked for again', async () => {
  let isDown = true;
  const { user } = await open({
    'POST admin/tellEffects': () => {
      if (isDown) throw new FakeFailure(503, 'search.incomplete');
      return { effects: [{ effect: 'draftsStop', count: 1 }] };
    },
  });
  await user.type(await name(), 'x');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain(t('administration.effectsUnknown'));
  isDown = false;
  await user.click(within(failure).getByRole('button', { name: t('action.retry') }));
  await screen.findByRole('note', { name: t('administration.effects') });
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, () => Entity]>([
  [
    'that is not there',
    () => {
      throw new FakeFailure(404, 'entities.notFound');
    },
  ],
  [
    'of a cut address',
    () => {
      throw new FakeFailure(400, 'kernel.invalidInput');
    },
  ],
  ['of another class', () => hens],
])('an entry %s heads its page with that, and leads back to the list', async (_, entry) => {
  await open({ 'GET eav/entity/get': entry }, `/region/${hens.id}`);
  await screen.findByRole('heading', { level: 1, name: t('errors.entities.notFound') });
  const list = screen.getByRole('link', { name: t('words.toList') });
  expect(list.getAttribute('href')).toBe('/manage/region');
});
