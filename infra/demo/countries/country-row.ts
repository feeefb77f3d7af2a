import * as z from 'zod';
import { text } from '#infra/demo/texts.ts';
import { ACCENTS, Country } from '#shared/countries/country.ts';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { Locale } from '#shared/kernel/locale.ts';

const words = z.array(z.string().min(1));

/** A name in German, and in English where it has one there; `words/<locale>.json` has the other languages. */
const named = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ ...shape, name: z.string(), english: z.string().optional() });
type Named = { readonly name: string; readonly english?: string | undefined };

export const textOf = ({ name, english }: Named) => text(name, english);

const Region = named({
  statecode: z.string(),
  /** Regions with the same authority name share its account. */
  authority: z.string(),
  /** Prefixes, separated by spaces; a region without them has the places of the area of its name. */
  postalCodePrefixes: z.string().optional(),
});

/** The towns of the home region come first. Positions from GeoNames (geonames.org), CC BY 4.0. */
const Town = z.strictObject({
  city: z.string(),
  citycode: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** The statecode of its region, where no prefix tells it. */
  region: z.string().optional(),
});
export type TownRow = z.infer<typeof Town>;

/** The parts of made-up names of people and farms. `{surname}` and `{town}` are filled in. */
const Names = z.strictObject({
  /** The form of phone numbers; `#` is a digit. Where a country keeps numbers for films, one of those. */
  phone: z.string().regex(/^\+[\d #]+$/),
  firstNames: words,
  surnames: words,
  /** Endings of surnames, each with that of its genitive, which stands before the name of a farm; absent where surnames do not change. */
  genitive: z.record(z.string(), z.string()).optional(),
  /** Streets; `#` is the number of a house, where the country writes it. */
  streets: words,
  farms: words,
  suppliers: words,
  hatcheries: words,
});
export type NameRow = z.infer<typeof Names>;

const count = z.int().min(1);

/** A country of the demo data, as `rows/<code>.json` says it. */
export const CountryRow = named({
  code: CountryCode,
  languages: z.array(Locale).min(1),
  accent: z.enum(ACCENTS),
  offerAutApproval: z.boolean(),
  userAgreement: Country.shape.userAgreement.unwrap(),
  allowTransnationalSearch: z.boolean(),
  usesAssociations: z.boolean(),
  /** Keys of species that are not enabled. */
  withoutSpecies: z.array(z.string()),
  lowhatchSpecies: z.array(z.string()),
  /** Region whose authority the login `aut.<cc>` is. */
  homeRegion: z.string(),
  /** The number of entities of each kind, the accounts of logins included. */
  volume: z.strictObject({ farmers: count, suppliers: count, offers: count, requests: count }),
  /** The form of farmers' control numbers; the numbers go up by steps, so that none comes twice. */
  controlNumber: z.strictObject({ form: z.string(), first: z.int(), step: z.int() }),
  /** The first is the login `ins.<cc>`. */
  controlBodies: z.array(z.strictObject({ code: z.string(), name: z.string() })).min(1),
  /** Made up; the first is the login `aso.<cc>`. */
  associations: words.min(1),
  people: Names,
  holidays: z.array(
    named({
      on: z.string(),
      /** The statecodes of the regions that keep it, between spaces, where not all do. */
      regions: z.string().optional(),
    }),
  ),
  regions: z.array(Region).min(1),
  towns: z.array(Town).min(1),
});
export type CountryRow = z.infer<typeof CountryRow>;
