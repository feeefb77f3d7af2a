import * as z from 'zod';
import { NEW_OFFERS_A_SEARCH, SAVED_SEARCH_LENGTH, SAVED_SEARCHES } from '#shared/offers/limits.ts';
import { MAIL_LINE_LENGTH } from './limits.ts';

const line = z.string().min(1).max(MAIL_LINE_LENGTH);
/** The whole address of a page: each search has its country's site. */
const link = z.url({ protocol: /^https?$/ }).max(SAVED_SEARCH_LENGTH + 500);

/** The offers that a mail names, by saved search, and how many `more` there are. */
export const FoundOffers = z
  .array(
    z.strictObject({
      name: line,
      link,
      more: z.int().min(0),
      offers: z.array(z.strictObject({ line, link })).min(1).max(NEW_OFFERS_A_SEARCH),
    }),
  )
  .min(1)
  .max(SAVED_SEARCHES);
