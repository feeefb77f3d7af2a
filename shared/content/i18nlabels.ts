import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { LABEL_LENGTH } from '#shared/kernel/label.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { I18N_ENTRIES, SOURCE_MARK_LENGTH } from './limits.ts';

const I18nlabel = z.strictObject({
  key: z.string().min(1).max(200),
  label: z.string().max(LABEL_LENGTH),
  /**
   * The mark of the built-in text that the label was written for: it shows that the built-in text has changed since.
   */
  source: z.string().max(SOURCE_MARK_LENGTH).optional(),
  /** Tells whether somebody has read the label beside that text and agrees. */
  reviewed: z.boolean().optional(),
});

/** i18n labels of specification section 3: texts of the pages that administrators changed, by message key. */
const I18nlabels = z.strictObject({
  language: Locale,
  entries: z
    .array(I18nlabel)
    .max(I18N_ENTRIES)
    .refine((list) => new Set(list.map((text) => text.key)).size === list.length, {
      message: 'each key once',
    })
    .default([]),
});

export type I18nlabels = z.infer<typeof I18nlabels>;

export const i18nlabelsClass = defineEntityClass({
  name: 'i18nlabels',
  personal: 'none',
  schema: I18nlabels,
  groups: publicShard({ language: 'text' }),
  write: administratorsWrite,
  unique: { language: (data) => [data.language] },
  label: (data) => data.language,
});
