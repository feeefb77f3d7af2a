import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { SelectedRows, useRowActs } from '#web/components/data-table/selected-rows.tsx';
import { KernelContext, useKernel } from '#web/kernel/kernel-context.ts';

type Row = { readonly id: string };
const ROWS: readonly Row[] = [{ id: 'a' }, { id: 'b' }];
const cell = vi.fn(({ id }: Row) => <b>{id}</b>);
const COLUMNS = [{ name: 'name', heading: 'Name', cell }];
const nameOf = ({ id }: Row) => id;

function Table() {
  const acts = useRowActs(ROWS);
  return (
    <>
      <SelectedRows acts={acts} nameOf={nameOf}>
        {null}
      </SelectedRows>
      <DataTable
        caption="Namen"
        columns={COLUMNS}
        rows={ROWS}
        nameOf={nameOf}
        selecting={acts.selecting}
      />
    </>
  );
}

test('rows are selected without making the cells of all again', async () => {
  const { user } = await renderPage(<Table />);
  const name = t('tables.select', { name: 'a' });
  const box = await screen.findByRole('checkbox', { name });
  const made = cell.mock.calls.length;
  await user.click(box);
  screen.getByRole('checkbox', { name, checked: true });
  expect(cell.mock.calls.length).toBe(made);
});

test('that a row is selected is read out: its words come into the region after it', async () => {
  const later: (() => void)[] = [];
  const after = (_: number, action: () => void) => {
    later.push(action);
    return () => {};
  };
  function Late() {
    return (
      <KernelContext value={{ ...useKernel(), after }}>
        <Table />
      </KernelContext>
    );
  }
  const { user } = await renderPage(<Late />);
  await user.click(screen.getByRole('checkbox', { name: t('tables.select', { name: 'a' }) }));
  const words = within(screen.getByRole('status')).getByText(t('pick.chosen', { count: 1 }));
  expect(words.closest('[inert]')).not.toBeNull();
  for (const action of later) action();
  expect(words.closest('[inert]')).toBeNull();
});
