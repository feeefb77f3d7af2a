import { expect, test } from 'vitest';
import { rowAct } from '#web/components/data-table/row-keys.ts';
import {
  allSelected,
  extended,
  NO_SELECTION,
  selectedOf,
  toggled,
} from '#web/components/data-table/row-selection.ts';
import { chosenColumns, type TableColumn } from '#web/components/data-table/table-column.ts';
import {
  nextSort,
  readSort,
  sortedRows,
  writtenSort,
} from '#web/components/data-table/table-sort.ts';

type Row = { readonly id: string; readonly size?: number | string };
const column = (name: string): TableColumn<Row> => ({
  name,
  heading: name.toUpperCase(),
  cell: ({ size }) => size,
  value: ({ id, size }) => (name === 'id' ? id : size),
});
const compare = (a: string, b: string) => a.localeCompare(b, 'en');
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('');
const order = ['a', 'b', 'c', 'd', 'e'];

test('a heading sorts up, then down, then gives the own order back; another begins from above', () => {
  const up = nextSort(null, 'size');
  const down = nextSort(up, 'size');
  expect([up, down].map(writtenSort)).toEqual(['size', '-size']);
  expect(nextSort(down, 'size')).toBeNull();
  expect(nextSort(down, 'id')).toEqual({ column: 'id', isDescending: false });
});

test.each(['', 'size', '-size'])('the sort "%s" comes back from the address', (text) => {
  expect(writtenSort(readSort(text))).toBe(text);
});

test('numbers are sorted by size; no value comes last in both directions; equal rows keep their order', () => {
  const rows: Row[] = [
    { id: 'a', size: 10 },
    { id: 'b' },
    { id: 'c', size: 9 },
    { id: 'd', size: 10 },
  ];
  const by = (isDescending: boolean) =>
    ids(
      sortedRows(rows, {
        columns: [column('size')],
        sort: { column: 'size', isDescending },
        compare,
      }),
    );
  expect([by(false), by(true)]).toEqual(['cadb', 'adcb']);
  expect(ids(rows)).toBe('abcd');
});

test('a range goes from the row before to this one, in both directions, and keeps what was selected', () => {
  const begun = toggled(NO_SELECTION, 'b');
  expect([...extended(begun, order, 'd').ids]).toEqual(['b', 'c', 'd']);
  expect([...extended(toggled(begun, 'e'), order, 'd').ids]).toEqual(['b', 'e', 'd']);
  expect([...extended(NO_SELECTION, order, 'c').ids]).toEqual(['c']);
  expect(extended(begun, order, 'gone')).toEqual(begun);
});

test('what is selected and no longer found takes part in nothing', () => {
  const rows = [{ id: 'a' }, { id: 'c' }];
  expect(ids(selectedOf(allSelected(order), rows))).toBe('ac');
  expect(toggled(toggled(NO_SELECTION, 'a'), 'a').ids.size).toBe(0);
});

test('the first column always stays', () => {
  const shown = chosenColumns([column('id'), column('size'), column('other')], ['other']);
  expect(shown.map(({ name }) => name)).toEqual(['id', 'other']);
});

test('a letter alone selects nothing, and Enter stays the way into a row', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(rowAct({ ...plain, key: 'a' }, true)).toBeUndefined();
  expect(rowAct({ ...plain, key: 'Enter' }, true)).toBeUndefined();
  expect(rowAct({ ...plain, key: 'A', metaKey: true }, false)).toEqual({ act: 'all' });
  expect(rowAct({ ...plain, key: 'ArrowUp', shiftKey: true }, false)).toEqual({
    act: 'move',
    by: -1,
    isRange: true,
  });
});
