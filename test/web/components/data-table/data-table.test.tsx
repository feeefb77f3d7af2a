import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { useRowActs } from '#web/components/data-table/selected-rows.tsx';

type Row = { readonly id: string };
const ROWS: readonly Row[] = [{ id: 'a' }, { id: 'b' }];
const cell = vi.fn(({ id }: Row) => <b>{id}</b>);
const COLUMNS = [{ name: 'name', heading: 'Name', cell }];
const nameOf = ({ id }: Row) => id;

function Table() {
  const { selecting } = useRowActs(ROWS);
  return (
    <DataTable
      caption="Namen"
      columns={COLUMNS}
      rows={ROWS}
      nameOf={nameOf}
      selecting={selecting}
    />
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
