import { checkCharacter } from './check-character.ts';

const NUMBER_DIGITS = 6;
const FORM = /^NV([A-Z]{2})(\d{4})(\d{6})([0-9A-Z])$/;

/** Returns the number of a country's proof in a year: `NV-DE-2026-000123-X`. */
export function proofNumber(country: string, year: string, count: number): string {
  const digits = String(count).padStart(NUMBER_DIGITS, '0');
  return ['NV', country, year, digits, checkCharacter(`NV${country}${year}${digits}`)].join('-');
}

/**
 * Returns the proof number of a typed text, whatever dashes, spaces and small letters it has; undefined where it is
 * none.
 */
export function readProofNumber(typed: string): string | undefined {
  const [, country, year, digits = '', check] =
    FORM.exec(typed.toUpperCase().replace(/[\s–-]/g, '')) ?? [];
  if (country === undefined || year === undefined) return undefined;
  const number = proofNumber(country, year, Number(digits));
  return number.endsWith(`-${check}`) ? number : undefined;
}

/** Tells whether a text is a proof number, written as it is given out. */
export const isProofNumber = (text: string): boolean => readProofNumber(text) === text;
