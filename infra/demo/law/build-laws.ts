import { countryId } from '#infra/demo/countries/build-countries.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import type { Law } from '#shared/law/law.ts';
import { LAWS } from './law-table.ts';

/** The day from which Regulation (EU) 2018/848 applies: its Art. 61. */
const APPLIES_FROM = '2022-01-01';

const laws: Readonly<Record<string, Law>> = LAWS;

/** The law of a country of the demo data: the regulation's, where no row of its own was found. */
export function lawOf({ code }: { readonly code: string }): Law {
  return laws[code] ?? EU_LAW;
}

export function buildLaws(): DemoEntity[] {
  return COUNTRIES.map((row) =>
    demoEntity('countrylaw', demoId(`countrylaw.${row.code.toLowerCase()}`), {
      internalName: `${row.code} ${APPLIES_FROM.slice(0, 4)}`,
      country: countryId(row),
      validFrom: APPLIES_FROM,
      ...lawOf(row),
    }),
  );
}
