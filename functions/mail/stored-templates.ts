import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { Instant } from '#shared/kernel/time.ts';
import type { MailTemplateName } from '#shared/mail/mail-message.ts';
import { TEMPLATE_TYPES, type TemplateType } from '#shared/mail/template-type.ts';

/** A text that an administrator wrote in place of a built-in one. */
export const StoredTemplate = z.object({
  template: z.string(),
  updated: Instant,
  /** The id of the author's account. */
  updatedBy: z.string(),
  /** The person of that account. */
  byUser: z.string().optional(),
});

/** A text of the history; null where an administrator brought the built-in one back. */
export const WrittenTemplate = StoredTemplate.extend({ template: z.string().nullable() });
export type WrittenTemplate = z.infer<typeof WrittenTemplate>;
export type StoredTemplate = z.infer<typeof StoredTemplate>;

export type TemplateAddress = {
  readonly name: MailTemplateName;
  readonly language: Locale;
  readonly type: TemplateType;
};

/**
 * Returns the key of a text. Texts are no entities: the specification has no class for them, nothing refers to them,
 * and each mail reads them by their full name.
 */
export const templateKey = ({ name, language, type }: TemplateAddress): string =>
  `mail#${name}#${language}#${type}`;

/**
 * Returns the stored texts at these addresses, by `templateKey`. A text of another release that this one cannot read
 * counts as missing, and so does null: the built-in text is back.
 */
export async function storedTemplates(
  addresses: readonly TemplateAddress[],
  { values }: Pick<World, 'values'>,
): Promise<ReadonlyMap<string, StoredTemplate>> {
  const templates = await values.getMany(addresses.map(templateKey));
  return new Map(
    [...templates].flatMap(([key, value]) => {
      const parsed = StoredTemplate.safeParse(value);
      return parsed.success ? [[key, parsed.data] as const] : [];
    }),
  );
}

/** Returns the addresses of every part of a mail in these languages. */
export const addressesIn = (
  name: MailTemplateName,
  languages: readonly Locale[],
): TemplateAddress[] =>
  languages.flatMap((language) => TEMPLATE_TYPES.map((type) => ({ name, language, type })));
