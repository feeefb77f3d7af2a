import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { CONTENT_LENGTH, PAGE_CHANGES } from './limits.ts';

/** Text of one language, with the marks that `parsePage` reads. */
const Content = z.strictObject({ lang: Locale, content: z.string().max(CONTENT_LENGTH) });

/** Content page of specification section 3, found by its usage key: `footer`, `privacy`, … */
export const Cmspage = z.strictObject({
  usageKey: z
    .string()
    .max(64)
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens'),
  /** The country whose own page it is; without one it is the page of all that have no own (`shown-page.ts`). */
  country: Ref.optional(),
  internalName: z.string().min(1).max(200),
  title: Labels.min(1),
  content: z
    .array(Content)
    .max(40)
    .refine((list) => new Set(list.map((text) => text.lang)).size === list.length, {
      message: 'each language at most once',
    }),
  lastUpdated: Instant.optional(),
  /** The changes of each version, for readers who know an earlier one: `version` is its `lastUpdated`. */
  changes: z
    .array(z.strictObject({ version: Instant, summary: Labels.min(1) }))
    .max(PAGE_CHANGES)
    .optional(),
});
export type Cmspage = z.infer<typeof Cmspage>;

/** Returns the unique value of the page that stands under a key, of a country or of all. */
export const pageKey = (usageKey: string, country?: string): string =>
  country === undefined ? usageKey : `${country} ${usageKey}`;

export const cmspageClass = defineEntityClass({
  name: 'cmspage',
  personal: 'none',
  schema: Cmspage,
  groups: publicShard({
    usageKey: 'text',
    country: 'text',
    internalName: 'text',
    'title.label': 'texts',
    lastUpdated: 'time',
  }),
  write: administratorsWrite,
  unique: { usageKey: ({ usageKey, country }) => [pageKey(usageKey, country)] },
  refs: { country: 'country' },
  label: (data) => data.title,
});
