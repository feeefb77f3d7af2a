import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { PickList } from '#web/components/pick-list.tsx';

const OPTIONS = [
  { value: 'an', label: 'Angus', group: { label: 'Fleisch' } },
  { value: 'bv', label: 'Braunvieh', group: { label: 'Milch' } },
  { value: 'fl', label: 'Fleckvieh', group: { label: 'Milch' } },
  { value: 'gs', label: 'Grünten-Vieh', group: { label: 'Milch' } },
];

function Breeds({
  single = false,
  chosen = [],
  onChange,
}: {
  single?: boolean;
  chosen?: readonly string[];
  onChange: (value: readonly string[]) => void;
}) {
  const [value, setValue] = useState(chosen);
  return (
    <PickList
      label="Rasse"
      empty={t('offers.allBreeds')}
      options={OPTIONS}
      single={single}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

async function open(single = false, chosen: readonly string[] = []) {
  const changes: (readonly string[])[] = [];
  const { user } = await renderPage(
    <Breeds single={single} chosen={chosen} onChange={(value) => changes.push(value)} />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rasse' }));
  return { user, dialog, changes };
}
const opener = () => screen.getByRole('button', { name: /^Rasse/ });

test('by keyboard alone: open, search, choose two, apply; the button tells the choice and has the focus again', async () => {
  const { user, dialog, changes } = await open();
  await user.type(dialog.getByLabelText(t('pick.search')), 'grunten');
  expect(
    dialog.getByText(`${t('pick.found', { count: 1 })} · ${t('pick.chosen', { count: 0 })}`),
  ).toBeDefined();
  await user.tab();
  await user.keyboard(' ');
  await user.clear(dialog.getByLabelText(t('pick.search')));
  expect(
    dialog.getByText(`${t('pick.found', { count: 4 })} · ${t('pick.chosen', { count: 1 })}`),
  ).toBeDefined();
  dialog.getByRole('checkbox', { name: 'Angus' }).focus();
  await user.keyboard(' ');
  expect(changes).toEqual([]);
  dialog.getByRole('button', { name: t('action.apply') }).focus();
  await user.keyboard('{Enter}');
  expect(changes).toEqual([['gs', 'an']]);
  expect(opener().textContent).toContain('Angus, Grünten-Vieh');
  expect(document.activeElement).toBe(opener());
});

test('the button says what is asked for, what is chosen, that something must be, and what is wrong', async () => {
  await renderPage(
    <PickList
      label="Rasse"
      hint={t('offers.textHint')}
      error={t('words.choose')}
      required
      options={OPTIONS}
      value={['fl']}
      onChange={() => undefined}
    />,
  );
  screen.getByRole('button', {
    name: new RegExp(`^Rasse *\\(${t('field.required')}\\) Fleckvieh$`),
    description: new RegExp(`^${t('offers.textHint')}.*${t('words.choose')}`),
  });
});

test('options stand under their groups; cancelling changes nothing, Enter in the search box applies what is chosen', async () => {
  const { user, dialog, changes } = await open();
  const milk = within(dialog.getByRole('group', { name: 'Milch' }));
  expect(milk.getAllByRole('checkbox')).toHaveLength(3);
  await user.click(dialog.getByRole('checkbox', { name: 'Fleckvieh' }));
  await user.click(dialog.getByRole('button', { name: t('action.cancel') }));
  expect(changes).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener().textContent).toContain(t('words.any'));

  await user.click(opener());
  await user.click(screen.getByRole('checkbox', { name: 'Fleckvieh' }));
  await user.type(screen.getByLabelText(t('pick.search')), 'f{Enter}');
  expect(changes).toEqual([['fl']]);
});

test('the choice can be cleared at once', async () => {
  const { user, dialog, changes } = await open(false, ['fl']);
  await user.click(dialog.getByRole('button', { name: t('pick.clear') }));
  await user.click(dialog.getByRole('button', { name: t('action.apply') }));
  expect(changes).toEqual([[]]);
});

test('of a single choice the last one counts', async () => {
  const { user, dialog, changes } = await open(true);
  await user.click(dialog.getByRole('radio', { name: 'Angus' }));
  await user.click(dialog.getByRole('radio', { name: 'Fleckvieh' }));
  await user.click(dialog.getByRole('button', { name: t('action.apply') }));
  expect(changes).toEqual([['fl']]);
});

test('what is applied as it was is no change, which would reset what depends on it', async () => {
  const { user, dialog, changes } = await open(true, ['fl']);
  await user.click(dialog.getByRole('button', { name: t('action.apply') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes).toEqual([]);
});

test('while the entries are on their way, the list does not claim to have none', async () => {
  const { user } = await renderPage(
    <PickList
      label="Rasse"
      options={[]}
      isPending
      nothingFound={{ label: t('offers.missingBreed'), onChoose: () => undefined }}
      value={[]}
      onChange={() => undefined}
    />,
  );
  await user.click(opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'Rasse' }));
  expect(dialog.queryByText(t('pick.found', { count: 0 }), { exact: false })).toBeNull();
  expect(dialog.queryByRole('button', { name: t('offers.missingBreed') })).toBeNull();
  expect(dialog.getByRole('button', { name: t('action.cancel') })).toBeDefined();
});
