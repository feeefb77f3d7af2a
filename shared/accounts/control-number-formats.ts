import type { CountryCode } from '#shared/kernel/country-code.ts';
import { normalControlNumber } from './control-number.ts';

/** The format of farmers' control numbers in a country. */
export type ControlNumberFormat = {
  /** The pattern of the normal form. */
  readonly controlNumberPattern: RegExp;
  /** An example as people write it. */
  readonly example: string;
};

const FORMATS: Readonly<Record<CountryCode, ControlNumberFormat>> = {
  /** Land, control body, number, areas. */
  DE: {
    controlNumberPattern: /^DE[A-Z]{2}\d{3}\d{5}[A-Z]{1,4}$/,
    example: 'DE-BY-006-12345-A',
  },
  /** LFBIS number. */
  AT: { controlNumberPattern: /^\d{7}$/, example: '3412345' },
  CH: { controlNumberPattern: /^\d{8}$/, example: '10412345' },
  LU: { controlNumberPattern: /^\d{6}$/, example: '612345' },
  /** CHR number of the herd, or CVR number of the company. */
  DK: { controlNumberPattern: /^(\d{6}|\d{8})$/, example: '712345' },
  /** Production place. */
  SE: { controlNumberPattern: /^SE\d{6}$/, example: 'SE 123456' },
  /** Herd number. */
  IE: { controlNumberPattern: /^[A-Z]\d{7}$/, example: 'A1234567' },
  /** Number of the Agence Bio. */
  FR: { controlNumberPattern: /^\d{5,6}$/, example: '123456' },
  /** Number of Skal. */
  NL: { controlNumberPattern: /^\d{6}$/, example: '123456' },
  /** REGA. */
  ES: { controlNumberPattern: /^ES\d{12}$/, example: 'ES 123456789012' },
  /** CUAA: a company's tax number, or a person's. */
  IT: { controlNumberPattern: /^(\d{11}|[A-Z0-9]{16})$/, example: '12345678901' },
  HU: { controlNumberPattern: /^\d{7}$/, example: '1234567' },
  RO: { controlNumberPattern: /^RO\d{10}$/, example: 'RO 1234567890' },
  /** MIBPG. */
  HR: { controlNumberPattern: /^\d{6,9}$/, example: '1234567' },
};

const ANY: ControlNumberFormat = {
  controlNumberPattern: /^[\p{L}\p{N}]{3,20}$/u,
  example: 'AB-12345',
};

/** Returns the format of a country's control numbers; for a country that is not known, 3 to 20 letters and digits. */
export function controlNumberFormat(country: CountryCode): ControlNumberFormat {
  return FORMATS[country] ?? ANY;
}

/** Tells whether a text is a control number of the country, however it is grouped. */
export function isControlNumber(country: CountryCode, typed: string): boolean {
  return controlNumberFormat(country).controlNumberPattern.test(normalControlNumber(typed));
}
