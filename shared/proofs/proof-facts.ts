import * as z from 'zod';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { Day, Instant } from '#shared/kernel/time.ts';
import { AREA_LENGTH } from './limits.ts';
import { Named, type ProofDocument } from './proof-document.ts';

/** The part of a proof that everybody may read: it names nobody, and of the place no more than the area of its postal code. */
export const ProofFacts = z.strictObject({
  kind: Named,
  latin: z.string().max(200).optional(),
  breed: Named.optional(),
  /** The number of animals that are still wanted after organic ones were taken. */
  wanted: z.int().min(0).optional(),
  taken: z.int().min(0),
  area: z.string().max(AREA_LENGTH).optional(),
  radiusKm: z.number().positive(),
  scope: z.array(CountryCode).max(60),
  searchedOn: Instant,
  until: Day,
  issuedAt: Instant,
  validUntil: Day,
  found: z.int().min(0),
  neutral: z.int().min(0),
  /** Tells whether the proof belongs to a request. */
  isOfRequest: z.boolean(),
});
export type ProofFacts = z.infer<typeof ProofFacts>;

/** Returns the part of a document that everybody may read. */
export function factsOf({
  animals,
  place,
  scope,
  search,
  request,
  issuedAt,
  validUntil,
}: ProofDocument): ProofFacts {
  const { kind, latin, breed, wanted, taken } = animals;
  const { searchedOn, until, found, neutral } = search;
  return {
    kind,
    latin,
    breed,
    wanted: wanted === undefined ? undefined : Math.max(0, wanted - taken),
    taken,
    area: place.citycode?.slice(0, AREA_LENGTH),
    radiusKm: place.radiusKm,
    scope,
    searchedOn,
    until,
    issuedAt,
    validUntil,
    found,
    neutral,
    isOfRequest: request !== undefined,
  };
}
