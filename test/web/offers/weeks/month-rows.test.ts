import { expect, test } from 'vitest';
import { cellForKey, weeksBetween } from '#web/features/offers/weeks/grid-keys.ts';
import { monthOf, monthRows } from '#web/features/offers/weeks/month-rows.ts';
import { weekWindow } from '#web/features/offers/weeks/week-window.ts';

const yearFrom = (today: string) =>
  monthRows(weekWindow(today, { preorder: undefined, promised: [] }));

const rowsFrom = (today: string) => yearFrom(today).map(({ weeks }) => weeks);

test('a week stands in the month of its Thursday', () => {
  expect(monthOf('2026-W53')).toBe('2026-12');
  expect(monthOf('2027-W01')).toBe('2027-01');
  expect(monthOf('2026-W14')).toBe('2026-04');
});

test('the grid begins with the present month and ends a year ahead', () => {
  const rows = yearFrom('2026-03-18');
  expect(rows[0]).toEqual({
    month: '2026-03',
    weeks: ['2026-W10', '2026-W11', '2026-W12', '2026-W13'],
  });
  expect(rows.at(-1)?.weeks.at(-1)).toBe('2027-W11');
  expect(rows).toHaveLength(13);
});

test('the year 2026 has a week 53, and 2027 begins after it', () => {
  const rows = yearFrom('2026-11-21');
  const december = rows.find(({ month }) => month === '2026-12');
  const january = rows.find(({ month }) => month === '2027-01');
  expect(december?.weeks).toEqual(['2026-W49', '2026-W50', '2026-W51', '2026-W52', '2026-W53']);
  expect(january?.weeks[0]).toBe('2027-W01');
  const all = rows.flatMap(({ weeks }) => weeks);
  expect(new Set(all).size).toBe(all.length);
  expect(weeksBetween(all, '2027-W02', '2026-W52')).toEqual([
    '2026-W52',
    '2026-W53',
    '2027-W01',
    '2027-W02',
  ]);
});

test.each([
  ['2026-W53', 'ArrowRight', false, '2027-W01'],
  ['2027-W01', 'ArrowLeft', false, '2026-W53'],
  ['2026-W53', 'ArrowDown', false, '2027-W04'],
  ['2027-W04', 'ArrowUp', false, '2026-W52'],
  ['2026-W50', 'Home', false, '2026-W49'],
  ['2026-W50', 'End', false, '2026-W53'],
  ['2026-W50', 'Home', true, '2026-W45'],
  ['2026-W50', 'End', true, '2027-W46'],
  ['2026-W45', 'ArrowLeft', false, '2026-W45'],
  ['2027-W46', 'ArrowRight', false, '2027-W46'],
  ['2026-W50', 'PageDown', false, '2027-W10'],
])('from %s %s (ctrl %s) leads to %s', (from, key, ctrl, to) => {
  expect(cellForKey(rowsFrom('2026-11-21'), from, { key, ctrl })).toBe(to);
});

test('a row of a sheet ends at its end', () => {
  const rows = [
    ['a1', 'a2'],
    ['b1', 'b2'],
  ];
  const from = (cell: string, key: string) =>
    cellForKey(rows, cell, { key, ctrl: false, stops: true });
  expect(from('a2', 'ArrowRight')).toBe('a2');
  expect(from('b1', 'ArrowLeft')).toBe('b1');
  expect(from('a2', 'ArrowDown')).toBe('b2');
});

test('other keys lead nowhere', () => {
  expect(cellForKey(rowsFrom('2026-11-21'), '2026-W50', { key: 'x', ctrl: false })).toBeUndefined();
});
