import type { SheetCell } from '#shared/kernel/sheet.ts';
import { shortTime } from './number-format.ts';

/** Returns the cell of a day, or a day with a time, as XML writes it: `2026-03-12T00:00:00`. */
export function isoCell(value: string): SheetCell {
  const [, day = '', time = '00:00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?/.exec(value) ?? [];
  if (day === '') return { kind: 'text', text: value };
  return time === '00:00:00'
    ? { kind: 'day', text: day }
    : { kind: 'time', text: `${day}T${shortTime(time)}` };
}
