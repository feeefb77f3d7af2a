import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import type { SpeciesRow } from '#infra/demo/species/species-row.ts';
import { SPECIES } from '#infra/demo/species/species-table.ts';
import { labelsOf } from '#infra/demo/texts.ts';
import { type CountryRow, type TownRow, textOf } from './country-row.ts';
import { COUNTRIES } from './country-table.ts';

export const countryId = ({ code }: Pick<CountryRow, 'code'>): string =>
  demoId(`country.${code.toLowerCase()}`);

export const regionId = ({ code }: Pick<CountryRow, 'code'>, statecode: string): string =>
  demoId(`region.${code.toLowerCase()}.${statecode.toLowerCase()}`);

/** The account of a region's authority: the login `aut.<cc>` for the home region's, else one by its name. */
export function authorityId(row: CountryRow, authority: string): string {
  const isHome = row.regions.some(
    (region) => region.statecode === row.homeRegion && region.authority === authority,
  );
  const cc = row.code.toLowerCase();
  return demoId(isHome ? `account.aut.${cc}` : `account.aut.${cc}.${authority}`);
}

export const speciesOf = (row: CountryRow): readonly SpeciesRow[] =>
  SPECIES.filter(({ key }) => !row.withoutSpecies.includes(key));

const kindIds = (species: readonly { readonly key: string }[]) =>
  species.map(({ key }) => demoId(`animalkind.${key}`));

export function buildCountries(): DemoEntity[] {
  return COUNTRIES.map((row) =>
    demoEntity('country', countryId(row), {
      labels: labelsOf(textOf(row)),
      code: row.code,
      domains: [`${row.code.toLowerCase()}.localhost`],
      languages: row.languages,
      enabledForWebsite: true,
      usesRequestSystem: true,
      enabledAnimals: kindIds(speciesOf(row)),
      animalkindsUsingPoultrySystem: kindIds(speciesOf(row).filter(({ weekly }) => weekly)),
      animalkindsUsingLowhatchRequests: row.lowhatchSpecies.map((key) =>
        demoId(`animalkind.${key}`),
      ),
      allowTransnationalSearch: row.allowTransnationalSearch,
      offerAutApproval: row.offerAutApproval,
      userAgreement: row.userAgreement,
      usesAssociations: row.usesAssociations,
      accent: row.accent,
      contactEmail: `contact@${row.code.toLowerCase()}.example.org`,
    }),
  );
}

export function buildRegions(): DemoEntity[] {
  return COUNTRIES.flatMap((row) =>
    row.regions.map((region) =>
      demoEntity('region', regionId(row, region.statecode), {
        labels: labelsOf(textOf(region)),
        country: countryId(row),
        aut: authorityId(row, region.authority),
        statecode: region.statecode,
        postalCodePrefixes: prefixesOf(region),
      }),
    ),
  );
}

export const prefixesOf = ({ postalCodePrefixes }: CountryRow['regions'][number]): string[] =>
  postalCodePrefixes?.split(' ') ?? [];

/** The region of a town: its own, or that of its postal code; of several prefixes the longest decides. */
export function regionOf(row: CountryRow, { citycode, region }: TownRow): string {
  if (region !== undefined) return region;
  const fitting = row.regions.flatMap((other) =>
    prefixesOf(other)
      .filter((prefix) => citycode.startsWith(prefix))
      .map((prefix) => ({ statecode: other.statecode, length: prefix.length })),
  );
  const [best] = fitting.toSorted((a, b) => b.length - a.length);
  if (best === undefined) throw new Error(`No demo region holds ${row.code} ${citycode}.`);
  return best.statecode;
}
