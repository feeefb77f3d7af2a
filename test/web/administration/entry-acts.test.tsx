import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { countryOf } from '#test/web/test-country.ts';
import { country, labelled, openAdministration } from './open-administration.tsx';

const austria = {
  ...entityOf('country', countryOf({ code: 'AT' }).data, 'austria'),
  data: {
    ...countryOf({ code: 'AT' }).data,
    labels: labelled('Österreich'),
  },
};
const usage = (label: string, countries: readonly string[]) =>
  entityOf('animalusage', { labels: labelled(label), animalkinds: [], countries }, label);
const field = (label: string, active: boolean) =>
  entityOf('offerfield', { labels: labelled(label), entryType: 'text', active }, label);

/** A page of entries that a server keeps; it refuses to change the last of them. */
async function open(type: string, entries: readonly Entity[]) {
  const closing: boolean[] = [];
  const stored = new Map(entries.map((entry) => [entry.id, entry]));
  const page = await openAdministration(`/${type}`, {
    'POST search/search/execute': ({ entityClass }) => {
      const lists: Readonly<Record<string, readonly Entity[]>> = { country: [country, austria] };
      const items = entityClass === type ? [...stored.values()] : (lists[entityClass] ?? []);
      return { items: [...items], next: null };
    },
    'POST admin/tellEffects': () => ({ effects: [{ effect: 'offersKeepIt', count: 2 }] }),
    'POST eav/entity/updatefrompatch': ({ id, patch }) => {
      closing.push(window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
      const before = stored.get(id);
      if (before === undefined || id === entries.at(-1)?.id) {
        throw new FakeFailure(409, 'entities.revConflict');
      }
      const after = { ...before, rev: before.rev + 1, data: { ...before.data, ...patch } };
      stored.set(id, after);
      return after;
    },
  });
  await screen.findByRole('table');
  await page.user.click(
    screen.getByRole('checkbox', { name: t('tables.selectAll', { count: entries.length }) }),
  );
  const saved = () =>
    page.calls.flatMap(({ name, input }) =>
      name === 'POST eav/entity/updatefrompatch' ? [input] : [],
    );
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, saved, press, closing };
}

test('several entries are switched off at once, each by itself, with one reason', async () => {
  const fields = [field('Alter', true), field('Farbe', false), field('Gewicht', true)];
  const { user, press, saved, closing } = await open('offerfield', fields);
  screen.getByRole('button', { name: t('administration.bulk.activate', { count: 1 }) });
  await press(t('administration.bulk.deactivate', { count: 2 }));
  const dialog = within(
    screen.getByRole('dialog', { name: t('administration.bulk.deactivate', { count: 2 }) }),
  );
  await user.type(dialog.getByRole('textbox'), 'Entfallen{Enter}');
  await screen.findByText(t('tables.done', { count: 1, refused: 1 }));
  expect(saved()).toEqual(
    [fields[0], fields[2]].map((entry) => ({
      id: entry?.id,
      rev: entry?.rev,
      patch: { active: false },
      changeset: 'Entfallen',
    })),
  );
  // The browser asks before a window closes on entries that are still to be changed.
  expect(closing).toEqual([false, false]);
  const line = screen.getByText('Gewicht', { selector: 'strong' }).closest('li');
  expect(line?.textContent).toBe(`Gewicht: ${t('errors.entities.revConflict')}`);
  screen.getByText(t('pick.chosen', { count: 1 }));
});

test('entries leave a country, told before; one that names no other would hold everywhere and stays', async () => {
  const usages = [
    usage('Mast', [country.id, testId('austria')]),
    usage('Milch', [country.id]),
    usage('Zucht', []),
  ];
  const { user, press, saved } = await open('animalusage', usages);
  await press(t('administration.bulk.remove', { count: 2 }));
  const dialog = within(screen.getByRole('dialog'));
  const none = dialog.getByRole('button', {
    name: t('administration.bulk.remove', { count: 0 }),
  });
  await user.click(none);
  expect(saved()).toEqual([]);
  await user.selectOptions(dialog.getByRole('combobox'), 'Deutschland');
  dialog.getByText(t('administration.bulk.stay', { count: 1, names: 'Milch' }));
  await dialog.findByText(t('administration.effect.offersKeepIt', { count: 2 }));
  await user.click(
    dialog.getByRole('button', { name: t('administration.bulk.remove', { count: 1 }) }),
  );
  await screen.findByText(t('tables.done', { count: 1, refused: 0 }));
  expect(saved()).toMatchObject([{ patch: { countries: [testId('austria')] } }]);
});

test('entries that hold in named countries come into another one; those that hold everywhere have it', async () => {
  const usages = [
    usage('Mast', [country.id]),
    usage('Milch', [country.id, testId('austria')]),
    usage('Zucht', []),
    usage('Eier', [country.id]),
  ];
  const { user, press, saved, calls } = await open('animalusage', usages);
  await press(t('administration.bulk.join', { count: 3 }));
  // The administration's own country has no offers and requests.
  const attributeFilter = { field: 'isAdmin', comparison: 'ne', value: true };
  expect(calls).toContainEqual(
    expect.objectContaining({
      input: expect.objectContaining({ entityClass: 'country', attributeFilter }),
    }),
  );
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox'), 'Österreich');
  await user.click(
    dialog.getByRole('button', { name: t('administration.bulk.join', { count: 2 }) }),
  );
  await screen.findByText(t('tables.done', { count: 1, refused: 1 }));
  const countries = [country.id, testId('austria')];
  expect(saved()).toMatchObject([{ patch: { countries } }, { patch: { countries } }]);
});

test('a package that holds nowhere yet comes into a country, too', async () => {
  const form = (label: string, countries: readonly string[]) =>
    entityOf('requestpackage', { internalName: label, labels: labelled(label), countries }, label);
  const { press } = await open('requestpackage', [form('Neu', []), form('Alt', [country.id])]);
  await press(t('administration.bulk.join', { count: 2 }));
  screen.getByRole('dialog', { name: t('administration.bulk.join', { count: 2 }) });
});
