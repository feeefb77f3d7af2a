import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Gaps that harm people: a country with one is not switched on. Names of `countryErrors`. */
const HARMFUL_GAPS = [
  'authorityMissing',
  'approverMissing',
  'packageUndecided',
  'legalPageMissing',
  'placesMissing',
] as const;

/** A gap of a country before it can be on the website. */
export const CountryGap = z.object({
  gap: z.enum([
    ...HARMFUL_GAPS,
    /** The country's law bars the package, so it is offered to nobody. */
    'packageBarred',
    /** No package is switched on, so that nobody can ask for an exception. */
    'packageMissing',
    /** Packages of the country count working days, and it has no holidays. */
    'calendarMissing',
    /** The calendar has holidays of single years, and none of the year that is near or has begun. */
    'holidaysOver',
    /** Authorities that nobody has joined while the country takes no requests on the website. */
    'authorityUnused',
    /** No animal kind can be offered or searched. */
    'animalsMissing',
    /** An animal kind without a breed that the country has: offers name one. */
    'breedsMissing',
    /** An animal kind whose offers name a category I, and none is for it in the country. */
    'categoryMissing',
    /** No control body is confirmed, so that no farm can register. */
    'controlBodyMissing',
    /** Postal codes lie in no region of the country. */
    'codesNowhere',
    /** A page that helps readers is missing, or a language of the country in it. */
    'pageMissing',
    /** The country, which is not on the website, shows a page of all countries that should say who answers for it. */
    'pageCommon',
    /** The stage is deployed without a sign-in for the country. */
    'signOnMissing',
  ]),
  /** The entries that lack it; 0 regions where the country has none at all. */
  count: z.int().min(0),
  /** The entry where it is mended, if there is one. */
  of: Ref.optional(),
  /** The key of the page. */
  usageKey: z.string().optional(),
});
export type CountryGap = z.infer<typeof CountryGap>;

export const isHarmful = (gap: CountryGap['gap']): gap is (typeof HARMFUL_GAPS)[number] =>
  HARMFUL_GAPS.some((harmful) => harmful === gap);

/** Tells whether a gap is mended in the request package that it names. */
export const isOfPackage = (gap: CountryGap['gap']): boolean =>
  gap === 'packageUndecided' || gap === 'packageBarred';
