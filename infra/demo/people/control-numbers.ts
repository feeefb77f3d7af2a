import type { CountryRow } from '#infra/demo/countries/country-row.ts';

/** Returns a control number in the form of the country; made up and never the same twice. */
export function controlNumber(
  { controlNumber: { form, first, step } }: CountryRow,
  farm: { readonly statecode: string; readonly bodyCode: string; readonly place: number },
): string {
  return form
    .replace('{state}', farm.statecode)
    .replace('{body}', farm.bodyCode.slice(-3))
    .replace('{number}', String(first + farm.place * step));
}
