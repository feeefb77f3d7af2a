import type { CountryRow } from '../countries/country-row.ts';
import { demoId } from '../demo-id.ts';

/** The first of a country is the one that the login stands for. */
export const controlBodyId = ({ code }: CountryRow, at: number): string =>
  demoId(`account.ins.${code.toLowerCase()}${at === 0 ? '' : `.${at + 1}`}`);

export const associationId = ({ code }: CountryRow, at: number): string =>
  demoId(`account.aso.${code.toLowerCase()}${at === 0 ? '' : `.${at + 1}`}`);
