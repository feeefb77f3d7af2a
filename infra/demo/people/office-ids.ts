import type { CountryRow } from '#infra/demo/countries/country-row.ts';
import { demoId } from '#infra/demo/demo-entity.ts';

/** The first of a country is the one that the login stands for. */
export const controlBodyId = ({ code }: CountryRow, index: number): string =>
  demoId(`account.ins.${code.toLowerCase()}${index === 0 ? '' : `.${index + 1}`}`);

export const associationId = ({ code }: CountryRow, index: number): string =>
  demoId(`account.aso.${code.toLowerCase()}${index === 0 ? '' : `.${index + 1}`}`);

/** Tells whether an association acts only for members who have agreed: all but a country's first one do. */
export const needsAgreement = (country: CountryRow, association: string): boolean =>
  association !== associationId(country, 0);
