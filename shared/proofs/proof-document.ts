import * as z from 'zod';
import { SHOWN_NAME_LENGTH } from '#shared/accounts/limits.ts';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import { LABEL_LENGTH } from '#shared/kernel/label.ts';
import { PinnedRef, Ref } from '#shared/kernel/ref.ts';
import { Day, Instant } from '#shared/kernel/time.ts';
import { LAW_TEXT_LENGTH, RADIUS_KM } from '#shared/law/limits.ts';
import { Availability } from '#shared/offers/availability.ts';
import { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import { LEGAL_GROUNDS } from '#shared/requests/entities/requestpackage.ts';
import { FOUND_OFFERS } from '#shared/requests/limits.ts';
import { CONDITION_TEXTS, PROOF_CONDITIONS } from './limits.ts';
import { ProofNumber } from './proof-number.ts';

/** A hash: SHA-256 in hexadecimal digits. */
export const Sha256 = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]{64}$/);

/** An entry of the master data, called as it was called then in the first language of the country. */
export const Named = z.strictObject({ id: Ref, label: z.string().max(LABEL_LENGTH) });
export type Named = z.infer<typeof Named>;

/** An offer that was found, as it was then. `supplier` is the account: a proof names nobody but its applicant. */
const ProofOffer = z.strictObject({
  ...FoundOffer.shape,
  /** The hash of that revision's data; absent where the owner was redacted between search and sending. */
  sha256: Sha256.optional(),
  availability: z.strictObject({ status: Availability, availableFrom: Day.optional() }).optional(),
  /** The offer's answers to the fields that say the health status. */
  health: z.array(z.string().max(LABEL_LENGTH)).max(10),
  supplier: Ref.optional(),
});
export type ProofOffer = z.infer<typeof ProofOffer>;

/** A condition of the search: a field of offers, and the values that it asks for. */
export const ProofCondition = z.strictObject({
  field: z.string().max(100),
  values: z.array(z.string().max(LABEL_LENGTH)).max(CONDITION_TEXTS),
});
export type ProofCondition = z.infer<typeof ProofCondition>;

/** A proof of non-availability: the canonical JSON of this document is hashed and signed. */
export const ProofDocument = z.strictObject({
  format: z.literal('organic-livestock-search-proof/1'),
  number: ProofNumber,
  country: CountryCode,
  /** The place in the chain of the country's proofs, from 1. */
  position: z.int().min(1),
  /** The hash of the proof before it. */
  prev: Sha256.nullable(),
  issuedAt: Instant,
  /** The instant of issue in the time of the country: `2026-03-02T09:00:00+01:00`. */
  issuedAtLocal: z.string().max(40),
  /** The last day on which the proof holds. */
  validUntil: Day,
  applicant: z.strictObject({
    name: z.string().max(200),
    controlNumber: z.string().max(40).optional(),
  }),
  /** The account that searched: the applicant's, or that of an office that acts for it. */
  searchedBy: z.strictObject({ id: Ref, name: z.string().max(SHOWN_NAME_LENGTH) }),
  /** The request that the proof belongs to. */
  request: z
    .strictObject({ id: Ref, hid: z.string().max(20), ground: z.enum(LEGAL_GROUNDS) })
    .optional(),
  animals: z.strictObject({
    kind: Named,
    latin: z.string().max(200).optional(),
    breed: Named.optional(),
    wanted: z.int().min(1).optional(),
    /** The number of organic animals that the applicant takes of offers with too few. */
    taken: z.int().min(0),
    from: Day.optional(),
    to: Day.optional(),
  }),
  place: z.strictObject({
    site: Ref,
    position: GeoPosition,
    citycode: z.string().max(12).optional(),
    city: z.string().max(200).optional(),
    radiusKm: z.number().positive().max(RADIUS_KM),
  }),
  law: z.strictObject({
    act: z.string().max(LAW_TEXT_LENGTH),
    /** The first day of the country's own law; absent where the law of the Union holds. */
    validFrom: Day.optional(),
    proofDays: z.int().min(1),
  }),
  scope: z.array(CountryCode).min(1).max(60),
  search: z.strictObject({
    /** The moment of the search: it counted every save before. */
    searchedOn: Instant,
    until: Day,
    filter: AttributeFilter.optional(),
    conditions: z.array(ProofCondition).max(PROOF_CONDITIONS),
    found: z.int().min(0),
    /** The number of offers that kind, sex, age and place alone find. */
    neutral: z.int().min(0),
  }),
  offers: z.array(ProofOffer).max(FOUND_OFFERS),
  app: z.strictObject({ version: z.string().max(40), build: z.string().max(80) }),
  ruleset: PinnedRef.optional(),
});
export type ProofDocument = z.infer<typeof ProofDocument>;
