import * as z from 'zod';
import { seenCode } from '#shared/kernel/typed-text.ts';

const GROUP_LENGTHS = [3, 3, 4] as const;

/** Returns a control number without unseen characters, and without the `.0` with which spreadsheets show a number. */
export const typedControlNumber = (typed: string): string =>
  seenCode(typed).replace(/^(\d+)[.,]0$/, '$1');

/** A farmer's control number as it is typed. */
export const ControlNumber = z.string().overwrite(typedControlNumber);

/** Returns the normal form in which control numbers are compared and unique: letters and digits, upper case. */
export function normalControlNumber(typed: string): string {
  return typedControlNumber(typed)
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns a control number as people read it: ten digits in groups of 3-3-4 (specification section 3), anything else
 * as it was written.
 */
export function formatControlNumber(controlNumber: string): string {
  const digits = normalControlNumber(controlNumber);
  if (!/^\d{10}$/.test(digits)) return controlNumber;
  let start = 0;
  return GROUP_LENGTHS.map((length) => {
    const group = digits.slice(start, start + length);
    start += length;
    return group;
  }).join('-');
}
