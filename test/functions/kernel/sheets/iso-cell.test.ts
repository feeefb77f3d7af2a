import { expect, test } from 'vitest';
import { isoCell } from '#functions/kernel/sheets/iso-cell.ts';

test.each([
  ['2026-03-12', { kind: 'day', text: '2026-03-12' }],
  ['2026-03-12T00:00:00.000Z', { kind: 'day', text: '2026-03-12' }],
  ['2026-03-12T14:30:00', { kind: 'time', text: '2026-03-12T14:30' }],
  ['2026-03-12T14:30:05', { kind: 'time', text: '2026-03-12T14:30:05' }],
  ['in March', { kind: 'text', text: 'in March' }],
])('%s is read as a day, a time or a text', (value, cell) => {
  expect(isoCell(value)).toEqual(cell);
});
