import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { COATS } from './coat.ts';

const OfferSpecification = z.strictObject({
  id: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, _ and -'),
  labels: Labels.min(1),
});

/** Offer group of specification section 3: a breed, strain or origin. */
export const Offergroup = z.strictObject({
  labels: Labels.min(1),
  animalkind: Ref,
  /** The countries that have the group; empty: all of them. */
  activeInCountries: z.array(Ref).max(100).default([]),
  /** The categories II of the group: at most one for each country that has its own. */
  category2: z.array(Ref).max(100).default([]),
  /** The specifications that an offer of the group may choose: a line, polled, … */
  offerSpecifications: z
    .array(OfferSpecification)
    .max(50)
    .refine((list) => new Set(list.map((specification) => specification.id)).size === list.length, {
      message: 'each specification id once',
    })
    .default([]),
  /** Official breed key. */
  breedCode: z.string().min(1).max(20).optional(),
  /**
   * Tells whether the breed is in danger of being lost to farming (Annex II Part II point 1.3.4.1 of Regulation (EU)
   * 2018/848), as a list of the country says (`endangered-breed.ts`).
   */
  endangered: z.boolean().default(false),
  /** The lists that name the breed, each with its version; a list without a country holds in all. */
  endangeredLists: z
    .array(
      z.strictObject({
        country: Ref.optional(),
        list: z.string().min(1).max(200),
        version: z.string().min(1).max(60),
      }),
    )
    .max(60)
    .default([]),
  /**
   * Tells whether the breed is adapted to organic production: it is then counted in table I.4 of the yearly report.
   */
  adaptedBreed: z.boolean().default(false),
  /** The colour of its portrait; without one it has that of the species. */
  coat: z.enum(COATS).optional(),
  /**
   * The breed that this one is a duplicate of. Offers and requests that are not decided go over to it, and nobody chooses
   * this one any more.
   */
  sameAs: Ref.optional(),
});
export type Offergroup = z.infer<typeof Offergroup>;

export const offergroupClass = defineEntityClass({
  name: 'offergroup',
  personal: 'none',
  schema: Offergroup,
  groups: publicShard({
    'labels.label': 'texts',
    animalkind: 'text',
    activeInCountries: 'texts',
    category2: 'texts',
    breedCode: 'text',
    endangered: 'boolean',
    'endangeredLists.country': 'texts',
    adaptedBreed: 'boolean',
    sameAs: 'text',
  }),
  write: administratorsWrite,
  refs: {
    animalkind: 'animalkind',
    activeInCountries: 'country',
    category2: 'category2',
    'endangeredLists.country': 'country',
    sameAs: 'offergroup',
  },
  label: (data) => data.labels,
});
