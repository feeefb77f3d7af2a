import type { CountryCode } from '#shared/kernel/country-code.ts';

type Farm = { readonly statecode: string; readonly bodyCode: string; readonly place: number };

/** The format of farmers' numbers in a country; made up and never the same twice. */
const FORMS: Readonly<Record<CountryCode, (farm: Farm) => string>> = {
  DE: ({ statecode, bodyCode, place }) =>
    `DE-${statecode}-${bodyCode.slice(-3)}-${12345 + place * 37}-A`,
  AT: ({ place }) => String(3_412_345 + place * 137),
  CH: ({ place }) => String(10_412_345 + place * 137),
  LU: ({ place }) => String(612_345 + place * 17),
  DK: ({ place }) => String(712_345 + place * 17),
};

/**
 * Returns a control number in the form of the country.
 * @throws Error for a country without a form
 */
export function controlNumber(country: CountryCode, farm: Farm): string {
  const form = FORMS[country];
  if (form === undefined) throw new Error(`No demo control numbers are known for ${country}.`);
  return form(farm);
}
